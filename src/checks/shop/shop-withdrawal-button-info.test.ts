import { expect, it } from 'vitest';
import { applicability, legalPage, link, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { withdrawalText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { LegalPageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import check from './shop-withdrawal-button-info.ts';

const shop: Partial<Facts> = { applicability: applicability({ isShop: true, isConsumerOffer: true }), pages: [pageFact()] };
const policy = (text: string, part: Partial<LegalPageFact> = {}) => ({
  ...shop,
  cancellation: legalPage({ kind: 'cancellation', text, ...part }),
});
const adding = (sentence: string) => policy(`${withdrawalText}\n${sentence}`);

const cases: [string, Partial<Facts>, Outline][] = [
  ['the function by its name', adding('Sie finden die Widerrufsfunktion in der Fußzeile.'), { class: 'Conform' }],
  ['the words of the button', adding('Klicken Sie dazu auf „Vertrag widerrufen“.'), { class: 'Conform' }],
  ['in words of one’s own', adding('Sie können Ihr Widerrufsrecht auch online unter /widerrufen ausüben.'), { class: 'Conform' }],
  [
    'by the form of the site, with an address between',
    adding('Sie können den Widerruf auch über das Formular auf unserer Website (https://www.muster.test/widerrufen) elektronisch abgeben.'),
    { class: 'Conform' },
  ],
  ['English', adding('You may also exercise your right on our website by using the withdrawal function.'), { class: 'Conform' }],
  [
    'the menu and headings above it run into no sentence',
    {
      ...policy(`Tarife\nOnline abschließen\nKarriere\nAGB und Widerrufsbelehrung\n${withdrawalText}`),
      pages: [pageFact(), pageFact({ kind: 'other', url: `${siteUrl}tarife`, text: 'Tarife\nOnline abschließen\nKarriere' })],
    },
    { class: 'Hint', message: 'missing' },
  ],
  [
    'a function named in the footer of all pages alone',
    {
      ...policy(`${withdrawalText}\nWiderrufsfunktion`),
      pages: [pageFact(), pageFact({ kind: 'other', url: `${siteUrl}tarife`, text: 'Tarife\nWiderrufsfunktion' })],
    },
    { class: 'Hint', message: 'missing' },
  ],
  [
    'in the terms',
    { ...policy(withdrawalText), terms: legalPage({ kind: 'terms', text: 'Es gibt eine Widerrufsfunktion.' }) },
    { class: 'Conform' },
  ],
  ...(
    [
      ['a form to cancel', [link({ text: 'Widerruf', href: `${siteUrl}widerruf` })], 'Hint'],
      ['a link to the function', [link({ text: 'Vertrag widerrufen', href: `${siteUrl}x` })], 'Conform'],
      ['a link in other words', [link({ text: 'Online-Widerruf', href: `${siteUrl}x` })], 'Conform'],
    ] as const
  ).map(([name, links, expected]): [string, Partial<Facts>, Outline] => {
    const told = adding('Sie können Ihr Widerrufsrecht auch online unter https://www.muster.test/kuendigung ausüben.');
    const pages = [pageFact({ links: [...links] }), pageFact({ kind: 'other', url: `${siteUrl}kurs` }), ...(told.pages ?? []).slice(1)];
    return [
      `named with ${name}`,
      { ...told, pages },
      expected === 'Hint' ? { class: 'Hint', message: 'namedNotFound' } : { class: 'Conform' },
    ];
  }),
  [
    'named in the account',
    {
      ...adding('Die Widerrufsfunktion finden Sie in Ihrem Kundenkonto.'),
      pages: [pageFact(), pageFact({ kind: 'other', url: `${siteUrl}kurs` })],
    },
    { class: 'Conform' },
  ],
  [
    'old model',
    policy(withdrawalText),
    { class: 'Hint', message: 'missing', cause: 'withdrawal-button-info', refs: [`${siteUrl}widerruf`] },
  ],
  [
    'old model, in the terms as well',
    { ...policy(withdrawalText), terms: legalPage({ kind: 'terms', text: withdrawalText }) },
    { class: 'Hint', message: 'missingAlsoInTerms', refs: [`${siteUrl}widerruf`, `${siteUrl}agb`] },
  ],
  [
    'the terms only point to it',
    { ...policy(withdrawalText), terms: legalPage({ kind: 'terms', text: 'Es gilt unsere Widerrufsbelehrung.' }) },
    { class: 'Hint', message: 'missing', refs: [`${siteUrl}widerruf`] },
  ],
  [
    'the page of the function by its name, without quotation marks',
    adding('Sie können dafür das Muster-Widerrufsformular oder die Seite Vertrag widerrufen verwenden.'),
    { class: 'Conform' },
  ],
  [
    'the model in words of old',
    adding('Hiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag.'),
    { class: 'Hint', message: 'missing' },
  ],
  [
    'an order placed online is no function',
    adding('Waren, die Sie online bestellt haben, schicken Sie zurück.'),
    { class: 'Hint', message: 'missing' },
  ],
  ['no instruction at all', shop, { class: 'NoClassification', message: 'noInstruction' }],
  [
    'an instruction within the terms alone',
    { ...shop, terms: legalPage({ kind: 'terms', text: `§ 5 Widerrufsbelehrung\n${withdrawalText}` }) },
    { class: 'Hint', message: 'missingInTerms', refs: [`${siteUrl}agb`] },
  ],
  [
    'terms that only name the right',
    { ...shop, terms: legalPage({ kind: 'terms', text: 'Es gilt das Widerrufsrecht. Zahlbar binnen 14 Tagen.' }) },
    { class: 'NoClassification', message: 'noInstruction' },
  ],
  ['instruction not read', policy('', { failure: 'timeout' }), { class: 'NoClassification', message: 'notRead' }],
  [
    'tickets',
    { ...policy(withdrawalText), pages: [pageFact({ headings: ['Tickets kaufen'] })] },
    { class: 'NoClassification', message: 'exempt' },
  ],
  [
    'consumers or not',
    { applicability: applicability({ isShop: null, isConsumerOffer: null }) },
    { class: 'NoClassification', message: 'b2cUnclear' },
  ],
  ['no shop', {}, { class: 'NotApplicable', message: 'noOffer' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
