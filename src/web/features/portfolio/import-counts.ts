import type { ImportReport } from '#contract/api/portfolio.ts';

export type Outcome = ImportReport['lines'][number]['outcome'];
/** Order in which outcomes are counted. */
export const outcomes = ['added', 'known', 'repeated', 'invalid-url', 'blocked-target', 'too-many'] as const satisfies readonly Outcome[];
const refused: ReadonlySet<Outcome> = new Set(['invalid-url', 'blocked-target', 'too-many']);

/** How many lines had which outcome, without those that none had. */
export function countOutcomes(lines: ImportReport['lines']): { outcome: Outcome; count: number }[] {
  return outcomes
    .map((outcome) => ({ outcome, count: lines.filter((line) => line.outcome === outcome).length }))
    .filter(({ count }) => count > 0);
}

/** Lines that somebody has to look at. */
export const refusedLines = (lines: ImportReport['lines']) => lines.filter(({ outcome }) => refused.has(outcome));
