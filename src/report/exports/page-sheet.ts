import type { Report, ReportPage } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { type Column, fillSheet, listed, type Sheet } from './sheet.ts';

const columns: readonly Column<{ page: ReportPage; failure: string | null }>[] = [
  { heading: { de: 'Adresse', en: 'Address' }, width: 60, value: ({ page }) => page.url },
  { heading: { de: 'Art', en: 'Kind' }, width: 22, value: ({ page }, { pageKinds }) => pageKinds[page.kind] },
  { heading: { de: 'Titel', en: 'Title' }, width: 40, value: ({ page }) => page.title || null },
  { heading: { de: 'HTTP-Status', en: 'HTTP status' }, width: 10, value: ({ page }) => page.status },
  {
    heading: { de: 'Geprüft in', en: 'Examined in' },
    width: 30,
    value: ({ page }, { states }) => listed(page.states.map((state) => states[state])),
  },
  { heading: { de: 'Nicht geprüft, weil', en: 'Not examined because' }, width: 50, value: ({ failure }) => failure },
];

/** The pages of the plan as a table, with the reason where one was not examined. */
export function pageSheet({ pages, completeness }: Report, locale: Locale): Sheet {
  const messages = new Map(completeness.pages.failures.map(({ url, message }) => [url, message]));
  const rows = pages.map((page) => ({ page, failure: messages.get(page.url) ?? page.failure }));
  return fillSheet({ de: 'Seiten', en: 'Pages' }, columns, rows, locale);
}
