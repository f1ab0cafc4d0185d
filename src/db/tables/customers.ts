import { sql } from 'drizzle-orm';
import { boolean, customType, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A registered customer. */
export const customers = pgTable('customers', {
  id: uuid('id').primaryKey(),
  /** Lower case; unique. */
  email: text('email').notNull().unique(),
  product: text('product', { enum: ['free', 'premium'] })
    .notNull()
    .default('free'),
  roles: text('roles').array().notNull().default(sql`'{customer}'`),
  locale: text('locale', { enum: ['de', 'en'] })
    .notNull()
    .default('de'),
  pendingInvoiceOrder: boolean('pending_invoice_order').notNull().default(false),
  created: moment('created').notNull().defaultNow(),
});

/** A login. The cookie holds the token, the table its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    created: moment('created').notNull().defaultNow(),
    /** Last use, to the minute. */
    seen: moment('seen').notNull().defaultNow(),
    /** Absolute end. */
    expires: moment('expires').notNull(),
  },
  (table) => [index('sessions_of_customer').on(table.customerId), index('sessions_expiring').on(table.expires)],
);
