import { expect, it } from 'vitest';
import { pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { imprintSite, openCases, soleTrader } from '../../../test/factories/imprint.ts';
import { imprintText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './impc-chamber.ts';

/** Says where the rules can be read. */
const readable = { text: `${imprintText}\nDie Bezeichnung wurde in Deutschland verliehen. Die Regelungen sind bei der Kammer einsehbar.` };

const cases: [string, Partial<Facts>, Outline][] = [
  ...openCases,

  ['nothing regulated', imprintSite(), { class: 'NotApplicable', message: 'notOwed' }],
  [
    'all three',
    imprintSite(
      { ...soleTrader, chamber: ['Rechtsanwaltskammer Hamm'], professionalTitle: ['Rechtsanwältin'], professionalRules: ['BRAO'] },
      { industry: 'legal', legalForm: 'freelancer' },
      readable,
    ),
    { class: 'Conform' },
  ],
  [
    'none of three',
    imprintSite(soleTrader, { industry: 'legal', legalForm: 'freelancer' }),
    { class: 'Risk', message: 'missing', cause: 'imprint:chamber' },
  ],
  ['none, hospital company', imprintSite({}, { industry: 'medical' }), { class: 'Hint', message: 'perhapsMissing' }],
  [
    'none, planner',
    imprintSite(soleTrader, { industry: 'architecture-engineering', legalForm: 'freelancer' }),
    { class: 'Hint', message: 'perhapsMissing' },
  ],
  ...(
    [
      ['Anna Beispiel\nRechtsanwältin', 'Hint'],
      ['Praxis am Markt\nDr. med. Anna Beispiel\nFachärztin für Allgemeinmedizin', 'Hint'],
      ['Dipl.-Ing. (FH) Freie Architektin Anna Beispiel', 'Hint'],
      ['Anna Beispiel – Steuerberaterin', 'Hint'],
      ['Anna Beispiel\nTexte für Ärztinnen und Rechtsanwälte', 'NotApplicable'],
      ['Anna Beispiel\nDatenschutzbeauftragter: Rechtsanwalt Max Muster', 'NotApplicable'],
      ['Anna Beispiel\nWeg 1\n12345 Ort\nTel. 1\nQuelle: Rechtsanwalt Max Muster', 'NotApplicable'],
      ['Dr. rer. nat. Anna Beispiel', 'NotApplicable'],
    ] as const
  ).map(([text, level]): [string, Partial<Facts>, Outline] => [
    text.replaceAll('\n', ', '),
    imprintSite(soleTrader, {}, { text: `Impressum\n${text}` }),
    level === 'Hint' ? { class: 'Hint', message: 'titleOnly', cause: 'imprint:chamber' } : { class: 'NotApplicable' },
  ]),
  [
    'title at the name and the chamber, no industry',
    imprintSite({ ...soleTrader, chamber: ['Ärztekammer Nordrhein'] }, {}, { text: 'Anna Beispiel\nFachärztin für Urologie' }),
    { class: 'Hint', messages: ['noState', 'noRules'] },
  ],
  ['title of an employee of a company', imprintSite({}, {}, { text: 'Muster GmbH\nRechtsanwältin' }), { class: 'NotApplicable' }],
  ['none, partnership', imprintSite({ legalForm: ['partg'] }), { class: 'Hint', message: 'perhapsMissing' }],
  [
    'no chamber',
    imprintSite(
      { ...soleTrader, professionalTitle: ['Steuerberater'], professionalRules: ['StBerG'] },
      { industry: 'tax-audit' },
      readable,
    ),
    { class: 'Hint', messages: ['noChamber'] },
  ],
  [
    'rules without a place where they can be read, and an association of the chambers',
    imprintSite(
      {
        ...soleTrader,
        chamber: ['Bundespsychotherapeutenkammer (BPtK), Berlin'],
        professionalTitle: ['Psychologische Psychotherapeutin (Deutschland)'],
        professionalRules: ['PsychThG'],
      },
      { industry: 'medical' },
    ),
    { class: 'Hint', messages: ['federalChamber', 'noAccess'], cause: 'imprint:chamber' },
  ],
  [
    'the chamber stands beside the association',
    imprintSite(
      {
        ...soleTrader,
        chamber: ['Rechtsanwaltskammer Hamm, Mitglied der Bundesrechtsanwaltskammer'],
        professionalTitle: ['Rechtsanwältin'],
        professionalRules: ['BRAO'],
      },
      { industry: 'legal' },
      readable,
    ),
    { class: 'Conform' },
  ],
  [
    'a link leads to the rules',
    {
      ...imprintSite(
        {
          ...soleTrader,
          chamber: ['Rechtsanwaltskammer Hamm'],
          professionalTitle: ['Rechtsanwältin (Deutschland)'],
          professionalRules: ['BRAO'],
        },
        { industry: 'legal' },
      ),
      pages: [
        pageFact({
          url: `${siteUrl}impressum`,
          kind: 'imprint',
          links: [{ text: 'BRAO', href: 'https://gesetze.test/brao', visible: true, area: 'body' }],
        }),
      ],
    },
    { class: 'Conform' },
  ],
  [
    'chamber alone',
    imprintSite({ ...soleTrader, chamber: ['Steuerberaterkammer Köln'] }, { industry: 'tax-audit' }),
    { class: 'Hint', messages: ['noTitle', 'noRules'] },
  ],
  [
    'physiotherapist has no chamber',
    imprintSite(
      { ...soleTrader, professionalTitle: ['Physiotherapeut'], professionalRules: ['MPhG'] },
      { industry: 'health-services' },
      readable,
    ),
    { class: 'Conform' },
  ],
  ...['Fahrlehrer', 'Fahrlehrerin (Deutschland)', 'Hebamme', 'Ergotherapeutin', 'Logopäde', 'Heilpraktiker für Psychotherapie'].map(
    (title): [string, Partial<Facts>, Outline] => [
      `${title} has no chamber, whatever the industry`,
      imprintSite({ ...soleTrader, professionalTitle: [title], professionalRules: ['FahrlG'] }, {}, readable),
      { class: 'Conform', message: 'withoutChamber' },
    ],
  ),
  ...[
    'Zahnarzt',
    'Kinder- und Jugendlichenpsychotherapeutin',
    'Beratender Ingenieur',
    'Rechtsanwältin und Notarin',
    'Landschaftsarchitekt',
  ].map((title): [string, Partial<Facts>, Outline] => [
    `${title} has one`,
    imprintSite({ ...soleTrader, professionalTitle: [title], professionalRules: ['Berufsordnung'] }, {}, readable),
    { class: 'Hint', message: 'noChamber' },
  ]),
  [
    'naturopath among the doctors',
    imprintSite(
      { ...soleTrader, professionalTitle: ['Heilpraktikerin'], professionalRules: ['Heilpraktikergesetz'] },
      { industry: 'medical' },
      readable,
    ),
    { class: 'Conform' },
  ],
  [
    'a title nobody knows',
    imprintSite({ ...soleTrader, professionalTitle: ['Baumsachverständiger'], professionalRules: ['GewO'] }, {}, readable),
    { class: 'Conform' },
  ],
  [
    'physiotherapist without rules',
    imprintSite({ ...soleTrader, professionalTitle: ['Physiotherapeut (Deutschland)'] }, { industry: 'health-services' }),
    { class: 'Hint', messages: ['noRules'] },
  ],
  [
    'chamber of crafts',
    imprintSite({ chamber: ['Handwerkskammer Münster'] }, { industry: 'craft' }),
    { class: 'NotApplicable', message: 'notOwed' },
  ],
  ...(
    [
      ['Steuerberaterkammer Nordbaden', 'StBerG, www.bstbk.example', 'noTitle'],
      ['Architektenkammer Sachsen', 'Architektengesetz, www.aksachsen.example', 'noTitle'],
      ['Handwerkskammer Münster', 'Handwerksordnung', null],
      ['Industrie- und Handelskammer Köln', 'Versicherungsvertragsgesetz', null],
      ['IHK Köln', 'GewO', null],
    ] as const
  ).map(([chamber, rules, message]): [string, Partial<Facts>, Outline] => [
    `chamber and rules without a title: ${chamber}`,
    imprintSite({ chamber: [chamber], professionalRules: [rules] }, {}, readable),
    message === null ? { class: 'NotApplicable', message: 'notOwed' } : { class: 'Hint', messages: [message] },
  ]),
  [
    'title without any setting',
    imprintSite({ ...soleTrader, professionalTitle: ['Rechtsanwältin'], chamber: ['Rechtsanwaltskammer Hamm'] }),
    { class: 'Hint', message: 'noRules' },
  ],
  ...(
    [
      ['Zertifizierter Coach für Wandel, Land der Verleihung: Deutschland', 'NotApplicable'],
      ['Tattoo Artist', 'NotApplicable'],
      ['Immobilienmaklerin, verliehen in der Bundesrepublik Deutschland', 'NotApplicable'],
      ['Yogalehrerin', 'NotApplicable'],
      ['Psychologische Psychotherapeutin und Coach, Deutschland', 'Hint'],
      ['Fachärztin für Chirurgie, Deutschland', 'Hint'],
    ] as const
  ).map(([title, level]): [string, Partial<Facts>, Outline] => [
    `title: ${title}`,
    imprintSite({ ...soleTrader, professionalTitle: [title], chamber: ['Handwerkskammer'] }),
    level === 'Hint' ? { class: 'Hint', messages: ['noRules'] } : { class: 'NotApplicable', message: 'notRegulated' },
  ]),
  [
    'the state of the title is missing; that of the address says nothing',
    imprintSite(
      {
        ...soleTrader,
        professionalTitle: ['Facharzt für Chirurgie'],
        chamber: ['Ärztekammer Nordrhein'],
        professionalRules: ['Berufsordnung'],
      },
      { industry: 'medical' },
      { text: 'Anna Beispiel\n12345 Ort\nDeutschland\nBerufsordnung einsehbar bei der Kammer' },
    ),
    { class: 'Hint', messages: ['noState'] },
  ],
  [
    'rules of conduct are named, without a place where they can be read',
    imprintSite(
      {
        ...soleTrader,
        professionalTitle: ['Ärztin (Deutschland)'],
        chamber: ['Ärztekammer Nordrhein'],
        professionalRules: ['Berufsordnung der Kammer'],
      },
      { industry: 'medical' },
    ),
    { class: 'Hint', messages: ['noAccessToOrder'] },
  ],
  [
    'text incomplete',
    imprintSite(soleTrader, { industry: 'legal', legalForm: 'freelancer' }, { complete: false }),
    { class: 'NoClassification', message: 'notRead' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
