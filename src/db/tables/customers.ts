import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Address } from '#contract/api/account.ts';
import { bytes, moment } from './columns.ts';

/** A registered customer. */
export const customers = pgTable('customers', {
  id: uuid('id').primaryKey(),
  /** Lower case; unique. */
  email: text('email').notNull().unique(),
  /** Argon2id in its own notation. Null: the account was made by a command and has no password yet. */
  passwordHash: text('password_hash'),
  product: text('product', { enum: ['free', 'premium'] })
    .notNull()
    .default('free'),
  roles: text('roles').array().notNull().default(sql`'{customer}'`),
  locale: text('locale', { enum: ['de', 'en'] })
    .notNull()
    .default('de'),
  websiteType: text('website_type', { enum: ['privateer', 'company', 'society', 'liberalprofession'] }),
  pendingInvoiceOrder: boolean('pending_invoice_order').notNull().default(false),
  created: moment('created').notNull().defaultNow(),
  /** When the e-mail address was confirmed; null: nobody can log in yet. */
  confirmed: moment('confirmed'),
  /** Secret of the second factor, encrypted. It counts from `totpConfirmed` on. */
  totpSecret: bytes('totp_secret'),
  totpConfirmed: moment('totp_confirmed'),
  /** Time step of the last accepted code: none is good twice. */
  totpStep: integer('totp_step'),
});

/** A login. The cookie holds the token, the table its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    /** Name towards the customer; tells nothing about the token. */
    id: uuid('id').notNull().unique().default(sql`gen_random_uuid()`),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Browser and system in words. */
    device: text('device'),
    created: moment('created').notNull().defaultNow(),
    /** Last use, to the minute. */
    seen: moment('seen').notNull().defaultNow(),
    /** Absolute end. */
    expires: moment('expires').notNull(),
  },
  (table) => [index('sessions_of_customer').on(table.customerId), index('sessions_expiring').on(table.expires)],
);

/** Tokens of mails: to confirm an account, to set a new password. Single use. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    /** SHA-256 of the code to type, for those that have one. */
    codeHash: bytes('code_hash').unique(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['confirm', 'reset'] }).notNull(),
    /** Instant scan that moves into the account when it is confirmed. */
    visitorScanId: uuid('visitor_scan_id'),
    created: moment('created').notNull().defaultNow(),
    expires: moment('expires').notNull(),
  },
  (table) => [index('account_tokens_of_customer').on(table.customerId, table.kind), index('account_tokens_expiring').on(table.expires)],
);

/** Codes for a lost second factor; each is deleted when it is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    codeHash: bytes('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.codeHash] })],
);

/** Failed logins by keyed hash of the address, whether or not there is such an account. */
export const loginDelays = pgTable(
  'login_delays',
  {
    emailHash: bytes('email_hash').primaryKey(),
    failures: integer('failures').notNull(),
    /** Until then every attempt is refused. */
    until: moment('until').notNull(),
    changed: moment('changed').notNull().defaultNow(),
  },
  (table) => [index('login_delays_by_age').on(table.changed)],
);

/** Billing address. */
export const addresses = pgTable('addresses', {
  customerId: uuid('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  address: jsonb('address').$type<Address>().notNull(),
  changed: moment('changed').notNull().defaultNow(),
});

export type CustomerRow = typeof customers.$inferSelect;
