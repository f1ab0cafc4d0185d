import { expect, it } from 'vitest';
import {
  applicability,
  imprintElements,
  judge,
  legalPage,
  noLegalPage,
  noticeItem,
  noticeItems,
  pageFact,
  siteUrl,
} from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-dpo.ts';

const settings = (part: Partial<Facts['applicability']['settings']>) => ({ applicability: applicability({ settings: part }) });

/** A notice that says this of its officer, with the representative of the imprint. */
const said = (text: string, representative = 'Max Muster'): Partial<Facts> => ({
  privacy: legalPage({ kind: 'privacy', text: `Datenschutzerklärung\n${text}` }),
  imprintElements: imprintElements({ representative: [representative] }),
});
const leading: Outline = { class: 'Hint', message: 'leadership', cause: 'privacy-notice:dpo-conflict' };

const cases: [string, Partial<Facts>, Outline][] = [
  ['reachable', {}, { class: 'Conform' }],
  [
    'the managing director',
    said('Unser Datenschutzbeauftragter ist Herr Henning Detmers, Geschäftsführer, erreichbar unter dsb@muster.test.'),
    leading,
  ],
  ['the owner', said('Datenschutzbeauftragte: Eva Lux (Inhaberin), dsb@muster.test'), leading],
  ['by function alone', said('Datenschutzbeauftragter ist der Geschäftsführer unseres Hauses.'), leading],
  ['the representative of the imprint', said('Datenschutzbeauftragter\nMax Muster, dsb@muster.test', 'Dr. Max Muster'), leading],
  ['in English', said('Our data protection officer is Jane Doe, managing director.'), leading],
  [
    'somebody else',
    said('Datenschutzbeauftragte: Eva Lux, dsb@muster.test. Verantwortlich: Muster GmbH, Geschäftsführer Max Muster'),
    { class: 'Conform' },
  ],
  [
    'a manager of another firm',
    said('Datenschutzbeauftragter: Karl Ext, Geschäftsführer der Extern Datenschutz GmbH'),
    { class: 'Conform' },
  ],
  ['his firm by name', said('Datenschutzbeauftragter: Extern GmbH, Karl Ext, Geschäftsführer'), { class: 'Conform' }],
  ['an officer of the firm with its manager', said('Datenschutzbeauftragter der Muster GmbH, Max Muster, Weg 1'), { class: 'Conform' }],
  [
    'a report to the managers',
    said('Unser Datenschutzbeauftragter Karl Ernst berichtet unmittelbar der Geschäftsführung, dem Geschäftsführer.'),
    { class: 'Conform' },
  ],
  [
    'mentioned only',
    { noticeItems: noticeItems({ without: ['dpoContact'] }) },
    { class: 'Hint', message: 'noContact', cause: 'privacy-notice:dpo' },
  ],
  [
    'public body without one',
    { noticeItems: noticeItems({ without: ['dpo', 'dpoContact'] }), ...settings({ legalForm: 'public-law' }) },
    { class: 'Risk', message: 'missing' },
  ],
  [
    'public body by its industry',
    { noticeItems: noticeItems({ without: ['dpo', 'dpoContact'] }), ...settings({ industry: 'public-body' }) },
    { class: 'Risk' },
  ],
  [
    'public body by its imprint',
    {
      noticeItems: noticeItems({ without: ['dpo', 'dpoContact'] }),
      imprintElements: imprintElements({ name: ['Stadt Nordheim'], legalForm: ['public-law'] }),
    },
    { class: 'Hint', message: 'missing' },
  ],
  [
    'contradicting settings',
    { noticeItems: noticeItems({ without: ['dpo', 'dpoContact'] }), ...settings({ legalForm: 'public-law', websiteType: 'privateer' }) },
    { class: 'Hint', message: 'likely' },
  ],
  [
    'medical practice',
    { noticeItems: noticeItems({ without: ['dpo', 'dpoContact'] }), ...settings({ industry: 'medical' }) },
    { class: 'Hint', message: 'likely' },
  ],
  [
    'a place that was not filled in',
    {
      noticeItems: noticeItems({ without: ['dpoContact'] }),
      privacy: legalPage({
        kind: 'privacy',
        text: 'Datenschutzerklärung\nWir haben einen Datenschutzbeauftragten bestellt: [Name, Anschrift, E-Mail des Datenschutzbeauftragten]',
      }),
    },
    { class: 'Hint', message: 'unfilled', cause: 'privacy-notice:dpo' },
  ],
  [
    'a place that a school did not fill in',
    {
      noticeItems: noticeItems({ without: ['dpoContact'] }),
      imprintElements: imprintElements({ legalForm: ['public-law'] }),
      privacy: legalPage({
        kind: 'privacy',
        text: 'Datenschutzerklärung\nDatenschutzbeauftragte der Schule ist: [Name, Anschrift, E-Mail der Datenschutzbeauftragten]',
      }),
    },
    { class: 'Hint', message: 'unfilledPublic', cause: 'privacy-notice:dpo' },
  ],
  [
    'mentioned only, by a public body',
    { noticeItems: noticeItems({ without: ['dpoContact'] }), ...settings({ legalForm: 'public-law' }) },
    { class: 'Hint', message: 'noContactPublic', cause: 'privacy-notice:dpo' },
  ],
  [
    'an address in brackets',
    {
      noticeItems: noticeItems({ without: ['dpoContact'] }),
      privacy: legalPage({
        kind: 'privacy',
        text: 'Datenschutzerklärung\nUnser Datenschutzbeauftragter: dsb [at] muster.test [E-Mail: dsb@muster.test]',
      }),
    },
    { class: 'Hint', message: 'noContact' },
  ],
  ['any company', { noticeItems: noticeItems({ without: ['dpo', 'dpoContact'] }) }, { class: 'NoClassification', message: 'dutyUnknown' }],
  [
    'a company that says it has more than twenty people',
    { noticeItems: noticeItems({ without: ['dpo', 'dpoContact'] }), pages: [pageFact({ text: 'Wir sind 31 Mitarbeitende.' })] },
    { class: 'NoClassification', message: 'dutyUnknownManyStaff' },
  ],
  [
    'a company that says it has fewer',
    { noticeItems: noticeItems({ without: ['dpo', 'dpoContact'] }), pages: [pageFact({ text: 'Wir sind neunzehn Leute.' })] },
    { class: 'NoClassification', message: 'dutyUnknownFewStaff' },
  ],
  [
    'a company that tells of some of its people',
    { noticeItems: noticeItems({ without: ['dpo', 'dpoContact'] }), pages: [pageFact({ text: 'Wir sind zwölf Redakteure.' })] },
    { class: 'NoClassification', message: 'dutyUnknown' },
  ],
  [
    'a company that says it needs none',
    { noticeItems: noticeItems({ without: ['dpo', 'dpoContact'], items: [noticeItem('dpoDenied')] }) },
    { class: 'NoClassification', message: 'denied' },
  ],
  [
    'a company that says it needs none, and that it has more than twenty people',
    {
      noticeItems: noticeItems({ without: ['dpo', 'dpoContact'], items: [noticeItem('dpoDenied')] }),
      pages: [pageFact({ text: 'Wir sind 31 Mitarbeitende.' })],
    },
    { class: 'NoClassification', message: 'deniedManyStaff' },
  ],
  [
    'public body that says it needs none',
    {
      noticeItems: noticeItems({ without: ['dpo', 'dpoContact'], items: [noticeItem('dpoDenied')] }),
      ...settings({ legalForm: 'public-law' }),
    },
    { class: 'Risk', message: 'missingDenied' },
  ],
  [
    'practice that says it needs none',
    {
      noticeItems: noticeItems({ without: ['dpo', 'dpoContact'], items: [noticeItem('dpoDenied')] }),
      ...settings({ industry: 'medical' }),
    },
    { class: 'Hint', message: 'likelyDenied' },
  ],
  [
    'private person',
    { noticeItems: noticeItems({ without: ['dpo', 'dpoContact'] }), applicability: applicability({ isBusiness: false }) },
    { class: 'NotApplicable', message: 'noBusiness' },
  ],
  [
    'public body, text not whole',
    { noticeItems: noticeItems({ without: ['dpo', 'dpoContact'], complete: false }), ...settings({ legalForm: 'public-law' }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it('quotes the sentence without its heading', () => {
  const facts = said('Datenschutzbeauftragter\nUnser Datenschutzbeauftragter ist Herr Henning Detmers, Geschäftsführer.');
  expect(judge(check, facts)).toMatchObject({
    findings: [{ params: { quote: 'Datenschutzbeauftragter ist Herr Henning Detmers, Geschäftsführer' } }],
  });
});

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('quotes what a page says of the number of people', () => {
  const facts = { noticeItems: noticeItems({ without: ['dpo', 'dpoContact'] }), pages: [pageFact({ text: 'Wir sind 31 Mitarbeitende.' })] };
  expect(judge(check, facts)).toMatchObject({
    params: { staffPath: '/', quote: 'Wir sind 31 Mitarbeitende' },
    items: [{ ref: siteUrl, value: 'Wir sind 31 Mitarbeitende' }],
  });
});

it('leaves no word of a denial in two, and does not ask a public body how many work there', () => {
  const quote =
    `${'Da bei uns weniger als zwanzig Personen ständig damit beschäftigt sind, ist die Benennung nicht nötig, '.repeat(3)}`.slice(0, 200);
  const facts: Partial<Facts> = {
    noticeItems: noticeItems({ without: ['dpo', 'dpoContact'], items: [{ ...noticeItem('dpoDenied'), quote }] }),
    imprintElements: imprintElements({ name: ['Kreishandwerkerschaft Nord'], legalForm: ['public-law'] }),
  };
  const verdict = judge(check, facts);
  const [finding] = 'findings' in verdict ? verdict.findings : [];
  expect(finding?.message).toBe('missingDenied');
  expect(finding?.params?.denial).toMatch(/^Da bei uns .* [a-zäöü]+,?…$/);
  expect(check.texts.de.fixes?.missingDenied).not.toMatch(/Prüfen Sie, ob/);
});
