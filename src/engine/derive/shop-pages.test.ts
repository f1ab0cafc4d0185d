import { expect, it } from 'vitest';
import type { FormFact, PageFact } from '#checks/facts.ts';
import { pageSnapshot } from '../../../test/factories/evidence.ts';
import { formFact, pageFact, siteUrl } from '../../../test/factories/facts.ts';
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

it('knows a checkout by its order form', () => {
  const form = formFact({ kind: 'order', pageUrl: `${siteUrl}x`, personalFields: ['name', 'address'] });
  expect(kinds({ text: 'Bestellen' }, [], [form])).toEqual(['checkout']);
  expect(kinds({ text: 'Bestellen' }, [], [{ ...form, personalFields: ['email'] }])).toEqual([]);
});

it('collects prices in both notations', () => {
  const text = 'Assam 1.299,00 € oder EUR 12,50, früher 14,- €. Art.-Nr. 12345';
  expect(deriveShopPages(page({ text, buttons: [button('In den Warenkorb')] }), [])[0]?.prices).toEqual([
    '1.299,00 €',
    'EUR 12,50',
    '14,- €',
  ]);
});
