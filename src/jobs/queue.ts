import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Database } from '#db/database.ts';

/** Job that runs one scan; delivered at least once, at most three times. */
export const scanJob = 'scan';
/** Where scans end whose every attempt was lost with its worker. */
export const lostScanJob = 'scan-lost';
/** Deletes what has expired, once an hour. */
export const expiryJob = 'expire';

/** Deletes the files of scans whose rows are gone. */
export const scanFilesJob = 'scan-files';

/** Payload of `scanFilesJob`. */
export const scanFilesSchema = z.object({ scanIds: z.array(z.uuid()) });
/** Payload of `scanJob` and `lostScanJob`. */
export const scanJobSchema = z.object({ scanId: z.uuid() });

/** A worker that says nothing for so long is lost; with the interval of supervision its scans are taken over within half a minute. */
const heartbeatSeconds = 20;
const superviseSeconds = 5;

/** What a process may do with the queue. */
export interface QueueRole {
  url: string;
  /** Workers take jobs, revive lost ones and keep the schedule; servers only send. */
  works: boolean;
  onError(error: Error): void;
}

/** Opens the queue in the application's database and makes its queues known. */
export async function openQueue({ url, works, onError }: QueueRole): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'spurenleser-queue',
    schema: 'queue',
    max: 4,
    supervise: works,
    schedule: works,
    useListenNotify: works,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: 300,
  });
  boss.on('error', onError);
  await boss.start();
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  if (!existing.has(lostScanJob)) await boss.createQueue(lostScanJob, { retryLimit: 10, retryDelay: 5, retryBackoff: true, notify: true });
  if (!existing.has(scanJob)) {
    await boss.createQueue(scanJob, {
      heartbeatSeconds,
      expireInSeconds: 3_600,
      retryLimit: 2,
      retryDelay: 1,
      deadLetter: lostScanJob,
      deleteAfterSeconds: 86_400,
      notify: true,
    });
  } else await boss.updateQueue(scanJob, { heartbeatSeconds });
  if (!existing.has(expiryJob)) await boss.createQueue(expiryJob, { retryLimit: 2 });
  if (!existing.has(scanFilesJob)) {
    // For four days: no file may be left because a store was away.
    await boss.createQueue(scanFilesJob, {
      retryLimit: 100,
      retryDelay: 10,
      retryBackoff: true,
      retryDelayMax: 3_600,
      deleteAfterSeconds: 3_600,
    });
  }
  if (works) await boss.schedule(expiryJob, '17 * * * *');
  return boss;
}

/** Enqueues a scan in the transaction that writes its row: both happen, or neither. */
export async function enqueueScan(boss: PgBoss, tx: Database, scanId: string): Promise<void> {
  // Queues are created at every start, so a missing one means a fault, not a race.
  const id = await boss.send(scanJob, { scanId }, { id: scanId, db: fromDrizzle(tx, sql) });
  if (id === null) throw new Error('the queue did not take the scan');
}

/** Whether this delivery of a scan is the newest one, and not given up: only then may it be run. */
export async function isClaimed(boss: PgBoss, { id, retryCount }: { id: string; retryCount: number }): Promise<boolean> {
  const [job] = await boss.findJobs(scanJob, { id });
  return job?.state === 'active' && job.retryCount === retryCount;
}

/** Files of a scan that a worker is still at may come after the first deletion; by then every attempt has ended. */
const lateFilesSeconds = 1_800;
const scansPerJob = 500;

/** Enqueues the deletion of files in the transaction that deletes the rows: both happen, or neither. */
export async function enqueueFileDeletion(boss: PgBoss, tx: Database, scans: readonly { id: string; mayRun: boolean }[]): Promise<void> {
  const db = fromDrizzle(tx, sql);
  const send = async (ids: string[], startAfter: number) => {
    for (let from = 0; from < ids.length; from += scansPerJob)
      await boss.send(scanFilesJob, { scanIds: ids.slice(from, from + scansPerJob) }, { db, startAfter });
  };
  await send(
    scans.map(({ id }) => id),
    0,
  );
  await send(
    scans.filter(({ mayRun }) => mayRun).map(({ id }) => id),
    lateFilesSeconds,
  );
}
