import { expect, it } from 'vitest';
import { imprintSite, openCases } from '../../../test/factories/imprint.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './impc-av-media.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ...openCases,

  ['no video service', imprintSite(), { class: 'NotApplicable', message: 'notOwed' }],
  ['stated', imprintSite({ mediaAuthority: ['Landesanstalt für Medien NRW'] }, { purposes: ['streaming-media'] }), { class: 'Conform' }],
  ['missing', imprintSite({}, { purposes: ['streaming-media'] }), { class: 'Hint', message: 'missing', cause: 'imprint:av-media' }],
  [
    'text incomplete',
    imprintSite({}, { purposes: ['streaming-media'] }, { complete: false }),
    { class: 'NoClassification', message: 'notRead' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
