import type { Facts, GatheredFacts } from '#checks/facts.ts';
import { wasRejected } from '#checks/shared/banner/forgotten-rejection.ts';
import { informsOnly } from '#checks/shared/banner/informs-only.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { failureAdvice } from '../scan-errors.ts';
import { reportTexts } from '../texts.ts';
import { fillText } from './fill-text.ts';
import { unverifiedChoice } from './unverified-choice.ts';

/** Why a fact is missing, and the one step that helps; a step that is null is that of the check. */
export interface OpenCause {
  reason: string;
  step: string | null;
}

/** The server is asked on its own, whatever became of the start page. */
const withoutStartPage: ReadonlySet<keyof Facts> = new Set(['site', 'transport']);

/** What on the site kept a fact from being gathered, or null when the facts do not tell. */
export function openCause(
  { missing, failedBy, checkId }: { missing: keyof Facts; failedBy: string; checkId: string },
  facts: GatheredFacts,
  locale: Locale,
): OpenCause | null {
  const start = withoutStartPage.has(missing) ? null : startPageCause(facts, locale);
  if (start !== null) return start;
  if (missing === 'prompts' && failedBy === 'unsupported') return { reason: reportTexts[locale].cause.closedBanner, step: null };
  if (failedBy !== 'not-performed') return null;
  if (missing === 'rejected') return choiceCause('reject', facts, locale, checkId);
  if (missing === 'accepted' || missing === 'withdrawal') return choiceCause('accept', facts, locale, checkId);
  return missing === 'withdrawalTest' ? withdrawalCause(facts, locale, checkId) : null;
}

/** The status of an answer that refuses; what else it says about a failure is misleading. */
export function refusingStatus(status: number | null): number | null {
  return status !== null && status >= 400 ? status : null;
}

function startPageCause({ site }: GatheredFacts, locale: Locale): OpenCause | null {
  const { startPage: texts, page } = reportTexts[locale];
  // The scan broke off before it called any page: nothing is known of the site, so nothing is to be done there.
  if (site.ok && site.data.startPage === null) return { reason: texts.notCalled, step: texts.again };
  const start = site.ok ? site.data.startPage : null;
  if (!start?.failure) return null;
  const turnedAway = start.failure === 'blocked-by-site';
  const status = refusingStatus(start.status);
  const told = turnedAway ? 'turnedAway' : 'failed';
  const text = status === null ? texts[told] : texts[`${told}WithStatus`];
  return {
    reason: fillText(text, { reason: page[start.failure], ...(status !== null && { status }) }, locale),
    step: turnedAway ? texts.admit : failureAdvice(start.failure, locale),
  };
}

function withdrawalCause(facts: GatheredFacts, locale: Locale, checkId: string): OpenCause | null {
  const notAccepted = choiceCause('accept', facts, locale, checkId);
  if (notAccepted !== null) return notAccepted;
  const { withdrawal } = facts;
  if (!withdrawal.ok) return null;
  const { noWithdrawal, noWithdrawalStep, noReopening } = reportTexts[locale].cause;
  if (withdrawal.data.length === 0)
    return { reason: noWithdrawal, step: asksForNothing(facts) ? reportTexts[locale].noRejection.nothingAsked : noWithdrawalStep };
  // Only the start page's control is tried; of the others is known that they are there.
  const tried = withdrawal.data.filter(({ reopensBanner }) => reopensBanner !== null);
  if (tried.length > 0 && tried.every(({ reopensBanner }) => reopensBanner === false)) return { reason: noReopening, step: null };
  const notRejected = choiceCause('reject', facts, locale, checkId);
  if (notRejected !== null) return { ...notRejected, step: null };
  const [first] = withdrawal.data;
  return tried.length > 0 || !first
    ? null
    : { reason: fillText(reportTexts[locale].cause.withdrawalElsewhere, { text: first.text }, locale), step: null };
}

function choiceCause(state: 'reject' | 'accept', facts: GatheredFacts, locale: Locale, checkId: string): OpenCause | null {
  const { attempts } = facts;
  const outcome = attempts.ok ? attempts.data[state] : null;
  if (outcome === null) return null;
  const { cause, choice, noRejection } = reportTexts[locale];
  const { method, performed, verified } = outcome;
  if (method === 'no-reject' || method === 'pay-or-consent') {
    const step =
      method !== 'no-reject' ? noRejection[method][subjectOf(checkId)] : noRejection[asksForNothing(facts) ? 'nothingAsked' : method];
    return { reason: cause[method][state], step: state === 'reject' ? step : null };
  }
  if (method === 'failed') return { reason: choice.failed[state], step: null };
  return performed && !verified && method !== 'no-banner' && !wasRejected(outcome)
    ? { reason: unverifiedChoice(outcome, state, locale), step: null }
    : null;
}

/** Whether a way to reject would be one for nothing. */
function asksForNothing({ banner, attempts, services, requests, cookies, storage, site }: GatheredFacts): boolean {
  if (!banner.ok || !attempts.ok || !services.ok || !requests.ok || !cookies.ok || !storage.ok || !site.ok) return false;
  const seen = { services: services.data, requests: requests.data, cookies: cookies.data, storage: storage.data, site: site.data };
  return informsOnly({ banner: banner.data, attempts: attempts.data, ...seen }) !== null;
}

/** What to look for where the state after rejecting can only be seen by paying. */
function subjectOf(checkId: string): 'loading' | 'signal' | 'transfer' | 'files' {
  if (checkId === 'cmp-tcf-valid' || checkId === 'cmp-legitimate-interest') return 'signal';
  if (checkId.startsWith('tc-')) return 'transfer';
  return /^emb-(?:google-fonts|other-webfonts|cdn-libraries|hidden-thirdparties)$/.test(checkId) ? 'files' : 'loading';
}
