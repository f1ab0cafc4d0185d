import type { CookieMonitor, CookieMonitorEntry } from '#contract/cookie-monitor.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { durationWords } from './duration-words.ts';
import { categoryWord, type ExportWords } from './export-words.ts';
import { type Column, fillSheet, listed, type Sheet } from './sheet.ts';

const unclassified = { de: 'nicht eingeordnet', en: 'unclassified' } as const;

/** Purpose in a language; scans from before both were kept have that of their report only. */
export function purposeIn({ purpose, purposeTexts }: CookieMonitorEntry, locale: Locale): string | null {
  return purposeTexts?.[locale] ?? purpose;
}

const flag = (value: boolean | null, { yes, no }: ExportWords) => (value === null ? null : value ? yes : no);
const isCookie = ({ type }: CookieMonitorEntry) => type === 'cookie';

const columns: readonly Column<CookieMonitorEntry>[] = [
  { heading: { de: 'Name', en: 'Name' }, width: 30, value: ({ name }) => name },
  { heading: { de: 'Art', en: 'Type' }, width: 15, value: ({ type }, { types }) => types[type] },
  { heading: { de: 'Domain', en: 'Domain' }, width: 28, value: ({ domain }) => domain },
  {
    heading: { de: 'Kategorie', en: 'Category' },
    width: 18,
    value: ({ category }, words, locale) => categoryWord(category, words) ?? unclassified[locale],
  },
  {
    heading: { de: 'Einwilligung nötig', en: 'Consent needed' },
    width: 12,
    value: ({ consent }, words) => (consent === null ? words.unknown : words.consent[consent]),
  },
  { heading: { de: 'Dienst', en: 'Service' }, width: 26, value: ({ service }) => service },
  { heading: { de: 'Zweck', en: 'Purpose' }, width: 50, value: (entry, _, locale) => purposeIn(entry, locale) ?? unclassified[locale] },
  { heading: { de: 'Partei', en: 'Party' }, width: 10, value: ({ party }, { parties }) => parties[party] },
  {
    heading: { de: 'Lebensdauer (gesetzt)', en: 'Lifetime (declared)' },
    width: 18,
    value: (entry, _, locale) => (isCookie(entry) ? durationWords(entry.declaredLifetime, locale) : null),
  },
  {
    heading: { de: 'Lebensdauer gesetzt (Sekunden)', en: 'Declared lifetime (seconds)' },
    width: 14,
    value: ({ declaredLifetime }) => declaredLifetime,
  },
  {
    heading: { de: 'Lebensdauer im Browser (Sekunden)', en: 'Lifetime in the browser (seconds)' },
    width: 14,
    value: ({ lifetime }) => lifetime,
  },
  {
    heading: { de: 'Zustände', en: 'States' },
    width: 22,
    value: ({ states }, words) => listed(states.map((state) => words.states[state])),
  },
  {
    heading: { de: 'Nur übrig aus der Zeit vor der Wahl', en: 'Only left over from before the choice' },
    width: 18,
    value: ({ leftOverIn }, words) => listed(leftOverIn.map((state) => words.states[state])),
  },
  { heading: { de: 'Secure', en: 'Secure' }, width: 8, value: ({ secure }, words) => flag(secure, words) },
  { heading: { de: 'HttpOnly', en: 'HttpOnly' }, width: 9, value: ({ httpOnly }, words) => flag(httpOnly, words) },
  { heading: { de: 'SameSite', en: 'SameSite' }, width: 9, value: ({ sameSite }) => sameSite },
  { heading: { de: 'Pfad', en: 'Path' }, width: 10, value: ({ path }) => path },
  { heading: { de: 'Beispielwert', en: 'Example value' }, width: 30, value: ({ exampleValue }) => exampleValue },
  { heading: { de: 'Gesetzt von', en: 'Set by' }, width: 40, value: ({ setBy }) => setBy },
  { heading: { de: 'Vom Browser abgelehnt', en: 'Refused by the browser' }, width: 20, value: ({ blockedReason }) => blockedReason },
  { heading: { de: 'Seiten', en: 'Pages' }, width: 8, value: ({ pages }) => pages.length },
  { heading: { de: 'Erste Seite', en: 'First page' }, width: 40, value: ({ pages }) => pages[0] ?? null },
];

/** All cookies and entries of web storage as a table, refused ones included. */
export function cookieSheet({ entries }: CookieMonitor, locale: Locale): Sheet {
  return fillSheet({ de: 'Cookies', en: 'Cookies' }, columns, entries, locale);
}
