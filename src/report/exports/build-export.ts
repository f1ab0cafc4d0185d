import type { ScanExport } from '#contract/api/scan-export.ts';
import type { ScanResult } from '#contract/scan-result.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { cookieNoticeHtml } from './cookie-notice-html.ts';
import { cookieNoticeMarkdown } from './cookie-notice-markdown.ts';
import { cookieSheet } from './cookie-sheet.ts';
import { findingSheet } from './finding-sheet.ts';
import { noticeSheet } from './notice-sheet.ts';
import { pageSheet } from './page-sheet.ts';
import { recipientSheet } from './recipient-sheet.ts';
import { buildSarif } from './sarif.ts';
import { tagSheet } from './tag-sheet.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

/** Exports that are made from the stored answers; HAR and evidence package are kept as files. */
export type BuiltExport = Exclude<ScanExport, 'requests.har' | 'evidence.zip'>;

type Builder = (result: ScanResult, locale: Locale) => string | Promise<Uint8Array>;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const builders: Record<BuiltExport, Builder> = {
  'findings.csv': ({ report }, locale) => writeCsv(findingSheet(report, locale)),
  'tags.csv': ({ tagMonitor }, locale) => writeCsv(tagSheet(tagMonitor, locale)),
  'cookies.csv': ({ cookieMonitor }, locale) => writeCsv(cookieSheet(cookieMonitor, locale)),
  'report.xlsx': ({ report, tagMonitor, cookieMonitor }, locale) =>
    writeXlsx([findingSheet(report, locale), tagSheet(tagMonitor, locale), cookieSheet(cookieMonitor, locale), pageSheet(report, locale)]),
  'scan.json': ({ report, tagMonitor, requestHierarchy, cookieMonitor, consentMonitor }) =>
    json({ report, tagMonitor, requestHierarchy, cookieMonitor, consentMonitor }),
  'findings.sarif': (result) => json(buildSarif(result)),
  'cookie-table.html': cookieNoticeHtml,
  'cookie-table.md': cookieNoticeMarkdown,
  'recipients.csv': (result, locale) => writeCsv(recipientSheet(result, locale)),
  'privacy-notice-services.csv': (result, locale) => writeCsv(noticeSheet(result, locale)),
};

/**
 * Makes one export of a finished scan. Headings and words are in the language that is asked for; sentences of the report stay in its own.
 * Nothing is looked up anew but what the catalogue knows of vendors.
 */
export async function buildExport(name: BuiltExport, result: ScanResult, locale: Locale): Promise<Uint8Array> {
  const made = await builders[name](result, locale);
  return typeof made === 'string' ? new TextEncoder().encode(made) : made;
}
