import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ScanProgressView } from '#contract/api/scan-progress.ts';
import type { Database } from '../database.ts';
import { progressChannel } from '../notifications.ts';
import { scanServices } from '../tables/portfolio.ts';
import { type ScanPart, type ScanRow, scanAnswers, scanProgress, scans } from '../tables/scans.ts';
import { asCustomerAnswers } from './adopt-scan.ts';
import { refundScan } from './scan-bookings.ts';

/** What a scan came to. */
export interface ScanEnd {
  state: 'done' | 'failed';
  class: ScanRow['class'];
  score: number | null;
  complete: boolean | null;
  error: string | null;
  /** Findings of classes Risk and Hint: how many, and by what they are known again. */
  risks: number;
  hints: number;
  findingKeys: string[];
  /** Services that were seen. */
  services: readonly { id: string; name: string }[];
  answers: ReadonlyMap<ScanPart, Buffer>;
}

/**
 * Takes a scan to run it and counts the attempt: from now on writes of earlier attempts have no effect. Null when there is nothing
 * to run any more.
 */
export async function beginAttempt(db: Database, id: string): Promise<ScanRow | null> {
  const [row] = await db
    .update(scans)
    .set({ state: 'running', attempt: sql`${scans.attempt} + 1`, started: sql`now()` })
    .where(and(eq(scans.id, id), inArray(scans.state, ['queued', 'running'])))
    .returning();
  return row ?? null;
}

/** Replaces the progress of an attempt and tells watchers. False when another attempt has taken over. */
export async function writeProgress(db: Database, id: string, attempt: number, view: ScanProgressView): Promise<boolean> {
  const written = await db.execute(sql`
    with current as (select id from ${scans} where id = ${id} and attempt = ${attempt} and state = 'running'),
    written as (
      insert into ${scanProgress} (scan_id, attempt, view)
      select id, ${attempt}, ${JSON.stringify(view)}::jsonb from current
      on conflict (scan_id) do update set attempt = excluded.attempt, view = excluded.view
        where ${scanProgress}.attempt <= excluded.attempt
      returning scan_id
    )
    select pg_notify(${progressChannel}, scan_id::text) from written`);
  return (written.rowCount ?? 0) > 0;
}

/** Publishes the end of a scan in one transaction. False when another attempt has taken over: then nothing is written. */
export async function publishScan(
  db: Database,
  id: string,
  attempt: number,
  { answers, services, ...end }: ScanEnd,
  view: ScanProgressView,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(scans)
      .set({ ...end, finished: sql`now()` })
      .where(and(eq(scans.id, id), eq(scans.attempt, attempt), eq(scans.state, 'running')))
      .returning({ customerId: scans.customerId });
    if (!row) return false;
    if (end.state === 'failed') await refundScan(tx, id);
    await tx.delete(scanAnswers).where(eq(scanAnswers.scanId, id));
    const kept = [...(row.customerId === null ? answers : await asCustomerAnswers(answers))];
    if (kept.length > 0) await tx.insert(scanAnswers).values(kept.map(([part, body]) => ({ scanId: id, part, body })));
    if (services.length > 0)
      await tx.insert(scanServices).values(services.map((service) => ({ scanId: id, serviceId: service.id, name: service.name })));
    await tx
      .insert(scanProgress)
      .values({ scanId: id, attempt, view })
      .onConflictDoUpdate({ target: scanProgress.scanId, set: { attempt, view } });
    await tx.execute(sql`select pg_notify(${progressChannel}, ${id})`);
    return true;
  });
}
