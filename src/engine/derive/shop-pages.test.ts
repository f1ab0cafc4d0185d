import { expect, it } from 'vitest';
import type { FormFact } from '#checks/facts/forms.ts';
import type { PageFact } from '#checks/facts/pages.ts';
import { pageSnapshot } from '../../../test/factories/evidence.ts';
import { formFact, link, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { deriveShopPages } from './shop-pages.ts';

const button = (text: string) => ({ text, visible: true, area: 'body' as const });
const page = (part: Partial<PageFact>, jsonLdTypes: string[] = []) => [
  {
    fact: pageFact({ kind: 'other', url: `${siteUrl}x`, title: '', headings: [], ...part }),
    snapshot: pageSnapshot({ jsonLdTypes }),
    visits: [],
  },
];
const kinds = (part: Partial<PageFact>, jsonLdTypes?: string[], forms: FormFact[] = []) =>
  deriveShopPages(page(part, jsonLdTypes), forms).map(({ kind }) => kind);

it.each<[string, Partial<PageFact>, string[]]>([
  ['a product', { text: 'Assam 19,90 € inkl. MwSt.', buttons: [button('In den Warenkorb')] }, ['product']],
  [
    'a list',
    { text: '19,90 € 29,90 € 9,90 €', buttons: ['In den Warenkorb', 'In den Warenkorb', 'In den Warenkorb'].map(button) },
    ['listing'],
  ],
  ['a shop on the start page', { kind: 'start', text: 'Assam 19,90 €', buttons: [button('In den Warenkorb')] }, ['listing']],
  ['a button without a price', { text: 'Assam', buttons: [button('In den Warenkorb')] }, []],
  [
    'a box by subscription',
    { url: `${siteUrl}produkt/kiste/`, text: '29,90 € / Woche', buttons: [button('Jetzt abonnieren')] },
    ['product'],
  ],
  ['an article by subscription', { url: `${siteUrl}products/kaffee`, text: '14,90 €', buttons: [button('Abo starten')] }, ['product']],
  ['a newsletter beside a price', { text: 'Eintritt 5,00 €', buttons: [button('Jetzt abonnieren')] }, []],
  ['a newsletter at an article', { url: `${siteUrl}blog/x`, text: '14,90 €', buttons: [button('Newsletter abonnieren')] }, []],
  ['a price without a button', { text: 'Der Eintritt kostet 5,00 €' }, []],
  ['a hidden button', { text: 'Assam 19,90 €', buttons: [{ ...button('In den Warenkorb'), visible: false }] }, []],
  ['the cart by its address', { url: `${siteUrl}warenkorb/`, text: 'Noch ist nichts darin' }, ['cart']],
  ['the cart by its heading', { headings: ['Ihr Warenkorb'] }, ['cart']],
  ['the cart below the checkout', { url: `${siteUrl}checkout/cart` }, ['cart']],
  ['the checkout by its address', { url: `${siteUrl}kasse` }, ['checkout']],
  ['an article about carts', { headings: ['Warum der Warenkorb abgebrochen wird'] }, []],
  ['terms about carts', { kind: 'terms', headings: ['Warenkorb'] }, []],
  ['a page that failed', { url: `${siteUrl}kasse`, failure: 'timeout' }, []],
])('%s', (_, part, expected) => {
  expect(kinds(part)).toEqual(expected);
});

it('knows a product by its structured data', () => {
  expect(kinds({ text: 'Assam 19,90 €' }, ['Product'])).toEqual(['product']);
});

const many = (count: number, text = 'In den Warenkorb') => Array.from({ length: count }, () => button(text));
it.each<[string, Partial<PageFact>, string[], string[]]>([
  ['Shopify with a button to buy at once', { buttons: [...many(2), button('Jetzt kaufen')] }, [], ['product']],
  ['Shopify with recommendations', { url: `${siteUrl}products/sofa`, buttons: many(6) }, ['Product'], ['product']],
  ['below a collection', { url: `${siteUrl}collections/x/products/sofa`, buttons: many(4) }, [], ['product']],
  ['WooCommerce with related goods', { url: `${siteUrl}produkt/sofa/`, buttons: many(5) }, [], ['product']],
  ['Shopware by its data', { url: `${siteUrl}Sofa/SW10001`, buttons: many(5) }, ['BreadcrumbList', 'Product'], ['product']],
  ['a category that says so', { url: `${siteUrl}products/sofas`, buttons: many(5) }, ['ItemList', 'Product'], ['listing']],
  ['a category', { url: `${siteUrl}collections/sofas`, buttons: many(5) }, [], ['listing']],
  ['many variants with prices', { url: `${siteUrl}products/sofa`, text: '19,90 € '.repeat(20) }, ['Product'], ['product']],
  ['the start page with data', { kind: 'start', buttons: many(1) }, ['Product'], ['listing']],
])('tells an article from a list: %s', (_, part, types, expected) => {
  expect(kinds({ text: 'Sofa 1.899,00 €', ...part }, types)).toEqual(expected);
});

it('knows a checkout by its order form', () => {
  const form = formFact({ kind: 'order', pageUrl: `${siteUrl}x`, personalFields: ['name', 'address'] });
  expect(kinds({ text: 'Bestellen' }, [], [form])).toEqual(['checkout']);
  expect(kinds({ text: 'Bestellen' }, [], [{ ...form, personalFields: ['email'] }])).toEqual([]);
});

it.each<[string, string, Partial<PageFact>, string[]]>([
  ['vouchers', 'Zahlungspflichtig bestellen', { text: 'Gutschein € 50,00' }, ['checkout']],
  ['a course', 'Jetzt kostenpflichtig buchen', { text: 'Kurs 120,00 €' }, ['checkout']],
  ['nothing with a price', 'Zahlungspflichtig bestellen', { text: 'Gutschein' }, []],
  ['a request', 'Anfragen', { text: 'Zimmer ab 50,00 €' }, []],
  ['a product page', 'Kostenpflichtig bestellen', { text: 'Assam 9,90 €', buttons: [button('In den Warenkorb')] }, ['product']],
  ['the start page', 'Kostenpflichtig bestellen', { kind: 'start', text: 'Assam 9,90 €' }, []],
])('knows a checkout without a cart by the button of its form: %s', (_, submitText, part, expected) => {
  const form = formFact({ kind: 'order', pageUrl: `${siteUrl}x`, personalFields: ['name', 'email'], submitText });
  expect(kinds(part, [], [form])).toEqual(expected);
});

it('collects prices in both notations', () => {
  const text = 'Assam 1.299,00 € oder EUR 12,50, früher 14,- €. Art.-Nr. 12345';
  expect(deriveShopPages(page({ text, buttons: [button('In den Warenkorb')] }), [])[0]?.prices).toEqual([
    '1.299,00 €',
    'EUR 12,50',
    '14,- €',
  ]);
});

it.each<[string, Partial<FormFact>, string[]]>([
  ['a voucher with a card frame', { submitText: 'Zahlungspflichtig bestellen' }, ['checkout']],
  ['a paid booking', { submitText: 'Jetzt kostenpflichtig buchen' }, ['checkout']],
  ['a payment at once', { submitText: 'Bestellen und bezahlen' }, ['checkout']],
  ['an English one', { submitText: 'Pay now' }, ['checkout']],
  ['a product', { submitText: 'Jetzt kaufen' }, ['product']],
  ['a step on the way', { submitText: 'Weiter zur zahlungspflichtigen Bestellung' }, []],
  ['nobody is asked', { submitText: 'Zahlungspflichtig bestellen', personalFields: [] }, []],
  ['a hidden form', { submitText: 'Zahlungspflichtig bestellen', visible: false }, []],
])('an order on one page: %s', (_, part, expected) => {
  const form = formFact({ kind: 'order', pageUrl: `${siteUrl}x`, personalFields: ['name', 'email'], ...part });
  expect(kinds({ text: 'Wert 50,00 €' }, [], [form])).toEqual(expected);
});

const voucherPage: Partial<PageFact> = { url: `${siteUrl}produkt/wertgutschein/`, text: 'Wertgutschein 40 €\n\n40,00 €' };
it.each<[string, Partial<PageFact>, string[]]>([
  [
    'a link that names the article',
    { ...voucherPage, links: [link({ text: 'Gutschein kaufen', href: '/kasse/?add-to-cart=91' })] },
    ['product'],
  ],
  ['a button that names it', { ...voucherPage, buttons: [button('Geschenkkarte jetzt kaufen')] }, ['product']],
  ['a button with the price', { ...voucherPage, buttons: [button('Für 40 € kaufen')] }, ['product']],
  ['tickets that are ordered', { ...voucherPage, buttons: [button('Zwei Tickets bestellen')] }, ['product']],
  ['a sample beside the article', { ...voucherPage, buttons: [button('Musterkarten bestellen')] }, []],
  ['an article that another site sells', { ...voucherPage, links: [link({ text: 'Buch kaufen', href: 'https://laden.test/1' })] }, []],
  ['another seller by name', { ...voucherPage, buttons: [button('Bei Buchhandel Nord kaufen')] }, []],
  [
    'the same button on a page that is no article',
    { ...voucherPage, url: `${siteUrl}gutscheine`, buttons: [button('Gutschein kaufen')] },
    [],
  ],
  [
    'a link that puts a course into the cart',
    { text: 'Töpferkurs 89,00 €', links: [link({ text: 'Platz sichern', href: `${siteUrl}warenkorb/?add-to-cart=12` })] },
    ['product'],
  ],
  [
    'three of them',
    { text: '9 € 12 € 15 €', links: [1, 2, 3].map((id) => link({ text: 'Wählen', href: `/cart/add?id=${id}` })) },
    ['listing'],
  ],
  ['a link to the cart of another site', { text: '9 €', links: [link({ text: 'Wählen', href: 'https://laden.test/cart/add?id=1' })] }, []],
])('an article without a form: %s', (_, part, expected) => {
  expect(kinds(part)).toEqual(expected);
});
