import { expect, it } from 'vitest';
import type { ChangeReason } from '#contract/comparison.ts';
import type { FindingRun } from '#db/queries/scan-history.ts';
import { tellSince } from './finding-since.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
/** Runs of one finding in scans that are numbered by their day, one scan a day: `[newest, oldest]`. */
const runsOf = (...runs: [newest: number, oldest: number][]): FindingRun[] =>
  runs.map(([newest, oldest]) => ({
    oldest: String(oldest),
    created: day(oldest),
    newest: String(newest),
    before: oldest === 1 ? null : String(oldest - 1),
    after: newest === 9 ? null : String(newest + 1),
  }));
type Told = Record<string, ChangeReason>;
/** Lacking on the fourth day, only by the rules. */
const ruledOut: Told = { 'new 4 5': 'rules', 'gone 3 4': 'rules' };

it.each<[string, FindingRun[], Told, [number, ChangeReason | null] | null]>([
  ['there in all scans', runsOf([9, 1]), {}, [1, null]],
  ['new on the site', runsOf([9, 5]), { 'new 4 5': 'site' }, [5, 'site']],
  ['new by a rule', runsOf([9, 5]), { 'new 4 5': 'rules' }, [5, 'rules']],
  ['not looked for before', runsOf([9, 5]), { 'new 4 5': 'extent' }, [5, 'extent']],
  ['away on the site', runsOf([9, 5], [3, 1]), { 'new 4 5': 'site' }, [5, 'site']],
  ['away only by a rule', runsOf([9, 5], [3, 1]), ruledOut, [1, null]],
  ['away only by a rule, not looked for before', runsOf([9, 5], [3, 3]), { ...ruledOut, 'new 2 3': 'extent' }, [3, 'extent']],
  ['away only by a rule, and long ago by the site', runsOf([9, 5], [3, 3], [1, 1]), { ...ruledOut, 'new 2 3': 'site' }, [3, 'site']],
  ['repaired, then found again by a rule', runsOf([9, 5], [3, 1]), { 'new 4 5': 'rules', 'gone 3 4': 'site' }, [5, 'rules']],
  ['of scans that are not compared', runsOf([9, 5]), {}, null],
  ['of a gap that is not compared', runsOf([9, 5], [3, 1]), { 'new 4 5': 'rules' }, null],
  ['in no scan', [], {}, null],
])('since when a finding is there: %s', async (_, runs, told, expected) => {
  const since = await tellSince(runs, async (before, after, kind) => told[`${kind} ${before} ${after}`] ?? null);
  expect(since).toEqual(expected && { created: day(expected[0]).toISOString(), reason: expected[1] });
});
