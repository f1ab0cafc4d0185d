import { expect, it } from 'vitest';
import { legalPage, noLegalPage, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { imprintText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './imp-outdated-law.ts';

const url = `${siteUrl}impressum`;
const saying = (text: string) => ({ imprint: legalPage({ text: `${imprintText}\n${text}` }) });

const cases: [string, Partial<Facts>, Outline][] = [
  ['DDG and MStV', {}, { class: 'Conform', message: 'none' }],
  ['§ 5 TMG', saying('Angaben gemäß § 5 TMG'), { class: 'Hint', message: 'outdated', cause: 'imprint:outdated-law', refs: [url] }],
  ['§ 6 TDG', saying('Angaben nach § 6 TDG'), { class: 'Hint' }],
  ['Telemediengesetz', saying('nach dem Telemediengesetz'), { class: 'Hint' }],
  ['§ 55 Abs. 2 RStV', saying('Verantwortlich nach § 55 Abs. 2 RStV'), { class: 'Hint' }],
  ['Rundfunkstaatsvertrag', saying('im Sinne des Rundfunkstaatsvertrages'), { class: 'Hint' }],
  ['MDStV', saying('gemäß § 10 MDStV'), { class: 'Hint', message: 'media' }],
  [
    'the treaty in the imprint of a newspaper',
    saying('Verantwortlich gemäß § 55 Abs. 2 RStV: Anna Beispiel (Chefredakteurin)'),
    { class: 'Hint', message: 'outdated' },
  ],
  [
    'the treaty in the imprint of a firm',
    saying('Verantwortlich gemäß § 55 Abs. 2 RStV: Anna Beispiel'),
    { class: 'Hint', message: 'media' },
  ],
  ['copied disclaimer', saying('Nach §§ 7–10 TMG sind wir nicht verpflichtet'), { class: 'Hint', message: 'onlyDisclaimer' }],
  ['disclaimer of the nineties', saying('Nach §§ 8 bis 11 TDG haften wir nicht'), { class: 'Hint', message: 'onlyDisclaimer' }],
  [
    'disclaimer beside the law of today, and a treaty',
    saying('Angaben gemäß § 5 DDG. Verantwortlich nach § 55 Abs. 2 RStV. Nach §§ 8 bis 10 TMG haften wir nicht'),
    { class: 'Hint', message: 'outdatedDisclaimer' },
  ],
  ['disclaimer in words', saying('Nach §§ 8 bis 10 TMG sind wir nicht verpflichtet'), { class: 'Hint', message: 'onlyDisclaimer' }],
  [
    'several sentences of one disclaimer',
    saying('Gemäß § 7 Abs. 1 TMG sind wir verantwortlich. Nach §§ 8 bis 10 TMG sind wir nicht verpflichtet'),
    { class: 'Hint', message: 'onlyDisclaimer' },
  ],
  [
    'disclaimer and the heading',
    saying('Angaben nach § 5 TMG. Gemäß § 7 Abs. 1 TMG sind wir verantwortlich'),
    { class: 'Hint', message: 'outdatedDisclaimer' },
  ],
  ['section in English', saying('Information pursuant to section 5 TMG'), { class: 'Hint', message: 'outdated' }],
  ['section of an act in English', saying('according to Sec. 5 of the German Telemedia Act'), { class: 'Hint', message: 'outdated' }],
  ['disclaimer in English', saying('Pursuant to section 7 (1) TMG we are responsible'), { class: 'Hint', message: 'onlyDisclaimer' }],
  ['treaty in English', saying('Section 55 (2) of the Interstate Broadcasting Treaty'), { class: 'Hint', message: 'media' }],
  ['the act of today in English', saying('pursuant to section 5 DDG (German Digital Services Act)'), { class: 'Conform' }],
  ['two statutes are one finding', saying('§ 5 TMG und § 55 RStV'), { class: 'Hint', messages: ['outdated'], refs: [url, url] }],
  [
    'two statutes and a disclaimer',
    saying('§ 5 TMG und § 55 RStV. Als Diensteanbieter sind wir gemäß § 7 Abs. 1 TMG verantwortlich'),
    { class: 'Hint', messages: ['outdatedDisclaimer'] },
  ],
  ['named as the former law', saying('Angaben gemäß § 5 DDG (früher § 5 TMG)'), { class: 'Conform' }],
  ['a button above it', { imprint: legalPage({ text: `Jetzt buchen\nAngaben gemäß § 5 TMG\n${imprintText}` }) }, { class: 'Hint' }],
  ['a button below it', saying('Angaben gemäß § 5 TMG\nJetzt Termin anfragen'), { class: 'Hint' }],
  ['what it is called now', saying('§ 5 TMG, jetzt § 5 DDG'), { class: 'Conform' }],
  ['where it stands now', saying('§ 5 TMG (jetzt im DDG geregelt)'), { class: 'Conform' }],
  ['letters of a firm', saying('TMG Torsten Maier Gebäudetechnik, info@tmg.example'), { class: 'Conform' }],
  ['letters in brackets', saying('Pflichtangaben (TMG)'), { class: 'Hint' }],
  ['letters behind a preposition', saying('Impressum nach TMG'), { class: 'Hint' }],
  ['letters within another word', saying('Die MTMGroup und das Medienstaatsvertragswerk'), { class: 'Conform' }],
  ['old law on another page', { pages: [pageFact({ kind: 'other', text: 'Archiv: Urteil zu § 5 TMG' })] }, { class: 'Conform' }],
  ['no imprint', { imprint: noLegalPage('imprint') }, { class: 'NoClassification', message: 'noImprint' }],
  [
    'imprint blocked',
    { imprint: legalPage({ failure: 'blocked-by-site', status: 403, text: '' }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  [
    'text incomplete',
    { pages: [pageFact({ url, kind: 'imprint', textComplete: false })] },
    { class: 'NoClassification', message: 'notRead' },
  ],
  [
    'unsupported language',
    { imprint: legalPage({ language: 'fr', text: 'Mentions légales de la société' }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['PDF without text', { imprint: legalPage({ isPdf: true, text: '' }) }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
