import { expect, it } from 'vitest';
import { applicability, formFact, link, pageFact, requestFact, shopPage, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import check from './shop-delivery-payment-info.ts';

const shop: Partial<Facts> = {
  applicability: applicability({ isShop: true, isConsumerOffer: true, settings: { purposes: ['shop-goods-b2c'] } }),
};
const start = (part: Partial<PageFact>, facts: Partial<Facts> = shop) => ({ ...facts, pages: [pageFact(part)] });
const digital: Partial<Facts> = {
  applicability: applicability({ isShop: true, isConsumerOffer: true, settings: { purposes: ['digital-content'] } }),
};

const cases: [string, Partial<Facts>, Outline][] = [
  ['a link for both', start({ links: [link({ text: 'Zahlung und Versand' })] }), { class: 'Conform' }],
  ['both in the text', start({ text: 'Wir liefern nach Deutschland. Bezahlen Sie per Rechnung oder PayPal.' }), { class: 'Conform' }],
  ...[
    'Sie bekommen die Rechnung per E-Mail und zahlen innerhalb von 14 Tagen.',
    'Ihre Rechnung überweisen Sie nach Erhalt.',
    'Zahlbar innerhalb von 10 Tagen.',
  ].map((how): [string, Partial<Facts>, Outline] => [how, start({ text: `Wir liefern nach Deutschland. ${how}` }), { class: 'Conform' }]),
  [
    'a bill of which nothing is said',
    start({ text: 'Wir liefern nach Deutschland. Die Rechnung liegt bei.' }),
    { class: 'Hint', message: 'noPayment' },
  ],
  ['English', start({ language: 'en', text: 'Shipping within the EU. Payment methods: credit card' }), { class: 'Conform' }],
  [
    'on the terms page',
    { ...shop, pages: [pageFact(), pageFact({ kind: 'terms', url: `${siteUrl}agb`, text: 'Versandkosten … Vorkasse' })] },
    { class: 'Conform' },
  ],
  [
    'neither',
    start({ text: 'Tee aus aller Welt' }),
    { class: 'Hint', message: 'neither', cause: 'delivery-payment-info', refs: [siteUrl] },
  ],
  [
    'not on the page with the order form either',
    { ...start({ text: 'Abo' }, digital), forms: [formFact({ kind: 'order', pageUrl: siteUrl })] },
    { class: 'Hint', message: 'noPaymentAtOrder' },
  ],
  [
    'not at the checkout either',
    { ...start({ text: 'Versandkosten 4,90 €' }), shopPages: [shopPage({ url: siteUrl, kind: 'checkout' })] },
    { class: 'Hint', message: 'noPaymentAtOrder' },
  ],
  [
    'the ways to pay as pictures',
    { ...start({ text: 'Lieferung nach Deutschland' }), requests: [requestFact({ url: `${siteUrl}media/visa-logo.svg`, type: 'image' })] },
    { class: 'Conform' },
  ],
  [
    'a picture of something else',
    { ...start({ text: 'Lieferung nach Deutschland' }), requests: [requestFact({ url: `${siteUrl}media/vase.svg?visa`, type: 'image' })] },
    { class: 'Hint', message: 'noPayment' },
  ],
  ...[
    'Bezahlt wird bar bei der Übergabe.',
    'Barzahlung bei Abholung',
    'Zahlung erfolgt vor Ort mit EC-Karte',
    'Sie zahlen in bar.',
    'Zahlbar bei Selbstabholung',
  ].map((text): [string, Partial<Facts>, Outline] => [
    text,
    {
      ...shop,
      pages: [
        pageFact({ text: 'Lieferung nach Absprache' }),
        pageFact({ kind: 'terms', url: `${siteUrl}agb`, text: `Nur Abholung. ${text}` }),
      ],
    },
    { class: 'Conform' },
  ]),
  ['a bar for drinks', start({ text: 'Versandkosten 4,90 €. Besuchen Sie unsere Bar im Hotel.' }), { class: 'Hint', message: 'noPayment' }],
  ['no payment', start({ text: 'Versandkosten 4,90 €' }), { class: 'Hint', message: 'noPayment' }],
  ['no delivery', start({ text: 'Zahlung per Rechnung' }), { class: 'Hint', message: 'noDelivery' }],
  ['downloads are not delivered', start({ text: 'Zahlung per Rechnung' }, digital), { class: 'Conform' }],
  [
    'only the privacy notice names a payment service',
    {
      ...shop,
      pages: [
        pageFact({ text: 'Versand nach Österreich' }),
        pageFact({ kind: 'privacy', url: `${siteUrl}datenschutz`, text: 'Zahlung per PayPal' }),
      ],
    },
    { class: 'Hint', message: 'noPayment' },
  ],
  [
    'the instruction on withdrawal tells of refunds only',
    {
      ...shop,
      pages: [
        pageFact({ text: 'Versand nach Österreich' }),
        pageFact({
          kind: 'cancellation',
          url: `${siteUrl}widerruf`,
          text: 'Wir verwenden dasselbe Zahlungsmittel. Rückzahlung per Überweisung',
        }),
      ],
    },
    { class: 'Hint', message: 'noPayment' },
  ],
  [
    'so do terms that hold it',
    {
      ...shop,
      pages: [
        pageFact({ text: 'Versand nach Österreich' }),
        pageFact({
          kind: 'terms',
          url: `${siteUrl}agb`,
          text: 'Die Erstattung erfolgt per Überweisung. Wir verwenden dasselbe Zahlungsmittel, das Sie eingesetzt haben. We use the same means of payment.',
        }),
      ],
    },
    { class: 'Hint', message: 'noPayment' },
  ],
  [
    'terms that name means of payment beside it',
    {
      ...shop,
      pages: [
        pageFact({ text: 'Versand nach Österreich' }),
        pageFact({
          kind: 'terms',
          url: `${siteUrl}agb`,
          text: 'Zahlungsmittel: Überweisung. Erstattet wird mit demselben Zahlungsmittel.',
        }),
      ],
    },
    { class: 'Conform' },
  ],
  ['text cut off', start({ text: 'Tee', textComplete: false }), { class: 'NoClassification', message: 'notExamined' }],
  ['login', start({ status: 401, failure: 'auth-required' }), { class: 'NoClassification', message: 'loginRequired' }],
  [
    'under construction',
    start({ text: 'Hier entsteht unser Shop', links: [] }),
    { class: 'NoClassification', message: 'underConstruction' },
  ],
  ['unsupported language', start({ language: 'pl', text: 'Witamy' }), { class: 'NoClassification', message: 'language' }],
  [
    'finance',
    { applicability: applicability({ isShop: true, isConsumerOffer: true, settings: { industry: 'finance' } }) },
    { class: 'NotApplicable', message: 'finance' },
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
