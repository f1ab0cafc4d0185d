import type { GatheredFacts } from '#checks/facts.ts';
import type { ReportArea, ReportCompleteness, ReportError, ReportSummary, TopAction } from '#contract/report.ts';
import type { Locale, ReportClass } from '#contract/vocabulary.ts';
import { byGravity, countClasses } from './areas.ts';
import { explainLight, type LightGround } from './explain-light.ts';
import { fillCount, fillText } from './fill-text.ts';
import { areaWeights, isThin, type JudgedCheck, type Score } from './scoring.ts';
import { stateFigures } from './state-figures.ts';
import { reportTexts } from './texts.ts';
import { chooseTopActions } from './top-actions.ts';

const classOf: Record<LightGround['kind'], ReportClass> = {
  Risk: 'Risk',
  Hint: 'Hint',
  clean: 'Conform',
  failed: 'NoClassification',
  state: 'NoClassification',
  thin: 'NoClassification',
  area: 'NoClassification',
};

/** What the summary is drawn from. */
export interface SummaryInput {
  facts: GatheredFacts;
  judged: readonly JudgedCheck[];
  score: Score;
  areas: readonly ReportArea[];
  completeness: ReportCompleteness;
  errors: readonly ReportError[];
  failed: boolean;
  locale: Locale;
}

/** The result on one glance. It can be `Conform` only when all three states were examined and no scored area is open. */
export function summarize(input: SummaryInput): ReportSummary {
  const { score, failed, completeness } = input;
  const topActions = chooseTopActions(input.areas, input.locale);
  const { sentence, ground } = verdictOf(input, topActions);
  const cap = failed ? null : score.cap;
  const provisional = failed || isThin(score.coverage) || completeness.states.some(({ examined }) => !examined);
  return {
    class: classOf[ground.kind],
    sentence,
    explanation: explainLight(ground, { cap: cap?.limit ?? null, provisional }, input.locale),
    score: failed ? null : score.score,
    provisional,
    cap,
    coverage: score.coverage,
    counts: countClasses(input.judged),
    states: stateFigures(input.facts),
    topActions,
  };
}

function verdictOf(
  { areas, completeness, score, errors, failed, locale }: SummaryInput,
  topActions: readonly TopAction[],
): { ground: LightGround; sentence: string } {
  const texts = reportTexts[locale].summary;
  if (failed) return { ground: { kind: 'failed' }, sentence: fillText(texts.failed, { reason: errors[0]?.message ?? '' }, locale).trim() };

  const scored = areas.filter(({ id, applicable }) => areaWeights[id] > 0 && applicable > 0);
  for (const wanted of ['Risk', 'Hint'] as const) {
    const concerned = scored.filter((area) => area.class === wanted);
    const worst = concerned.flatMap(({ findings }) => findings);
    const lead = topActions.find((action) => action.class === wanted) ?? worst.sort(byGravity)[0];
    const ground = { kind: wanted, areas: concerned.map(({ title }) => title), scored: scored.length };
    if (worst.length > 0 && lead) return { ground, sentence: lead.statement };
  }
  const missing = completeness.states.find(({ examined }) => !examined);
  if (missing) {
    const state = reportTexts[locale].states[missing.state];
    return { ground: { kind: 'state' }, sentence: fillText(texts.stateMissing, { state, reason: missing.message ?? '' }, locale) };
  }
  if (isThin(score.coverage)) return { ground: { kind: 'thin' }, sentence: texts.tooLittle };
  const open = scored.find((area) => area.class === 'NoClassification');
  if (open) {
    return { ground: { kind: 'area', areas: [open.title] }, sentence: fillText(texts.areaOpen, { area: open.title }, locale) };
  }

  const hints = scored.reduce((sum, { counts }) => sum + counts.Hint, 0);
  return { ground: { kind: 'clean' }, sentence: hints > 0 ? fillCount(texts.onlyLightHints, hints, locale) : texts.noRemarks };
}
