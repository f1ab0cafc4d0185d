import { type ScanExport, scanExports } from '#contract/api/scan-export.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { Database } from '#db/database.ts';
import { findScan } from '#db/queries/read-scan.ts';
import type { ScanRow } from '#db/tables/scans.ts';
import type { FileStore } from '#lib/file-store.ts';
import { ApiError } from '../api-error.ts';
import type { BinaryAnswer } from '../define-route.ts';
import { buildInThread } from './build-in-thread.ts';
import { readAnswer } from './read-scan.ts';

/** Which file of whose scan is wanted. */
export interface ExportRequest {
  id: string;
  customerId: string;
  file: ScanExport;
  locale: Locale;
}

/** One file of a finished scan. Throws `scan-not-found`, `IllegalStateException` while it runs, `not-found` for a file that was not kept. */
export async function exportScan(
  { db, files }: { db: Database; files: FileStore },
  { id, customerId, file, locale }: ExportRequest,
): Promise<BinaryAnswer> {
  const scan = await findScan(db, id, { customerId });
  if (!scan) throw new ApiError('scan-not-found');
  if (scan.state === 'queued' || scan.state === 'running') throw new ApiError('IllegalStateException', { detail: `scan is ${scan.state}` });
  const answer = { type: scanExports[file], fileName: fileNameOf(scan, file) };
  if (file === 'evidence.zip' || file === 'requests.har') {
    const stored = await files.open(`scans/${id}/${scan.attempt}/${file}`);
    if (!stored) throw new ApiError('not-found');
    return { ...answer, bytes: stored.stream, length: stored.bytes };
  }
  const parts = ['customerReport', 'tagMonitor', 'requestHierarchy', 'cookieMonitor', 'consentMonitor'] as const;
  const bodies = await Promise.all(parts.map((part) => readAnswer(db, id, { customerId }, part)));
  const answers = Object.fromEntries(parts.map((part, index) => [part, bodies[index]!])) as Record<(typeof parts)[number], Buffer>;
  const bytes = await buildInThread({ name: file, locale, answers });
  return { ...answer, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
}

/** `beispiel.test-2026-11-21-tags.csv`: of many files in a folder each says whose and when it is. Days are German ones. */
export function fileNameOf({ host, created }: Pick<ScanRow, 'host' | 'created'>, file: ScanExport): string {
  const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Berlin' }).format(created);
  return `${host.replace(/[^a-z0-9.-]+/gi, '-').slice(0, 100)}-${day}-${file}`;
}
