import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDatabase, type OpenDatabase, openDatabase } from '#db/database.ts';
import { insertScan } from '#db/queries/order-scan.ts';
import { findScan } from '#db/queries/read-scan.ts';
import { enqueueScan, openQueue } from '#jobs/queue.ts';
import { openFileStore } from '#lib/file-store.ts';
import { startWorker, type Worker } from '#worker/start-worker.ts';
import { startTestPostgres, type TestPostgres } from '../factories/database.ts';
import { newScan } from '../factories/scan-row.ts';
import { examined } from '../factories/service.ts';

const entry = fileURLToPath(new URL('../factories/busy-worker.ts', import.meta.url));
const secretHash = Buffer.alloc(32, 5);
/** Longer than the queue waits for a sign of life, and looks for missing ones. */
const busyMs = 30_000;

let postgres: TestPostgres;
let databaseUrl: string;
let database: OpenDatabase;
let folder: string;
let busy: ChildProcess | undefined;
let second: Worker | undefined;

beforeAll(async () => {
  postgres = await startTestPostgres();
  databaseUrl = await postgres.fresh();
  database = openDatabase(databaseUrl);
  await migrateDatabase(database);
  folder = await mkdtemp(join(tmpdir(), 'spurenleser-files-'));
});
afterAll(async () => {
  busy?.kill('SIGKILL');
  await second?.stop();
  await database?.close();
  await postgres?.close();
  await rm(folder, { recursive: true, force: true });
});

it('a worker whose main thread gets no turn for longer than the queue waits keeps its scan', { timeout: 180_000 }, async () => {
  busy = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry, databaseUrl, folder, String(busyMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const isBusy = new Promise((resolve) => busy?.stdout?.once('data', resolve));
  const id = randomUUID();
  const boss = await openQueue({ url: databaseUrl, works: false, onError: () => undefined });
  await database.db.transaction(async (tx) => {
    await insertScan(tx, newScan({ id, secretHash }));
    await enqueueScan(boss, tx, id);
  });
  await isBusy;
  let taken = 0;
  second = await startWorker({
    databaseUrl,
    files: await openFileStore({ files: { kind: 'folder', path: folder }, s3: null }),
    networkFile: undefined,
    concurrency: 1,
    postman: null,
    log: pino({ level: 'silent' }),
    runScan: (...given) => {
      taken++;
      return examined(...given);
    },
  });
  await expect.poll(() => findScan(database.db, id, { secretHash }), { timeout: 120_000, interval: 500 }).toMatchObject({ state: 'done' });
  expect(await findScan(database.db, id, { secretHash })).toMatchObject({ attempt: 1 });
  expect(taken).toBe(0);
  await boss.stop({ graceful: false });
});
