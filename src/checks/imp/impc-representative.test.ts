import { expect, it } from 'vitest';
import { imprintSite, openCases, soleTrader } from '../../../test/factories/imprint.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './impc-representative.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ...openCases,
  [
    'merchant',
    imprintSite(
      { name: ['Autohaus Wendt & Sohn e. K.'], legalForm: ['ek'], representative: [] },
      {},
      { text: 'Autohaus Wendt & Sohn e. K.' },
    ),
    { class: 'NotApplicable', message: 'merchant' },
  ],
  [
    'merchant by the settings, a company by the imprint',
    imprintSite({ representative: [] }, { legalForm: 'ek' }, { text: 'Muster GmbH' }),
    { class: 'Hint', message: 'missing' },
  ],

  ['managing director', imprintSite(), { class: 'Conform' }],
  [
    'company without a name',
    imprintSite({ representative: [] }, {}, { text: 'Muster GmbH, Musterstraße 1' }),
    { class: 'Risk', message: 'missing', cause: 'imprint:representative' },
  ],
  [
    'limited partnership without a name',
    imprintSite({ legalForm: ['gmbh-co-kg'], representative: [] }, {}, { text: 'Muster GmbH & Co. KG, Musterstraße 1' }),
    { class: 'Risk', message: 'missingPartnership' },
  ],
  ...(['gbr', 'egbr'] as const).map((form): [string, Partial<Facts>, Outline] => [
    `civil partnership without a name: ${form}`,
    imprintSite({ legalForm: [form], representative: [] }, {}, { text: 'Muster & Beispiel GbR, Musterstraße 1' }),
    { class: 'Hint', message: 'missingCivil' },
  ]),
  ['office without a name that was recognised', imprintSite({ representative: [] }), { class: 'Hint', message: 'notRecognised' }],
  [
    'an association that names its organ alone',
    imprintSite(
      { name: ['Singkreis e. V.'], legalForm: ['ev'], representative: [] },
      {},
      { text: 'Singkreis e. V.\nVertreten durch: den Vorstand\nKontakt\nTelefon 0000' },
    ),
    { class: 'Risk', message: 'organOnly' },
  ],
  [
    'an organ alone, the text incomplete',
    imprintSite(
      { name: ['Singkreis e. V.'], legalForm: ['ev'], representative: [] },
      {},
      { complete: false, text: 'Singkreis e. V.\nVertreten durch: den Vorstand\nKontakt' },
    ),
    { class: 'NoClassification', message: 'notRead' },
  ],
  [
    'an owner by the initial: a matter of the name',
    imprintSite(
      { ...soleTrader, name: ['M. Hövel'], representative: ['M. Hövel'] },
      {},
      { text: 'Bücherwinkel\nInh. M. Hövel\nPostfach 1' },
    ),
    { class: 'NotApplicable', message: 'sole' },
  ],
  [
    'a managing director without a company',
    imprintSite({
      ...soleTrader,
      name: ['Holzhand Hövel'],
      representative: [{ value: 'Max Hövel', quote: 'Geschäftsführer: Max Hövel' }],
    }),
    { class: 'Hint', message: 'managerAlone' },
  ],
  [
    'a managing director of a company',
    imprintSite({ name: ['Holzhand Hövel GmbH'], representative: [{ value: 'Max Hövel', quote: 'Geschäftsführer: Max Hövel' }] }),
    { class: 'Conform' },
  ],
  [
    'a managing director, and a register number without legal form',
    imprintSite({
      ...soleTrader,
      name: ['Holzhand Hövel'],
      registerNumber: ['HRB 12345'],
      representative: [{ value: 'Max Hövel', quote: 'Geschäftsführer: Max Hövel' }],
    }),
    { class: 'Conform' },
  ],
  [
    'a single practice',
    imprintSite({ ...soleTrader, professionalTitle: ['Zahnärztin (verliehen in Deutschland)'] }, {}, { text: 'Anna Beispiel, Zahnärztin' }),
    { class: 'NotApplicable', message: 'sole' },
  ],
  [
    'partnership of professionals',
    imprintSite({ legalForm: ['partg'], representative: [] }, {}, { text: 'Beispiel PartG' }),
    { class: 'Hint', message: 'missing' },
  ],
  ['initials', imprintSite({ representative: ['M. Hövel'] }), { class: 'Hint', message: 'initialsOnly' }],
  ['initials of one of two', imprintSite({ representative: ['Anna Beispiel', 'M. Hövel'] }), { class: 'Hint', message: 'initialsOnly' }],
  [
    'initials of another with this surname in full',
    imprintSite({ representative: ['M. Hövel'] }, {}, { text: 'Geschäftsführer: M. Hövel\nRedaktion: Anna Hövel' }),
    { class: 'Hint', message: 'initialsOnly' },
  ],
  [
    'initials, in full at another place',
    imprintSite(
      { representative: ['M. Hövel'] },
      {},
      { text: 'Geschäftsführer: Dr. M. Hövel\nRedaktion: Martin Hövel, Anschrift wie oben' },
    ),
    { class: 'Conform' },
  ],
  ['one initial between names', imprintSite({ representative: ['Anna K. Hövel'] }), { class: 'Conform' }],
  [
    'limited partnership with general partner and director',
    imprintSite({ legalForm: ['gmbh-co-kg'], representative: ['Muster Verwaltungs GmbH', 'Max Muster'] }),
    { class: 'Conform' },
  ],
  [
    'limited partnership without its general partner',
    imprintSite({ legalForm: ['gmbh-co-kg'] }),
    { class: 'Hint', message: 'partnerMissing' },
  ],
  [
    'general partner without its directors',
    imprintSite({ legalForm: ['gmbh-co-kg'], representative: ['Muster Verwaltungs GmbH'] }),
    { class: 'Hint', message: 'managerMissing' },
  ],
  ['freelancer', imprintSite(soleTrader, { legalForm: 'freelancer' }), { class: 'NotApplicable', message: 'notOwed' }],
  [
    'an owner without legal form',
    imprintSite(soleTrader, {}, { text: 'Inhaberin: Anna Beispiel, Musterstraße 1' }),
    { class: 'NotApplicable', message: 'sole' },
  ],
  [
    'the first person without legal form',
    imprintSite(soleTrader, {}, { text: 'Ich bin nicht verpflichtet, an Verfahren einer Schlichtungsstelle teilzunehmen.' }),
    { class: 'NotApplicable', message: 'sole' },
  ],
  ['legal form not known', imprintSite(soleTrader), { class: 'NoClassification', message: 'unknown' }],
  [
    'settings and imprint contradict each other',
    imprintSite({ representative: [] }, { legalForm: 'freelancer' }, { text: 'Muster GmbH' }),
    { class: 'Hint', message: 'missing' },
  ],
  [
    'text incomplete',
    imprintSite({ representative: [] }, {}, { complete: false, text: 'Muster' }),
    { class: 'NoClassification', message: 'notRead' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
