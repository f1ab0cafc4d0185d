import { expect, it } from 'vitest';
import { imprintSite, openCases, soleTrader } from '../../../test/factories/imprint.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './impc-name.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ...openCases,
  ...(
    [
      ['Autohaus Wendt & Sohn e. K.', 'Hint'],
      ['Holunderhof Gartenversand e.K.', 'Hint'],
      ['Autohaus Wendt e.K.', 'Hint'],
      ['Hauke Wendt e.K.', 'Conform'],
      ['Hauke Wendt Kraftfahrzeuge e.Kfm.', 'Conform'],
    ] as const
  ).map(([name, expected]): [string, Partial<Facts>, Outline] => [
    `merchant: ${name}`,
    imprintSite({ name: [name], legalForm: ['ek'], representative: [], editorial: [] }, {}, { text: name }),
    { class: expected, ...(expected === 'Hint' && { message: 'merchantUnnamed' }) },
  ]),
  [
    'merchant with an owner beside the firm',
    imprintSite(
      { name: ['Autohaus Wendt & Sohn e. K.'], legalForm: ['ek'], representative: [], editorial: [] },
      {},
      { text: 'Autohaus Wendt & Sohn e. K.\nInhaber: Hauke Wendt' },
    ),
    { class: 'Conform' },
  ],
  [
    'merchant whose name the firm holds',
    imprintSite(
      { name: ['Fahrräder Hauke Wendt e. K.'], legalForm: ['ek'], representative: [], editorial: ['Hauke Wendt'] },
      {},
      { text: 'Fahrräder Hauke Wendt e. K.' },
    ),
    { class: 'Conform' },
  ],

  ['company with its legal form', imprintSite(), { class: 'Conform' }],
  ['person with first and last name', imprintSite(soleTrader), { class: 'Conform' }],
  ['trade name and owner', imprintSite({ ...soleTrader, name: ['Blumenhaus Rosenrot', 'Anna Beispiel'] }), { class: 'Conform' }],
  ['association', imprintSite({ name: ['TSV Beispiel e. V.'], legalForm: ['ev'] }), { class: 'Conform' }],
  ['authority', imprintSite({ name: ['Gemeinde Musterdorf'], legalForm: ['public-law'] }), { class: 'Conform' }],
  ['nothing above the address', imprintSite({ ...soleTrader, name: [] }), { class: 'Risk', message: 'missing', cause: 'imprint:name' }],
  ['neither name nor address', imprintSite({ ...soleTrader, name: [], address: [] }), { class: 'Hint', message: 'missing' }],
  ['only others are named', imprintSite({ name: [], legalForm: [] }), { class: 'Hint', message: 'notRecognised' }],
  [
    'only a brand',
    imprintSite({ ...soleTrader, name: ['Rosenrot'] }, { legalForm: 'sole-trader' }),
    { class: 'Risk', message: 'brandOnly' },
  ],
  ['only a brand, form not known', imprintSite({ ...soleTrader, name: ['Rosenrot'] }), { class: 'Hint', message: 'brandUnclear' }],
  [
    'brand, and the person stands as responsible for the content',
    imprintSite({ ...soleTrader, name: ['Rosenrot'], editorial: ['Anna Beispiel'] }, { legalForm: 'sole-trader' }),
    { class: 'Hint', message: 'brandUnclear' },
  ],
  [
    'a family in place of a person',
    imprintSite({ ...soleTrader, name: ['Muster Hof'], editorial: ['Georg Muster'] }, {}, { text: 'Muster Hof\nInhaber: Familie Muster' }),
    { class: 'Hint', message: 'family' },
  ],
  [
    'a family, and the owner with both names',
    imprintSite({ ...soleTrader, name: ['Georg Muster'] }, {}, { text: 'Ferienhof Muster\nFamilie Muster\nGeorg Muster' }),
    { class: 'Conform' },
  ],
  [
    'a field that nobody filled in, below a brand',
    imprintSite({ ...soleTrader, name: ['Rosenrot'] }, {}, { text: 'Rosenrot\nVertreten durch\n[Vor- und Nachname der Inhaberin]' }),
    { class: 'Risk', message: 'openField' },
  ],
  [
    'a field that nobody filled in, and what may be a name',
    imprintSite({ ...soleTrader, name: ['Anna Beispiel'] }, {}, { text: '[Praxisname / Inhaber:in]\nAnna Beispiel' }),
    { class: 'Hint', message: 'openField' },
  ],
  [
    'a field for who is responsible for the content',
    imprintSite(soleTrader, {}, { text: 'Anna Beispiel\nVerantwortlich nach § 18 Abs. 2 MStV\n[Vor- und Nachname]' }),
    { class: 'Conform' },
  ],
  ['first name abbreviated', imprintSite({ ...soleTrader, name: ['A. Beispiel'] }), { class: 'Hint', message: 'abbreviated' }],
  [
    'the owner with a first name abbreviated too',
    imprintSite({ ...soleTrader, name: ['A. Beispiel'], representative: ['A. Beispiel'] }),
    { class: 'Hint', message: 'abbreviated' },
  ],
  [
    'abbreviated above, in full as responsible for the content',
    imprintSite({ ...soleTrader, name: ['A. Beispiel'], editorial: ['Anna Beispiel'] }),
    { class: 'Conform' },
  ],
  ['text incomplete', imprintSite({ ...soleTrader, name: [] }, {}, { complete: false }), { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
