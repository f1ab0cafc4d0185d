import { expect, it } from 'vitest';
import { imprintSite, openCases } from '../../../test/factories/imprint.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './impc-capital.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ...openCases,

  ['no capital', imprintSite(), { class: 'NotApplicable', message: 'notStated' }],
  ['capital paid in', imprintSite({ capital: ['Stammkapital: 25.000 EUR'] }), { class: 'Conform' }],
  ['outstanding with amount', imprintSite({ capital: ['Stammkapital: 25.000 EUR, davon 12.500 EUR ausstehend'] }), { class: 'Conform' }],
  [
    'outstanding without amount',
    imprintSite({ capital: ['Stammkapital: 25.000 EUR, noch nicht voll eingezahlt'] }),
    { class: 'Hint', message: 'noAmount', cause: 'imprint:capital' },
  ],
  ['text incomplete', imprintSite({}, {}, { complete: false }), { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
