import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { customers, recoveryCodes } from '../tables/customers.ts';

/** Accepts the code of a time step, once: false when this or a later step was accepted before. */
export async function acceptStep(db: Database, customerId: string, step: number): Promise<boolean> {
  const accepted = await db
    .update(customers)
    .set({ totpStep: step })
    .where(and(eq(customers.id, customerId), or(isNull(customers.totpStep), lt(customers.totpStep, step))))
    .returning({ id: customers.id });
  return accepted.length > 0;
}

/** Uses a recovery code up. False: there is no such code, or no longer. */
export async function takeRecoveryCode(db: Database, customerId: string, codeHash: Buffer): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.customerId, customerId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ customerId: recoveryCodes.customerId });
  return taken.length > 0;
}

/** Puts new recovery codes in place of all before. */
export async function replaceRecoveryCodes(tx: Database, customerId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.customerId, customerId));
  if (hashes.length > 0) await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ customerId, codeHash })));
}
