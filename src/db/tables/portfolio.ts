import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customers } from './customers.ts';
import { scans } from './scans.ts';

/** A website of a customer: scans belong to it by host. Ordering a scan adds its website. */
export const websites = pgTable(
  'websites',
  {
    id: uuid('id').primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Address that a scan from the portfolio starts with. */
    url: text('url').notNull(),
    /** Host without `www.`, as in `scans.host`. */
    host: text('host').notNull(),
    created: moment('created').notNull().defaultNow(),
  },
  (table) => [unique('websites_once').on(table.customerId, table.host)],
);

/** Services that a customer's finished scan saw. */
export const scanServices = pgTable(
  'scan_services',
  {
    scanId: uuid('scan_id')
      .notNull()
      .references(() => scans.id, { onDelete: 'cascade' }),
    serviceId: text('service_id').notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scanId, table.serviceId] }), index('scan_services_by_service').on(table.serviceId)],
);

/** Remarks on a scan, one an area. */
export const scanComments = pgTable(
  'scan_comments',
  {
    id: uuid('id').primaryKey(),
    scanId: uuid('scan_id')
      .notNull()
      .references(() => scans.id, { onDelete: 'cascade' }),
    area: text('area').notNull(),
    text: text('text').notNull(),
    created: moment('created').notNull().defaultNow(),
    changed: moment('changed').notNull().defaultNow(),
  },
  (table) => [unique('scan_comments_once').on(table.scanId, table.area)],
);
