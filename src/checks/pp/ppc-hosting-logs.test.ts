import { expect, it } from 'vitest';
import { noLegalPage, noticeItems } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-hosting-logs.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ['described', {}, { class: 'Conform' }],
  [
    'not described',
    { noticeItems: noticeItems({ without: ['hostingLogs'] }) },
    { class: 'Hint', message: 'missing', cause: 'privacy-notice:hosting-logs' },
  ],
  [
    'text not whole',
    { noticeItems: noticeItems({ without: ['hostingLogs'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
