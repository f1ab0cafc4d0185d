import { expect, it } from 'vitest';
import { noLegalPage, noticeItem, noticeItems } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-legitimate-interest.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ['stated', {}, { class: 'Conform', message: 'some' }],
  [
    'letter f without interest',
    { noticeItems: noticeItems({ without: ['legitimateInterest'] }) },
    { class: 'Hint', message: 'missing', cause: 'privacy-notice:legitimate-interest' },
  ],
  [
    'letter f not used',
    { noticeItems: noticeItems({ without: ['legitimateInterest'], items: [noticeItem('legalBases', 'a,b')] }) },
    { class: 'NotApplicable', message: 'noInterest' },
  ],
  [
    'text not whole',
    { noticeItems: noticeItems({ without: ['legitimateInterest'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
