import { expect, it } from 'vitest';
import { field, formFact, pageFact, shopPage, siteUrl } from '../../../../test/factories/facts.ts';
import type { Facts } from '../../facts.ts';
import { tellingPages } from './pharmacy-pages.ts';

const url = `${siteUrl}seite`;
const titled = (title: string, text = '') => pageFact({ url, kind: 'other', title, headings: [title], text });
const form = (overrides: Parameters<typeof formFact>[0]) => formFact({ pageUrl: url, ...overrides });
const login = form({ kind: 'login', personalFields: ['email', 'password'], submitText: 'Anmelden' });
const product = shopPage({ url });

const cases: [string, Partial<Pick<Facts, 'pages' | 'forms' | 'shopPages'>>, string | undefined][] = [
  ['a form of prescriptions by its heading', { pages: [titled('Rezept vorab senden')], forms: [form({})] }, 'prescription'],
  ['by its button', { pages: [titled('Service')], forms: [form({ submitText: 'E-Rezept einlösen' })] }, 'prescription'],
  [
    'by a question',
    { pages: [titled('Service')], forms: [form({ fields: [field({ name: 'f', label: 'Foto des Rezepts', type: 'file' }), field()] })] },
    'prescription',
  ],
  ['in English', { pages: [titled('Send your prescription')], forms: [form({})] }, 'prescription'],
  ['a newsletter beside a text on prescriptions', { pages: [titled('E-Rezept')], forms: [form({ kind: 'newsletter' })] }, undefined],
  ['a text on prescriptions without a form', { pages: [titled('E-Rezept')], forms: [] }, undefined],
  ['no prescription needed', { pages: [titled('Rezeptfreie Mittel')], forms: [form({})] }, undefined],
  ['a pre-order by its heading', { pages: [titled('Medikamente vorbestellen')], forms: [form({})] }, 'preorder'],
  ['a pre-order by its button', { pages: [titled('Service')], forms: [form({ kind: 'order', submitText: 'Reservieren' })] }, 'preorder'],
  ['an order', { pages: [titled('Bestellen')], forms: [form({ kind: 'order', submitText: 'Kaufen' })] }, 'order'],
  ['a checkout', { pages: [titled('Abschluss')], forms: [], shopPages: [shopPage({ url, kind: 'checkout' })] }, 'order'],
  ['a medicine by its text', { pages: [titled('Ibu 400', 'Wirkstoff: Ibuprofen')], forms: [], shopPages: [product] }, 'medicine'],
  ['a medicine by its name', { pages: [titled('Ibu 400 Filmtabletten')], forms: [], shopPages: [product] }, 'medicine'],
  ['goods with a number only', { pages: [titled('Creme', 'PZN 01234567')], forms: [], shopPages: [product] }, 'product'],
  [
    'what the start page says as well',
    {
      pages: [pageFact({ text: 'Start\nApothekenpflichtige Ware' }), titled('Creme', 'Creme\nApothekenpflichtige Ware')],
      forms: [],
      shopPages: [product],
    },
    'product',
  ],
  ['a login', { pages: [titled('Ihr Konto')], forms: [login] }, 'account'],
  ['a contact form', { pages: [titled('Kontakt')], forms: [form({})] }, undefined],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(tellingPages({ pages: [], forms: [], ...facts }).get(url)).toBe(expected);
});
