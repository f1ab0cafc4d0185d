import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customers } from './customers.ts';
import { scans } from './scans.ts';

/** Findings that a customer holds to be wrong, one row a finding of a scan. */
export const disputes = pgTable(
  'disputes',
  {
    id: uuid('id').primaryKey(),
    scanId: uuid('scan_id')
      .notNull()
      .references(() => scans.id, { onDelete: 'cascade' }),
    findingId: text('finding_id').notNull(),
    reason: text('reason').notNull(),
    created: moment('created').notNull().defaultNow(),
  },
  (table) => [unique('disputes_once').on(table.scanId, table.findingId)],
);

/** What customers say about reports and about the product. */
export const customerFeedback = pgTable(
  'customer_feedback',
  {
    id: uuid('id').primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Null: about no scan, or about one that was deleted. */
    scanId: uuid('scan_id').references(() => scans.id, { onDelete: 'set null' }),
    rating: integer('rating'),
    text: text('text').notNull(),
    created: moment('created').notNull().defaultNow(),
  },
  (table) => [index('customer_feedback_by_age').on(table.created), index('customer_feedback_of').on(table.customerId)],
);
