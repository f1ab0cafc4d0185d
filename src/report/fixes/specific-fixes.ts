import type { GatheredFacts } from '#checks/facts.ts';
import { numberedSteps } from '#checks/message-variants.ts';
import { marksOf } from '#checks/step-marks.ts';
import type { ReportArea, ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { Evidence } from '#evidence/evidence.ts';
import { systemNamed } from '#knowledge/find-system.ts';
import type { FixTopic } from '#knowledge/types.ts';
import { placeOf } from '../actions/action-effect.ts';
import { stepInBanner } from '../actions/cause-in-banner.ts';
import { consentPlatform } from '../monitors/consent-platform.ts';
import type { JudgedCheck } from '../score/scoring.ts';
import { loadsAfterConsentOnly, makesWait } from './after-consent-only.ts';
import { withPlaceOfWidget } from './builder-element.ts';
import { withDeadAnalyticsGone } from './dead-analytics.ts';
import { faultOf } from './fault-case.ts';
import { fixTopics, ofStoring, topicFor } from './fix-topics.ts';
import { loaderStepRules } from './loader-step-rules.ts';
import { loadingTagManagers } from './loading-tag-manager.ts';
import { withinLater, withinSecondWay, withWayRoundCaptcha, withWayToBook } from './one-of-ways.ts';
import { stepInHastyScript } from './own-script.ts';
import { pageStepRules } from './page-step-rules.ts';
import { serviceStepRules } from './service-step-rules.ts';
import type { FixCase, SpecificStep, StepRule } from './specific-step.ts';
import { asHeld, asOtherWay, linesOf } from './step-lines.ts';
import { systemStepRules } from './system-step-rules.ts';
import { stepAtTag } from './tag-before-list.ts';

/** In the order in which a step is looked for: what is nearest to the fault comes first. */
const placedRules = [...serviceStepRules, ...loaderStepRules, ...systemStepRules];

/**
 * Puts a first step in front of a fix that says where in the tag manager, consent platform or system of this very site it is made;
 * general steps that say the same are left out. What loads a service comes first: a platform that never sees the service cannot
 * hold it back. `productsOnly`: without systems, whose hints name the places to look at, not the step to take there; where fonts are
 * turned off, they name that step.
 */
export function withSpecificFixes(
  areas: readonly ReportArea[],
  {
    evidence,
    facts,
    judged,
    locale,
    productsOnly = false,
  }: { evidence: Evidence; facts: GatheredFacts; judged: readonly JudgedCheck[]; locale: Locale; productsOnly?: boolean },
): ReportArea[] {
  const cmp = consentPlatform(evidence, facts).known;
  const system = facts.applicability.ok ? facts.applicability.data.system : null;
  const systemId = system === null ? undefined : systemNamed(system)?.id;
  const tagManagers = loadingTagManagers(facts);
  const results = new Map(judged.map(({ check, result }) => [check.id, result]));
  const caseOf = (finding: ReportFinding, topic: FixTopic | null): FixCase => {
    const { cause } = finding;
    const hasty = topic === 'loading' ? stepInHastyScript(cause, facts, cmp?.id ?? null) : null;
    const inBanner = topic === 'loading' ? stepInBanner(cause, facts, cmp, stepAtTag(cause, facts, cmp) ?? hasty) : null;
    const runsBesides = cause !== null && doesMoreThanStore(cause, judged);
    return { finding, cause, topic, facts, results, cmp, systemId, tagManagers, inBanner, productsOnly, runsBesides };
  };

  return areas.map((area) => ({
    ...area,
    findings: area.findings.map((finding) => {
      const gone = withDeadAnalyticsGone(finding, facts, locale);
      if (gone !== null) return gone;
      const topic = topicFor(finding, results);
      if (topic === 'loading' && fixTopics.loading.includes(finding.checkId) && loadsAfterConsentOnly(finding.cause, facts)) {
        const open = linesOf(finding.howToFix).filter((line) => !makesWait(marksOf(line)));
        return open.length === 0 ? finding : { ...finding, howToFix: numberedSteps(open) };
      }
      const step = specificStep(caseOf(finding, topic));
      if (step === null) {
        // Moved to another list alone, it would go on loading: the finding on the list says so too.
        const atTag = finding.checkId === 'ck-misclassified-necessary' ? stepAtTag(finding.cause, facts, cmp) : null;
        if (atTag) return { ...finding, howToFix: numberedSteps([`{#tie} ${atTag[locale]}`, ...linesOf(finding.howToFix)]) };
        const placed = topic === null ? withPlaceOfWidget(finding, systemId, facts, linesOf(finding.howToFix), locale) : null;
        return placed ? { ...finding, howToFix: numberedSteps(placed) } : finding;
      }
      const left = linesOf(finding.howToFix).filter((line) => !step.says(marksOf(line)));
      return { ...finding, howToFix: numberedSteps(withStep(step, left, finding.cause, topic, locale)) };
    }),
  }));
}

/** The step of the first rule that has one. */
function specificStep(fixCase: FixCase): SpecificStep | null {
  const onPage = firstOf(pageStepRules, fixCase);
  if (onPage !== null) return onPage === 'none' ? null : onPage;
  const { topic, cause, facts, cmp } = fixCase;
  if (topic === null) return null;
  const placed = firstOf(placedRules, { ...fixCase, topic, fault: { ...faultOf(cause, facts), cmpId: cmp?.id ?? null } });
  return placed === 'none' ? null : placed;
}

function firstOf<Case extends FixCase>(rules: readonly StepRule<Case>[], fixCase: Case): SpecificStep | 'none' | null {
  for (const rule of rules) {
    const found = rule(fixCase);
    if (found !== null) return found;
  }
  return null;
}

function doesMoreThanStore(serviceId: string, judged: readonly JudgedCheck[]): boolean {
  return judged.some(
    ({ check, result }) =>
      !ofStoring.has(check.id) &&
      placeOf(check.id) === 'site' &&
      result.class === 'Risk' &&
      result.findings.some(({ cause }) => cause === serviceId),
  );
}

/** The steps that are left, with that of the product: in front, or where it is one way of two that the check names. */
function withStep(
  { text: told, isSetting, isOneWay, goesOn }: SpecificStep,
  left: readonly string[],
  cause: string | null,
  topic: FixTopic | null,
  locale: Locale,
) {
  if (topic !== 'loading') return [told[locale], ...left];
  const within = isOneWay ? withinLater(told, left, locale) : isSetting ? null : withinSecondWay(told, cause, left, locale);
  if (within) return within;
  const text = goesOn ? told : asHeld(told);
  const offersOther = left.some((line) => marksOf(line).has('replace'));
  const { [locale]: step } = isSetting ? text : withWayToBook(withWayRoundCaptcha(text, cause, offersOther), cause);
  const [next, ...others] = left;
  return [step, ...(next === undefined ? [] : [asOtherWay(next, locale)]), ...others];
}
