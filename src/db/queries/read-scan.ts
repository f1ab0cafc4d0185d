import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { ScanProgressView } from '#contract/api/scan-progress.ts';
import type { Database } from '../database.ts';
import { progressChannel } from '../notifications.ts';
import { type ScanPart, type ScanRow, scanAnswers, scanProgress, scans } from '../tables/scans.ts';

/** Who asks: the holder of a visitor scan's secret (as its SHA-256), or a customer. */
export type Reader = { secretHash: Buffer } | { customerId: string };

function mayRead(reader: Reader) {
  return 'customerId' in reader
    ? eq(scans.customerId, reader.customerId)
    : and(isNull(scans.customerId), eq(scans.secretHash, reader.secretHash));
}

/** A scan the reader may see, or null: whether another one exists is nobody's business. */
export async function findScan(db: Database, id: string, reader: Reader): Promise<ScanRow | null> {
  const [row] = await db
    .select()
    .from(scans)
    .where(and(eq(scans.id, id), mayRead(reader)));
  return row ?? null;
}

/** Keeps a customer's scan from being deleted until the transaction ends. False: the customer has no such scan. */
export async function holdScan(tx: Database, id: string, customerId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: scans.id })
    .from(scans)
    .where(and(eq(scans.id, id), eq(scans.customerId, customerId)))
    .for('key share');
  return rows.length > 0;
}

/** State and gzipped JSON of one answer in one query; `body` is null while there is none. Null: no such scan for this reader. */
export async function findAnswer(
  db: Database,
  id: string,
  reader: Reader,
  part: ScanPart,
): Promise<{ state: ScanRow['state']; body: Buffer | null } | null> {
  const [row] = await db
    .select({ state: scans.state, body: scanAnswers.body })
    .from(scans)
    .leftJoin(scanAnswers, and(eq(scanAnswers.scanId, scans.id), eq(scanAnswers.part, part)))
    .where(and(eq(scans.id, id), mayRead(reader)));
  return row ?? null;
}

/** The last progress a worker wrote, or null before the first. */
export async function findProgress(db: Database, id: string): Promise<ScanProgressView | null> {
  const [row] = await db.select({ view: scanProgress.view }).from(scanProgress).where(eq(scanProgress.scanId, id));
  return row?.view ?? null;
}

/** Place in the queue, from 1. */
export async function queuePosition(db: Database, { created }: Pick<ScanRow, 'created'>): Promise<number> {
  const [row] = await db
    .select({ ahead: sql<number>`count(*)::int` })
    .from(scans)
    .where(and(eq(scans.state, 'queued'), lte(scans.created, created)));
  return Math.max(1, row?.ahead ?? 1);
}

/** Visitor scans whose time is over, oldest first. */
export async function expiredScans(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db.select({ id: scans.id }).from(scans).where(lte(scans.expires, now)).orderBy(scans.expires).limit(limit);
  return rows.map(({ id }) => id);
}

/** Deletes a scan with everything that hangs on its row. */
export async function deleteScan(db: Database, id: string): Promise<void> {
  await db.delete(scans).where(eq(scans.id, id));
}

/** Deletes a customer's scan with everything that hangs on its row, tells watchers, and answers what state it was in. Null: no such scan. */
export async function deleteScanOf(tx: Database, id: string, customerId: string): Promise<ScanRow['state'] | null> {
  const [row] = await tx
    .delete(scans)
    .where(and(eq(scans.id, id), eq(scans.customerId, customerId)))
    .returning({ state: scans.state });
  if (!row) return null;
  await tx.execute(sql`select pg_notify(${progressChannel}, ${id})`);
  return row.state;
}
