import type { Check } from '#checks/define-check.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { JudgedCheck } from '../score/scoring.ts';
import { reportTexts } from '../texts.ts';
import { asSentence, fillText } from './fill-text.ts';
import { type OpenCause, openCause } from './open-cause.ts';

export type OpenResult = Extract<JudgedCheck['result'], { class: 'NoClassification' }>;

/** Says what a check leaves open, and why: the cause on the site where it is known, not the step that failed after it. */
export function openStatement(
  check: Check,
  result: OpenResult,
  { facts, locale, params }: { facts: GatheredFacts; locale: Locale; params: Record<string, string | number> | undefined },
): string {
  const texts = reportTexts[locale];
  if (result.missing === undefined) {
    const { title, messages } = check.texts[locale];
    const told = asSentence(fillText(messages[result.message] ?? title, params, locale));
    const refused = noRejection(result, facts, locale);
    return refused === null ? told : `${told} ${refused.reason}`;
  }
  const cause = openCause({ missing: result.missing, failedBy: result.reason, checkId: result.checkId }, facts, locale);
  if (cause !== null) return fillText(texts.notExamined, { reason: cause.reason }, locale);
  const reason = texts.gather[result.reason as keyof typeof texts.gather] ?? texts.gather['not-performed'];
  return fillText(texts.factMissing, { fact: texts.facts[result.missing], reason }, locale);
}

/** The one step that helps where the cause on the site leaves nothing to do for the check itself; null where there is none. */
export function openFix(result: OpenResult, facts: GatheredFacts, locale: Locale): string | null {
  const { nothingSeen, inEmbeds } = reportTexts[locale].noRejection;
  if (result.missing === undefined && result.message === 'rejectNotExaminedInEmbeds') return `1. ${inEmbeds}`;
  if (result.missing === undefined && result.message === 'rejectNotExaminedNone' && offersNoRejection(facts)) return `1. ${nothingSeen}`;
  const cause =
    result.missing === undefined
      ? noRejection(result, facts, locale)
      : openCause({ missing: result.missing, failedBy: result.reason, checkId: result.checkId }, facts, locale);
  return cause === null || cause.step === null ? null : `1. ${cause.step}`;
}

/** Without a way to reject there are two states only, and both were looked at. */
function offersNoRejection({ attempts }: GatheredFacts): boolean {
  return attempts.ok && attempts.data.reject?.method === 'no-reject';
}

/** Why the state after rejecting could not be examined, for a check that lacks only this state. */
function noRejection(result: OpenResult, facts: GatheredFacts, locale: Locale): OpenCause | null {
  const lacksReject = result.missing === undefined && /rejectNotExamined(?:None|Accepted|Measured)?$/i.test(result.message);
  return lacksReject ? openCause({ missing: 'rejected', failedBy: 'not-performed', checkId: result.checkId }, facts, locale) : null;
}
