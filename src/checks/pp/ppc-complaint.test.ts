import { expect, it } from 'vitest';
import { applicability, judge, legalPage, noLegalPage, noticeItem, noticeItems } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-complaint.ts';

const authority = (value: string) => ({ noticeItems: noticeItems({ items: [noticeItem('complaint', value)] }) });
const seat = (town: string): Partial<Facts> => {
  const value = `Musterstraße 1, ${town}`;
  return { imprintElements: { elements: [{ kind: 'address', value, quote: value }], complete: true } };
};
/** A notice that rests on church law. */
const church: Partial<Facts> = {
  privacy: legalPage({ kind: 'privacy', text: 'Rechtsgrundlage ist § 6 Nr. 4 DSG-EKD. Ihre Rechte: §§ 19 bis 25 DSG-EKD.' }),
};
const bavarian = (name: string, legalForm: string): Partial<Facts> => ({
  imprintElements: {
    elements: [
      { kind: 'name', value: name, quote: name },
      { kind: 'legalForm', value: legalForm, quote: legalForm },
      { kind: 'address', value: 'Dorfstraße 1, 80331 München', quote: '80331 München' },
    ],
    complete: true,
  },
});

const cases: [string, Partial<Facts>, Outline][] = [
  ['named', {}, { class: 'Conform' }],
  [
    'not named',
    { noticeItems: noticeItems({ without: ['complaint', 'complaintAuthority'] }) },
    { class: 'Risk', message: 'missing', cause: 'privacy-notice:complaint' },
  ],
  [
    'only the authority named',
    { noticeItems: noticeItems({ without: ['complaint'] }) },
    { class: 'Hint', message: 'onlyAuthority', cause: 'privacy-notice:complaint' },
  ],
  ['authority of the seat', { ...authority('LfDI Baden-Württemberg'), ...seat('70173 Stuttgart') }, { class: 'Conform' }],
  [
    'authority of another state',
    { ...authority('Bayerisches Landesamt für Datenschutzaufsicht'), ...seat('70173 Stuttgart') },
    { class: 'Hint', message: 'otherState' },
  ],
  ...(
    [
      ['32423 Minden', 'otherState'],
      ['33602 Bielefeld', 'otherState'],
      ['79098 Freiburg', 'otherState'],
      ['37073 Göttingen', undefined],
      ['34117 Kassel', 'otherState'],
    ] as const
  ).map(([town, message]): [string, Partial<Facts>, Outline] => [
    `the authority of Lower Saxony, seat in ${town}`,
    { ...authority('Die Landesbeauftragte für den Datenschutz Niedersachsen'), ...seat(town) },
    message === undefined ? { class: 'Conform' } : { class: 'Hint', message },
  ]),
  [
    'a city state among its neighbour',
    { ...authority('Der Landesbeauftragte für den Datenschutz Niedersachsen'), ...seat('28195 Bremen') },
    { class: 'Hint', message: 'otherState' },
  ],
  [
    'the neighbour itself',
    { ...authority('Landesbeauftragter für den Datenschutz Niedersachsen'), ...seat('28832 Achim') },
    { class: 'Conform' },
  ],
  [
    'a port of the city state',
    { ...authority('Landesbeauftragte für Datenschutz und Informationsfreiheit Bremen'), ...seat('27570 Bremerhaven') },
    { class: 'Conform' },
  ],
  [
    'the port with the authority around it',
    { ...authority('Landesbeauftragter für den Datenschutz Niedersachsen'), ...seat('27570 Bremerhaven') },
    { class: 'Hint', message: 'otherState' },
  ],
  ['postcode that does not tell the state', { ...authority('BayLDA'), ...seat('89231 Neu-Ulm') }, { class: 'Conform' }],
  [
    'authority of a church',
    { ...authority('LDI NRW'), ...seat('70173 Stuttgart'), applicability: applicability({ settings: { legalForm: 'church-body' } }) },
    { class: 'Conform' },
  ],
  [
    'authority of the state under church law',
    { ...authority('Landesbeauftragte für den Datenschutz Niedersachsen, Prinzenstraße 5'), ...seat('29221 Celle'), ...church },
    { class: 'Hint', message: 'stateForChurch', cause: 'privacy-notice:complaint' },
  ],
  [
    'the federal commissioner under church law',
    { ...authority('Bundesbeauftragte für den Datenschutz und die Informationsfreiheit'), ...seat('29221 Celle'), ...church },
    { class: 'Hint', message: 'stateForChurch' },
  ],
  [
    'supervision of the church',
    { ...authority('Beauftragte für den Datenschutz der EKD, Außenstelle Dortmund, Nordrhein-Westfalen'), ...church },
    { class: 'Conform' },
  ],
  ['diocesan supervision of a state', { ...authority('Katholisches Datenschutzzentrum Bayern'), ...church }, { class: 'Conform' }],
  [
    'municipality in Bavaria with the authority for companies',
    {
      ...authority('Bayerisches Landesamt für Datenschutzaufsicht (BayLDA), Promenade 18'),
      ...bavarian('Gemeinde Hollerau', 'public-law'),
    },
    { class: 'Hint', message: 'companiesInBavaria' },
  ],
  [
    'municipality in Bavaria with its authority',
    { ...authority('Bayerischer Landesbeauftragter für den Datenschutz'), ...bavarian('Gemeinde Hollerau', 'public-law') },
    { class: 'Conform' },
  ],
  [
    'person in Bavaria with the authority for public bodies, in short',
    {
      ...authority('Bayerische Landesbeauftragte für Datenschutz, https://www.datenschutz-bayern.de'),
      imprintElements: {
        elements: [
          { kind: 'name', value: 'Dr. Jana Reuther', quote: 'Dr. Jana Reuther' },
          { kind: 'address', value: 'Dorfstraße 1, 89312 Günzburg', quote: '89312 Günzburg' },
        ],
        complete: true,
      },
    },
    { class: 'Hint', message: 'publicInBavaria' },
  ],
  [
    'company in Bavaria with the authority for public bodies',
    { ...authority('Bayerischer Landesbeauftragter für den Datenschutz, Wagmüllerstraße 18'), ...bavarian('Huber Bau GmbH', 'gmbh') },
    { class: 'Hint', message: 'publicInBavaria' },
  ],
  [
    'company in Bavaria with its authority',
    { ...authority('Bayerisches Landesamt für Datenschutzaufsicht'), ...bavarian('Huber Bau GmbH', 'gmbh') },
    { class: 'Conform' },
  ],
  [
    'company of a town, which may be a public body',
    { ...authority('Bayerischer Landesbeauftragter für den Datenschutz'), ...bavarian('Stadtwerke Musterstadt GmbH', 'gmbh') },
    { class: 'Conform' },
  ],
  [
    'no authority named',
    { ...authority('Sie können sich bei einer Aufsichtsbehörde beschweren.'), ...seat('70173 Stuttgart') },
    { class: 'Conform' },
  ],
  [
    'text not whole',
    { noticeItems: noticeItems({ without: ['complaint'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('shows the sentence that names the authority behind the one on the right', () => {
  const right = 'Sie können sich bei einer Aufsichtsbehörde beschweren.';
  const value = 'Der Landesbeauftragte für den Datenschutz Niedersachsen';
  const verdict = judge(check, {
    ...seat('28195 Bremen'),
    privacy: legalPage({ kind: 'privacy', text: `${right} Für uns zuständig: ${value}, Hannover.` }),
    noticeItems: noticeItems({ items: [{ ...noticeItem('complaint', value), quote: right }] }),
  });
  expect(verdict).toMatchObject({ findings: [{ items: [{ value: right }, { value: expect.stringContaining(value) }] }] });
});
