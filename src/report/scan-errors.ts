import type { ReportError } from '#contract/report.ts';
import { type ScanErrorCode, scanErrorText, scanErrorTexts } from '#contract/scan-error.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { Evidence } from '#evidence/evidence.ts';
import type { PageFailure } from '#evidence/pages.ts';
import type { ScanErrorCode as EvidenceErrorCode } from '#evidence/scan-run.ts';
import { startVisit } from './score/completeness.ts';

/** The scan error that a failed start page amounts to. */
const errorOfPage: Record<PageFailure, ScanErrorCode & EvidenceErrorCode> = {
  unresolvable: 'unresolvable',
  refused: 'refused',
  timeout: 'timeout',
  tls: 'tls-broken',
  'blocked-target': 'blocked-target',
  'blocked-by-site': 'blocked-by-site',
  'http-error': 'http-error',
  'not-html': 'not-html',
  download: 'download',
  'auth-required': 'auth-required',
  'redirect-loop': 'redirect-loop',
  'too-large': 'too-large',
  crashed: 'browser-crashed',
  unresponsive: 'unresponsive',
  budget: 'budget',
  network: 'network',
};

/** A scan has failed when its start page was not examined without interaction: then nothing can be said about the site. */
export function hasFailed(evidence: Evidence): boolean {
  const start = startVisit(evidence, 'none');
  return start === undefined || start.failure !== null;
}

/** What failed as a whole, in the language of the report. A failed scan has at least one error. */
export function describeErrors(evidence: Evidence, locale: Locale): ReportError[] {
  const errors = evidence.run.errors.map(({ code, state }) => ({ code, state, message: scanErrorText(code, locale) }));
  if (errors.length > 0 || !hasFailed(evidence)) return errors;
  const failure = startVisit(evidence, 'none')?.failure;
  const code = failure ? errorOfPage[failure] : 'internal';
  return [{ code, state: null, message: scanErrorText(code, locale) }];
}

/** What to do about a start page that could not be examined. */
export function failureAdvice(failure: PageFailure, locale: Locale): string {
  return scanErrorTexts[errorOfPage[failure]][locale].advice;
}
