import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Customer, Role } from '#contract/api/customer.ts';
import type { Database } from '../database.ts';
import { type CustomerRow, customers, sessions } from '../tables/customers.ts';

/** A session ends after so long without use. */
const idleDays = 30;

/** The customer whose session a token's SHA-256 belongs to, or null when there is none, or none any more. Marks the use. */
export async function findCustomerOfSession(db: Database, tokenHash: Buffer): Promise<Customer | null> {
  const [row] = await db
    .select({ customer: customers, seen: sessions.seen })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expires, sql`now()`),
        gt(sessions.seen, sql`now() - make_interval(days => ${idleDays})`),
      ),
    );
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
