import { expect, it } from 'vitest';
import { itemsWithoutUnitPrice, pricedQuantities, quantityIn, unitPrice, unitPricesPerHundred } from './unit-prices.ts';

const item = (name: string, price: string, unit = '') => `${name}\n${price}\n${unit}\ninkl. 7 % MwSt.\nzzgl. Versand\nIn den Warenkorb`;
const priced = item('Hausmischung, 500 g', '14,90 €', '29,80 € / 1 kg');

it.each<[string, string[], string[]]>([
  ['one of two', [priced, item('Sumatra, 250 g', '11,40 €')], ['Sumatra, 250 g']],
  ['the first of two', [item('Sumatra, 250 g', '11,40 €'), priced], ['Sumatra, 250 g']],
  ['with a price in the name line', [priced, 'Olivenöl 0,5 l 12,00 €\nIn den Warenkorb'], ['Olivenöl 0,5 l']],
  [
    'a name without the price and what stands behind it',
    [priced, 'Kaffee „Moor“, 250 g: 8,90 EUR, inkl. 7 % MwSt. Andere Sorten auf Anfrage.\nIn den Warenkorb'],
    ['Kaffee „Moor“, 250 g'],
  ],
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
  [
    'before goods by the metre, whose unit price is not its own',
    [
      'Sockenwolle, 100 g\n8,90 € *\n100 g | 89,00 € / kg\n* inkl. MwSt.',
      'Restepaket Wolle, 500 g\n19,90 € *\n* inkl. MwSt. zzgl. Versand',
      'Leinenstoff, Meterware\n18,50 € *\n1 m | 18,50 € / m',
    ],
    ['Restepaket Wolle, 500 g'],
  ],
  ['its unit price in another measure, with no other article between', [priced, 'Farbe 500 g\n9,90 €\n19,80 € / l\ninkl. MwSt.'], []],
  ['unit prices above the names', ['29,80 € / 1 kg', 'Hausmischung, 500 g\n14,90 €', '45,60 € / 1 kg', 'Sumatra, 250 g\n11,40 €'], []],
])('%s', (_, parts, names) => expect(itemsWithoutUnitPrice(parts.join('\n'))).toEqual(names));

it.each<[string, string | null]>([
  ['Assam 250 g', '250 g'],
  ['Öl 0,5 l', '0,5 l'],
  ['Crema 1 kg', null],
  ['Saft 1 l', null],
  ['Tragkraft 120 kg', null],
])('quantity in %s', (text, quantity) => expect(quantityIn(text)).toBe(quantity));

it.each<[string, string, string[]]>([
  ['packed', 'Merinogarn, 50 g\n5,95 € *\n50 g | 11,90 € / 100 g', ['11,90 € / 100 g']],
  ['with its name', 'Tee\nGrundpreis: 7,96 € pro 100 g', ['7,96 € pro 100 g']],
  ['in one line', 'Honigseife 4,50 € (100 g = 5,00 €)', ['100 g = 5,00 €']],
  ['by the litre', 'Öl 250 ml\n9,90 €\n39,60 € / l', []],
  ['the price itself, of loose goods', 'Gouda\n1,99 € / 100 g\nEmmentaler\n2,19 € / 100 g', []],
  ['said to be loose', 'Assam, lose Ware\n4,90 €\n4,90 € / 100 g', []],
  ['nutrition', 'Müsli 6,90 €\nNährwerte je 100 g: 12,5 g Eiweiß', []],
])('per hundred: %s', (_, text, quotes) => expect(unitPricesPerHundred(text)).toEqual(quotes));

it.each([
  '€ 26,00 / kg',
  'EUR 199,00 per kilo',
  'Kilopreis: 26,00 Euro',
  'Literpreis 15,87 €',
  '(5,00 €* / 100 Milliliter)',
  '1 l = 21,20 €',
])('a unit price: %s', (text) => expect(unitPrice.test(text)).toBe(true));

it.each(['€ 26,00 per Kilometer', 'Liter 4', '€ 5 pro Kindergarten', 'Meterpreisung'])('no unit price: %s', (text) =>
  expect(unitPrice.test(text)).toBe(false),
);

it.each([
  ['15 Weißburgunder, 12,5 % vol 0,75 l 8,50 €', ['0,75 l']],
  ['12 Riesling 1,0 l 7,20 €', []],
  ['8,50 € für 0,75 l', []],
  ['0,75 l 8,50 €', []],
  ['Tragkraft 500 g 8,50 €', []],
])('rows of a price list: %s', (row, expected) => expect(pricedQuantities(`Wein Inhalt Preis\n${row}`)).toEqual(expected));
