import type { Report } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { noticeWords } from './cookie-notice.ts';
import { publishableText } from './plain-text.ts';

const languageTag = { de: 'de-DE', en: 'en-GB' } as const;

/** When and where something was observed, as a sentence. Days are those of the customers: German time. */
export function observedAt({ created, finalUrl }: Pick<Report, 'created' | 'finalUrl'>, locale: Locale): string {
  const day = new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'medium', timeZone: 'Europe/Berlin' }).format(new Date(created));
  const host = URL.parse(finalUrl)?.host ?? publishableText(finalUrl);
  return noticeWords[locale].origin.replace('{date}', day).replace('{host}', () => host);
}
