import { expect, it } from 'vitest';
import { applicability, noLegalPage, noticeItems } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-obligation.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ['stated', {}, { class: 'Conform' }],
  [
    'forms',
    { noticeItems: noticeItems({ without: ['obligation'] }) },
    { class: 'Hint', message: 'missing', cause: 'privacy-notice:obligation' },
  ],
  [
    'shop',
    { noticeItems: noticeItems({ without: ['obligation'] }), applicability: applicability({ hasForms: false, isShop: true }) },
    { class: 'Hint' },
  ],
  [
    'neither',
    { noticeItems: noticeItems({ without: ['obligation'] }), applicability: applicability({ hasForms: false }) },
    { class: 'NotApplicable', message: 'noForms' },
  ],
  [
    'text not whole',
    { noticeItems: noticeItems({ without: ['obligation'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
