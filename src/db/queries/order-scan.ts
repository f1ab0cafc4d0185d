import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { idempotencyKeys, type ScanRow, scans, spentChallenges } from '../tables/scans.ts';

/** What is known of a scan when it is ordered. */
export type NewScan = Pick<
  ScanRow,
  | 'id'
  | 'customerId'
  | 'secretHash'
  | 'url'
  | 'host'
  | 'depth'
  | 'maxPages'
  | 'configurationCode'
  | 'settings'
  | 'locale'
  | 'tags'
  | 'expires'
>;

/** Writes an ordered scan. Call it in the transaction that also enqueues its job. */
export async function insertScan(db: Database, scan: NewScan): Promise<void> {
  await db.insert(scans).values(scan);
}

/** Result of claiming an idempotency key: new, or the scan it already stands for. */
export type KeyClaim = { isNew: true } | { isNew: false; scanId: string; sameRequest: boolean };

/** Claims a key for a scan, in the order's transaction: a parallel order with the same key waits here until this one is decided. */
export async function claimKey(
  db: Database,
  claim: { scope: string; keyHash: Buffer; requestHash: Buffer; scanId: string },
): Promise<KeyClaim> {
  const inserted = await db.insert(idempotencyKeys).values(claim).onConflictDoNothing().returning({ scanId: idempotencyKeys.scanId });
  if (inserted.length > 0) return { isNew: true };
  const [known] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, claim.scope), eq(idempotencyKeys.keyHash, claim.keyHash)));
  if (!known) throw new Error('an idempotency key vanished while it was claimed');
  return { isNew: false, scanId: known.scanId, sameRequest: known.requestHash.equals(claim.requestHash) };
}

/** Takes a proof-of-work challenge out of circulation. False: it was used before. */
export async function spendChallenge(db: Database, id: string, expires: Date): Promise<boolean> {
  const inserted = await db.insert(spentChallenges).values({ id, expires }).onConflictDoNothing().returning({ id: spentChallenges.id });
  return inserted.length > 0;
}

/** Scans that wait, with the caller's own, and for how many seconds the oldest has done so. */
export async function readQueue(db: Database): Promise<{ waiting: number; oldestSeconds: number }> {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${scans.created})), 0)::float`,
    })
    .from(scans)
    .where(eq(scans.state, 'queued'));
  return row ?? { waiting: 0, oldestSeconds: 0 };
}

/** Forgets keys and challenges that are out of date. */
export async function forgetOldOrders(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created, new Date(now.getTime() - 3 * 86_400_000)));
  await db.delete(spentChallenges).where(lt(spentChallenges.expires, now));
}
