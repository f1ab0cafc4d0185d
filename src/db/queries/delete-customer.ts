import { eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { customers } from '../tables/customers.ts';
import { idempotencyKeys, scans } from '../tables/scans.ts';
import { lockCustomer } from './customers.ts';

/** Scans whose rows are gone and whose files have to follow. */
export interface DeletedScan {
  id: string;
  /** A worker may still be at it and write files. */
  mayRun: boolean;
}

/** Deletes a customer with everything that hangs on the row, and answers the scans. Null: there is none (any more). */
export async function deleteCustomer(tx: Database, id: string): Promise<DeletedScan[] | null> {
  if (!(await lockCustomer(tx, id))) return null;
  // Some orders were made as a visitor, before the account.
  const own = tx.select({ id: scans.id }).from(scans).where(eq(scans.customerId, id));
  await tx.delete(idempotencyKeys).where(or(eq(idempotencyKeys.scope, id), inArray(idempotencyKeys.scanId, own)));
  const deleted = await tx.delete(scans).where(eq(scans.customerId, id)).returning({ id: scans.id, state: scans.state });
  await tx.delete(customers).where(eq(customers.id, id));
  return deleted.map((scan) => ({ id: scan.id, mayRun: scan.state === 'queued' || scan.state === 'running' }));
}
