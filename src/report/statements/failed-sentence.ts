import { failureAdvice } from '../scan-errors.ts';
import type { SummaryInput } from '../score/summary.ts';
import { reportTexts } from '../texts.ts';
import { fillText } from './fill-text.ts';
import { maskUrl } from './mask.ts';
import { refusingStatus } from './open-cause.ts';

/** The summary of a scan that failed: what the start page answered, where it answered, and what to do about it. */
export function failedSentence({ facts: { site }, errors, locale }: Pick<SummaryInput, 'facts' | 'errors' | 'locale'>): string {
  const texts = reportTexts[locale].summary;
  const start = site.ok ? site.data.startPage : null;
  // Another error than that of the start page is what the scan failed by.
  const failure = start?.failure && start.failure === errors[0]?.code ? start.failure : null;
  const plain = fillText(texts.failed, { reason: errors[0]?.message ?? '' }, locale).trim();
  if (!start || (failure !== 'blocked-by-site' && failure !== 'http-error')) return plain;
  const url = maskUrl(start.url);
  const status = refusingStatus(start.status);
  const advice = failure === 'blocked-by-site' ? texts.admit : failureAdvice(failure, locale);
  if (status !== null) return fillText(texts.failedWithStatus, { url, status: String(status), advice }, locale);
  return failure === 'blocked-by-site' ? fillText(texts.turnedAway, { url, advice }, locale) : plain;
}
