import type { ScanHistory } from '#contract/api/scan-history.ts';
import type { Database } from '#db/database.ts';
import { findScan } from '#db/queries/read-scan.ts';
import { findNeighbours, findSince, type HistoryRow } from '#db/queries/scan-history.ts';
import { ApiError } from '../api-error.ts';

/** A finished scan among the others of its website. Throws `scan-not-found`, or `IllegalStateException` when it has not ended or failed. */
export async function readScanHistory(db: Database, id: string, customerId: string): Promise<ScanHistory> {
  const scan = await findScan(db, id, { customerId });
  if (!scan) throw new ApiError('scan-not-found');
  if (scan.state !== 'done') throw new ApiError('IllegalStateException', { detail: `scan is ${scan.state}` });
  const [{ rows, place }, since] = await Promise.all([findNeighbours(db, scan), findSince(db, scan)]);
  const [own, previous] = [rows[place], rows[place + 1]];
  // Deleted meanwhile.
  if (!own) throw new ApiError('scan-not-found');
  return {
    previous: previous ? describePrevious(own, previous) : null,
    since: Object.fromEntries([...since].map(([finding, created]) => [findingId(finding), created.toISOString()])),
    scans: mostWithOwn(rows, place).map((row) => ({
      identifier: row.id,
      created: row.created.toISOString(),
      class: row.class,
      score: row.score,
    })),
  };
}

function describePrevious(own: HistoryRow, previous: HistoryRow): NonNullable<ScanHistory['previous']> {
  const missingIn = (of: HistoryRow, other: HistoryRow) => {
    const there = new Set(other.findings);
    return (of.findings ?? []).filter((finding) => !there.has(finding)).length;
  };
  return {
    identifier: previous.id,
    created: previous.created.toISOString(),
    newFindings: missingIn(own, previous),
    goneFindings: missingIn(previous, own),
    complete: own.complete === true && previous.complete === true,
  };
}

/** Scans that are shown at most. */
const shownAtMost = 50;

/** The newest; when this one is older than all of them it takes the last place. */
function mostWithOwn(rows: readonly HistoryRow[], place: number): HistoryRow[] {
  return place < shownAtMost ? rows.slice(0, shownAtMost) : [...rows.slice(0, shownAtMost - 1), rows[place]!];
}

/** The table knows findings as `check cause`, the report as `check:cause`. */
function findingId(finding: string): string {
  return finding.replace(' ', ':');
}
