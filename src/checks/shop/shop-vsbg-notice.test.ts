import { expect, it } from 'vitest';
import {
  applicability,
  field,
  formFact,
  imprintElements,
  judge,
  legalPage,
  noLegalPage,
  pageFact,
  siteUrl,
} from '../../../test/factories/facts.ts';
import { imprintText, withdrawalText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { ApplicabilityFact } from '../facts/site.ts';
import type { Facts } from '../facts.ts';
import check from './shop-vsbg-notice.ts';

const sentence =
  'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.';
const shop = (industry: ApplicabilityFact['settings']['industry'] = null): Partial<Facts> => ({
  applicability: applicability({ isShop: true, isConsumerOffer: true, settings: { industry } }),
});
const imprint = (text: string, facts = shop()) => ({ ...facts, imprint: legalPage({ text: `${imprintText}\n${text}` }) });
const terms = (text: string) => ({ terms: legalPage({ kind: 'terms', text: `Allgemeine Geschäftsbedingungen. ${text}` }) });

const unclear = { applicability: applicability({ isShop: null, isConsumerOffer: null }) };

const publicBody = (name: string) => ({ imprintElements: imprintElements({ name: [name], legalForm: ['public-law'] }) });

const privatePersons: Partial<Facts> = {
  forms: [formFact({ kind: 'registration', fields: [field({ name: 'als', type: 'radio', label: 'Privatperson' })] })],
};

const international = {
  ...unclear,
  pages: [
    pageFact(),
    pageFact({ kind: 'other', url: `${siteUrl}about`, text: 'Thirty-one people in Hamburg. We sell to companies worldwide.' }),
  ],
};

const cases: [string, Partial<Facts>, Outline][] = [
  ['in the imprint, no terms', imprint(sentence), { class: 'Conform', message: 'found' }],
  ...[
    'Alternative Streitbeilegung: Die EU-Kommission stellt eine Plattform zur Online-Streitbeilegung bereit: https://ec.europa.eu/consumers/odr. Diese Plattform dient als Anlaufstelle zur außergerichtlichen Beilegung von Streitigkeiten, an denen ein Verbraucher beteiligt ist.',
    'Alternative Streitbeilegung gemäß Art. 14 Abs. 1 ODR-VO: Die OS-Plattform finden Sie unter ec.europa.eu/consumers/odr.',
    'The European Commission provides a platform for online dispute resolution procedures (ODR).',
  ].map((text): [string, Partial<Facts>, Outline] => [`the platform alone: ${text}`, imprint(text), { class: 'Hint', message: 'missing' }]),
  ...[
    'Die EU stellt eine Plattform zur Online-Streitbeilegung bereit: https://ec.europa.eu/consumers/odr/ Zur Teilnahme an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle sind wir nicht verpflichtet.',
    'Plattform zur Online-Streitbeilegung: ec.europa.eu/consumers/odr. Wir sind nicht bereit, an einem Streitbeilegungsverfahren teilzunehmen.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `beside the platform: ${text}`,
    imprint(text),
    { class: 'Conform', message: 'found' },
  ]),
  [
    'in the imprint, nothing known of consumers',
    imprint(sentence, { applicability: applicability({ isShop: null, isConsumerOffer: null }) }),
    { class: 'Conform', message: 'found' },
  ],
  [
    'in the imprint, terms for businesses without it, and a form in which private persons choose themselves',
    { ...imprint(sentence, unclear), ...terms('Wir vermieten Geräte nur an Unternehmer.'), ...privatePersons },
    { class: 'NoClassification', message: 'termsUnclear' },
  ],
  [
    'the same with the sentence in the terms as well',
    { ...imprint(sentence, unclear), ...terms(sentence), ...privatePersons },
    { class: 'Conform', message: 'found' },
  ],
  ['in the imprint of a firm for firms', imprint(sentence, {}), { class: 'Conform', message: 'found' }],
  [
    'a body for accessibility is no notice to consumers',
    imprint('Schlichtungsstelle nach § 16 BGG', { applicability: applicability({ isShop: null, isConsumerOffer: null }) }),
    { class: 'NoClassification', message: 'b2cUnclear' },
  ],
  ...(
    [
      [
        'of consumers',
        'Ein Widerrufsrecht besteht nicht, weil wir nach Ihren Wünschen anfertigen (§ 312g Abs. 2 Nr. 1 BGB).',
        'notInTerms',
      ],
      ['that have the notice', `Es gilt das Widerrufsrecht. ${sentence}`, 'found'],
      ['of firms', 'Unsere Angebote richten sich ausschließlich an Unternehmer; ein Widerrufsrecht besteht nicht.', 'found'],
      ['that tell nothing of consumers', 'Lieferung ab Werk. Eigentumsvorbehalt.', 'found'],
    ] as const
  ).map(([name, text, message]): [string, Partial<Facts>, Outline] => [
    `in the imprint, nothing known of the offer, terms ${name}`,
    { ...imprint(sentence, unclear), ...terms(text) },
    { class: message === 'found' ? 'Conform' : 'Hint', message },
  ]),
  ...(
    [
      ['cancellation', 'widerrufsbelehrung', `Widerrufsbelehrung für Maklerverträge. ${withdrawalText}`, 'consumerRights'],
      ['other', 'mietbedingungen', 'Ein Widerrufsrecht besteht nicht (§ 312g Abs. 2 Nr. 9 BGB).', 'consumerRights'],
      ['other', 'arb', 'Das Formblatt zur Unterrichtung des Reisenden erhalten Sie vor der Buchung (Art. 250 EGBGB).', 'consumerRights'],
      ['other', 'ratgeber/autokredit', 'Der Widerruf nach § 355 BGB: was Sie wissen müssen.', 'b2cUnclear'],
      ['other', 'mietbedingungen', 'Wir vermieten nur an Unternehmer; § 312g BGB gilt nicht.', 'b2cUnclear'],
    ] as const
  ).map(([kind, path, text, message]): [string, Partial<Facts>, Outline] => [
    `nothing known of the offer, but a page at ${path}: ${text}`,
    {
      ...imprint('', unclear),
      pages: [
        pageFact(),
        pageFact({ kind, url: `${siteUrl}${path}`, title: text.split('.')[0] ?? '', headings: [text.split('.')[0] ?? ''], text }),
      ],
    },
    { class: message === 'b2cUnclear' ? 'NoClassification' : 'Hint', message },
  ]),
  [
    'part in the proceedings of the body for energy, with its address',
    imprint('Wir nehmen am Verfahren vor der Schlichtungsstelle Energie e.V., Friedrichstraße 133, 10117 Berlin, teil.', unclear),
    { class: 'Conform', message: 'found' },
  ],
  ['a municipality', { ...unclear, ...publicBody('Gemeinde Altenau') }, { class: 'NotApplicable', message: 'publicBody' }],
  ['a municipality with a shop', { ...shop(), ...publicBody('Stadt Musterstadt') }, { class: 'Hint', message: 'missing' }],
  ['a savings bank', { ...unclear, ...publicBody('Stadtsparkasse Musterstadt') }, { class: 'NoClassification', message: 'b2cUnclear' }],
  [
    'as few people by the privacy notice',
    {
      ...imprint('', shop()),
      pages: [
        pageFact(),
        pageFact({
          kind: 'privacy',
          url: `${siteUrl}datenschutz`,
          text: 'Einen Beauftragten müssen wir nicht benennen; in unserem Betrieb arbeiten acht Personen.',
        }),
      ],
    },
    { class: 'NoClassification', message: 'fewStaff' },
  ],
  [
    'an imprint that is a template otherwise',
    {
      ...unclear,
      imprint: legalPage({ contentKind: 'placeholder', text: `Vertreten durch: [Name]. ${sentence}` }),
      pages: [pageFact(), pageFact({ kind: 'imprint', url: `${siteUrl}impressum`, text: `Vertreten durch: [Name].\n${sentence}` })],
    },
    { class: 'Conform', message: 'found' },
  ],
  [
    'a template for the notice',
    {
      ...unclear,
      pages: [
        pageFact({ title: 'Zahnarztpraxis Beispiel' }),
        pageFact({
          kind: 'imprint',
          url: `${siteUrl}impressum`,
          text: 'Zur Verbraucherstreitbeilegung nach § 36 VSBG bitte Ihre Teilnahme ergänzen.',
        }),
      ],
    },
    { class: 'NoClassification', message: 'b2cUnclear' },
  ],
  [
    'a body without a word on taking part',
    {
      ...unclear,
      pages: [
        pageFact({ title: 'Ahorn-Apotheke' }),
        pageFact({ kind: 'imprint', url: `${siteUrl}impressum`, text: 'Streitbeilegung:\nUniversalschlichtungsstelle des Bundes, Kehl' }),
      ],
    },
    { class: 'NoClassification', message: 'bodyOnly' },
  ],
  [
    'a price list of treatments',
    { ...unclear, pages: [pageFact({ text: 'Preise\nMassage 30 Minuten 32,00 €' })] },
    { class: 'NoClassification', message: 'consumerWords' },
  ],
  [
    'a contract concluded on a page',
    {
      ...unclear,
      pages: [
        pageFact(),
        pageFact({ kind: 'other', url: `${siteUrl}hort`, text: 'Mit dem Absenden schließen Sie einen Betreuungsvertrag.' }),
      ],
    },
    { class: 'NoClassification', message: 'contract' },
  ],
  [
    'a restaurant',
    { ...unclear, pages: [pageFact({ title: 'Osteria Lucca – Küche aus der Toskana' })] },
    { class: 'NoClassification', message: 'consumerTrade' },
  ],
  [
    'a hairdresser by the headline',
    { ...unclear, pages: [pageFact({ headings: ['Ihr Friseur in Musterstadt'] })] },
    { class: 'NoClassification', message: 'consumerTrade' },
  ],
  [
    'software for restaurants',
    { ...unclear, pages: [pageFact({ title: 'Kassen für Restaurants und Hotel' })] },
    { class: 'NoClassification', message: 'b2cUnclear' },
  ],
  ['in both', { ...imprint(sentence), ...terms(sentence) }, { class: 'Conform' }],
  ['only in the terms, which are on the website', { ...shop(), ...terms(sentence) }, { class: 'Conform' }],
  ['in the footer', { ...shop(), pages: [pageFact({ text: sentence })] }, { class: 'Conform' }],
  [
    'in the imprint, not in the terms',
    { ...imprint(sentence), ...terms('Lieferung') },
    { class: 'Hint', message: 'notInTerms', refs: [`${siteUrl}agb`] },
  ],
  [
    'in the imprint, not in the terms, and more people than the exception allows',
    { ...imprint(sentence), ...terms('Lieferung'), pages: [pageFact({ text: 'Zusammen sind wir 23 Leute.' })] },
    { class: 'Hint', message: 'notInTermsStaff' },
  ],
  [
    'in the imprint, not in the terms, and as few people as the exception allows',
    { ...imprint(sentence), ...terms('Lieferung'), pages: [pageFact({ text: 'Zusammen sind wir 7 Leute.' })] },
    { class: 'NoClassification', message: 'fewStaffNotInTerms' },
  ],
  ...[
    'Nach § 111b EnWG sind wir zur Teilnahme am Verfahren der Schlichtungsstelle Energie verpflichtet.',
    'Wir sind nach § 111b EnWG zur Teilnahme am Verfahren der Schlichtungsstelle Energie e. V., Berlin, verpflichtet.',
    'Wir sind verpflichtet, am Verfahren einer Verbraucherschlichtungsstelle teilzunehmen.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `obliged: ${text}`,
    { ...imprint(text), ...terms('Lieferung') },
    { class: 'Hint', message: 'notInTermsObliged' },
  ]),
  [
    'not obliged',
    { ...imprint('Zur Teilnahme an einem Verfahren der Verbraucherschlichtung sind wir nicht verpflichtet.'), ...terms('Lieferung') },
    { class: 'Hint', message: 'notInTerms' },
  ],
  ['lawyers have a body of their own', imprint('Schlichtungsstelle der Rechtsanwaltschaft, Berlin', shop('legal')), { class: 'Conform' }],
  ['nowhere', shop(), { class: 'Hint', message: 'missing', cause: 'vsbg-notice', refs: [`${siteUrl}impressum`] }],
  ['energy without its body', imprint(sentence, shop('energy-telecom')), { class: 'Hint', message: 'noBody' }],
  [
    'energy with its body',
    imprint('Schlichtungsstelle Energie e. V., Friedrichstraße 133, 10117 Berlin', shop('energy-telecom')),
    { class: 'Conform' },
  ],
  [
    'only in the privacy notice',
    { ...shop(), privacy: legalPage({ kind: 'privacy', text: sentence }) },
    { class: 'Hint', message: 'missing' },
  ],
  [
    'imprint not read',
    { ...shop(), imprint: legalPage({ text: '', failure: 'timeout' }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  [
    'terms not read',
    { ...shop(), terms: legalPage({ kind: 'terms', text: '', failure: 'timeout' }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no imprint', { ...shop(), imprint: noLegalPage('imprint') }, { class: 'NoClassification', message: 'noImprint' }],
  [
    'consumers or not',
    { applicability: applicability({ isShop: null, isConsumerOffer: null }) },
    { class: 'NoClassification', message: 'b2cUnclear' },
  ],
  ...[
    'Schlichtungsstelle der Rechtsanwaltschaft, Rauchstraße 26, 10787 Berlin. Die Partnerschaft nimmt an Verfahren der Schlichtungsstelle nicht teil.',
    'Wir sind verpflichtet, am Verfahren des Versicherungsombudsmanns teilzunehmen.',
    'Die Beispielbank nimmt am Streitbeilegungsverfahren teil: Wir beteiligen uns am Ombudsmannverfahren der privaten Banken.',
    'Unser Unternehmen ist Mitglied im Verein Versicherungsombudsmann e. V., Postfach 08 06 32, 10006 Berlin.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    text,
    { ...unclear, imprint: legalPage({ text: `Impressum\nBeispiel GmbH\n${text}` }) },
    { class: 'Conform', message: 'found' },
  ]),
  [
    'the address of an ombudsman, and no word on taking part',
    { ...unclear, imprint: legalPage({ text: 'Impressum\nVersicherungsombudsmann e. V., Postfach 08 06 32, 10006 Berlin' }) },
    { class: 'NoClassification', message: 'b2cUnclear' },
  ],
  [
    'who treats patients contracts with consumers',
    { ...unclear, imprintElements: imprintElements({ chamber: ['Landesärztekammer Hessen, Hanauer Landstraße 152, 60314 Frankfurt'] }) },
    { class: 'NoClassification', message: 'treatsPatients' },
  ],
  [
    'who treats animals may do so for farmers only',
    { ...unclear, imprintElements: imprintElements({ chamber: ['Landestierärztekammer Hessen'] }) },
    { class: 'NoClassification', message: 'b2cUnclear' },
  ],
  [
    'who treats patients, with terms that were not read',
    {
      ...unclear,
      imprintElements: imprintElements({ chamber: ['Landesärztekammer Hessen'] }),
      terms: legalPage({ kind: 'terms', text: '', failure: 'timeout' }),
    },
    { class: 'NoClassification', message: 'b2cUnclear' },
  ],
  ['business only', {}, { class: 'NotApplicable', message: 'noOffer' }],
  [
    'says so itself',
    { applicability: applicability({ isShop: null, isConsumerOffer: false, signs: ['business-only-notice'] }) },
    { class: 'NotApplicable', message: 'businessOnly' },
  ],
  [
    'names businesses as customers',
    {
      applicability: applicability({ isShop: null, isConsumerOffer: null }),
      pages: [pageFact(), pageFact({ kind: 'other', url: `${siteUrl}about`, text: 'We sell to companies worldwide.' })],
    },
    { class: 'NoClassification', message: 'businessSign' },
  ],
  ['names businesses as customers and its number of people', international, { class: 'NoClassification', message: 'businessSignStaff' }],
  [
    'consumers or not, with eleven employees',
    { ...unclear, pages: [pageFact({ text: 'Wir beschäftigen elf Mitarbeitende.' })] },
    { class: 'NoClassification', message: 'b2cUnclearStaff' },
  ],
  [
    'consumers or not, with ten',
    { ...unclear, pages: [pageFact({ text: 'Wir beschäftigen zehn Mitarbeitende.' })] },
    { class: 'NoClassification', message: 'b2cUnclear' },
  ],
  [
    'nowhere, with eleven employees',
    { ...shop(), pages: [pageFact({ text: 'Wir beschäftigen elf Mitarbeitende.' })] },
    { class: 'Hint', message: 'missingStaff', cause: 'vsbg-notice', refs: [`${siteUrl}impressum`, siteUrl] },
  ],
  [
    'who treats patients, with more than ten',
    {
      ...unclear,
      imprintElements: imprintElements({ chamber: ['Landesärztekammer Hessen'] }),
      pages: [pageFact({ text: 'Unser Team besteht aus 14 Mitarbeiterinnen und Mitarbeitern.' })],
    },
    { class: 'NoClassification', message: 'treatsPatientsStaff' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('quotes what a page says of the number of people', () => {
  expect(judge(check, international)).toMatchObject({
    params: { staff: 'Thirty-one people in Hamburg', staffPath: '/about' },
    items: [{ ref: `${siteUrl}about` }, { ref: `${siteUrl}about`, value: 'Thirty-one people in Hamburg' }],
  });
});
