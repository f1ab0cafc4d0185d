import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CustomerScanOrder } from '#contract/api/scan-order.ts';
import type { ScanProgressView } from '#contract/api/scan-progress.ts';
import { bytes, moment } from './columns.ts';
import { customers } from './customers.ts';

/** An ordered scan: one row from order to deletion. `attempt` is the fencing token of every write a worker makes. */
export const scans = pgTable(
  'scans',
  {
    id: uuid('id').primaryKey(),
    /** Null: a visitor's, who holds the secret. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** SHA-256 of the visitor's secret. */
    secretHash: bytes('secret_hash'),
    url: text('url').notNull(),
    host: text('host').notNull(),
    depth: text('depth', { enum: ['standard', 'premium'] }).notNull(),
    maxPages: integer('max_pages').notNull(),
    configurationCode: text('configuration_code').notNull(),
    settings: jsonb('settings').$type<CustomerScanOrder['settings']>().notNull(),
    locale: text('locale', { enum: ['de', 'en'] }).notNull(),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    state: text('state', { enum: ['queued', 'running', 'done', 'failed'] })
      .notNull()
      .default('queued'),
    attempt: integer('attempt').notNull().default(0),
    created: moment('created').notNull().defaultNow(),
    started: moment('started'),
    finished: moment('finished'),
    /** After this moment the scan and its files are deleted. */
    expires: moment('expires'),
    class: text('class', { enum: ['Conform', 'Risk', 'Hint', 'NoClassification'] }),
    score: integer('score'),
    complete: boolean('complete'),
    error: text('error'),
    /** Findings of classes Risk and Hint: how many, and by what they are known again in the next scan of the website. */
    risks: integer('risks').notNull().default(0),
    hints: integer('hints').notNull().default(0),
    findingKeys: text('finding_keys').array().notNull().default(sql`'{}'`),
    /** Whether comments are switched on. */
    commentsActive: boolean('comments_active').notNull().default(false),
  },
  (table) => [
    index('scans_of_host').on(table.customerId, table.host, table.created.desc().nullsFirst()),
    // Scans without a score come last in either direction, hence an index for each.
    index('scans_by_score_up').on(
      table.customerId,
      sql`coalesce(${table.score}, 101)`,
      table.created.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('scans_by_score_down').on(
      table.customerId,
      sql`coalesce(${table.score}, -1) desc`,
      table.created.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('scans_of_customer').on(table.customerId, table.created.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('scans_waiting').on(table.created).where(sql`${table.state} = 'queued'`),
    index('scans_expiring').on(table.expires).where(sql`${table.expires} is not null`),
  ],
);

/** How far a scan is: the whole view, replaced as it goes. */
export const scanProgress = pgTable('scan_progress', {
  scanId: uuid('scan_id')
    .primaryKey()
    .references(() => scans.id, { onDelete: 'cascade' }),
  attempt: integer('attempt').notNull(),
  view: jsonb('view').$type<ScanProgressView>().notNull(),
});

/** Names of what a finished scan offers. */
export const scanParts = ['visitorReport', 'customerReport', 'tagMonitor', 'requestHierarchy', 'cookieMonitor', 'consentMonitor'] as const;

/** Answers of the API as they are sent: JSON, gzipped once when the scan is published, because they are read far more often. */
export const scanAnswers = pgTable(
  'scan_answers',
  {
    scanId: uuid('scan_id')
      .notNull()
      .references(() => scans.id, { onDelete: 'cascade' }),
    part: text('part', { enum: scanParts }).notNull(),
    body: bytes('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scanId, table.part] })],
);

/** Orders by idempotency key: the same key and body give the same scan. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Customer id, or `visitor`. */
    scope: text('scope').notNull(),
    /** SHA-256 of the key as sent. */
    keyHash: bytes('key_hash').notNull(),
    requestHash: bytes('request_hash').notNull(),
    scanId: uuid('scan_id').notNull(),
    created: moment('created').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.keyHash] }), index('idempotency_keys_by_age').on(table.created)],
);

/** Proof-of-work challenges that were answered: each is good for one scan. */
export const spentChallenges = pgTable('spent_challenges', {
  id: text('id').primaryKey(),
  expires: moment('expires').notNull(),
});

export type ScanRow = typeof scans.$inferSelect;
export type ScanPart = (typeof scanParts)[number];
