import { expect, it } from 'vitest';
import { formFact, noLegalPage, noticeItem, noticeItems } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-objection.ts';

const onConsentOnly = { noticeItems: noticeItems({ without: ['objectionHighlighted'], items: [noticeItem('legalBases', 'a')] }) };

const cases: [string, Partial<Facts>, Outline][] = [
  ['highlighted', {}, { class: 'Conform' }],
  [
    'in running text',
    { noticeItems: noticeItems({ without: ['objectionHighlighted'] }) },
    { class: 'Hint', message: 'inText', cause: 'privacy-notice:objection' },
  ],
  [
    'not named: one problem with ppc-rights',
    { noticeItems: noticeItems({ without: ['objectionHighlighted', 'rightObjection'] }) },
    { class: 'Hint', message: 'missing', cause: 'privacy-notice:rights' },
  ],
  ['no such ground', onConsentOnly, { class: 'NotApplicable', message: 'noGround' }],
  ['advertising by e-mail', { ...onConsentOnly, forms: [formFact({ kind: 'newsletter' })] }, { class: 'Hint', message: 'inText' }],
  [
    'text not whole',
    { noticeItems: noticeItems({ without: ['objectionHighlighted'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
