import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customers } from './customers.ts';

/** Outbox: a mail is written in the transaction of what it tells, and sent afterwards. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** Which mail it is, for tests and statistics. */
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    created: moment('created').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; null: never again, it was sent or given up. */
    nextAttempt: moment('next_attempt').defaultNow(),
    sent: moment('sent'),
    /** Why the last attempt failed. */
    error: text('error'),
  },
  (table) => [
    index('mails_waiting').on(table.nextAttempt).where(sql`${table.nextAttempt} is not null`),
    index('mails_by_age').on(table.created.desc()),
    index('mails_of_customer').on(table.customerId),
  ],
);

export type MailRow = typeof mails.$inferSelect;
