import { expect, it } from 'vitest';
import { itemsWithoutUnitPrice, quantityIn } from './unit-prices.ts';

const item = (name: string, price: string, unit = '') => `${name}\n${price}\n${unit}\ninkl. 7 % MwSt.\nzzgl. Versand\nIn den Warenkorb`;
const priced = item('Hausmischung, 500 g', '14,90 €', '29,80 € / 1 kg');

it.each<[string, string[], string[]]>([
  ['one of two', [priced, item('Sumatra, 250 g', '11,40 €')], ['Sumatra, 250 g']],
  ['the first of two', [item('Sumatra, 250 g', '11,40 €'), priced], ['Sumatra, 250 g']],
  ['with a price in the name line', [priced, 'Olivenöl 0,5 l 12,00 €\nIn den Warenkorb'], ['Olivenöl 0,5 l 12,00 €']],
  ['all priced', [priced, item('Espresso, 250 g', '8,90 €', '3,56 € / 100 g')], []],
  ['none priced', [item('Espresso, 250 g', '8,90 €'), item('Sumatra, 250 g', '11,40 €')], []],
  ['things without a quantity', [priced, item('Handfilter', '24,50 €')], []],
  ['a kilogram, of which the price is the unit price', [priced, item('Crema, 1 kg', '24,50 €')], []],
  ['very small', [priced, item('Safran 1 g', '4,50 €')], []],
  ['a weight', [priced, item('Hammer, Gewicht 500 g', '24,50 €')], []],
  ['a name without a price', [priced, 'Kaffeewissen\nWarum 250 g frischer bleiben'], []],
  ['a name that stands twice', [`Hausmischung, 500 g\n${priced}`], []],
  ['unit prices above the names', ['29,80 € / 1 kg', 'Hausmischung, 500 g\n14,90 €', '45,60 € / 1 kg', 'Sumatra, 250 g\n11,40 €'], []],
])('%s', (_, parts, names) => expect(itemsWithoutUnitPrice(parts.join('\n'))).toEqual(names));

it.each<[string, string | null]>([
  ['Assam 250 g', '250 g'],
  ['Öl 0,5 l', '0,5 l'],
  ['Crema 1 kg', null],
  ['Saft 1 l', null],
  ['Tragkraft 120 kg', null],
])('quantity in %s', (text, quantity) => expect(quantityIn(text)).toBe(quantity));
