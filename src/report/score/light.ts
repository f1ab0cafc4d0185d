import type { ReportArea, ReportCompleteness, StateCompleteness } from '#contract/report.ts';
import type { ReportClass } from '#contract/vocabulary.ts';
import { areaWeights, isThin } from './scoring.ts';

/** Why the traffic light shows what it shows. `areas` are titles; `scored` counts the areas that enter the light. */
export type LightGround =
  | { kind: 'Risk'; areas: readonly string[]; scored: number }
  /** `by`: risks of lower weight, warnings that weigh much, or the one here and the other there. */
  | { kind: 'Hint'; by: 'risks' | 'hints' | 'both'; areas: readonly string[]; scored: number }
  | { kind: 'area'; areas: readonly string[] }
  | { kind: 'state'; state: StateCompleteness['state'] }
  /** `withoutBanner`: there was nothing to choose, one visit stands for all states. */
  | { kind: 'clean'; withoutBanner: boolean }
  | { kind: 'failed' | 'thin' };

/** Class that the light shows on each ground. */
export const lightClass: Readonly<Record<LightGround['kind'], ReportClass>> = {
  Risk: 'Risk',
  Hint: 'Hint',
  clean: 'Conform',
  failed: 'NoClassification',
  state: 'NoClassification',
  thin: 'NoClassification',
  area: 'NoClassification',
};

/** What the light is decided by. */
export interface LightInput {
  areas: readonly Pick<ReportArea, 'id' | 'title' | 'class' | 'applicable' | 'counts'>[];
  completeness: Pick<ReportCompleteness, 'states'>;
  coverage: number;
  failed: boolean;
}

/** Which rule decides the light: the worst of the scored areas; else open, when anything was not examined; else clean. */
export function lightGround({ areas, completeness, coverage, failed }: LightInput): LightGround {
  if (failed) return { kind: 'failed' };
  const scored = scoredAreas(areas);
  for (const kind of ['Risk', 'Hint'] as const) {
    const concerned = scored.filter((area) => area.class === kind);
    if (concerned.length === 0) continue;
    const where = { areas: concerned.map(({ title }) => title), scored: scored.length };
    if (kind === 'Risk') return { kind, ...where };
    const withRisk = concerned.filter(({ counts }) => counts.Risk > 0).length;
    return { kind, by: withRisk === 0 ? 'hints' : withRisk === concerned.length ? 'risks' : 'both', ...where };
  }
  const missing = completeness.states.find(({ examined }) => !examined);
  if (missing) return { kind: 'state', state: missing.state };
  if (isThin(coverage)) return { kind: 'thin' };
  const open = scored.filter((area) => area.class === 'NoClassification').map(({ title }) => title);
  if (open.length > 0) return { kind: 'area', areas: open };
  return { kind: 'clean', withoutBanner: completeness.states.some(({ reason }) => reason === 'no-banner') };
}

/** Areas that enter light and score. */
export function scoredAreas<Area extends Pick<ReportArea, 'id' | 'applicable'>>(areas: readonly Area[]): Area[] {
  return areas.filter(({ id, applicable }) => areaWeights[id] > 0 && applicable > 0);
}

/** Whether the score is provisional: too little could be classified, or a state could not be examined. */
export function isProvisional({ completeness, coverage, failed }: Omit<LightInput, 'areas'>): boolean {
  return failed || isThin(coverage) || completeness.states.some(({ examined }) => !examined);
}
