import { expect, it } from 'vitest';
import { withLetters } from './percent-decoded.ts';

it.each([
  ['/datenschutzerkl%C3%A4rung', '/datenschutzerklärung'],
  ['/stra%c3%9fe/%C3%BCber-uns, /a', '/straße/über-uns, /a'],
  ['/a%CC%88', '/ä'],
  ['/%D0%BF', '/п'],
  ['/a%20b%2Fc', '/a%20b%2Fc'],
  ['100 % sicher', '100 % sicher'],
  ['/%E4rzte', '/%E4rzte'],
  ['/%E2%80%AEgpj', '/%E2%80%AEgpj'],
  ['?q=%25C3%25A4', '?q=%25C3%25A4'],
] as const)('withLetters %s', (address, shown) => expect(withLetters(address)).toBe(shown));
