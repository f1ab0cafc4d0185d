import { expect, it } from 'vitest';
import { applicability, noLegalPage, noticeItems } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-dpo.ts';

const settings = (part: Partial<Facts['applicability']['settings']>) => ({ applicability: applicability({ settings: part }) });

const cases: [string, Partial<Facts>, Outline][] = [
  ['reachable', {}, { class: 'Conform' }],
  [
    'mentioned only',
    { noticeItems: noticeItems({ without: ['dpoContact'] }) },
    { class: 'Hint', message: 'noContact', cause: 'privacy-notice:dpo' },
  ],
  [
    'public body without one',
    { noticeItems: noticeItems({ without: ['dpo', 'dpoContact'] }), ...settings({ legalForm: 'public-law' }) },
    { class: 'Risk', message: 'missing' },
  ],
  [
    'public body by its industry',
    { noticeItems: noticeItems({ without: ['dpo', 'dpoContact'] }), ...settings({ industry: 'public-body' }) },
    { class: 'Risk' },
  ],
  [
    'contradicting settings',
    { noticeItems: noticeItems({ without: ['dpo', 'dpoContact'] }), ...settings({ legalForm: 'public-law', websiteType: 'privateer' }) },
    { class: 'Hint', message: 'likely' },
  ],
  [
    'medical practice',
    { noticeItems: noticeItems({ without: ['dpo', 'dpoContact'] }), ...settings({ industry: 'medical' }) },
    { class: 'Hint', message: 'likely' },
  ],
  ['any company', { noticeItems: noticeItems({ without: ['dpo', 'dpoContact'] }) }, { class: 'NoClassification', message: 'dutyUnknown' }],
  [
    'private person',
    { noticeItems: noticeItems({ without: ['dpo', 'dpoContact'] }), applicability: applicability({ isBusiness: false }) },
    { class: 'NotApplicable', message: 'noBusiness' },
  ],
  [
    'public body, text not whole',
    { noticeItems: noticeItems({ without: ['dpo', 'dpoContact'], complete: false }), ...settings({ legalForm: 'public-law' }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
