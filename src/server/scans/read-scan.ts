import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ScanProgressView } from '#contract/api/scan-progress.ts';
import type { CustomerReport, ScanOrderAnswer } from '#contract/api/scan-reading.ts';
import type { Report } from '#contract/report.ts';
import type { Database } from '#db/database.ts';
import { findAnswer, findProgress, findScan, queuePosition, type Reader } from '#db/queries/read-scan.ts';
import type { ScanPart, ScanRow } from '#db/tables/scans.ts';
import type { FileStore } from '#lib/file-store.ts';
import { ApiError } from '../api-error.ts';

const decompress = promisify(gunzip);

/** The report of a customer's finished scan. Throws like `readAnswer`. */
export async function readReport(db: Database, id: string, customerId: string): Promise<Report> {
  const body = await decompress(await readAnswer(db, id, { customerId }, 'customerReport'));
  return (JSON.parse(body.toString('utf8')) as CustomerReport).report;
}

/** A finished scan's answer as gzipped JSON. Throws `scan-not-found`, or `IllegalStateException` while it runs. */
export async function readAnswer(db: Database, id: string, reader: Reader, part: ScanPart): Promise<Buffer> {
  const found = await findAnswer(db, id, reader, part);
  if (!found) throw new ApiError('scan-not-found');
  if (found.body === null) throw new ApiError('IllegalStateException', { detail: `scan is ${found.state}` });
  return found.body;
}

/** How far a scan is. Throws `scan-not-found`. */
export async function readProgress(db: Database, id: string, reader: Reader): Promise<ScanProgressView> {
  const view = await lookAtProgress(db, id, reader);
  if (!view) throw new ApiError('scan-not-found');
  return view;
}

/** How far a scan is; null: there is none (any more). Before the first news of a worker the view is made from the row. */
export async function lookAtProgress(db: Database, id: string, reader: Reader): Promise<ScanProgressView | null> {
  const scan = await findScan(db, id, reader);
  if (!scan) return null;
  const view = scan.state === 'queued' ? null : await findProgress(db, id);
  return view ? { ...view, scanState: scan.state, attempt: scan.attempt } : untouched(scan, await waitingAt(db, scan));
}

async function waitingAt(db: Database, scan: ScanRow): Promise<number | null> {
  return scan.state === 'queued' ? queuePosition(db, scan) : null;
}

function untouched({ id, url, state, attempt, maxPages }: ScanRow, position: number | null): ScanProgressView {
  const lane = { status: 'waiting', reason: null, choiceAtMs: null, page: null, pageIndex: 0, pageCount: maxPages + 1 } as const;
  const figures = { requests: 0, thirdPartyHosts: 0, trackers: 0, cookies: 0 };
  return {
    identifier: id,
    scanState: state,
    step: state === 'queued' ? 'queued' : state === 'running' ? 'launch' : 'ended',
    queuePosition: position,
    url,
    elapsedMs: 0,
    attempt,
    lanes: (['none', 'reject', 'accept'] as const).map((name) => ({
      ...lane,
      ...figures,
      state: name,
      choice: name === 'none' ? 'none' : 'pending',
      strokes: [],
      screenshots: [],
    })),
    observations: [],
  };
}

/** A picture of a scan. Throws `scan-not-found` or `not-found`. */
export async function readScreenshot(db: Database, files: FileStore, id: string, reader: Reader, file: string): Promise<Uint8Array> {
  const scan = await findScan(db, id, reader);
  if (!scan) throw new ApiError('scan-not-found');
  const image = await files.get(`scans/${id}/${scan.attempt}/${file}`);
  if (!image) throw new ApiError('not-found');
  return image;
}

/** What a scan was ordered with. */
export async function readScanOrder(db: Database, id: string, customerId: string): Promise<ScanOrderAnswer> {
  const scan = await findScan(db, id, { customerId });
  if (!scan) throw new ApiError('scan-not-found');
  const { url, host, created, state, depth, configurationCode, settings, tags } = scan;
  return { identifier: id, url, host, created: created.toISOString(), scanState: state, depth, configurationCode, settings, tags };
}
