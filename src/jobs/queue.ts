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

/** Payload of `scanJob` and `lostScanJob`. */
export const scanJobSchema = z.object({ scanId: z.uuid() });

/** A worker that says nothing for so long is lost: together with the supervision interval well under a minute. */
const heartbeatSeconds = 15;

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
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
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
  }
  if (!existing.has(expiryJob)) await boss.createQueue(expiryJob, { retryLimit: 2 });
  if (works) await boss.schedule(expiryJob, '17 * * * *');
  return boss;
}

/** Enqueues a scan in the transaction that writes its row: both happen, or neither. */
export async function enqueueScan(boss: PgBoss, tx: Database, scanId: string): Promise<void> {
  // Queues are created at every start, so a missing one means a fault, not a race.
  const id = await boss.send(scanJob, { scanId }, { id: scanId, db: fromDrizzle(tx, sql) });
  if (id === null) throw new Error('the queue did not take the scan');
}
