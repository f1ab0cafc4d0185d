import type { GatheredFacts } from '#checks/facts.ts';
import type { ReportCompleteness, StateCompleteness } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { Evidence } from '#evidence/evidence.ts';
import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import type { PageFailure, PageVisit } from '#evidence/pages.ts';
import { fillText } from '../statements/fill-text.ts';
import { unverifiedChoice } from '../statements/unverified-choice.ts';
import { reportTexts } from '../texts.ts';

/** Whether a state was examined, so that its figures mean something. */
export function isExamined(state: ConsentState, facts: GatheredFacts): boolean {
  if (!facts.requests.ok) return false;
  if (state === 'none') return true;
  return state === 'reject' ? facts.rejected.ok : facts.accepted.ok;
}

/** The visit of the start page in a state, or undefined when it was never tried. */
export function startVisit(evidence: Evidence, state: ConsentState): PageVisit | undefined {
  return evidence.pages.find((page) => page.state === state && page.kind === 'start');
}

/** What was examined and what was not, with reasons in the language of the report. */
export function describeCompleteness(evidence: Evidence, facts: GatheredFacts, locale: Locale): ReportCompleteness {
  const states = consentStates.map((state) => describeState(state, evidence, facts, locale));
  const pages = describePages(evidence, locale);
  return { complete: states.every(({ examined }) => examined) && pages.failures.length === 0, states, pages };
}

function describeState(state: ConsentState, evidence: Evidence, facts: GatheredFacts, locale: Locale): StateCompleteness {
  const visits = evidence.pages.filter((page) => page.state === state);
  const examined = isExamined(state, facts);
  return {
    state,
    examined,
    ...reasonOf(state, examined, evidence, facts, locale),
    pagesPlanned: visits.length,
    pagesReached: visits.filter((visit) => failureOf(visit) === null).length,
  };
}

function reasonOf(
  state: ConsentState,
  examined: boolean,
  evidence: Evidence,
  facts: GatheredFacts,
  locale: Locale,
): { reason: string | null; message: string | null } {
  const texts = reportTexts[locale];
  const outcome = state === 'none' ? null : evidence.consent[state];
  const choice = (reason: keyof typeof texts.choice) => ({
    reason,
    message: texts.choice[reason][state === 'accept' ? 'accept' : 'reject'],
  });
  if (examined) return outcome?.ok && outcome.data.method === 'no-banner' ? choice('no-banner') : { reason: null, message: null };

  const start = startVisit(evidence, state);
  if (start?.failure)
    return { reason: start.failure, message: fillText(texts.stateUnreachable, { reason: texts.page[start.failure] }, locale) };
  if (outcome?.ok) {
    const { method, performed } = outcome.data;
    if (method === 'no-reject' || method === 'pay-or-consent' || method === 'failed') return choice(method);
    // A banner-less site is examined through state none; when that one failed, its reason is the reason here too.
    if (method === 'no-banner') return reasonOf('none', false, evidence, facts, locale);
    return performed
      ? { reason: 'not-verified', message: unverifiedChoice(outcome.data, state === 'accept' ? 'accept' : 'reject', locale) }
      : choice('failed');
  }
  const missing = outcome ?? facts.requests;
  const reason = missing.ok ? 'unreachable' : missing.reason;
  return { reason, message: fillText(texts.stateUnreachable, { reason: texts.gather[reason] }, locale) };
}

/** Why a page says nothing: it was not reached, or its content resisted reading; its requests were seen all the same. */
function failureOf({ failure, snapshot }: PageVisit): PageFailure | 'unreadable' | null {
  return failure ?? (snapshot.ok || snapshot.reason === 'not-performed' ? null : 'unreadable');
}

function describePages(evidence: Evidence, locale: Locale): ReportCompleteness['pages'] {
  const byUrl = Map.groupBy(evidence.pages, ({ url }) => url);
  const failed = evidence.pages.flatMap((visit) => {
    const failure = failureOf(visit);
    return failure === null ? [] : { visit, failure };
  });
  const byFailure = Map.groupBy(failed, ({ visit, failure }) => `${failure} ${visit.url}`);
  return {
    planned: byUrl.size,
    reached: [...byUrl.values()].filter((visits) => visits.some((visit) => failureOf(visit) === null)).length,
    failures: [...byFailure.values()].map((entries) => {
      const { visit, failure } = entries[0]!;
      return {
        url: visit.url,
        states: consentStates.filter((state) => entries.some((entry) => entry.visit.state === state)),
        reason: failure,
        message: reportTexts[locale].page[failure],
      };
    }),
  };
}
