import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitorReportSchema } from '#contract/api/scan-reading.ts';
import { migrateDatabase, type OpenDatabase, openDatabase } from '#db/database.ts';
import { insertScan } from '#db/queries/order-scan.ts';
import { deleteScan, findAnswer, findProgress, findScan } from '#db/queries/read-scan.ts';
import { beginAttempt, publishScan, writeProgress } from '#db/queries/run-scan.ts';
import { scanServices } from '#db/tables/portfolio.ts';
import { judge } from '#engine/judge.ts';
import { reportUnexamined } from '#engine/run-scan.ts';
import type { RunScan } from '#engine/scan-order.ts';
import { type FileStore, openFileStore } from '#lib/file-store.ts';
import { buildScanResult } from '#report/build-scan-result.ts';
import { endLostScan, runScanJob, type ScanRunner } from '#worker/run-scan-job.ts';
import { startTestPostgres, type TestPostgres } from '../factories/database.ts';
import { reportInput } from '../factories/report.ts';
import { newScan, scanEnd } from '../factories/scan-row.ts';

let postgres: TestPostgres;
let database: OpenDatabase;
let folder: string;
let files: FileStore;

beforeAll(async () => {
  postgres = await startTestPostgres();
  database = openDatabase(await postgres.fresh());
  await migrateDatabase(database);
  folder = await mkdtemp(join(tmpdir(), 'spurenleser-files-'));
  files = await openFileStore({ files: { kind: 'folder', path: folder }, s3: null });
});
afterAll(async () => {
  await database?.close();
  await postgres?.close();
  await rm(folder, { recursive: true, force: true });
});

const secretHash = Buffer.alloc(32, 7);

async function orderedScan(): Promise<string> {
  const id = randomUUID();
  await insertScan(database.db, newScan({ id, secretHash }));
  return id;
}

/** Stands for the engine where its browser plays no part: told evidence, judged by the real rules. */
const examined: RunScan = async (order, { onProgress }) => {
  onProgress({ type: 'phase', phase: 'visit', elapsedMs: 10 });
  onProgress({
    type: 'request',
    state: 'none',
    host: 'www.google-analytics.com',
    kind: 'tracker',
    service: 'google-analytics',
    elapsedMs: 700,
  });
  const { evidence } = reportInput();
  return { evidence, ...judge(evidence, order.locale), archivePath: null, har: null };
};

const runner = (overrides: Partial<ScanRunner> = {}): ScanRunner => ({
  db: database.db,
  files,
  runScan: examined,
  networkFile: undefined,
  budgetMs: { standard: 60_000, premium: 60_000 },
  stopping: new AbortController().signal,
  ...overrides,
});

describe('a scan that is delivered', () => {
  it('is run, judged and published in the shape of the contract', async () => {
    const id = await orderedScan();
    await runScanJob(runner(), id);
    const answer = await findAnswer(database.db, id, { secretHash }, 'visitorReport');
    expect(answer?.state).toBe('done');
    const report = visitorReportSchema.parse(JSON.parse(gunzipSync(answer!.body!).toString('utf8')));
    expect(report.identifier).toBe(id);
    expect(report.report.identifier).toBe(id);
    expect(await findProgress(database.db, id)).toMatchObject({ scanState: 'done', step: 'ended', lanes: [{ trackers: 1 }, {}, {}] });
  });

  it('is run once, however often it is delivered', async () => {
    const id = await orderedScan();
    let runs = 0;
    const counting = runner({
      runScan: (...given) => {
        runs++;
        return examined(...given);
      },
    });
    await runScanJob(counting, id);
    await runScanJob(counting, id);
    expect(runs).toBe(1);
  });

  it('is told to nobody else', async () => {
    const id = await orderedScan();
    expect(await findScan(database.db, id, { secretHash: Buffer.alloc(32, 8) })).toBeNull();
    expect(await findScan(database.db, id, { customerId: randomUUID() })).toBeNull();
  });

  it('is given back when the worker stops', async () => {
    const id = await orderedScan();
    await expect(runScanJob(runner({ stopping: AbortSignal.abort() }), id)).rejects.toThrow('the worker stops');
    expect(await findScan(database.db, id, { secretHash })).toMatchObject({ state: 'running', attempt: 1 });
    await runScanJob(runner(), id);
    expect(await findScan(database.db, id, { secretHash })).toMatchObject({ state: 'done', attempt: 2 });
  });

  it('is given back when gateway or browser did not start, and fails the third time', async () => {
    const id = await orderedScan();
    const unstarted = runner({ runScan: (order) => reportUnexamined(order, 'internal', 'gateway process did not start in time') });
    for (const _ of [1, 2]) await expect(runScanJob(unstarted, id)).rejects.toThrow('did not start');
    expect(await findScan(database.db, id, { secretHash })).toMatchObject({ state: 'running', attempt: 2 });
    await runScanJob(unstarted, id);
    expect(await findScan(database.db, id, { secretHash })).toMatchObject({ state: 'failed', error: 'internal' });
  });

  it('is not given back when the site brought the browser down', async () => {
    const id = await orderedScan();
    const { evidence } = reportInput();
    const run = { ...evidence.run, errors: [{ code: 'browser-crashed' as const, state: null, message: '' }] };
    const crashed: RunScan = async (order) => {
      const seen = { ...evidence, run };
      return { evidence: seen, ...judge(seen, order.locale), archivePath: null, har: null };
    };
    await runScanJob(runner({ runScan: crashed }), id);
    expect(await findScan(database.db, id, { secretHash })).toMatchObject({ attempt: 1 });
    expect((await findScan(database.db, id, { secretHash }))!.state).not.toBe('running');
  });
});

