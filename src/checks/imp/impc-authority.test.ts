import { expect, it } from 'vitest';
import { pageFact } from '../../../test/factories/facts.ts';
import { imprintSite, openCases, soleTrader } from '../../../test/factories/imprint.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './impc-authority.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ...openCases,

  ['nothing regulated', imprintSite(), { class: 'NotApplicable', message: 'notOwed' }],
  [
    'authority with address',
    imprintSite({ authority: ['Landratsamt Konstanz, Benediktinerplatz 1, 78467 Konstanz'] }, { industry: 'real-estate' }),
    { class: 'Conform' },
  ],
  ['authority with link', imprintSite({ authority: ['BaFin, www.bafin.de'] }, { industry: 'finance' }), { class: 'Conform' }],
  [
    'authority without address',
    imprintSite({ authority: ['Gewerbeamt Musterstadt'] }, { industry: 'real-estate' }),
    { class: 'Hint', message: 'noAddress' },
  ],
  [
    'a heading before the name of an authority whose address stands below it',
    imprintSite(
      { authority: ['Adresse, Kassenzahnärztliche Vereinigung Muster'] },
      { industry: 'medical' },
      { text: 'Aufsichtsbehörde\nAdresse\nKassenzahnärztliche Vereinigung Muster\nAm Hof 2\n12345 Musterstadt' },
    ),
    { class: 'Conform' },
  ],
  [
    'authority whose address stands with the chamber above',
    imprintSite(
      { authority: ['Zahnärztekammer Niedersachsen und KZVN (Anschriften siehe oben)'] },
      { industry: 'medical' },
      {
        text: 'Zuständige Kammer: Zahnärztekammer Niedersachsen, Zeißstraße 11a, 30519 Hannover\nAufsicht: Zahnärztekammer Niedersachsen und KZVN',
      },
    ),
    { class: 'Conform' },
  ],
  ['supervision of a public body', imprintSite({ legalForm: ['public-law'], authority: ['Bezirksregierung Köln'] }), { class: 'Conform' }],
  [
    'estate agent without',
    imprintSite({ name: ['Muster Immobilienmakler GmbH'] }, { industry: 'real-estate' }),
    { class: 'Risk', message: 'activity', cause: 'imprint:authority' },
  ],
  ['who may let houses of their own', imprintSite({}, { industry: 'real-estate' }), { class: 'Hint', message: 'usually' }],
  ['who may only write about money', imprintSite({}, { industry: 'finance' }), { class: 'Hint', message: 'usually' }],
  ['insurance broker', imprintSite({}, { industry: 'insurance-broker' }), { class: 'Risk', message: 'missing' }],
  ['permit without authority', imprintSite({}, {}, { text: 'Erlaubnis nach § 34c GewO' }), { class: 'Hint', message: 'permitOnly' }],
  ['permit of an adviser', imprintSite({}, {}, { text: 'Erlaubnis nach § 34d Abs. 2 GewO' }), { class: 'Hint', message: 'permitOnly' }],
  ...[
    'Gebundener Versicherungsvertreter nach § 34d Abs. 7 GewO',
    'Tätigkeitsart: Versicherungsvertreter nach § 34d Absatz 7 Satz 1 Nummer 1 GewO',
    `Vermittler nach § 34d Absatz 7 Satz 1 Ziffer 1 GewO. ${'Wir beraten Sie gern zu allen Fragen. '.repeat(4)}Tätig nach § 34d GewO`,
    'Versicherungsvermittler mit Befreiung nach § 34d (6) GewO',
    'Keine Erlaubnis nötig, § 34c Abs. 5 GewO',
    'Tätig als gebundener Vermittler gemäß § 34d GewO, der keiner Erlaubnis bedarf',
  ].map((text): [string, Partial<Facts>, Outline] => [
    text,
    imprintSite({}, { industry: 'insurance-broker' }, { text }),
    { class: 'NoClassification', message: 'exempt' },
  ]),
  [
    'a permit beside an exemption',
    imprintSite(
      {},
      {},
      {
        text: `Gebundener Versicherungsvertreter nach § 34d Abs. 7 GewO. ${'Wir beraten Sie gern zu allen Fragen. '.repeat(4)}Immobilienmakler, Erlaubnis nach § 34c Abs. 1 GewO`,
      },
    ),
    { class: 'Hint', message: 'permitOnly' },
  ],
  ...[
    'Maßgebliche berufsrechtliche Vorschriften sind insbesondere § 34d GewO, §§ 59 bis 68 VVG',
    'Berufsrechtliche Regelungen: § 34i GewO',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `a rule is no permit: ${text}`,
    imprintSite({}, {}, { text }),
    { class: 'NotApplicable' },
  ]),
  [
    'a permit among the rules',
    imprintSite({}, {}, { text: 'Berufsrechtliche Regelungen: Erlaubnis nach § 34c GewO' }),
    { class: 'Hint', message: 'permitOnly' },
  ],
  ...(
    [
      ['Fahrschule Gasgeber', 'Hint'],
      ['Immobilien Kranz, Ihr Makler in Worms', 'Hint'],
      ['WAKO Sicherheitsdienst', 'Hint'],
      ['Software für Immobilienmakler', 'NotApplicable'],
      ['Hundeschule Fellnase', 'NotApplicable'],
      ['Brand- und IT-Sicherheit Kowalski', 'NotApplicable'],
    ] as const
  ).map(([title, level]): [string, Partial<Facts>, Outline] => [
    title,
    { ...imprintSite(), pages: [pageFact({ title })] },
    level === 'Hint' ? { class: 'Hint', message: 'activity', cause: 'imprint:authority' } : { class: 'NotApplicable' },
  ]),
  [
    'tax adviser by the line below the name',
    imprintSite({ ...soleTrader }, {}, { text: 'Impressum\nAnna Beispiel\nSteuerberaterin\nWeg 1' }),
    { class: 'Hint', message: 'profession' },
  ],
  ['doctor with chamber', imprintSite({ chamber: ['Ärztekammer Nordrhein'] }, { industry: 'medical' }), { class: 'Conform' }],
  ['doctor without any', imprintSite({}, { industry: 'medical' }), { class: 'Hint', message: 'missing' }],
  ...(
    [
      ['Notar mit Amtssitz in Lemgo\nZuständig ist die Westfälische Notarkammer, Ostenallee 18, 59063 Hamm', 'Hint'],
      ['Die Amtsbezeichnung „Notarin“ wurde vom Land Niedersachsen verliehen.', 'Hint'],
      ['Für Notare gilt die Bundesnotarordnung (BNotO).\nAufsicht: Der Präsident des Landgerichts Detmold, Paulinenstraße 46', 'Conform'],
      ['Notarkammer Celle\nDienstaufsicht: Landgericht Hildesheim, Kaiserstraße 60', 'Conform'],
      ['Rechtsanwalt und Notar a. D. Für Notare gilt die BNotO.', 'Conform'],
      ['Rechtsanwältin, Mitglied der Rechtsanwaltskammer Hamm', 'Conform'],
      ['Der Kaufvertrag wird notariell beurkundet.', 'Conform'],
    ] as const
  ).map(([text, level]): [string, Partial<Facts>, Outline] => [
    text,
    imprintSite({ authority: ['Rechtsanwaltskammer Hamm, 59063 Hamm'] }, {}, { text }),
    level === 'Hint' ? { class: 'Hint', message: 'notary', cause: 'imprint:authority' } : { class: 'Conform' },
  ]),
  [
    'notary beside a chamber only',
    imprintSite({ chamber: ['Rechtsanwaltskammer Celle'] }, { industry: 'legal' }, { text: 'Notarin mit dem Amtssitz in Peine' }),
    { class: 'Hint', message: 'notary' },
  ],
  [
    'notary with the president as authority',
    imprintSite({ authority: ['Präsidentin des Landgerichts Essen, 45117 Essen'] }, {}, { text: 'Notar mit Amtssitz in Essen' }),
    { class: 'Conform' },
  ],
  ...(['Heilpraktikerin (verliehen in Deutschland)', 'Heilpraktiker für Psychotherapie'] as const).map(
    (title): [string, Partial<Facts>, Outline] => [
      title,
      imprintSite({ professionalTitle: [title] }),
      { class: 'Hint', message: 'layHealer', cause: 'imprint:authority' },
    ],
  ),
  [
    'Heilpraktiker with the health office',
    imprintSite({ professionalTitle: ['Heilpraktikerin'], authority: ['Gesundheitsamt Göttingen, 37073 Göttingen'] }),
    { class: 'Conform' },
  ],
  ...['Erlaubnis erteilt vom Gesundheitsamt Weinheim', 'Heilpraktikererlaubnis durch die Stadt Köln', 'Landratsamt Ravensburg'].map(
    (text): [string, Partial<Facts>, Outline] => [
      `Heilpraktiker who tells it in other words: ${text}`,
      imprintSite({ professionalTitle: ['Heilpraktikerin'] }, {}, { text }),
      { class: 'NotApplicable' },
    ],
  ),
  ['Yogalehrerin', imprintSite({ professionalTitle: ['Yogalehrerin'] }), { class: 'NotApplicable' }],
  ['hotel', imprintSite({}, { industry: 'hospitality' }), { class: 'NoClassification', message: 'unclear' }],
  [
    'settings contradict the imprint',
    imprintSite({}, { industry: 'insurance-broker', legalForm: 'ev' }),
    { class: 'Hint', message: 'missing' },
  ],
  ['text incomplete', imprintSite({}, { industry: 'real-estate' }, { complete: false }), { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
