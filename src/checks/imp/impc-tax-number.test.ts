import { expect, it } from 'vitest';
import { imprintSite, openCases } from '../../../test/factories/imprint.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './impc-tax-number.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ...openCases,

  ['none', imprintSite(), { class: 'Conform' }],
  ['VAT id is none', imprintSite({ vatId: ['DE123456788'] }), { class: 'Conform' }],
  ['published', imprintSite({ taxNumber: ['12/345/67890'] }), { class: 'Hint', message: 'published', cause: 'imprint:tax-number' }],
  [
    'company abroad',
    imprintSite({ legalForm: ['foreign-company'], taxNumber: ['64930271580'] }),
    { class: 'NotApplicable', message: 'abroad' },
  ],
  [
    'address abroad',
    imprintSite({ taxNumber: ['64930271580'], address: [{ value: 'Put 2, 10020 Zagreb', quote: 'Put 2', country: 'HR' }] }),
    { class: 'NotApplicable', message: 'abroad' },
  ],
  ['text incomplete', imprintSite({}, {}, { complete: false }), { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
