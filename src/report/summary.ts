import type { GatheredFacts } from '#checks/facts.ts';
import type { ReportArea, ReportCompleteness, ReportError, ReportSummary, TopAction } from '#contract/report.ts';
import type { Locale, ReportClass } from '#contract/vocabulary.ts';
import { byGravity, countClasses } from './areas.ts';
import { fillCount, fillText } from './fill-text.ts';
import { areaWeights, isThin, type JudgedCheck, type Score } from './scoring.ts';
import { stateFigures } from './state-figures.ts';
import { reportTexts } from './texts.ts';
import { chooseTopActions } from './top-actions.ts';

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
  const { class: resultClass, sentence } = verdictOf(input, topActions);
  return {
    class: resultClass,
    sentence,
    score: failed ? null : score.score,
    provisional: failed || isThin(score.coverage) || completeness.states.some(({ examined }) => !examined),
    cap: failed ? null : score.cap,
    coverage: score.coverage,
    counts: countClasses(input.judged),
    states: stateFigures(input.facts),
    topActions,
  };
}

function verdictOf(
  { areas, completeness, score, errors, failed, locale }: SummaryInput,
  topActions: readonly TopAction[],
): { class: ReportClass; sentence: string } {
  const texts = reportTexts[locale].summary;
  if (failed) return { class: 'NoClassification', sentence: fillText(texts.failed, { reason: errors[0]?.message ?? '' }, locale).trim() };

  const scored = areas.filter(({ id, applicable }) => areaWeights[id] > 0 && applicable > 0);
  for (const wanted of ['Risk', 'Hint'] as const) {
    const worst = scored.filter((area) => area.class === wanted).flatMap(({ findings }) => findings);
    const lead = topActions.find((action) => action.class === wanted) ?? worst.sort(byGravity)[0];
    if (worst.length > 0 && lead) return { class: wanted, sentence: lead.statement };
  }
  const missing = completeness.states.find(({ examined }) => !examined);
  if (missing) {
    const state = reportTexts[locale].states[missing.state];
    return { class: 'NoClassification', sentence: fillText(texts.stateMissing, { state, reason: missing.message ?? '' }, locale) };
  }
  if (isThin(score.coverage)) return { class: 'NoClassification', sentence: texts.tooLittle };
  const open = scored.find((area) => area.class === 'NoClassification');
  if (open) return { class: 'NoClassification', sentence: fillText(texts.areaOpen, { area: open.title }, locale) };

  const hints = scored.reduce((sum, { counts }) => sum + counts.Hint, 0);
  return { class: 'Conform', sentence: hints > 0 ? fillCount(texts.onlyLightHints, hints, locale) : texts.noRemarks };
}
