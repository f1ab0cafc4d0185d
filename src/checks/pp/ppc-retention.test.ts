import { expect, it } from 'vitest';
import { noLegalPage, noticeItem, noticeItems } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-retention.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ['period', { noticeItems: noticeItems({ without: ['retentionCriterion'] }) }, { class: 'Conform', message: 'some' }],
  ['criterion', { noticeItems: noticeItems({ without: ['retentionPeriod'] }) }, { class: 'Conform' }],
  [
    'as long as necessary',
    { noticeItems: noticeItems({ without: ['retentionPeriod'], items: [noticeItem('retentionCriterion', 'necessity')] }) },
    { class: 'Hint', message: 'vague', cause: 'privacy-notice:retention' },
  ],
  ['nothing', { noticeItems: noticeItems({ without: ['retentionPeriod', 'retentionCriterion'] }) }, { class: 'Risk', message: 'missing' }],
  [
    'text not whole',
    { noticeItems: noticeItems({ without: ['retentionPeriod', 'retentionCriterion'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
