import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { OpenDatabase } from '#db/database.ts';
import { customers, sessions } from '#db/tables/customers.ts';

/** A confirmed customer, by default without a password. */
export type CustomerValues = Partial<typeof customers.$inferInsert>;

/** Puts a customer into the database, as if the account had been confirmed. */
export async function storeCustomer({ db }: Pick<OpenDatabase, 'db'>, values: CustomerValues = {}): Promise<{ id: string; email: string }> {
  const id = values.id ?? randomUUID();
  const email = values.email ?? `${id}@beispiel.test`;
  await db.insert(customers).values({ confirmed: new Date(), ...values, id, email });
  return { id, email };
}

/** Logs a customer in and answers the token of the cookie. */
export async function storeSession({ db }: Pick<OpenDatabase, 'db'>, customerId: string, device?: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest();
  await db.insert(sessions).values({ tokenHash, customerId, expires: new Date(Date.now() + 3_600_000), ...(device && { device }) });
  return token;
}
