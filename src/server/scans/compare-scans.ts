import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { CustomerReport } from '#contract/api/scan-reading.ts';
import type { Comparison } from '#contract/comparison.ts';
import type { CookieMonitor } from '#contract/cookie-monitor.ts';
import type { TagMonitor } from '#contract/tag-monitor.ts';
import type { Database } from '#db/database.ts';
import { findResults, type StoredResult } from '#db/queries/scan-results.ts';
import type { ScanPart } from '#db/tables/scans.ts';
import { compareReports } from '#report/comparison/compare-reports.ts';
import type { ComparedResult } from '#report/comparison/compared-scan.ts';
import { ApiError } from '../api-error.ts';

const decompress = promisify(gunzip);

/**
 * Compares two finished scans of one website, the earlier one first, in whatever order they are named. Throws `scan-not-found`,
 * `other-website`, or `IllegalStateException` when one has not ended or failed.
 */
export async function compareScans(db: Database, customerId: string, ids: readonly [string, string]): Promise<Comparison> {
  const found = await findResults(db, customerId, ids, ['customerReport', 'tagMonitor', 'cookieMonitor']);
  if (found.length < new Set(ids).size) throw new ApiError('scan-not-found');
  const [before, after = before] = found as [StoredResult, StoredResult?];
  if (before.host !== after.host) throw new ApiError('other-website');
  return compareReports(before.host, await readResult(before), await readResult(after));
}

async function readResult({ state, answers }: StoredResult): Promise<ComparedResult> {
  if (state !== 'done') throw new ApiError('IllegalStateException', { detail: `scan is ${state}` });
  const part = async <T>(name: ScanPart): Promise<T> => {
    const body = answers.get(name);
    if (!body) throw new ApiError('IllegalStateException', { detail: `${name} is missing` });
    return JSON.parse((await decompress(body)).toString('utf8')) as T;
  };
  const [{ report }, tagMonitor, cookieMonitor] = await Promise.all([
    part<CustomerReport>('customerReport'),
    part<TagMonitor>('tagMonitor'),
    part<CookieMonitor>('cookieMonitor'),
  ]);
  return { report, tagMonitor, cookieMonitor };
}
