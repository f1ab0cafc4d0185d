import { expect, it } from 'vitest';
import { imprintSite, openCases } from '../../../test/factories/imprint.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './impc-insurance.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ...openCases,

  ['not usual', imprintSite(), { class: 'NotApplicable', message: 'notOwed' }],
  [
    'complete',
    imprintSite({ insurance: ['Beispiel Versicherung AG, Platz 1, 10115 Berlin, Geltungsbereich: Europa'] }),
    { class: 'Conform' },
  ],
  ['missing', imprintSite({}, { industry: 'legal' }), { class: 'Hint', message: 'missing', cause: 'imprint:insurance' }],
  [
    'name only',
    imprintSite({ insurance: ['Beispiel Versicherung AG'] }, { industry: 'legal' }),
    { class: 'Hint', messages: ['noAddressNorArea'] },
  ],
  [
    'the statute at length, then the insurer alone',
    imprintSite({
      insurance: [
        `Rechtsanwälte sind verpflichtet, sich zu versichern. ${'Die Einzelheiten ergeben sich aus § 51 BRAO. '.repeat(5)}Beispiel AG`,
      ],
    }),
    { class: 'Hint', messages: ['noAddressNorArea'] },
  ],
  [
    'a passage that was cut',
    imprintSite({ insurance: [`Beispiel AG ${'nach den Bedingungen '.repeat(40)}`.slice(0, 600)] }),
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no territory', imprintSite({ insurance: ['Beispiel AG, Platz 1, 10115 Berlin'] }), { class: 'Hint', messages: ['noArea'] }],
  ...(['Apotheker (verliehen in Deutschland)', 'Fachärztin für Innere Medizin', 'Zahnarzt', 'Hebamme'] as const).map(
    (title): [string, Partial<Facts>, Outline] => [
      title,
      imprintSite({ insurance: ['Beispiel Versicherung a. G., Nürnberg'], professionalTitle: [title] }),
      { class: 'NotApplicable', message: 'healthCare' },
    ],
  ),
  [
    'a chamber of pharmacists',
    imprintSite({ insurance: ['Beispiel AG'], chamber: ['Bayerische Landesapothekerkammer, München'] }),
    { class: 'NotApplicable' },
  ],
  ['a practice by settings', imprintSite({ insurance: ['Beispiel AG'] }, { industry: 'medical' }), { class: 'NotApplicable' }],
  [
    'a doctor who states it in full all the same',
    imprintSite({ insurance: ['Beispiel AG, Platz 1, 10115 Berlin, Geltungsbereich: Europa'], professionalTitle: ['Ärztin'] }),
    { class: 'Conform' },
  ],
  [
    'a veterinarian',
    imprintSite({ insurance: ['Beispiel AG'], professionalTitle: ['Tierärztin'], chamber: ['Landestierärztekammer Hessen'] }),
    { class: 'Hint', messages: ['noAddressNorArea'] },
  ],
  [
    'a tax adviser',
    imprintSite({ insurance: ['Beispiel AG'], professionalTitle: ['Steuerberater'] }),
    { class: 'Hint', messages: ['noAddressNorArea'] },
  ],
  ...(
    [
      ['Steuerberater, Steuerberaterin (verliehen in Deutschland)', 'Hint'],
      ['Rechtsanwältin', 'Hint'],
      ['Vereidigter Buchprüfer', 'Hint'],
      ['Notar', 'NotApplicable'],
      ['Fahrlehrer', 'NotApplicable'],
      ['Zahnarzt', 'NotApplicable'],
    ] as const
  ).map(([title, expected]): [string, Partial<Facts>, Outline] => [
    `nothing stated by: ${title}`,
    imprintSite({ professionalTitle: [title] }),
    { class: expected, ...(expected === 'Hint' && { message: 'missingProfession' }) },
  ]),
  [
    'software for a profession',
    imprintSite({ professionalTitle: ['Steuerberater'] }, { industry: 'it-agency' }),
    { class: 'NotApplicable', message: 'notOwed' },
  ],
  ['text incomplete', imprintSite({}, { industry: 'legal' }, { complete: false }), { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
