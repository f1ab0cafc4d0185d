import type { ScanHistory } from '#contract/api/scan-history.ts';
import type { ChangeReason, FindingChange } from '#contract/comparison.ts';
import type { Database } from '#db/database.ts';
import { findScan } from '#db/queries/read-scan.ts';
import { findNeighbours, findRuns, type HistoryRow } from '#db/queries/scan-history.ts';
import { ApiError } from '../api-error.ts';
import { compareScans } from './compare-scans.ts';
import { tellSince } from './finding-since.ts';

/** A finished scan among the others of its website. Throws `scan-not-found`, or `IllegalStateException` when it has not ended or failed. */
export async function readScanHistory(db: Database, id: string, customerId: string): Promise<ScanHistory> {
  const scan = await findScan(db, id, { customerId });
  if (!scan) throw new ApiError('scan-not-found');
  if (scan.state !== 'done') throw new ApiError('IllegalStateException', { detail: `scan is ${scan.state}` });
  const [{ rows, place }, runs] = await Promise.all([findNeighbours(db, scan), findRuns(db, scan)]);
  const [own, previous] = [rows[place], rows[place + 1]];
  // Deleted meanwhile.
  if (!own) throw new ApiError('scan-not-found');
  const compare = comparedOnce(async (before, after) => (await compareScans(db, customerId, [before, after])).findings);
  const changes = previous ? await compare(previous.id, own.id) : null;
  const since: ScanHistory['since'] = {};
  for (const [finding, itsRuns] of runs) {
    const told = await tellSince(itsRuns, async (before, after, kind) => {
      const between = await compare(before, after);
      return between && (between.find((change) => change.kind === kind && change.findingId === findingId(finding))?.reason ?? 'site');
    });
    if (told) since[findingId(finding)] = told;
  }
  return {
    previous: previous && changes ? describePrevious(own, previous, changes) : null,
    since,
    scans: mostWithOwn(rows, place).map((row) => ({
      identifier: row.id,
      created: row.created.toISOString(),
      class: row.class,
      score: row.score,
    })),
  };
}

function describePrevious(own: HistoryRow, previous: HistoryRow, changes: readonly FindingChange[]): NonNullable<ScanHistory['previous']> {
  const countOf = (kind: FindingChange['kind'], reason: ChangeReason) =>
    changes.filter((change) => change.kind === kind && change.reason === reason).length;
  return {
    identifier: previous.id,
    created: previous.created.toISOString(),
    newFindings: countOf('new', 'site'),
    goneFindings: countOf('gone', 'site'),
    newByRules: countOf('new', 'rules'),
    goneByRules: countOf('gone', 'rules'),
    incomparable: countOf('new', 'extent') + countOf('gone', 'extent'),
    complete: own.complete === true && previous.complete === true,
  };
}

/** Pairs of scans that are compared for one history: both reports of a pair are unpacked. */
const comparisonsAtMost = 20;

type Compare = (before: string, after: string) => Promise<readonly FindingChange[]>;

/** Compares each pair once; null for those that would be too many. */
function comparedOnce(compare: Compare): (...pair: Parameters<Compare>) => Promise<readonly FindingChange[] | null> {
  const made = new Map<string, Promise<readonly FindingChange[]>>();
  return async (before, after) => {
    const pair = `${before} ${after}`;
    if (!made.has(pair) && made.size < comparisonsAtMost) made.set(pair, compare(before, after));
    return made.get(pair) ?? null;
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
