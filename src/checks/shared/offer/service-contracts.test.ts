import { expect, it } from 'vitest';
import { applicability, pageFact } from '../../../../test/factories/facts.ts';
import { sellsContractsOnly } from './service-contracts.ts';
import { sellsGoods } from './shop-offer.ts';

const course = 'Onlinekurs mit 8 Modulen, 42 Lektionen und Workbook, Zugang zum Kurs für 12 Monate.';
const page = (text: string) => [pageFact({ headings: ['Onlinekurs'], text })];

it.each<[string, string, boolean]>([
  ['nothing said of shipping', '', true],
  ['no costs of shipping', '297 € (einmalig, keine Versandkosten)', true],
  ['no further ones', 'Es fallen keine weiteren Versandkosten an.', true],
  ['none, by a noun', '297 €, ohne Versandkosten', true],
  ['costs of shipping', '29 € zzgl. Versandkosten', false],
  ['free from an amount', 'Versandkosten 4,90 €, ab 50 € versandkostenfrei', false],
  ['none, but a time of delivery', 'Keine Versandkosten. Lieferzeit 2 Tage', false],
])('a course and what is said of shipping: %s', (_, said, expected) => {
  expect(sellsContractsOnly(applicability(), page(`${course} ${said}`))).toBe(expected);
});

it.each([
  ['Gutschein 50 €, keine Versandkosten', 'unclear'],
  ['Becher 12 €, keine Versandkosten, Lieferzeit 3 Tage', 'yes'],
  ['Becher 12 €, versandkostenfrei', 'yes'],
])('%s', (text, expected) => expect(sellsGoods(applicability({ isShop: true }), [pageFact({ text })])).toBe(expected));

it.each([
  ['Ecksofa Nord\n899,00 € 1.299,00 €', ['cart-link'], 'yes'],
  ['Ecksofa Nord\n899,00 €', [], 'unclear'],
  ['Beratung zum Sofakauf 40 €', ['cart-link'], 'unclear'],
])('things with a price beside a cart: %s', (text, signs, expected) => {
  expect(sellsGoods(applicability({ isShop: true, signs }), [pageFact({ text })])).toBe(expected);
});
