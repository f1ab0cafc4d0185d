import { expect, it } from 'vitest';
import { noLegalPage, noticeItem, noticeItems } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-purposes.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ['in several sections', {}, { class: 'Conform' }],
  [
    'in one section',
    { noticeItems: noticeItems({ items: [noticeItem('purposes')] }) },
    { class: 'Hint', message: 'single', cause: 'privacy-notice:purposes' },
  ],
  ['nowhere', { noticeItems: noticeItems({ without: ['purposes'] }) }, { class: 'Risk', message: 'missing' }],
  [
    'text not whole',
    { noticeItems: noticeItems({ without: ['purposes'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
