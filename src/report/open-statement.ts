import type { Check } from '#checks/define-check.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { asSentence, fillText } from './fill-text.ts';
import type { JudgedCheck } from './scoring.ts';
import { reportTexts } from './texts.ts';

type OpenResult = Extract<JudgedCheck['result'], { class: 'NoClassification' }>;

/** Says what a check leaves open, and why: the cause on the site where it is known, not the step that failed after it. */
export function openStatement(
  check: Check,
  result: OpenResult,
  { facts, locale, params }: { facts: GatheredFacts; locale: Locale; params: Record<string, string | number> | undefined },
): string {
  const texts = reportTexts[locale];
  if (result.missing === undefined) {
    const { title, messages } = check.texts[locale];
    return asSentence(fillText(messages[result.message] ?? title, params, locale));
  }
  const cause = result.reason === 'not-performed' ? causeOf(result.missing, facts, locale) : null;
  if (cause !== null) return fillText(texts.notExamined, { reason: cause }, locale);
  const reason = texts.gather[result.reason as keyof typeof texts.gather] ?? texts.gather['not-performed'];
  return fillText(texts.factMissing, { fact: texts.facts[result.missing], reason }, locale);
}

/** What on the site kept a step from being made, or null when the facts do not tell. */
function causeOf(missing: NonNullable<OpenResult['missing']>, facts: GatheredFacts, locale: Locale): string | null {
  if (missing === 'rejected') return choiceCause('reject', facts, locale);
  if (missing === 'accepted' || missing === 'withdrawal') return choiceCause('accept', facts, locale);
  if (missing !== 'withdrawalTest') return null;
  const notAccepted = choiceCause('accept', facts, locale);
  if (notAccepted !== null) return notAccepted;
  const { withdrawal } = facts;
  if (!withdrawal.ok) return null;
  const { noWithdrawal, noReopening } = reportTexts[locale].cause;
  if (withdrawal.data.length === 0) return noWithdrawal;
  // Only the start page's control is tried; of the others is known that they are there.
  const tried = withdrawal.data.filter(({ reopensBanner }) => reopensBanner !== null);
  if (tried.length > 0 && tried.every(({ reopensBanner }) => reopensBanner === false)) return noReopening;
  return choiceCause('reject', facts, locale);
}

function choiceCause(state: 'reject' | 'accept', { attempts }: GatheredFacts, locale: Locale): string | null {
  const outcome = attempts.ok ? attempts.data[state] : null;
  if (outcome === null) return null;
  const { cause, choice } = reportTexts[locale];
  const { method, performed, verified } = outcome;
  if (method === 'no-reject' || method === 'pay-or-consent') return cause[method][state];
  if (method === 'failed') return choice.failed[state];
  return performed && !verified && method !== 'no-banner' ? choice['not-verified'][state] : null;
}
