import type { TagMonitor, TagRow } from '#contract/tag-monitor.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { nameOfCountry } from '#knowledge/country.ts';
import { categoryWord } from './export-words.ts';
import { type Column, fillSheet, listed, type Sheet } from './sheet.ts';

const country = (code: string | null, locale: Locale) => (code === null ? null : nameOfCountry(code, locale));

const columns: readonly Column<TagRow>[] = [
  { heading: { de: 'Host', en: 'Host' }, width: 34, value: ({ host }) => host },
  { heading: { de: 'Partei', en: 'Party' }, width: 16, value: ({ party }, { parties }) => parties[party] },
  { heading: { de: 'Dienst', en: 'Service' }, width: 28, value: ({ service }, words) => service ?? words.unknownService },
  { heading: { de: 'Kategorie', en: 'Category' }, width: 20, value: ({ category }, words) => categoryWord(category, words) },
  {
    heading: { de: 'Einwilligung nötig', en: 'Consent needed' },
    width: 12,
    value: ({ consent }, words) => (consent === null ? words.unknown : words.consent[consent]),
  },
  { heading: { de: 'Anbieter', en: 'Vendor' }, width: 24, value: ({ vendor }) => vendor },
  {
    heading: { de: 'Land des Anbieters', en: 'Country of the vendor' },
    width: 16,
    value: ({ vendorCountry }, _, locale) => country(vendorCountry, locale),
  },
  {
    heading: { de: 'Land des Servers', en: 'Country of the server' },
    width: 16,
    value: ({ serverCountry }, _, locale) => country(serverCountry, locale),
  },
  { heading: { de: 'IP-Adresse des Servers', en: 'IP address of the server' }, width: 18, value: ({ serverIp }) => serverIp },
  { heading: { de: 'HTTPS', en: 'HTTPS' }, width: 8, value: ({ https }, { yes, no }) => (https ? yes : no) },
  {
    heading: { de: 'In der Datenschutzerklärung', en: 'In the privacy notice' },
    width: 20,
    value: ({ privacyPolicyMatch }, words) => words.policyMatch[privacyPolicyMatch],
  },
  { heading: { de: 'CNAME führt zu', en: 'CNAME leads to' }, width: 28, value: ({ cnameCloaking }) => cnameCloaking?.target ?? null },
  {
    heading: { de: 'Zustände', en: 'States' },
    width: 22,
    value: ({ states }, words) => listed(states.map((state) => words.states[state])),
  },
  { heading: { de: 'Anfragen', en: 'Requests' }, width: 10, value: ({ requests }) => requests },
  { heading: { de: 'Seiten', en: 'Pages' }, width: 8, value: ({ pages }) => pages.length },
  { heading: { de: 'Erste Seite', en: 'First page' }, width: 40, value: ({ pages }) => pages[0] ?? null },
];

/** All contacted hosts as a table. */
export function tagSheet({ rows }: TagMonitor, locale: Locale): Sheet {
  return fillSheet({ de: 'Tags', en: 'Tags' }, columns, rows, locale);
}
