import type { ScanHistory } from '#contract/api/scan-history.ts';
import type { ChangeReason } from '#contract/comparison.ts';
import type { FindingRun } from '#db/queries/scan-history.ts';

/** Why a finding came or went between two scans, the earlier one first; null = they are not compared. */
export type ReasonBetween = (before: string, after: string, kind: 'new' | 'gone') => Promise<ChangeReason | null>;

/**
 * Goes back over the runs of a finding, the newest first, while nothing but rules or extent explains the gap between them: the site
 * is then not known to have been without it. Null when that cannot be told.
 */
export async function tellSince(
  [run, ...earlier]: readonly FindingRun[],
  reasonBetween: ReasonBetween,
): Promise<ScanHistory['since'][string] | null> {
  if (!run) return null;
  const created = run.created.toISOString();
  if (run.before === null) return { created, reason: null };
  const reason = await reasonBetween(run.before, run.oldest, 'new');
  if (reason === null) return null;
  const [next] = earlier;
  if (reason === 'site' || !next?.after) return { created, reason };
  // What a new rule finds again may have been repaired before.
  const wentBy = await reasonBetween(next.newest, next.after, 'gone');
  if (wentBy === null) return null;
  return wentBy === 'site' ? { created, reason } : tellSince(earlier, reasonBetween);
}