describe('a scan whose row was deleted while it ran', () => {
  it('ends early and leaves nothing', async () => {
    const id = await orderedScan();
    let wasEnded = false;
    const waiting: RunScan = async (order, { onProgress, signal }) => {
      // From now on nothing happens on this site: the worker has to notice by itself.
      const ended = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      await deleteScan(database.db, id);
      await ended;
      wasEnded = true;
      return examined(order, { onProgress, signal });
    };
    await runScanJob(runner({ runScan: waiting }), id);
    expect(wasEnded).toBe(true);
    expect(await findScan(database.db, id, { secretHash })).toBeNull();
    expect(await findProgress(database.db, id)).toBeNull();
  });
});

describe('what lists need of a result', () => {
  it('is kept with it: counts, keys of findings, services', async () => {
    const id = await orderedScan();
    const input = reportInput();
    const found: RunScan = async () => ({ ...input, result: buildScanResult(input), archivePath: null, har: null });
    await runScanJob(runner({ runScan: found }), id);
    const scan = (await findScan(database.db, id, { secretHash }))!;
    const answer = await findAnswer(database.db, id, { secretHash }, 'visitorReport');
    const { report } = visitorReportSchema.parse(JSON.parse(gunzipSync(answer!.body!).toString('utf8')));
    const adverse = report.areas.flatMap(({ findings }) => findings).filter(({ class: is }) => is === 'Risk' || is === 'Hint');
    expect(adverse.length).toBeGreaterThan(0);
    expect(scan.risks + scan.hints).toBe(adverse.length);
    expect(scan.findingKeys).toEqual(adverse.map(({ class: is, checkId, cause }) => `${is} ${checkId} ${cause}`).sort());
    const services = await database.db.select().from(scanServices).where(eq(scanServices.scanId, id));
    expect(services).toContainEqual({ scanId: id, serviceId: 'google-analytics', name: 'Google Analytics' });
  });
});

describe('an attempt that was overtaken', () => {
  it('writes neither progress nor result', async () => {
    const id = await orderedScan();
    await beginAttempt(database.db, id);
    const second = await beginAttempt(database.db, id);
    expect(second?.attempt).toBe(2);
    const view = { attempt: 1 } as never;
    expect(await writeProgress(database.db, id, 1, view)).toBe(false);
    const end = scanEnd({ services: [{ id: 'tracker', name: 'Tracker' }] });
    expect(await publishScan(database.db, id, 1, end, view)).toBe(false);
    expect(await database.db.select().from(scanServices).where(eq(scanServices.scanId, id))).toEqual([]);
    expect(await findScan(database.db, id, { secretHash })).toMatchObject({ state: 'running', class: null });
  });
});

describe('a scan whose attempts were all lost', () => {
  it('fails with a report that says so, and never looks clean', async () => {
    const id = await orderedScan();
    await endLostScan(runner(), id);
    const answer = await findAnswer(database.db, id, { secretHash }, 'visitorReport');
    const { report, scanState } = visitorReportSchema.parse(JSON.parse(gunzipSync(answer!.body!).toString('utf8')));
    expect(scanState).toBe('failed');
    expect(report.errors[0]?.code).toBe('internal');
    expect(report.summary.class).toBe('NoClassification');
    expect(report.summary.counts).toMatchObject({ Conform: 0, Risk: 0 });
  });

  it('is given up after three attempts, also when the queue delivers it again', async () => {
    const id = await orderedScan();
    for (let attempt = 0; attempt < 3; attempt++) await beginAttempt(database.db, id);
    await runScanJob(runner(), id);
    expect(await findScan(database.db, id, { secretHash })).toMatchObject({ state: 'failed', error: 'internal' });
  });
});
