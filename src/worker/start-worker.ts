import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Database, migrateDatabase, openDatabase } from '#db/database.ts';
import { listenTo, mailsChannel } from '#db/notifications.ts';
import { runScan } from '#engine/run-scan.ts';
import type { RunScan } from '#engine/scan-order.ts';
import { expiryJob, isClaimed, lostScanJob, openQueue, scanFilesJob, scanFilesSchema, scanJob, scanJobSchema } from '#jobs/queue.ts';
import type { FileStore } from '#lib/file-store.ts';
import type { Postman } from '#mails/postman.ts';
import { deleteExpired } from './expire.ts';
import { giveWay } from './give-way.ts';
import { startHeartbeat } from './heartbeat.ts';
import { endLostScan, runScanJob, type ScanRunner } from './run-scan-job.ts';
import { keepSendingMails } from './send-mails.ts';

/** What a worker process is told. */
export interface WorkerOptions {
  databaseUrl: string;
  files: FileStore;
  networkFile: string | undefined;
  /** Scans run at a time. */
  concurrency: number;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Null: mails stay in the outbox. */
  postman: Postman | null;
  /** Lets all else on the machine go first, for the rest of the process's life. */
  givesWay?: boolean;
  /** Replaced in tests of the queue, which need no browser. */
  runScan?: RunScan;
}

/** A running worker. `stop` gives scans that run back to the queue. */
export interface Worker {
  stop(): Promise<void>;
}

/** Longest a whole scan may take. A lost browser must not hold a worker for ever. */
const budgetMs = { standard: 180_000, premium: 900_000 };
const stopMs = 20_000;

/** Takes scans from the queue until it is stopped. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { databaseUrl, files, networkFile, concurrency, log } = options;
  const queueWarning = (err: string) => log.warn({ err }, 'queue');
  const heartbeat = startHeartbeat(databaseUrl, queueWarning);
  if (options.givesWay) giveWay();
  const database = openDatabase(databaseUrl, { max: 4 + concurrency });
  await migrateDatabase(database);
  const boss = await openQueue({
    url: databaseUrl,
    works: true,
    onError: (error) => queueWarning(error.message),
  });
  const stopping = new AbortController();
  const runner: ScanRunner = {
    db: database.db,
    files,
    runScan: options.runScan ?? runScan,
    networkFile,
    budgetMs,
    stopping: stopping.signal,
  };
  await boss.work(
    scanJob,
    { batchSize: 1, localConcurrency: concurrency, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 },
    async ([job]) => {
      // Another scan may have kept this thread busy between the delivery and now, for so long that it was delivered to somebody else.
      if (!(await isClaimed(boss, job!))) return log.warn({ job: job!.id }, 'scan came too late');
      const release = heartbeat.hold(job!);
      await logged(log, 'scan', job!.id, () => runScanJob(runner, scanJobSchema.parse(job!.data).scanId)).finally(release);
    },
  );
  await boss.work(lostScanJob, { pollingIntervalSeconds: 2 }, ([job]) =>
    logged(log, 'lost scan', job!.id, () => endLostScan(runner, scanJobSchema.parse(job!.data).scanId)),
  );
  await boss.work(scanFilesJob, { pollingIntervalSeconds: 5 }, ([job]) =>
    logged(log, 'deletion of files', job!.id, async () => {
      for (const id of scanFilesSchema.parse(job!.data).scanIds) await files.deleteAll(`scans/${id}`);
    }),
  );
  await boss.work(expiryJob, { pollingIntervalSeconds: 60 }, async () => {
    const deleted = await deleteExpired(runner, new Date());
    if (deleted > 0) log.info({ deleted }, 'expired scans deleted');
  });
  const mails = sendMails(options, database.db);
  return {
    async stop() {
      stopping.abort();
      await Promise.all([boss.stop({ graceful: true, timeout: stopMs }), mails.stop()]);
      await heartbeat.stop();
      await database.close();
    },
  };
}

function sendMails({ databaseUrl, postman, log }: WorkerOptions, db: Database): { stop(): Promise<void> } {
  if (postman === null) return { stop: async () => undefined };
  const notifications = listenTo(databaseUrl, mailsChannel);
  const sending = keepSendingMails({ db, postman, log }, notifications);
  return {
    async stop() {
      // A mail that is still on its way then is sent again by somebody else.
      await Promise.race([sending.stop(), wait(stopMs, undefined, { ref: false })]);
      await notifications.close();
    },
  };
}

async function logged(log: WorkerOptions['log'], what: string, id: string, work: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  try {
    await work();
    log.info({ job: id, ms: Math.round(performance.now() - begun) }, `${what} ended`);
  } catch (error) {
    log.warn({ job: id, err: error instanceof Error ? error.message : String(error) }, `${what} goes back to the queue`);
    throw error;
  }
}
