import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Address } from '#contract/api/account.ts';
import type { Role } from '#contract/api/customer.ts';
import type { Database } from '../database.ts';
import { addresses, type CustomerRow, customers } from '../tables/customers.ts';
import { mails } from '../tables/mails.ts';

/** The customer of an e-mail address in lower case, or null. */
export async function findCustomerByEmail(db: Database, email: string): Promise<CustomerRow | null> {
  const [row] = await db.select().from(customers).where(eq(customers.email, email));
  return row ?? null;
}

/** A customer by identifier, or null. */
export async function findCustomer(db: Database, id: string): Promise<CustomerRow | null> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row ?? null;
}

/** The same, and nobody else changes the row until the transaction ends. */
export async function lockCustomer(tx: Database, id: string): Promise<CustomerRow | null> {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
  return row ?? null;
}

/** Adds a customer. False: the address is taken; a parallel attempt waits here until the first is decided. */
export async function insertCustomer(
  tx: Database,
  customer: Pick<CustomerRow, 'id' | 'email'> & Partial<typeof customers.$inferInsert>,
): Promise<boolean> {
  const added = await tx.insert(customers).values(customer).onConflictDoNothing().returning({ id: customers.id });
  return added.length > 0;
}

/** Changes what is given. */
export async function updateCustomer(
  tx: Database,
  id: string,
  change: Partial<Omit<typeof customers.$inferInsert, 'id' | 'created'>>,
): Promise<void> {
  await tx.update(customers).set(change).where(eq(customers.id, id));
}

/** Adds a role. False: there is no such customer. */
export async function grantRole(db: Database, email: string, role: Role): Promise<boolean> {
  const changed = await db
    .update(customers)
    .set({ roles: sql`(select array_agg(distinct name order by name) from unnest(${customers.roles} || ${role}::text) name)` })
    .where(eq(customers.email, email))
    .returning({ id: customers.id });
  return changed.length > 0;
}

/** All customers, newest first. */
export async function listCustomers(db: Database): Promise<Pick<CustomerRow, 'email' | 'product' | 'roles' | 'created' | 'confirmed'>[]> {
  const { email, product, roles, created, confirmed } = customers;
  return db.select({ email, product, roles, created, confirmed }).from(customers).orderBy(desc(created));
}

/** How many mails of a kind a customer was written since a moment. */
export async function countMails(db: Database, customerId: string, kind: string, since: Date): Promise<number> {
  return db.$count(
    mails,
    and(eq(mails.customerId, customerId), eq(mails.kind, kind), sql`${mails.created} > ${since.toISOString()}::timestamptz`),
  );
}

/** Billing address, or null. */
export async function findAddress(db: Database, customerId: string): Promise<Address | null> {
  const [row] = await db.select({ address: addresses.address }).from(addresses).where(eq(addresses.customerId, customerId));
  return row?.address ?? null;
}

/** Saves the billing address in place of the one before. */
export async function saveAddress(db: Database, customerId: string, address: Address): Promise<void> {
  const changed = new Date();
  await db
    .insert(addresses)
    .values({ customerId, address, changed })
    .onConflictDoUpdate({ target: addresses.customerId, set: { address, changed } });
}

/** Deletes accounts that nobody confirmed. They have no scans: those come with the confirmation. */
export async function forgetUnconfirmed(db: Database, before: Date): Promise<void> {
  await db.delete(customers).where(and(isNull(customers.confirmed), lt(customers.created, before)));
}
