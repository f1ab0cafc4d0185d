import type { GatheredFacts } from '#checks/facts.ts';
import type { ReportArea, ReportCompleteness, ReportError, ReportFinding, ReportSummary, TopAction } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { stepInBanner } from '../actions/cause-in-banner.ts';
import { chooseTopActions } from '../actions/top-actions.ts';
import { loadingTagManagers } from '../fixes/loading-tag-manager.ts';
import { stateFigures } from '../monitors/state-figures.ts';
import { failedSentence } from '../statements/failed-sentence.ts';
import { fillText, firstSentence } from '../statements/fill-text.ts';
import { reportTexts } from '../texts.ts';
import { byGravity, countClasses } from './areas.ts';
import { explainLight } from './explain-light.ts';
import { isProvisional, type LightGround, lightClass, lightGround, scoredAreas } from './light.ts';
import type { JudgedCheck, Score } from './scoring.ts';

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
  const { areas, score, failed, completeness, locale } = input;
  const { coverage } = score;
  // A service that the banner itself lets pass is put right there, whatever loads it.
  const managers = [...loadingTagManagers(input.facts)].filter(([id]) => stepInBanner(id, input.facts, null) === null);
  const topActions = chooseTopActions(areas, locale, new Map(managers));
  const ground = lightGround({ areas, completeness, coverage, failed });
  const lead = leadOf(ground, areas, topActions);
  const cap = failed ? null : score.cap;
  const provisional = isProvisional({ completeness, coverage, failed });
  return {
    class: lightClass[ground.kind],
    sentence: sentenceFor(ground, input, lead),
    // A clean light comes from no finding.
    leadFindingId: ground.kind === 'clean' ? null : (lead?.id ?? null),
    explanation: explainLight(
      ground,
      { cap: cap?.limit ?? null, provisional, consumersUnknown: consumersUnknown(input.facts), hasHints: hintsIn(areas) > 0 },
      locale,
    ),
    score: failed ? null : score.score,
    provisional,
    cap,
    coverage,
    counts: countClasses(input.judged),
    states: stateFigures(input.facts),
    topActions,
  };
}

/** The finding that the sentence speaks of: where the light comes from, or the warning that weighs most beside a clean light. */
function leadOf(ground: LightGround, areas: readonly ReportArea[], topActions: readonly TopAction[]): ReportFinding | null {
  if (ground.kind !== 'Risk' && ground.kind !== 'Hint' && ground.kind !== 'clean') return null;
  // What is said of areas is shown by a finding of one of them.
  const concerned = scoredAreas(areas).filter((area) => ground.kind === 'clean' || area.class === ground.kind);
  const findings = concerned.flatMap((area) => area.findings).filter((finding) => ground.kind !== 'clean' || finding.class === 'Hint');
  // A warning light may come from a risk of lower weight; then that weighs most.
  const worst = ground.kind === 'Risk' || (ground.kind === 'Hint' && ground.by !== 'hints') ? 'Risk' : 'Hint';
  // The sentence and the first step speak of the same thing, in whichever area: a reader in a hurry reads no further.
  const all = scoredAreas(areas).flatMap((area) => area.findings);
  const [first] = topActions.filter((each) => each.class === worst);
  return all.find(({ id }) => id === first?.findingId) ?? findings.sort(byGravity)[0] ?? null;
}

function sentenceFor(ground: LightGround, input: SummaryInput, lead: ReportFinding | null): string {
  const { areas, completeness, locale } = input;
  const texts = reportTexts[locale].summary;
  switch (ground.kind) {
    case 'failed':
      return failedSentence(input);
    case 'Risk':
    case 'Hint': {
      // What else the finding says stands with it.
      return firstSentence(lead!.statement);
    }
    case 'state': {
      const state = reportTexts[locale].states[ground.state];
      const reason = completeness.states.find((own) => own.state === ground.state)?.message ?? '';
      return fillText(texts.stateMissing, { state, reason }, locale);
    }
    case 'thin':
      return texts.tooLittle;
    case 'area': {
      const [area, ...more] = ground.areas;
      const params = { area: area!, open: heaviestOpen(areas, area!), count: ground.areas.length, names: ground.areas.join(', ') };
      return fillText(more.length > 0 ? texts.areasOpen : texts.areaOpen, params, locale);
    }
    case 'clean': {
      const hints = hintsIn(areas);
      const seen = ground.withoutBanner ? 'visit' : 'states';
      if (lead === null) return texts.noRemarks[seen];
      const { one, other } = texts.onlyLightHints[seen];
      return fillText(hints === 1 ? one : other, { count: hints, first: firstSentence(lead.statement) }, locale);
    }
  }
}

function hintsIn(areas: readonly ReportArea[]): number {
  return scoredAreas(areas).reduce((sum, { counts }) => sum + counts.Hint, 0);
}

/** What the open check of most weight in an area says. */
function heaviestOpen(areas: readonly ReportArea[], title: string): string {
  const findings = areas.find((area) => area.title === title)?.findings ?? [];
  const open = findings.filter((finding) => finding.class === 'NoClassification').sort((a, b) => b.weight - a.weight);
  return firstSentence(open[0]?.statement ?? '–');
}

/** Neither settings nor pages tell whether the site contracts with consumers. */
function consumersUnknown({ applicability }: GatheredFacts): boolean {
  return applicability.ok && applicability.data.isConsumerOffer === null;
}
