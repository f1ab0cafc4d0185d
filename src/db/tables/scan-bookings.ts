import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customers } from './customers.ts';

/**
 * Ledger of scans: append-only, a balance is a sum. `charge-up` fills standard scans to the plan's number once a month, `scan`
 * takes one, `refund` gives it back when the scan failed, `purchase` and `grant` add premium scans.
 */
export const scanBookings = pgTable(
  'scan_bookings',
  {
    id: uuid('id').primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['standard', 'premium'] }).notNull(),
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: ['charge-up', 'scan', 'refund', 'purchase', 'grant'] }).notNull(),
    /** Of `scan` and `refund`; no reference, because the booking outlives a deleted scan. */
    scanId: uuid('scan_id'),
    /** Of `charge-up`: the month in German time ("2026-11") and the plan ("2026-11/premium"). */
    period: text('period'),
    created: moment('created').notNull().defaultNow(),
  },
  (table) => [
    index('scan_bookings_of_customer').on(table.customerId, table.kind),
    uniqueIndex('scan_bookings_once_per_scan').on(table.scanId, table.reason).where(sql`${table.scanId} is not null`),
    uniqueIndex('scan_bookings_once_per_period').on(table.customerId, table.period).where(sql`${table.period} is not null`),
  ],
);
