import { expect, it } from 'vitest';
import { noLegalPage, noticeItem, noticeItems } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-recipients.ts';

const analytics = bannerSite(traffic({ service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect' }));

const cases: [string, Partial<Facts>, Outline][] = [
  ['named', analytics, { class: 'Conform' }],
  [
    'none named',
    { noticeItems: noticeItems({ without: ['recipients'] }) },
    { class: 'Hint', message: 'missing', cause: 'privacy-notice:recipients' },
  ],
  [
    'says there are none, and none were seen',
    { noticeItems: noticeItems({ items: [noticeItem('recipients', 'none')] }) },
    { class: 'Conform' },
  ],
  [
    'says there are none, but some were seen',
    { ...analytics, noticeItems: noticeItems({ items: [noticeItem('recipients', 'none')] }) },
    { class: 'Hint', message: 'contradiction' },
  ],
  [
    'text not whole',
    { noticeItems: noticeItems({ without: ['recipients'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
