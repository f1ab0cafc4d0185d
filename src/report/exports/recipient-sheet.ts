import type { ScanResult } from '#contract/scan-result.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { nameOfCountry } from '#knowledge/country.ts';
import type { Vendor } from '#knowledge/types.ts';
import { categoryWord } from './export-words.ts';
import { type RecipientOfData, recipientsOf, transferBasis } from './recipients.ts';
import { type Column, fillSheet, listed, type Sheet } from './sheet.ts';

const dpfWords: Record<Locale, Record<Vendor['dpf'], string>> = {
  de: {
    active: 'gelistet',
    inactive: 'nicht mehr gelistet',
    'not-listed': 'nicht gelistet',
    'not-applicable': 'entfällt',
    unknown: 'nicht bekannt',
  },
  en: {
    active: 'listed',
    inactive: 'no longer listed',
    'not-listed': 'not listed',
    'not-applicable': 'not applicable',
    unknown: 'not known',
  },
};

interface Row extends RecipientOfData {
  /** Day of the scan. */
  seenOn: string;
}

const distinct = (values: readonly (string | null)[]) => [...new Set(values.filter((value) => value !== null))];
const countries = (codes: readonly (string | null)[], locale: Locale) => listed(distinct(codes).map((code) => nameOfCountry(code, locale)));

/** The address with the name of its country, of which the catalogue keeps the code. */
function addressOf(vendor: Vendor | null, locale: Locale): string | null {
  const address = vendor?.postalAddress;
  return address === undefined ? null : `${address.slice(0, -2)}${nameOfCountry(address.slice(-2), locale)}`;
}

const columns: readonly Column<Row>[] = [
  { heading: { de: 'Empfänger', en: 'Recipient' }, width: 26, value: ({ name }) => name },
  { heading: { de: 'Rechtlicher Name', en: 'Legal name' }, width: 30, value: ({ vendor }) => vendor?.legalName ?? null },
  {
    heading: { de: 'Vertragspartner in EU/EWR', en: 'Contract partner in EU/EEA' },
    width: 30,
    value: ({ vendor }) => vendor?.euEntity ?? null,
  },
  { heading: { de: 'Anschrift', en: 'Address' }, width: 36, value: ({ vendor }, _, locale) => addressOf(vendor, locale) },
  {
    heading: { de: 'Datenschutzhinweise oder Website', en: 'Privacy notice or website' },
    width: 36,
    value: ({ vendor }) => vendor?.privacyUrl ?? null,
  },
  { heading: { de: 'Dienste', en: 'Services' }, width: 36, value: ({ services }) => listed(services.map(({ name }) => name)) },
  {
    heading: { de: 'Kategorien', en: 'Categories' },
    width: 24,
    value: ({ services }, words) => listed(distinct(services.map(({ category }) => categoryWord(category, words)))),
  },
  {
    heading: { de: 'Zwecke', en: 'Purposes' },
    width: 50,
    value: ({ services }, _, locale) => distinct(services.map(({ service }) => service?.purpose[locale] ?? null)).join('\n') || null,
  },
  { heading: { de: 'Hosts', en: 'Hosts' }, width: 36, value: ({ rows }) => listed(distinct(rows.map(({ host }) => host))) },
  {
    heading: { de: 'Sitz', en: 'Seat' },
    width: 18,
    value: ({ vendor, rows }, _, locale) => countries(vendor ? [vendor.country] : rows.map(({ vendorCountry }) => vendorCountry), locale),
  },
  {
    heading: { de: 'Sitz des Mutterunternehmens', en: 'Seat of the parent' },
    width: 18,
    value: ({ vendor }, _, locale) => countries([vendor?.parentCountry ?? null], locale),
  },
  {
    heading: { de: 'Länder der Server', en: 'Countries of the servers' },
    width: 18,
    value: ({ rows }, _, locale) =>
      countries(
        rows.map(({ serverCountry }) => serverCountry),
        locale,
      ),
  },
  {
    heading: { de: 'Drittland', en: 'Third country' },
    width: 10,
    value: ({ isThirdCountry }, { yes, no, unknown }) => (isThirdCountry === null ? unknown : isThirdCountry ? yes : no),
  },
  {
    heading: { de: 'Mögliche Grundlage der Übermittlung', en: 'Possible basis of the transfer' },
    width: 50,
    value: ({ thirdCountries, vendor, seenOn }, _, locale) =>
      thirdCountries.map((code) => `${nameOfCountry(code, locale)}: ${transferBasis(code, vendor, seenOn, locale)}`).join('\n') || null,
  },
  {
    heading: { de: 'DPF-Liste', en: 'DPF list' },
    width: 14,
    value: ({ vendor, thirdCountries }, _, locale) =>
      vendor && thirdCountries.includes('US') ? dpfWords[locale][vendor.dpf] : dpfWords[locale]['not-applicable'],
  },
  {
    heading: { de: 'Stand der DPF-Angabe', en: 'DPF status as of' },
    width: 12,
    value: ({ vendor, thirdCountries }) => (vendor && thirdCountries.includes('US') ? vendor.checked : null),
  },
  {
    heading: { de: 'Gesehen in den Zuständen', en: 'Seen in the states' },
    width: 24,
    value: ({ states }, words) => listed(states.map((state) => words.states[state])),
  },
  {
    heading: { de: 'Schon vor der Einwilligung', en: 'Before consent already' },
    width: 12,
    value: ({ states }, { yes, no }) => (states.includes('none') ? yes : no),
  },
  {
    heading: { de: 'In der Datenschutzerklärung', en: 'In the privacy notice' },
    width: 18,
    value: ({ rows }, { policyMatch }) => listed(distinct(rows.map(({ privacyPolicyMatch }) => policyMatch[privacyPolicyMatch]))),
  },
  { heading: { de: 'Anfragen', en: 'Requests' }, width: 10, value: ({ rows }) => rows.reduce((sum, { requests }) => sum + requests, 0) },
  { heading: { de: 'Beobachtet am', en: 'Observed on' }, width: 12, value: ({ seenOn }) => seenOn },
];

/** Recipients and third countries for the record of processing (Art. 30 GDPR). */
export function recipientSheet(result: Pick<ScanResult, 'report' | 'tagMonitor'>, locale: Locale): Sheet {
  const seenOn = result.report.created.slice(0, 10);
  const rows = recipientsOf(result).map((recipient) => ({ ...recipient, seenOn }));
  return fillSheet({ de: 'Empfänger', en: 'Recipients' }, columns, rows, locale);
}
