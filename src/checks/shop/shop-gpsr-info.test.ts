import { expect, it } from 'vitest';
import { applicability, judge, pageFact, shopPage, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import check from './shop-gpsr-info.ts';

const url = `${siteUrl}produkt`;
const shop: Partial<Facts> = {
  applicability: applicability({ isShop: true, isConsumerOffer: true, settings: { purposes: ['shop-goods-b2c'] } }),
};
const product = (text: string, page: Partial<PageFact> = {}): Partial<Facts> => ({
  ...shop,
  pages: [pageFact(), pageFact({ url, kind: 'other', title: 'Hammer', headings: ['Hammer'], text: `Hammer 19,90 € ${text}`, ...page })],
  shopPages: [shopPage({ url })],
});
const tab = [{ text: 'Produktsicherheit', visible: true, area: 'body' as const }];

const cases: [string, Partial<Facts>, Outline][] = [
  ['manufacturer with an address', product('Hersteller: Werkzeug AG, Hauptstraße 1, 42853 Remscheid'), { class: 'Conform' }],
  ['responsible person with an e-mail', product('Verantwortliche Person: Import GmbH, info@import.test'), { class: 'Conform' }],
  ['English', product('Manufacturer: Tools Ltd, safety@tools.test', { language: 'en' }), { class: 'Conform' }],
  ['made by', product('Hergestellt von: Nordholz GmbH, Hafenstraße 1, 20457 Hamburg'), { class: 'Conform' }],
  ['made somewhere', product('Hergestellt in Deutschland. In den Warenkorb'), { class: 'Hint', message: 'missing' }],
  ['a used book', product('Lenz, Deutschstunde, 1973. Zustand: gut. In den Warenkorb'), { class: 'NoClassification', message: 'used' }],
  ['taxed by the margin', product('Kommode 290 €, differenzbesteuert nach § 25a UStG'), { class: 'NoClassification', message: 'used' }],
  [
    'in good condition only by the way',
    product('Wanderschuh für jeden Untergrund, Profil gut. In den Warenkorb'),
    { class: 'Hint', message: 'missing' },
  ],
  ['nothing', product('In den Warenkorb'), { class: 'Hint', message: 'missing', cause: 'gpsr-info', refs: [url] }],
  ['manufacturer without an address', product('Hersteller: Werkzeug AG'), { class: 'Hint', message: 'missing' }],
  ['behind a tab', product('In den Warenkorb', { buttons: tab }), { class: 'NoClassification', message: 'behindControl' }],
  [
    'food',
    product('In den Warenkorb', { title: 'Assam Tee', headings: ['Assam Tee'] }),
    { class: 'NoClassification', message: 'exemptFood' },
  ],
  ...['Schnittmuster Lotta (PDF-Download)', 'Geschenkgutschein 50 €', 'Holzkunde: E-Book'].map(
    (title): [string, Partial<Facts>, Outline] => [
      title,
      product('In den Warenkorb', { title, headings: [] }),
      { class: 'NoClassification', message: 'intangible' },
    ],
  ),
  ['a case for a reader', product('In den Warenkorb', { title: 'E-Book-Reader', headings: ['E-Book-Reader'] }), { class: 'Hint' }],
  [
    'tea by a compound',
    product('In den Warenkorb', { title: 'Schwarztee', headings: [] }),
    { class: 'NoClassification', message: 'exemptFood' },
  ],
  [
    'a box of vegetables',
    product('In den Warenkorb', { title: 'Familienkiste – Auenhof Biokiste', headings: [] }),
    { class: 'NoClassification', message: 'exemptFood' },
  ],
  ['a box of wood', product('In den Warenkorb', { title: 'Holzkiste', headings: [] }), { class: 'Hint', message: 'missing' }],
  [
    'a list of food',
    { ...product('', { headings: ['Rotwein'] }), shopPages: [shopPage({ url, kind: 'listing' })] },
    { class: 'NoClassification', message: 'exemptFood' },
  ],
  ...[
    'Alkoholgehalt 12,5 % vol. Zutaten: Trauben. Enthält Sulfite',
    'Nährwerte je 100 g: Brennwert 1500 kJ. Mindestens haltbar bis 5/2027',
    'Zutaten: Weizenmehl. Kann Spuren von Nüssen enthalten.',
    'Alleinfuttermittel für Hunde. Analytische Bestandteile: Rohprotein 24 %. Mindesthaltbarkeit 12 Monate',
  ].map((text): [string, Partial<Facts>, Outline] => [
    text,
    product(text),
    { class: 'NoClassification', message: /futter/.test(text) ? 'labelled' : 'labelledFood' },
  ]),
  ...[
    'PZN: 08421157 Wirkstoff: Ibuprofen',
    'Apothekenpflichtiges Arzneimittel. Zu Risiken und Nebenwirkungen lesen Sie die Packungsbeilage.',
    'Verschreibungspflichtig. 20 Filmtabletten',
  ].map((text): [string, Partial<Facts>, Outline] => [text, product(text), { class: 'NoClassification', message: 'labelledMedicine' }]),
  ['a cream with its number, from a pharmacy', product('PZN: 08421157'), { class: 'Hint', message: 'missing' }],
  [
    'what a pharmacy says on every page',
    {
      ...product(''),
      pages: [
        pageFact({ text: 'Start\nArzneimittel: Lesen Sie die Packungsbeilage.' }),
        pageFact({ url, kind: 'other', title: 'Hautcreme', text: 'Hautcreme 19,90 €\nArzneimittel: Lesen Sie die Packungsbeilage.' }),
      ],
    },
    { class: 'Hint', message: 'missing' },
  ],
  [
    'courses and a membership',
    {
      applicability: applicability({ isShop: true, isConsumerOffer: true }),
      pages: [
        pageFact(),
        pageFact({
          url,
          kind: 'other',
          title: 'Onlinekurse',
          text: 'Onlinekurs mit 34 Lektionen 397 € Jetzt kaufen. Mitglied werden: 29 € im Monat. Versand der Mails über Acme',
        }),
      ],
      shopPages: [shopPage({ url })],
    },
    { class: 'NotApplicable', message: 'servicesOnly' },
  ],
  ...(
    [
      ['software to rent, though it is open who orders it', 'Unsere Software läuft im Rechenzentrum. Preise pro Nutzer', 'servicesOnly'],
      ['in English', 'Free trial of our cloud app. Book a demo, use the API', 'servicesOnly'],
      ['software that comes with a device sent to buyers', 'Messgerät mit Software, API, Testversion. Lieferzeit 3 Tage', 'b2cUnclear'],
      ['a maker who speaks of software once', 'Drehmaschinen mit Software', 'b2cUnclear'],
    ] as const
  ).map(([name, text, message]): [string, Partial<Facts>, Outline] => [
    name,
    {
      applicability: applicability({ isShop: null, isSubscription: null, isConsumerOffer: null }),
      pages: [pageFact({ headings: ['14 Tage kostenlos testen', 'Free trial'], text })],
    },
    { class: message === 'servicesOnly' ? 'NotApplicable' : 'NoClassification', message },
  ]),
  [
    'a course beside goods that are sent',
    {
      applicability: applicability({ isShop: true, isConsumerOffer: true }),
      pages: [
        pageFact(),
        pageFact({
          url,
          kind: 'other',
          title: 'Onlinekurse und Garn',
          text: 'Onlinekurs mit 34 Lektionen 397 €, Mitglied werden. Garn 9 € zzgl. Versandkosten',
        }),
      ],
      shopPages: [shopPage({ url })],
    },
    { class: 'Hint', message: 'missing' },
  ],
  ['a soap with its ingredients', product('Zutaten: Olivenöl, Lavendel'), { class: 'Hint', message: 'missing' }],
  ['text cut off', product('', { textComplete: false }), { class: 'NoClassification', message: 'unread' }],
  ['only a list', { ...shop, shopPages: [shopPage({ kind: 'listing' })] }, { class: 'NoClassification', message: 'onlyLists' }],
  [
    'services',
    { applicability: applicability({ isShop: true, isConsumerOffer: true, settings: { purposes: ['shop-services-b2c'] } }) },
    { class: 'NoClassification', message: 'noGoods' },
  ],
  [
    'a contract about care',
    {
      applicability: applicability({ isShop: null, isConsumerOffer: null }),
      pages: [pageFact({ text: 'Mit diesem Formular schließen Sie einen Betreuungsvertrag.' })],
    },
    { class: 'NotApplicable' },
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

it('names the pages with exempt goods, and no others', () => {
  const other = `${siteUrl}hammer`;
  const facts = product('In den Warenkorb', { title: 'Schwarztee', headings: [] });
  const pages = [...(facts.pages ?? []), pageFact({ url: other, kind: 'other', title: 'Hammer', headings: [], text: 'Hammer 19,90 €' })];
  const result = judge(check, { ...facts, pages, shopPages: [shopPage({ url }), shopPage({ url: other })] });
  expect(result).toMatchObject({ message: 'exemptFood', params: { sign: 'Schwarztee', pages: '/produkt' }, items: [{ ref: url }] });
});
