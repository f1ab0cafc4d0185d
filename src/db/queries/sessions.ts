import { and, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import type { Customer, Role } from '#contract/api/customer.ts';
import type { Database } from '../database.ts';
import { type CustomerRow, customers, sessions } from '../tables/customers.ts';

/** A session ends after so long without use. */
const idleDays = 30;
/** A session ends after so long in any case. */
export const sessionDays = 90;

const isAlive = and(gt(sessions.expires, sql`now()`), gt(sessions.seen, sql`now() - make_interval(days => ${idleDays})`));

/** The customer whose session a token's SHA-256 belongs to, or null when there is none, or none any more. Marks the use. */
export async function findCustomerOfSession(db: Database, tokenHash: Buffer): Promise<Customer | null> {
  const [row] = await db
    .select({ customer: customers, seen: sessions.seen })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.tokenHash, tokenHash), isAlive));
  if (!row) return null;
  // To the minute: a read must not become a write.
  await db
    .update(sessions)
    .set({ seen: sql`now()` })
    .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.seen, sql`now() - interval '1 minute'`)));
  return customerOf(row.customer);
}

/** A row as the contract shows it. */
export function customerOf({ id, email, product, roles, pendingInvoiceOrder, locale, websiteType, totpConfirmed }: CustomerRow): Customer {
  return {
    identifier: id,
    email,
    product,
    roles: roles as Role[],
    pendingInvoiceOrder,
    locale,
    websiteType,
    secondFactor: totpConfirmed !== null,
  };
}

/** A session as its customer may see it. */
export interface OwnSession {
  id: string;
  tokenHash: Buffer;
  device: string | null;
  created: Date;
  seen: Date;
  expires: Date;
}

/** Begins a session. Call it in the transaction that has made sure that the password still is the one that was shown. */
export async function insertSession(
  tx: Database,
  session: { tokenHash: Buffer; customerId: string; device: string | null; now: Date },
): Promise<void> {
  const { tokenHash, customerId, device, now } = session;
  const expires = new Date(now.getTime() + sessionDays * 86_400_000);
  await tx.insert(sessions).values({ tokenHash, customerId, device, created: now, seen: now, expires });
}

/** Where a customer is logged in, last used first. */
export async function listSessions(db: Database, customerId: string): Promise<OwnSession[]> {
  const { id, tokenHash, device, created, seen, expires } = sessions;
  return db
    .select({ id, tokenHash, device, created, seen, expires })
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), isAlive))
    .orderBy(desc(seen), desc(created));
}

/** Ends the session of a token; none is no fault. */
export async function endSessionOf(db: Database, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends one session of a customer by its name and answers its token's hash; null: there is none. */
export async function endSession(db: Database, customerId: string, id: string): Promise<Buffer | null> {
  const [ended] = await db
    .delete(sessions)
    // As text: the name comes from outside and need not be a UUID.
    .where(and(eq(sessions.customerId, customerId), sql`${sessions.id}::text = ${id}`))
    .returning({ tokenHash: sessions.tokenHash });
  return ended?.tokenHash ?? null;
}

/** Ends all sessions of a customer. */
export async function endSessions(db: Database, customerId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.customerId, customerId));
}

/** Gives one session a new token and ends all others. False: it has ended meanwhile. */
export async function renewSession(tx: Database, customerId: string, tokenHash: Buffer, newHash: Buffer): Promise<boolean> {
  await tx.delete(sessions).where(and(eq(sessions.customerId, customerId), ne(sessions.tokenHash, tokenHash)));
  const renewed = await tx
    .update(sessions)
    .set({ tokenHash: newHash })
    .where(and(eq(sessions.customerId, customerId), eq(sessions.tokenHash, tokenHash)))
    .returning({ id: sessions.id });
  return renewed.length > 0;
}

/** Forgets sessions that have ended by time. */
export async function forgetSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expires, sql`now()`), lt(sessions.seen, sql`now() - make_interval(days => ${idleDays})`)));
}
