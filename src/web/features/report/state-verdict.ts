import type { Report } from '#contract/report.ts';
import type { ReportClass } from '#contract/vocabulary.ts';

type State = Report['summary']['states'][number]['state'];

/** Checks that judge what happens in a state without consent. */
const checksOf: Partial<Record<State, readonly string[]>> = {
  none: ['trk-before-consent', 'ck-before-consent', 'ck-storage-before-consent'],
  reject: ['trk-after-reject', 'ck-after-reject'],
};

/** What the figures of a state mean. `comparison`: with consent there is nothing to judge. */
export interface StateVerdict {
  class: ReportClass | null;
  says: 'trackers' | 'stored' | 'nothing' | 'open' | 'comparison';
  trackers: number;
}

/** The sentence below a state's figures, by the checks about that state; null when it was not examined. */
export function stateVerdict({ summary, areas }: Pick<Report, 'summary' | 'areas'>, state: State): StateVerdict | null {
  const figures = summary.states.find((own) => own.state === state);
  if (!figures?.examined) return null;
  const trackers = figures.trackers ?? 0;
  const checks = checksOf[state];
  if (!checks) return { class: null, says: 'comparison', trackers };
  const found = areas.flatMap(({ findings }) => findings).filter(({ checkId }) => checks.includes(checkId));
  const has = (wanted: ReportClass) => found.some((finding) => finding.class === wanted);
  const worst = has('Risk') ? 'Risk' : has('Hint') ? 'Hint' : null;
  if (worst) return { class: worst, says: trackers > 0 ? 'trackers' : 'stored', trackers };
  // Passed in part and open in part is open: nothing green beside something unexamined.
  if (found.length === 0 || has('NoClassification')) return { class: 'NoClassification', says: 'open', trackers };
  return { class: 'Conform', says: 'nothing', trackers };
}
