import { expect, it } from 'vitest';
import { applicability, field, formFact, legalPage, link, noLegalPage, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { withdrawalText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { LegalPageFact, PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import check from './shop-withdrawal-policy.ts';

const url = `${siteUrl}widerruf`;
const shop: Partial<Facts> = { applicability: applicability({ isShop: true, isConsumerOffer: true }) };
const found = { ...shop, cancellation: legalPage({ kind: 'cancellation', text: withdrawalText }) };
const policy = (part: Partial<LegalPageFact>) => ({
  ...shop,
  cancellation: legalPage({ kind: 'cancellation', text: withdrawalText, ...part }),
});
const terms = (text: string, part: Partial<LegalPageFact> = {}) => ({ ...shop, terms: legalPage({ kind: 'terms', text, ...part }) });
const start = (part: Partial<PageFact>) => ({ ...shop, pages: [pageFact(part)] });
const without = (part: string, instead = '') =>
  policy({ text: `${withdrawalText.replace(new RegExp(`^.*(?:${part}).*$`, 'gm'), '')}\n${instead}` });

const unclear: Partial<Facts> = { applicability: applicability({ isShop: null, isConsumerOffer: null }) };
const signUp = (who: string) => ({
  forms: [
    formFact({ kind: 'registration', fields: [field({ type: 'radio', label: 'Unternehmen' }), field({ type: 'radio', label: who })] }),
  ],
});
const excluding = (text: string) => ({ pages: [pageFact(), pageFact({ url: `${siteUrl}agb`, kind: 'terms', text })] });

const cases: [string, Partial<Facts>, Outline][] = [
  [
    'contracts that come about on collection',
    {
      ...shop,
      pages: [
        pageFact(),
        pageFact({ url: `${siteUrl}agb`, kind: 'terms', text: 'Der Kaufvertrag kommt erst bei Abholung vor Ort zustande. Kein Versand.' }),
      ],
    },
    { class: 'NoClassification', message: 'concludedOnSpot' },
  ],
  ...['Verträge mit Verbrauchern werden nicht geschlossen.', 'Das Angebot richtet sich ausschließlich an Unternehmen.'].map(
    (text): [string, Partial<Facts>, Outline] => [
      `private persons admitted, against: ${text}`,
      { ...unclear, ...signUp('Privatperson'), ...excluding(text) },
      { class: 'Hint', message: 'admitted', cause: 'consumers-admitted' },
    ],
  ),
  ...(
    [
      ['Kann ich mich auch als Privatperson anmelden? Klar, wählen Sie einfach „Privatperson“.', 'admittedInvited'],
      ['Nutzen Sie das Programm auch als Privatkunde.', 'admittedInvited'],
      ['Kann ich mich als Privatperson anmelden? Nein, leider nicht.', 'admitted'],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `private persons admitted, where the offer says: ${text}`,
    {
      ...unclear,
      ...signUp('Privatperson'),
      pages: [
        pageFact({ text: 'Unser Angebot richtet sich nur an Unternehmer im Sinne von § 14 BGB' }),
        pageFact({ kind: 'other', url: `${siteUrl}preise`, text }),
      ],
    },
    { class: 'Hint', message },
  ]),
  [
    'private persons admitted and ruled out nowhere',
    { ...unclear, ...signUp('Privatperson'), ...excluding('Verträge mit Verbrauchern widerrufen Sie hier.') },
    { class: 'NoClassification', message: 'b2cUnclear' },
  ],
  [
    'private persons ruled out and not admitted',
    { ...unclear, ...signUp('Verein'), ...excluding('Verträge mit Verbrauchern werden nicht geschlossen.') },
    { class: 'NoClassification', message: 'b2cUnclear' },
  ],
  ['own page with all parts', found, { class: 'Conform' }],
  [
    'in the terms, but under its own link',
    { ...policy({ url: `${siteUrl}agb#widerruf`, contentKind: 'terms', linkText: 'Widerrufsrecht' }) },
    { class: 'Conform' },
  ],
  ['nothing found', shop, { class: 'Risk', message: 'missing', cause: 'withdrawal-policy', refs: [siteUrl] }],
  [
    'target not found',
    policy({ status: 404, failure: 'http-error', text: '', contentKind: 'empty' }),
    { class: 'Risk', message: 'gone', refs: [url] },
  ],
  ['placeholder', policy({ contentKind: 'placeholder' }), { class: 'Risk', message: 'placeholder' }],
  [
    'only in the terms',
    terms(`Allgemeine Geschäftsbedingungen. ${withdrawalText}`),
    { class: 'Hint', message: 'onlyInTerms', refs: [`${siteUrl}agb`] },
  ],
  [
    'link AGB leads to the terms with the instruction',
    {
      ...policy({ url: `${siteUrl}agb`, contentKind: 'terms', linkText: null }),
      pages: [pageFact({ links: [link({ text: 'AGB', href: `${siteUrl}agb` })] })],
    },
    { class: 'Hint', message: 'onlyInTerms' },
  ],
  ['terms that only mention the word', terms('Das Widerrufsrecht richtet sich nach dem Gesetz.'), { class: 'Risk', message: 'missing' }],
  [
    'an intermediary on whose site nothing is ordered',
    {
      applicability: applicability({ isShop: false, isSubscription: null, isConsumerOffer: null }),
      imprint: legalPage({ text: 'Versicherungsmakler mit Erlaubnis nach § 34d Abs. 1 GewO' }),
    },
    { class: 'NoClassification', message: 'intermediary' },
  ],
  [
    'lost with the purchase',
    policy({ text: `${withdrawalText}\nBei Onlinekursen erlischt das Widerrufsrecht mit dem Kauf.` }),
    { class: 'Hint', message: 'lostByItself', cause: 'withdrawal-lost', refs: [url] },
  ],
  [
    'lost with the purchase, which is made elsewhere',
    {
      ...policy({ text: `${withdrawalText}\nDigitale Inhalte\nBei Onlinekursen erlischt das Widerrufsrecht mit dem Kauf.` }),
      pages: [pageFact({ links: [link({ text: 'Jetzt kaufen', href: 'https://acme-shop.test/s/kurs' })] })],
    },
    { class: 'Hint', message: 'lostByItselfElsewhere', cause: 'withdrawal-lost', refs: [url] },
  ],
  [
    'lost with the purchase, by the terms',
    { ...found, terms: legalPage({ kind: 'terms', text: 'Mit dem Download des E-Books erlischt das Widerrufsrecht.' }) },
    { class: 'Hint', message: 'lostByItself', refs: [`${siteUrl}agb`] },
  ],
  ['no period', without('vierzehn'), { class: 'Hint', message: 'noDays' }],
  [
    'terms with a period to pay in, and the right far from it',
    terms(`Zahlbar binnen 14 Tagen. ${'Wir liefern mit der Post. '.repeat(20)} Verbraucher haben ein Widerrufsrecht.`),
    { class: 'Risk', message: 'missing' },
  ],
  [
    'a longer period',
    { ...policy({ text: withdrawalText.replaceAll(/(?:binnen )?vierzehn tagen?/giu, 'binnen eines Monats') }) },
    { class: 'Conform' },
  ],
  ['no consequences', without('Folgen|zurückzuzahlen'), { class: 'Hint', message: 'noConsequences' }],
  ['consequences in plain words', without('Folgen|zurückzuzahlen', 'Wir zahlen binnen vierzehn Tagen alles zurück.'), { class: 'Conform' }],
  ['no addressee', without('Musterstadt'), { class: 'Hint', message: 'noAddressee' }],
  [
    'English',
    policy({
      language: 'en',
      text: 'Right of withdrawal. You have fourteen days. Effects of withdrawal: we reimburse. Write to shop@muster.test',
    }),
    { class: 'Conform' },
  ],
  [
    'made to measure',
    start({ text: 'Maßanfertigung von Möbeln nach Ihren Wünschen. Jetzt bestellen' }),
    { class: 'NoClassification', message: 'exempt' },
  ],
  [
    'dated tickets',
    { ...shop, applicability: applicability({ isShop: true, isConsumerOffer: true, settings: { industry: 'events-culture' } }) },
    { class: 'NoClassification', message: 'exempt' },
  ],
  ['travel', start({ text: 'Pauschalreisen in die Sonne' }), { class: 'NoClassification', message: 'exempt' }],
  [
    'exceptions in the FAQ are boilerplate',
    {
      ...shop,
      pages: [pageFact(), pageFact({ url: `${siteUrl}faq`, kind: 'other', text: 'Waren nach Kundenspezifikation sind ausgeschlossen.' })],
    },
    { class: 'Risk' },
  ],
  [
    'consumers unclear',
    { applicability: applicability({ isShop: true, isConsumerOffer: null }) },
    { class: 'NoClassification', message: 'b2cUnclear' },
  ],
  [
    'shop unclear',
    { applicability: applicability({ isShop: null, isConsumerOffer: null }) },
    { class: 'NoClassification', message: 'b2cUnclear' },
  ],
  [
    'pure B2B notice',
    { applicability: applicability({ isShop: true, isConsumerOffer: false }) },
    { class: 'NotApplicable', message: 'noOffer' },
  ],
  ['no shop', { applicability: applicability({ isShop: false, isConsumerOffer: null }) }, { class: 'NotApplicable' }],
  [
    'services to consumers by setting',
    { applicability: applicability({ isConsumerOffer: true, settings: { purposes: ['shop-services-b2c'] } }) },
    { class: 'Risk' },
  ],
  [
    'instruction blocked',
    policy({ failure: 'blocked-by-site', status: 403, text: '', contentKind: 'empty' }),
    { class: 'NoClassification', message: 'notRead' },
  ],
  [
    'terms blocked',
    { ...terms(''), terms: legalPage({ kind: 'terms', failure: 'timeout', status: null, text: '' }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['PDF without text', policy({ isPdf: true, text: '' }), { class: 'NoClassification', message: 'notRead' }],
  [
    'instruction in an unsupported language',
    policy({ language: 'nl', contentKind: 'cancellation', text: 'Herroepingsrecht' }),
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['start page cut short', start({ textComplete: false }), { class: 'NoClassification', message: 'notExamined' }],
  ['login-only shop', start({ failure: 'auth-required', status: 401 }), { class: 'NoClassification', message: 'loginRequired' }],
  [
    'no instruction, no shop page',
    { ...shop, cancellation: noLegalPage('cancellation'), ...start({ language: 'pl', text: 'Sklep' }) },
    { class: 'NoClassification', message: 'language' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
