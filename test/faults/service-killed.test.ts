import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { migrateDatabase, openDatabase } from '#db/database.ts';
import { insertScan } from '#db/queries/order-scan.ts';
import { findAnswer, findProgress, findScan } from '#db/queries/read-scan.ts';
import type { ScanRow } from '#db/tables/scans.ts';
import { enqueueScan, openQueue } from '#jobs/queue.ts';
import { planwerk } from '#lab/sites/planwerk/site.ts';
import { startLab } from '#lab/start-lab.ts';
import type { Lab } from '#lab/types.ts';
import { startTestPostgres, type TestPostgres } from '../factories/database.ts';
import { newScan } from '../factories/scan-row.ts';
import { scanPatienceMs, scanTestMs } from '../setup/patience.ts';

const entry = fileURLToPath(new URL('../../src/worker/main.ts', import.meta.url));
const secretHash = Buffer.alloc(32, 3);

let postgres: TestPostgres;
let lab: Lab;
let databaseUrl: string;
let folder: string;
const workers = new Set<ChildProcess>();

beforeAll(async () => {
  [postgres, lab] = await Promise.all([startTestPostgres(), startLab()]);
  databaseUrl = await postgres.fresh();
  folder = await mkdtemp(join(tmpdir(), 'spurenleser-files-'));
  await using(async (open) => migrateDatabase(open));
});
// A worker that a failed test left behind would take the scans of the next one.
afterEach(async () => {
  await Promise.all([...workers].map((worker) => end(worker, 'SIGKILL')));
});
afterAll(async () => {
  await postgres?.close();
  await lab?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A pool for one question: the database may be killed between two. */
async function using<T>(work: (open: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
  const open = openDatabase(databaseUrl, { max: 2 });
  try {
    return await work(open);
  } finally {
    await open.close();
  }
}

/** A worker that listens to the queue: on a busy machine one may be up long before another. */
async function startWorkerProcess(): Promise<ChildProcess> {
  const env = {
    ...process.env,
    SPURENLESER_MODE: 'test',
    DATABASE_URL: databaseUrl,
    FILES_URL: `file://${folder}`,
    SECRET_KEY: randomBytes(48).toString('base64'),
    NETWORK_FILE: lab.networkFile,
    WORKER_CONCURRENCY: '1',
  };
  const worker = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  workers.add(worker);
  worker.once('exit', () => workers.delete(worker));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    worker.stdout?.on('data', (chunk) => {
      said = (said + chunk).slice(-20_000);
      if (said.includes('worker ready')) resolve();
    });
    worker.once('exit', () => reject(new Error('the worker ended before it was ready')));
  });
  return worker;
}

async function end(worker: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  worker.kill(signal);
  await ended;
}

/** A scan of the start page and the legal pages: enough to be in the middle of. */
async function order(): Promise<string> {
  const id = randomUUID();
  const boss = await openQueue({ url: databaseUrl, works: false, onError: () => undefined });
  await using(async ({ db }) =>
    db.transaction(async (tx) => {
      await insertScan(tx, newScan({ id, secretHash, url: planwerk.url, host: new URL(planwerk.url).hostname, maxPages: 1 }));
      await enqueueScan(boss, tx, id);
    }),
  );
  await boss.stop({ graceful: false });
  return id;
}

const scanOf = (id: string) => using(({ db }) => findScan(db, id, { secretHash }));

/** Asks until it holds; the database may be away meanwhile. */
async function until<T>(ask: () => Promise<T | null | undefined | false>): Promise<T> {
  const deadline = Date.now() + scanPatienceMs;
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error('it did not come about in time');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** In the middle: pages are open and something was seen. */
const inTheMiddle = (id: string) =>
  until(async () => {
    const progress = await using(({ db }) => findProgress(db, id));
    return progress?.lanes.some((lane) => lane.requests > 0);
  });

const ended = (id: string): Promise<ScanRow> =>
  until(async () => {
    const scan = await scanOf(id);
    return scan && (scan.state === 'done' || scan.state === 'failed') ? scan : null;
  });

/** The browser that a worker started: the parent of all its processes. */
function browserOf(worker: ChildProcess): number | undefined {
  const parents = new Map<number, { parent: number; name: string }>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, name = '', parent = '0'] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      parents.set(Number(pid), { name, parent: Number(parent) });
    } catch {
      // It ended while we looked.
    }
  }
  return [...parents].find(([, { name, parent }]) => /chrom/i.test(name) && parent === worker.pid)?.[0];
}

it('two workers at once: both scan, and each scan is run once', { timeout: 2 * scanTestMs }, async () => {
  const started = await Promise.all([startWorkerProcess(), startWorkerProcess()]);
  const ids = await Promise.all([order(), order(), order()]);
  const scanned = new Set<ChildProcess>();
  await until(async () => {
    for (const worker of started) if (browserOf(worker) !== undefined) scanned.add(worker);
    return scanned.size === started.length;
  });
  const scans = await Promise.all(ids.map(ended));
  expect(scans.map(({ state, attempt, error }) => ({ state, attempt, error }))).toEqual(
    ids.map(() => ({ state: 'done', attempt: 1, error: null })),
  );
  await Promise.all(started.map((worker) => end(worker, 'SIGTERM')));
});

it('a worker killed in mid-scan: the next one takes the scan over', { timeout: 2 * scanTestMs }, async () => {
  const first = await startWorkerProcess();
  const id = await order();
  await inTheMiddle(id);
  await end(first, 'SIGKILL');
  const second = await startWorkerProcess();
  const scan = await ended(id);
  expect(scan).toMatchObject({ state: 'done', attempt: 2, error: null });
  expect(await using(({ db }) => findAnswer(db, id, { secretHash }, 'visitorReport'))).toMatchObject({ state: 'done' });
  await end(second, 'SIGTERM');
});

it('a worker told to stop in mid-scan: the scan goes back to the queue at once', { timeout: 2 * scanTestMs }, async () => {
  const first = await startWorkerProcess();
  const id = await order();
  await inTheMiddle(id);
  await end(first, 'SIGTERM');
  const second = await startWorkerProcess();
  expect(await ended(id)).toMatchObject({ state: 'done', attempt: 2 });
  await end(second, 'SIGTERM');
});

it('the browser killed in mid-scan: the scan ends with a reason and does not look clean', { timeout: 2 * scanTestMs }, async () => {
  const worker = await startWorkerProcess();
  const id = await order();
  await inTheMiddle(id);
  process.kill(browserOf(worker)!, 'SIGKILL');
  const scan = await ended(id);
  expect(scan.error).toBe('browser-crashed');
  expect(scan.complete).toBe(false);
  expect(scan.class).not.toBe('Conform');
  await end(worker, 'SIGTERM');
});

it('the database killed in mid-scan: the scan ends once it is back', { timeout: 2 * scanTestMs }, async () => {
  const worker = await startWorkerProcess();
  const id = await order();
  await inTheMiddle(id);
  await postgres.kill();
  await postgres.restart();
  const scan = await ended(id);
  expect(['done', 'failed']).toContain(scan.state);
  expect(scan.attempt).toBeLessThanOrEqual(3);
  await end(worker, 'SIGTERM');
});
