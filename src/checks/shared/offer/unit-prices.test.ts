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
  [
    'quantities in lines of their own, as shop systems print them',
    [
      'Wundsalbe\nPZN 03917744\nInhalt: 50 g\n5,79 €*\nDetails',
      'Magnesium Granulat\nPZN 12760935\nInhalt: 100 g (20 × 5 g) (89,90 €* / 1 Kilogramm)\n8,99 €*\nDetails',
    ],
    ['Wundsalbe, 50 g'],
  ],
  [
    'quantity and unit price in one line below each',
    ['Riesling\nInhalt: 0.75 Liter (13,20 € / 1 Liter)\n9,90 €*', 'Traubensaft\nInhalt: 0.7 Liter (5,00 € / 1 Liter)\n3,50 €*'],
    [],
  ],
  ['the quantity said once more beside the unit price', ['Riesling 0,75 l\n9,90 €\nJahrgang 2025\n750 ml (13,20 €/l)', priced], []],
  ['a box whose content is added up', ['Weinpaket 6 x 0,75 l\n45,00 €\nJahrgang 2025\n4,5 l (10,00 €/l)', priced], []],
  [
    'beside goods by the metre and packs of a kilogram',
    [
      'Geflochtene Schnur 0,14 mm, 300 m\n26,90 EUR 0,09 EUR pro m\nDetails',
      'Boilies, 1 kg\n11,90 EUR 11,90 EUR pro kg\nDetails',
      'Boilies, Eimer 5 kg\n49,90 EUR\nDetails',
    ],
    ['Boilies, Eimer 5 kg'],
  ],
  ['beside goods by the metre without a unit price', ['Schnur 300 m\n26,90 EUR', 'Boilies, Eimer 5 kg\n49,90 EUR'], []],
  ['unit prices above the names', ['29,80 € / 1 kg', 'Hausmischung, 500 g\n14,90 €', '45,60 € / 1 kg', 'Sumatra, 250 g\n11,40 €'], []],
])('%s', (_, parts, names) => expect(itemsWithoutUnitPrice(parts.join('\n'))).toEqual(names));

it.each<[string, string | null]>([
  ['Assam 250 g', '250 g'],
  ['Öl 0,5 l', '0,5 l'],
  ['Crema 1 kg', null],
  ['Saft 1 l', null],
  ['Tragkraft 120 kg', null],
])('quantity in %s', (text, quantity) => expect(quantityIn(text)).toBe(quantity));
