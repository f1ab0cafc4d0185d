import { expect, it } from 'vitest';
import { applicability, formFact, pageFact, shopPage, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import check from './shop-base-price-discount.ts';

const url = `${siteUrl}produkt`;
const shop: Partial<Facts> = {
  applicability: applicability({ isShop: true, isConsumerOffer: true, settings: { purposes: ['shop-goods-b2c'] } }),
};
const services: Partial<Facts> = {
  applicability: applicability({ isShop: true, isConsumerOffer: true, settings: { purposes: ['shop-services-b2c'] } }),
};
const product = (title: string, text: string, page: Partial<PageFact> = {}): Partial<Facts> => ({
  ...shop,
  pages: [pageFact(), pageFact({ url, kind: 'other', title, headings: [title], text: `${title} ${text}`, ...page })],
  shopPages: [shopPage({ url })],
});

const reserving = (text: string, said = '', b2b = false): Partial<Facts> => ({
  applicability: applicability({ isShop: b2b ? false : null, isConsumerOffer: b2b ? false : null }),
  pages: [pageFact(), pageFact({ url, kind: 'other', text: `${said} ${text}` })],
  forms: [formFact({ pageUrl: url, text })],
});

const overview = (heading: string, text: string, page: Partial<PageFact> = {}): Partial<Facts> => ({
  ...shop,
  pages: [
    pageFact(),
    pageFact({ url, kind: 'other', title: 'Filzseifen', headings: ['Filzseifen', heading], text: `Filzseifen\n${text}`, ...page }),
  ],
  shopPages: [],
});

const priceList = (text: string, at = url): Partial<Facts> => ({
  ...shop,
  pages: [pageFact(), pageFact({ url: at, kind: 'other', title: 'Weinliste', headings: ['Weinliste'], text })],
  forms: [formFact({ pageUrl: at, kind: 'order', personalFields: ['name', 'address'], submitText: 'Bestellung abschicken' })],
  shopPages: [shopPage({ url: at, kind: 'checkout' })],
});
const rows = 'Nr. Wein Inhalt Preis\n12 Riesling Gutswein, 12,0 % vol 1,0 l 7,20 €\n15 Weißburgunder, 12,5 % vol 0,75 l 8,50 €';

const cases: [string, Partial<Facts>, Outline][] = [
  [
    'an overview whose goods name their quantity and price',
    overview('Filzseife Lavendel, 100 g', 'Filzseife Lavendel, 100 g\n8,90 €'),
    { class: 'Hint', message: 'noUnitPrice', cause: 'unit-price', refs: [url] },
  ],
  [
    'the same with a unit price',
    overview('Filzseife Lavendel, 100 g', 'Filzseife Lavendel, 100 g\n8,90 € (89,00 €/kg)'),
    { class: 'NoClassification' },
  ],
  [
    'a heading far from any price',
    overview('500 g Mehl', `500 g Mehl\n${'Rezept für den Sonntag. '.repeat(5)}\n8,90 €`),
    { class: 'NoClassification' },
  ],
  [
    'a price list by volume beside the form that orders',
    priceList(`Versandkosten: 8,90 € je Paket\n${rows}`),
    { class: 'Hint', message: 'noUnitPrice', cause: 'unit-price', refs: [url] },
  ],
  ['the same with unit prices', priceList(`Versandkosten: 8,90 € je Paket\n${rows} (11,33 €/l)`), { class: 'NoClassification' }],
  ['what is in the cart', priceList(`Versandkosten: 8,90 €\n${rows}`, `${siteUrl}checkout/`), { class: 'NoClassification' }],
  ['the same with nothing sent, as on a menu', priceList(rows), { class: 'NoClassification' }],
  [
    'a list of litre bottles',
    priceList('zzgl. Versandkosten\nRiesling 1,0 l 7,20 €\nSilvaner 1,0 l 6,90 €'),
    { class: 'NoClassification' },
  ],
  ['goods by piece', overview('Filzseife Lavendel', 'Filzseife Lavendel\n8,90 €'), { class: 'NoClassification' }],
  ['a box of several sorts', overview('Gemüsebox 5 kg', 'Gemüsebox 5 kg\n28,90 €'), { class: 'NoClassification' }],
  [
    'goods in a form where it is open whether it concludes contracts',
    reserving('Diätfutter Niere 2 kg – 24,90 € Niere 8 kg – 79,50 € Unverbindlich reservieren'),
    { class: 'Hint', message: 'advertisedWithoutUnit', cause: 'unit-price', refs: [url] },
  ],
  ['the same by volume', reserving('Saft 0,7 l (4,20 €) Saft 3 l: 14,90 €'), { class: 'Hint', message: 'advertisedWithoutUnit' }],
  ['the same for firms', reserving('Niere 2 kg – 24,90 € Niere 8 kg – 79,50 €', '', true), { class: 'NotApplicable' }],
  ['with unit prices', reserving('Niere 2 kg – 24,90 € (12,45 €/kg) Niere 8 kg – 79,50 €'), { class: 'NoClassification' }],
  [
    'unit prices elsewhere on the page',
    reserving('Niere 2 kg – 24,90 € Niere 8 kg – 79,50 €', '12,45 €/kg'),
    { class: 'NoClassification' },
  ],
  ['work priced by weight', reserving('Paket 2 kg – 5,49 € Paket 5 kg – 7,49 €'), { class: 'NoClassification' }],
  ['drinks at the table', reserving('Tisch reservieren. Wasser 0,5 l 4,50 € Wein 0,2 l 6,80 €'), { class: 'NoClassification' }],
  ['one kilogram is the unit itself', reserving('Honig 1 kg – 12,00 € Honig 5 g – 1,00 €'), { class: 'NoClassification' }],
  ['prices by piece', reserving('Brot 2,90 € Brötchen 0,45 €'), { class: 'NoClassification' }],
  [
    'goods reserved where nothing is ordered',
    {
      ...reserving('Niere 2 kg – 24,90 € Niere 8 kg – 79,50 €'),
      applicability: applicability({ isShop: false, isSubscription: false, isConsumerOffer: true }),
    },
    { class: 'Hint', message: 'advertisedWithoutUnit' },
  ],
  ...['Familienkiste (ca. 6 kg)', 'Probierpaket 2 kg', 'Geschenkset Öl 0,5 l'].map((title): [string, Partial<Facts>, Outline] => [
    `several sorts in one pack: ${title}`,
    product(title, '29,90 €'),
    { class: 'Conform' },
  ]),
  ['a sack of one sort', product('Kartoffeln 5 kg', '9,90 €'), { class: 'Hint', message: 'noUnitPrice' }],
  ['with a unit price', product('Assam 250 g', '19,90 € (79,60 €/kg)'), { class: 'Conform' }],
  [
    'unit price for 100 g of a pack',
    product('Assam 250 g', '19,90 € 100 g = 7,96 €'),
    { class: 'Hint', message: 'perHundred', cause: 'unit-price-measure', refs: [url] },
  ],
  ['unit price for 100 g of loose goods', product('Assam, lose', '4,90 € / 100 g'), { class: 'Conform' }],
  ['unit price in words', product('Öl 0,5 l', '9,90 € Grundpreis 19,80 EUR pro Liter'), { class: 'Conform' }],
  [
    'weight without a unit price',
    product('Assam 250 g', '19,90 €'),
    { class: 'Hint', message: 'noUnitPrice', cause: 'unit-price', refs: [url] },
  ],
  ['volume beside the price', product('Olivenöl', '500 ml 19,90 €'), { class: 'Hint', message: 'noUnitPrice' }],
  ['very small', product('Safran 1 g', '19,90 €'), { class: 'Conform' }],
  ['the weight of a thing', product('Hammer', 'Gewicht: 500 g 19,90 €'), { class: 'Conform' }],
  ['cloth', product('T-Shirt 160 g/m²', '19,90 €'), { class: 'Conform' }],
  ['a thing', product('Teekanne', '19,90 €'), { class: 'Conform' }],
  ['reduction', product('Teekanne', 'statt 29,90 € jetzt 19,90 €'), { class: 'Hint', message: 'noPriorPrice', cause: 'prior-price' }],
  ['reduction in per cent', product('Teekanne', '19,90 € -30 %'), { class: 'Hint', message: 'noPriorPrice' }],
  [
    'reduction with the lowest price',
    product('Teekanne', 'statt 29,90 € 19,90 €. Niedrigster Preis der letzten 30 Tage: 19,90 €'),
    { class: 'Conform' },
  ],
  [
    '30 days to send it back',
    product('Teekanne', 'statt 29,90 € 19,90 €. 30 Tage Rückgaberecht'),
    { class: 'Hint', message: 'noPriorPrice' },
  ],
  [
    'a card of an overview',
    { ...shop, pages: [pageFact({ text: 'Sofa\n–30 %\n2.799,00 €\n1.959,00 €' })] },
    { class: 'Hint', message: 'noPriorPrice', cause: 'prior-price', refs: [siteUrl] },
  ],
  [
    'a card below a product that is in order',
    product('Teekanne', 'statt 29,90 € 19,90 €. Niedrigster Preis der letzten 30 Tage: 19,90 €. Ähnliche Dose 10,00 € 5,00 € -50 %'),
    { class: 'Hint', message: 'noPriorPrice', refs: [url] },
  ],
  ['recommended price', product('Teekanne', 'statt UVP 29,90 € 19,90 €'), { class: 'Conform' }],
  ['alcohol', product('Rum', '19,90 € – 40 % vol'), { class: 'Conform' }],
  ['instalments', product('Strumpf', '69,90 € 3 zinsfreie Raten à 23,30 € statt 69,90 €'), { class: 'Conform' }],
  ['a kilogram', product('Crema 1 kg', '19,90 €'), { class: 'Conform' }],
  [
    'a list in which some have a unit price',
    {
      ...shop,
      pages: [pageFact(), pageFact({ url, kind: 'other', text: 'Nero, 500 g\n14,90 €\n29,80 € / 1 kg\nSumatra, 250 g\n11,40 €' })],
      shopPages: [shopPage({ url, kind: 'listing' })],
    },
    { class: 'Hint', message: 'someWithoutUnit', cause: 'unit-price', refs: [url] },
  ],
  [
    'an overview without a button that orders',
    { ...shop, pages: [pageFact({ text: 'Nero, 500 g\n14,90 €\n29,80 € / 1 kg\nSumatra, 250 g\n11,40 €\nDetails' })] },
    { class: 'Hint', message: 'someWithoutUnit', refs: [siteUrl] },
  ],
  ['the price by which health insurers pay', product('Filmtabletten', '3,98 €* AVP¹ 7,95 € (50 % gespart)'), { class: 'Conform' }],
  ['the same in words', product('Filmtabletten', '3,98 € statt 7,95 € (Preis nach Lauer-Taxe) 50 % gespart'), { class: 'Conform' }],
  [
    'the same on cards, with a note',
    {
      ...product('Teekanne', '19,90 €'),
      pages: [
        pageFact({ text: 'Tabletten 3,98 €* AVP¹ 7,95 € (50 % gespart)\n¹ AVP: verbindlicher Abrechnungspreis nach der Lauer-Taxe' }),
        pageFact({ url, kind: 'other', title: 'Teekanne', headings: ['Teekanne'], text: 'Teekanne 19,90 €' }),
      ],
    },
    { class: 'Conform' },
  ],
  ['text cut off', product('Assam 250 g', '19,90 €', { textComplete: false }), { class: 'NoClassification', message: 'unread' }],
  ['no product page', shop, { class: 'NoClassification', message: 'noProducts' }],
  [
    'goods known by their price per kilogram beside a cart',
    {
      applicability: applicability({ isShop: true, isConsumerOffer: true, signs: ['cart-link'] }),
      pages: [pageFact({ text: 'Blütenpollen\n€ 9,00\n€ 36,00 / kg' })],
    },
    { class: 'NoClassification', message: 'noProducts' },
  ],
  [
    'goods known by their name, with the currency in front',
    {
      applicability: applicability({ isShop: true, isConsumerOffer: true, signs: ['cart-link'] }),
      pages: [pageFact({ text: 'Bienenwachskerze klein\n€ 9,00' })],
    },
    { class: 'NoClassification', message: 'noProducts' },
  ],
  [
    'work priced by weight beside a cart',
    {
      applicability: applicability({ isShop: true, isConsumerOffer: true, signs: ['cart-link'] }),
      pages: [pageFact({ text: 'Wäsche waschen und bügeln 6,00 € / kg' })],
    },
    { class: 'NoClassification', message: 'noGoods' },
  ],
  ['services', services, { class: 'NoClassification', message: 'noGoods' }],
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
