import { expect, it } from 'vitest';
import { imprintSite, openCases, soleTrader } from '../../../test/factories/imprint.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './impc-register.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ...openCases,
  ...(
    [
      ['partg', 'PR 200 117', 'Eintragung im Handelsregister. Registergericht: Amtsgericht Lüneburg', 'Hint'],
      ['ev', 'VR 3187', 'Handelsregister: Amtsgericht Münster, VR 3187', 'Hint'],
      ['partg', 'PR 200 117', 'Partnerschaftsregister beim Amtsgericht Lüneburg', 'Conform'],
      ['partg', 'PR 200 117', 'Partnerschaftsregister, nicht Handelsregister', 'Conform'],
      ['gmbh', 'HRB 4711', 'Handelsregister: Amtsgericht Lüneburg, HRB 4711', 'Conform'],
    ] as const
  ).map(([form, number, text, expected]): [string, Partial<Facts>, Outline] => [
    `${number}: ${text}`,
    imprintSite({ legalForm: [form], registerNumber: [number], registerCourt: ['Lüneburg'] }, {}, { text }),
    { class: expected, ...(expected === 'Hint' && { message: 'wrongName' }) },
  ]),

  ['court and number', imprintSite(), { class: 'Conform' }],
  [
    'number missing',
    imprintSite({ registerCourt: [], registerNumber: [] }, {}, { text: 'Muster GmbH' }),
    { class: 'Risk', message: 'missingCommercial', cause: 'imprint:register' },
  ],
  [
    'association without number',
    imprintSite({ legalForm: ['ev'], registerCourt: [], registerNumber: [] }, {}, { text: 'TSV Beispiel e. V.' }),
    { class: 'Risk', message: 'missing' },
  ],
  [
    'a court without a number',
    imprintSite(
      { legalForm: ['partg'], registerNumber: [] },
      {},
      { text: 'Eingetragen im Partnerschaftsregister beim Amtsgericht Hannover.' },
    ),
    { class: 'Risk', message: 'courtOnly' },
  ],
  [
    'a number that was not recognised',
    imprintSite({ registerNumber: [] }, {}, { text: 'Handelsregister Hamburg Nr. 12-345-X' }),
    { class: 'NoClassification', message: 'notRecognised' },
  ],
  [
    'a number below its label',
    imprintSite({ registerNumber: [] }, {}, { text: 'Registernummer:\n12/345' }),
    { class: 'NoClassification', message: 'notRecognised' },
  ],
  ...[
    'Bitte tragen Sie Amtsgericht und Registernummer nach.\nSV Auenhain 1921 e.V.',
    'Hier noch Angaben zum Vereinsregister ergänzen (Registernummer, Telefon)\nSV Auenhain 1921 e.V.',
    'Vereinsregister\nSV Auenhain 1921 e. V.',
    'Eingetragen im Vereinsregister seit 1921',
  ].map((text): [string, Partial<Facts>, Outline] => [
    text,
    imprintSite({ legalForm: ['ev'], registerCourt: [], registerNumber: [] }, {}, { text }),
    { class: 'Risk', message: 'missing' },
  ]),
  ...['Vereinsregister Nr. 1921 SV Auenhain e.V.', 'Vereinsregisternummer: 1921\nSV Auenhain e.V.', 'Vereinsregisternummer\n1921'].map(
    (text): [string, Partial<Facts>, Outline] => [
      text,
      imprintSite({ legalForm: ['ev'], registerCourt: [], registerNumber: [] }, {}, { text }),
      { class: 'NoClassification', message: 'notRecognised' },
    ],
  ),
  [
    'a number of another kind behind the court',
    imprintSite(
      { registerNumber: [] },
      {},
      { text: 'Eingetragen im Handelsregister beim Amtsgericht München.\nUmsatzsteuer-Identifikationsnummer: DE 266 941 075' },
    ),
    { class: 'Risk', message: 'courtOnly' },
  ],
  [
    'a court in a line with other numbers',
    imprintSite({ registerNumber: [] }, {}, { text: 'Amtsgericht München, USt-IdNr. DE 266941075, Tel. 089 1234' }),
    { class: 'Risk', message: 'courtOnly' },
  ],
  ['a number of another register', imprintSite({ registerNumber: ['HRA 8412'] }), { class: 'Conform', message: 'otherRegister' }],
  [
    'in formation',
    imprintSite({ registerCourt: [], registerNumber: [] }, {}, { text: 'Muster GmbH i. G.' }),
    { class: 'Hint', message: 'forming' },
  ],
  ['number without court', imprintSite({ registerCourt: [] }), { class: 'Hint', message: 'noCourt' }],
  ['one of two entries', imprintSite({ legalForm: ['gmbh-co-kg'], registerNumber: ['HRA 1'] }), { class: 'Hint', message: 'onlyOne' }],
  [
    'only the entry of the general partner',
    imprintSite({ legalForm: ['gmbh-co-kg'], registerNumber: ['HRB 2'] }),
    { class: 'Hint', message: 'ownMissing' },
  ],
  ['both entries', imprintSite({ legalForm: ['gmbh-co-kg'], registerNumber: ['HRA 1', 'HRB 2'] }), { class: 'Conform' }],
  [
    'foreign register has no court',
    imprintSite({ legalForm: ['foreign-company'], registerCourt: [], registerNumber: ['01234567'] }),
    { class: 'Conform' },
  ],
  [
    'foreign company without number',
    imprintSite({ legalForm: ['foreign-company'], registerCourt: [], registerNumber: [] }, {}, { text: 'Example Ltd' }),
    { class: 'Hint', message: 'missingForeign' },
  ],
  [
    'foundation',
    imprintSite({ legalForm: ['foundation'], registerCourt: [], registerNumber: [] }),
    { class: 'NotApplicable', message: 'foundation' },
  ],
  ['GbR', imprintSite({ legalForm: ['gbr'], registerCourt: [], registerNumber: [] }), { class: 'NotApplicable', message: 'notOwed' }],
  [
    'authority',
    imprintSite({ legalForm: ['public-law'], registerCourt: [], registerNumber: [] }),
    { class: 'NotApplicable', message: 'notOwed' },
  ],
  [
    'settings say GmbH, imprint says GbR',
    imprintSite({ legalForm: ['gbr'], registerCourt: [], registerNumber: [] }, { legalForm: 'gmbh' }, { text: 'Muster GbR' }),
    { class: 'Hint', message: 'missing' },
  ],
  ['an owner without legal form', imprintSite(soleTrader, {}, { text: 'Inh. Anna Beispiel' }), { class: 'NotApplicable', message: 'sole' }],
  [
    'the first person without legal form',
    imprintSite(soleTrader, {}, { text: 'Umsatzsteuer berechne ich nach § 19 UStG nicht.' }),
    { class: 'NotApplicable', message: 'sole' },
  ],
  ['legal form not known', imprintSite(soleTrader), { class: 'NoClassification', message: 'unknown' }],
  ...[
    'Ein Registereintrag besteht nicht.',
    'Die Gruppe ist nicht im Vereinsregister eingetragen.',
    'Handelsregistereintrag: keiner',
    'Es gibt keinen Eintrag im Handelsregister.',
  ].map((line): [string, Partial<Facts>, Outline] => [
    line,
    imprintSite(soleTrader, {}, { text: line }),
    { class: 'NotApplicable', message: 'denied' },
  ]),
  [
    'a register that is only named',
    imprintSite(soleTrader, {}, { text: 'Wir sind im Ärzteregister eingetragen.' }),
    { class: 'NoClassification', message: 'unknown' },
  ],
  [
    'text incomplete',
    imprintSite({ registerCourt: [], registerNumber: [] }, {}, { complete: false, text: 'Muster' }),
    { class: 'NoClassification', message: 'notRead' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
