import { expect, it } from 'vitest';
import { imprintSite, openCases, soleTrader } from '../../../test/factories/imprint.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './impc-address.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ...openCases,

  ['street, number, postcode, town', imprintSite(), { class: 'Conform' }],
  ['squares of Mannheim', imprintSite({ address: ['C 4, 12, 68159 Mannheim'] }), { class: 'Conform' }],
  ['Dutch address', imprintSite({ address: ['Keizersgracht 12, 1015 CN Amsterdam'] }), { class: 'Conform' }],
  [
    'no address',
    imprintSite({ address: [] }, {}, { text: 'Impressum Muster GmbH info@muster.test' }),
    { class: 'Risk', message: 'missing', cause: 'imprint:address' },
  ],
  [
    'no address of a private person',
    imprintSite({ ...soleTrader, address: [] }, { websiteType: 'privateer' }, { text: 'Anna Beispiel' }),
    { class: 'Risk', message: 'missing' },
  ],
  ['town without a street that was recognised', imprintSite({ address: [] }), { class: 'Hint', message: 'notRecognised' }],
  ['post box only', imprintSite({ address: [], postBox: ['Postfach 1234, 12345 Musterstadt'] }), { class: 'Risk', message: 'postBoxOnly' }],
  ['post box besides the address', imprintSite({ postBox: ['Postfach 1234, 12345 Musterstadt'] }), { class: 'Conform' }],
  [
    'post box, and a street only of the person responsible',
    imprintSite({
      address: [{ value: 'Weg 1, 12345 Ort', quote: 'Anna Beispiel, Weg 1, 12345 Ort' }],
      postBox: ['Postfach 1234, 12345 Ort'],
      editorial: [{ value: 'Anna Beispiel', quote: 'Verantwortlich: Anna Beispiel, Weg 1, 12345 Ort' }],
    }),
    { class: 'Hint', message: 'postBoxHere' },
  ],
  [
    'street of the provider, told of the person responsible again',
    imprintSite({
      address: [{ value: 'Weg 1, 12345 Ort', quote: 'Weg 1, 12345 Ort' }],
      postBox: ['Postfach 1234, 12345 Ort'],
      editorial: [{ value: 'Anna Beispiel', quote: 'Verantwortlich: Anna Beispiel, Anschrift wie oben' }],
    }),
    { class: 'Conform' },
  ],
  [
    'street of the person responsible alone: who trades alone is the provider',
    imprintSite({
      address: [{ value: 'Weg 1, 12345 Ort', quote: 'Anna Beispiel, Weg 1, 12345 Ort' }],
      editorial: [{ value: 'Anna Beispiel', quote: 'Verantwortlich: Anna Beispiel, Weg 1, 12345 Ort' }],
    }),
    { class: 'Conform' },
  ],
  [
    'only the branch has an address',
    imprintSite({ address: [{ value: 'Weg 1, 12345 Ort', quote: 'Weg 1, 12345 Ort', of: 'branch' }] }),
    { class: 'Hint', message: 'branchOnly' },
  ],
  [
    'a brand, and the address of who is responsible for the site',
    imprintSite({ name: ['Rabenkauf'], address: [{ value: 'Weg 1, 12345 Ort', quote: 'Weg 1, 12345 Ort', of: 'editorial' }] }),
    { class: 'Hint', message: 'editorOnly' },
  ],
  [
    'a town abroad without a street',
    imprintSite({ address: [] }, {}, { text: 'Impressum\nAnna Beispiel\n8127 Musterdorf\nSchweiz' }),
    { class: 'Hint', message: 'notRecognised' },
  ],
  [
    'an address abroad that was not read',
    imprintSite({ address: [] }, {}, { text: 'Impressum\nMuster Ltd\nPalm Building, Muster Road\nRas Al Muster, United Arab Emirates' }),
    { class: 'NoClassification', message: 'abroad' },
  ],
  [
    'a street and no postcode',
    imprintSite({ address: [] }, {}, { text: 'Impressum\nMuster GmbH\nMusterstraße 5\nMusterstadt' }),
    { class: 'Hint', message: 'streetOnly' },
  ],
  [
    'a year is no postcode',
    imprintSite({ address: [] }, {}, { text: 'Impressum\nMuster GmbH\nSeit\n1998 Partner der Region: Muster' }),
    { class: 'Risk', message: 'missing' },
  ],
  [
    'c/o',
    imprintSite({ address: [{ value: 'Weg 1, 12345 Ort', quote: 'c/o Beispiel, Weg 1, 12345 Ort' }] }),
    { class: 'Hint', message: 'careOf' },
  ],
  [
    'address service',
    imprintSite({ address: [{ value: 'Weg 1, 12345 Ort', quote: 'Impressumservice Beispiel, Weg 1, 12345 Ort' }] }),
    { class: 'Hint', message: 'service' },
  ],
  ['place without street name', imprintSite({ address: ['Hof Lindenau, 24999 Wees'] }), { class: 'Hint', message: 'noNumber' }],
  [
    'text incomplete',
    imprintSite({ address: [] }, {}, { complete: false, text: 'Muster' }),
    { class: 'NoClassification', message: 'notRead' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
