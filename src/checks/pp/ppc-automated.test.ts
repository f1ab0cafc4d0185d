import { expect, it } from 'vitest';
import { applicability, noLegalPage, noticeItems } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-automated.ts';

const industry = (name: string) => ({ applicability: applicability({ settings: { industry: name } }) });

const cases: [string, Partial<Facts>, Outline][] = [
  ['stated', {}, { class: 'Conform' }],
  [
    'lender',
    { noticeItems: noticeItems({ without: ['automated'] }), ...industry('finance') },
    { class: 'Hint', message: 'missing', cause: 'privacy-notice:automated' },
  ],
  [
    'craft',
    { noticeItems: noticeItems({ without: ['automated'] }), ...industry('craft') },
    { class: 'NotApplicable', message: 'notExpected' },
  ],
  ['industry unknown', { noticeItems: noticeItems({ without: ['automated'] }) }, { class: 'NotApplicable', message: 'notExpected' }],
  [
    'text not whole',
    { noticeItems: noticeItems({ without: ['automated'], complete: false }), ...industry('finance') },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
