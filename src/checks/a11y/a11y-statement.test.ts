import { expect, it } from 'vitest';
import { applicability, judge, link, pageFact, serviceUse, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './a11y-statement.ts';

const shop = (settings = {}): Partial<Facts> => ({
  applicability: applicability({ isShop: true, isConsumerOffer: true, settings: { legalForm: 'gmbh', ...settings } }),
});
const statement = 'Informationen zur Barrierefreiheit';
const linked = pageFact({ links: [link({ text: statement, href: `${siteUrl}barrierefreiheit` })] });
const page = (text: string) =>
  pageFact({ url: `${siteUrl}barrierefreiheit`, kind: 'other', title: statement, headings: [statement], text });
const named = page('Unser Shop erfüllt die Anforderungen. Zuständig ist die Marktüberwachungsstelle der Länder (MLBF), Magdeburg.');
const authority: Partial<Facts> = { applicability: applicability({ settings: { industry: 'public-body' } }) };

const notShop: Partial<Facts> = { applicability: applicability({ isShop: false, isSubscription: false, isConsumerOffer: null }) };
const booking = (id: string) => serviceUse({ service: { id, name: id, category: 'booking' } });
const ofImprint = (name: string): Partial<Facts> => ({
  applicability: applicability({ isShop: null, isConsumerOffer: null }),
  imprintElements: {
    elements: [
      { kind: 'name', value: name, quote: name },
      { kind: 'legalForm', value: 'public-law', quote: 'Körperschaft des öffentlichen Rechts' },
    ],
    complete: true,
  },
});

const cases: [string, Partial<Facts>, Outline][] = [
  ...['Grundschule Lerchenfeld', 'Stadt Ahlenbrück', 'Gemeinde Altenau', 'Stadt Gelsenkirchen', 'Landratsamt Musterkreis'].map(
    (name): [string, Partial<Facts>, Outline] => [
      `public body by its imprint: ${name}`,
      ofImprint(name),
      { class: 'Hint', message: 'missingPublic' },
    ],
  ),
  ...[
    'Kreishandwerkerschaft Altenau',
    'Tischler-Innung Altenau',
    'Handwerkskammer Altenau',
    'Technische Universität Altenau',
    'Abwasserverband Altenau',
  ].map((name): [string, Partial<Facts>, Outline] => [
    `governs itself under public law: ${name}`,
    ofImprint(name),
    { class: 'Hint', message: 'missingPublic' },
  ]),
  [
    'under public law in the market, and nothing offered',
    { ...ofImprint('Klinikum Altenau'), ...notShop },
    { class: 'NoClassification', message: 'publicUnclear' },
  ],
  [
    'church that offers nothing',
    { ...ofImprint('Evangelische Kirchengemeinde Altenau'), ...notShop },
    { class: 'NotApplicable', message: 'noDuty' },
  ],
  ...['Sparkasse Altenau', 'Evangelische Kirchengemeinde Sankt Nikolai'].map((name): [string, Partial<Facts>, Outline] => [
    `under public law, and no authority: ${name}`,
    ofImprint(name),
    { class: 'NoClassification', message: 'offerUnclear' },
  ]),
  ['statement with authority', { ...shop(), pages: [linked, named] }, { class: 'Conform', message: 'found' }],
  [
    'part of the terms',
    {
      ...shop(),
      pages: [pageFact(), pageFact({ url: `${siteUrl}agb`, kind: 'terms', headings: ['§ 9 Barrierefreiheit'], text: 'Zuständig: MLBF' })],
    },
    { class: 'Conform' },
  ],
  [
    'statement without authority',
    { ...shop(), pages: [linked, page('Wir bemühen uns um Barrierefreiheit.')] },
    { class: 'Hint', message: 'authorityMissing', cause: 'accessibility-statement', refs: [`${siteUrl}barrierefreiheit`] },
  ],
  [
    'statement of a shop under the law of public bodies',
    { ...shop(), pages: [linked, page('Erstellt am 12.05.2021 nach BITV 2.0. Barrieren können Sie uns melden: Telefon 0000.')] },
    { class: 'Hint', messages: ['procedureMissing', 'oldStatement'] },
  ],
  ['page not visited', { ...shop(), pages: [linked] }, { class: 'NoClassification', message: 'linkOnly' }],
  ['shop of a larger company', { ...shop(), pages: [pageFact()] }, { class: 'Hint', message: 'missing', refs: [siteUrl] }],
  [
    'legal form told by the imprint',
    { ...shop({ legalForm: null }), imprintElements: { elements: [{ kind: 'legalForm', value: 'gmbh', quote: 'GmbH' }], complete: true } },
    { class: 'Hint', message: 'missing' },
  ],
  ['sole trader may be a micro-enterprise', shop({ legalForm: 'sole-trader' }), { class: 'NoClassification', message: 'sizeUnknown' }],
  [
    'size unknown',
    { ...shop({ legalForm: null }), imprintElements: { elements: [], complete: true } },
    { class: 'NoClassification', message: 'sizeUnknown' },
  ],
  [
    'shop that tells of ten people and more',
    { ...shop({ legalForm: null }), pages: [pageFact({ text: 'Wir sind zehn Gesellen und drei Meister.' })] },
    { class: 'Hint', message: 'missingStaff', cause: 'accessibility-statement', refs: [siteUrl, siteUrl] },
  ],
  [
    'company that tells of fewer',
    { ...shop(), pages: [pageFact({ text: 'Wir sind neun Leute.' })] },
    { class: 'NoClassification', message: 'fewStaff' },
  ],
  [
    'company that tells of some of its people',
    { ...shop(), pages: [pageFact({ text: 'Wir sind neun Redakteure.' })] },
    { class: 'Hint', message: 'missing' },
  ],
  ['start page not read', { ...shop(), pages: [pageFact({ failure: 'timeout' })] }, { class: 'NoClassification', message: 'notExamined' }],
  ...(
    [
      ['long ago', 'Diese Erklärung wurde am 14. September 2020 erstellt.', 'oldStatement'],
      ['by month', 'Stand: März 2022', 'oldStatement'],
      ['long ago in digits', 'Diese Erklärung wurde am 23.9.2019 erstellt.', 'oldStatement'],
      ['long ago and reviewed since', 'Erstellt am 14. September 2020, zuletzt überprüft am 3. Mai 2026.', 'found'],
      ['nowhere', 'Sie gilt für unsere Website.', 'found'],
      ['of a law', 'Grundlage ist die Verordnung vom 21. Mai 2019.', 'found'],
    ] as const
  ).map(([name, text, message]): [string, Partial<Facts>, Outline] => [
    `statement of a public body dated ${name}`,
    {
      ...authority,
      pages: [pageFact({ title: 'Erklärung zur Barrierefreiheit', text: `${text} Zuständig ist die Schlichtungsstelle.` })],
    },
    { class: message === 'found' ? 'Conform' : 'Hint', message },
  ]),
  [
    'an old statement by the law of public bodies',
    {
      ...shop(),
      pages: [
        pageFact({
          title: 'Erklärung zur Barrierefreiheit',
          text: 'Nach § 9a NBGG. Diese Erklärung wurde am 14. September 2020 erstellt. Schlichtungsstelle: Hannover',
        }),
      ],
    },
    { class: 'Hint', message: 'oldStatement' },
  ],
  [
    'old information of a shop, which the rule on updates does not bind',
    {
      ...shop(),
      pages: [
        pageFact({
          title: 'Informationen zur Barrierefreiheit',
          text: 'Diese Erklärung wurde am 14. September 2020 erstellt. Marktüberwachungsbehörde: MLBF',
        }),
      ],
    },
    { class: 'Conform', message: 'found' },
  ],
  ...(
    [
      ['Menü Kontakt. Die Website ist teilweise barrierefrei.', ['feedbackMissing']],
      ['Feedback: Schreiben Sie uns, wenn Sie auf Barrieren stoßen.', ['procedureMissing']],
      ['Sie möchten uns bestehende Barrieren mitteilen? Rufen Sie an.', ['procedureMissing']],
      ['Rückmeldungen an das Bürgerbüro. Diese Erklärung wurde am 14. September 2020 erstellt.', ['procedureMissing', 'oldStatement']],
    ] as const
  ).map(([text, messages]): [string, Partial<Facts>, Outline] => [
    `statement of a public body without a body to turn to: ${text}`,
    { ...authority, pages: [pageFact({ title: 'Erklärung zur Barrierefreiheit', text })] },
    { class: 'Hint', messages: [...messages] },
  ]),
  [
    'a booking tool on a site that sells nothing',
    { ...notShop, services: [booking('doctolib')] },
    { class: 'NoClassification', message: 'booking' },
  ],
  [
    'a booking tool beside a statement',
    {
      ...notShop,
      services: [booking('doctolib')],
      pages: [pageFact({ title: 'Informationen zur Barrierefreiheit', text: 'Marktüberwachungsbehörde: MLBF' })],
    },
    { class: 'Conform', message: 'found' },
  ],
  [
    'a booking tool of a site for businesses',
    { applicability: applicability({ isShop: false, isSubscription: false, isConsumerOffer: false }), services: [booking('doctolib')] },
    { class: 'NotApplicable' },
  ],
  ['a tool by which firms arrange talks', { ...notShop, services: [booking('calendly')] }, { class: 'NotApplicable', message: 'noDuty' }],
  [
    'another tool',
    { ...notShop, services: [serviceUse({ service: { id: 'google-maps', category: 'map' } })] },
    { class: 'NotApplicable', message: 'noDuty' },
  ],
  ['public body without statement', authority, { class: 'Hint', message: 'missingPublic' }],
  [
    'public body with statement',
    { ...authority, pages: [linked, page('Erklärung zur Barrierefreiheit. Durchsetzungsverfahren: Schlichtungsstelle.')] },
    { class: 'Conform' },
  ],
  ...[
    'Ombudsstelle für barrierefreie Informationstechnik des Landes Nordrhein-Westfalen',
    'Wenden Sie sich an die Landesbeauftragte für die Belange von Menschen mit Behinderungen.',
    'Beschwerdestelle für digitale Barrierefreiheit beim Sozialministerium',
    'Durchsetzungs- und Überwachungsstelle des Landes',
  ].map((body): [string, Partial<Facts>, Outline] => [
    `a body of a Land: ${body}`,
    { ...authority, pages: [linked, page(`Erklärung zur Barrierefreiheit. ${body}`)] },
    { class: 'Conform' },
  ]),
  [
    'no body at all',
    { ...authority, pages: [linked, page('Erklärung zur Barrierefreiheit. Die Beschwerdestelle der Kasse hat geöffnet.')] },
    { class: 'Hint' },
  ],
  [
    'unclear whether consumers buy here',
    { applicability: applicability({ isShop: true, isConsumerOffer: null }) },
    { class: 'NoClassification', message: 'offerUnclear' },
  ],
  ['no e-commerce', {}, { class: 'NotApplicable', message: 'noDuty' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it.each([
  ['Unsere zwölf Redakteurinnen und Redakteure berichten', (told: object) => ({ findings: [told] })],
  ['Wir sind neun Leute', (told: object) => told],
])('quotes what a page says of the number of people: %s', (staff, within) => {
  const told = {
    params: { staff, staffPath: '/' },
    items: expect.arrayContaining([expect.objectContaining({ ref: siteUrl, value: staff })]),
  };
  expect(judge(check, { ...shop(), pages: [pageFact({ text: `${staff}.` })] })).toMatchObject(within(told));
});
