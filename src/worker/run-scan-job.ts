import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#db/database.ts';
import { beginAttempt, publishScan, type ScanEnd, writeProgress } from '#db/queries/run-scan.ts';
import type { ScanRow } from '#db/tables/scans.ts';
import { reportUnexamined } from '#engine/run-scan.ts';
import type { RunScan, ScanOrder, ScanOutcome } from '#engine/scan-order.ts';
import type { FileStore } from '#lib/file-store.ts';
import { buildTrace } from '#report/trace.ts';
import { buildAnswers } from './build-answers.ts';
import { foldProgress, type ProgressFold } from './progress-fold.ts';
import { tallyResult } from './tally-result.ts';

/** What running a scan takes. */
export interface ScanRunner {
  db: Database;
  files: FileStore;
  runScan: RunScan;
  /** Operator's network file, never a customer's. */
  networkFile: string | undefined;
  budgetMs: { standard: number; premium: number };
  /** Aborted when the process is to end: what runs is given back to the queue. */
  stopping: AbortSignal;
}

/** A worker that stops, or whose machine could not start a scan, gives it back: the queue delivers it again. */
export class ScanGivenBack extends Error {}

const progressEveryMs = 400;
/** A scan of which nothing is new is told again so often: that is how a deleted one is noticed. */
const sameProgressEveryMs = 2_000;
/** Attempts of one scan; the queue's retries are one less. */
const attemptsAtMost = 3;

/** Place of a scan's file in the store. Each attempt has a folder of its own: a slow old one cannot overwrite the new one's. */
export function scanFileKey(scanId: string, attempt: number, name: string): string {
  return `scans/${scanId}/${attempt}/${name}`;
}

/** Runs one delivered scan to its end and publishes it. Delivered twice or too late, it does nothing. */
export async function runScanJob(runner: ScanRunner, scanId: string): Promise<void> {
  const scan = await beginAttempt(runner.db, scanId);
  if (!scan) return;
  if (scan.attempt > attemptsAtMost) return publishLost(runner, scan);
  const fold = foldProgress({ identifier: scan.id, url: scan.url, attempt: scan.attempt, pagesAtMost: scan.maxPages + 1 });
  const overtaken = new AbortController();
  const teller = tellProgress(runner, scan, fold, () => overtaken.abort());
  const folder = await mkdtemp(join(tmpdir(), 'spurenleser-job-'));
  const pictures: Promise<void>[] = [];
  try {
    const outcome = await runner.runScan(
      { ...orderOf(runner, scan), archivePath: join(folder, 'evidence.zip') },
      {
        onProgress: (event) => {
          // A picture is told of when it can be fetched.
          if (event.type === 'screenshot') pictures.push(keepPicture(runner, scan, event.name, event.path).then(() => fold.take(event)));
          else fold.take(event);
        },
        signal: AbortSignal.any([runner.stopping, overtaken.signal]),
      },
    );
    await Promise.all(pictures);
    await teller.end();
    if (overtaken.signal.aborted) return;
    if (runner.stopping.aborted) throw new ScanGivenBack('the worker stops');
    if (scan.attempt < attemptsAtMost && neverStarted(outcome)) throw new ScanGivenBack('gateway or browser did not start');
    await keepFiles(runner, scan, outcome);
    await publish(runner, scan, outcome, fold);
  } finally {
    await teller.end();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Ends a scan whose every attempt was lost with its worker: it failed, and says so. */
export async function endLostScan(runner: ScanRunner, scanId: string): Promise<void> {
  const scan = await beginAttempt(runner.db, scanId);
  if (scan) await publishLost(runner, scan);
}

async function publishLost(runner: ScanRunner, scan: ScanRow): Promise<void> {
  const outcome = await reportUnexamined(orderOf(runner, scan), 'internal', 'every attempt was lost with its worker');
  const fold = foldProgress({ identifier: scan.id, url: scan.url, attempt: scan.attempt, pagesAtMost: scan.maxPages + 1 });
  await publish(runner, scan, outcome, fold);
}

async function publish(runner: ScanRunner, scan: ScanRow, { result, evidence, facts }: ScanOutcome, fold: ProgressFold): Promise<void> {
  const { report } = result;
  const state = report.scanState === 'failed' ? 'failed' : 'done';
  const end: ScanEnd = {
    state,
    class: report.summary.class,
    score: report.summary.score,
    complete: report.completeness.complete,
    error: report.errors[0]?.code ?? null,
    ...tallyResult(result),
    answers: await buildAnswers(scan, result, buildTrace(evidence, facts)),
  };
  await publishScan(runner.db, scan.id, scan.attempt, end, fold.end(state));
}

/** True when gateway or browser did not come up: that says something of this machine's load, nothing of the website. */
function neverStarted({ evidence: { run } }: ScanOutcome): boolean {
  return run.browser.product === '' && run.errors.some(({ code }) => code === 'internal' || code === 'browser-crashed');
}

function orderOf({ networkFile, budgetMs }: ScanRunner, scan: ScanRow): ScanOrder {
  const { id, url, settings, maxPages, locale, depth } = scan;
  return { identifier: id, url, settings, maxPages, locale, timeoutMs: budgetMs[depth], networkFile };
}

/** What is downloaded as it lies there: the evidence package, and its HAR for itself, so that nobody has to unpack the package for it. */
async function keepFiles({ files }: ScanRunner, scan: ScanRow, { archivePath, har }: ScanOutcome): Promise<void> {
  if (archivePath !== null) await files.put(scanFileKey(scan.id, scan.attempt, 'evidence.zip'), await readFile(archivePath));
  if (har !== null) await files.put(scanFileKey(scan.id, scan.attempt, 'requests.har'), har);
}

async function keepPicture(runner: ScanRunner, scan: ScanRow, name: string, path: string): Promise<void> {
  // A picture that cannot be kept is missing in the report, no reason to lose the scan.
  await readFile(path).then(
    (image) => runner.files.put(scanFileKey(scan.id, scan.attempt, name), image).catch(() => undefined),
    () => undefined,
  );
}

/** Writes the view now and then, one write at a time; `overtaken` is called when the scan belongs to somebody else. */
function tellProgress(runner: ScanRunner, scan: ScanRow, { view }: ProgressFold, overtaken: () => void) {
  let written = '';
  let writtenAt = 0;
  let writing: Promise<void> = Promise.resolve();
  let isBusy = false;
  const tell = async () => {
    const text = JSON.stringify(view);
    if (isBusy || (text === written && performance.now() - writtenAt < sameProgressEveryMs)) return;
    isBusy = true;
    try {
      if (!(await writeProgress(runner.db, scan.id, scan.attempt, view))) overtaken();
      written = text;
      writtenAt = performance.now();
    } catch {
      // The database is away: the next write tells more than this one would have.
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => {
    writing = tell();
  }, progressEveryMs);
  writing = tell();
  return {
    async end() {
      clearInterval(timer);
      await writing;
    },
  };
}
