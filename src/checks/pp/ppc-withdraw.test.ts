import { expect, it } from 'vitest';
import { formFact, judge, noLegalPage, noticeItem, noticeItems, serviceUse } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-withdraw.ts';

const withoutConsent = { noticeItems: noticeItems({ without: ['withdrawal'], items: [noticeItem('legalBases', 'b,f')] }) };

const cases: [string, Partial<Facts>, Outline][] = [
  ['with a way', {}, { class: 'Conform' }],
  [
    'without a way',
    { noticeItems: noticeItems({ items: [noticeItem('withdrawal', '')] }) },
    { class: 'Hint', message: 'noWay', cause: 'privacy-notice:withdrawal' },
  ],
  ['consent is a legal basis', { noticeItems: noticeItems({ without: ['withdrawal'] }) }, { class: 'Risk', message: 'missing' }],
  [
    'a legal basis, and a service that needs it',
    { noticeItems: noticeItems({ without: ['withdrawal'] }), services: [serviceUse()] },
    { class: 'Risk', message: 'missing' },
  ],
  [
    'a service needs consent',
    { ...withoutConsent, services: [serviceUse()] },
    { class: 'Risk', message: 'serviceMissing', refs: ['google-analytics'] },
  ],
  [
    'a newsletter needs consent',
    { ...withoutConsent, forms: [formFact({ kind: 'newsletter' })] },
    { class: 'Risk', message: 'newsletterMissing', refs: [formFact().id] },
  ],
  ['no consent anywhere', withoutConsent, { class: 'NotApplicable', message: 'noConsent' }],
  [
    'text not whole',
    { noticeItems: noticeItems({ without: ['withdrawal'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it('quotes the passage that names consent, not the first that names any ground', () => {
  const quotesByGround = { f: 'Art. 6 Abs. 1 lit. f DSGVO (Betrieb)', a: 'Art. 6 Abs. 1 lit. a DSGVO (Statistik)' };
  const bases = { ...noticeItem('legalBases', 'a,f'), quote: quotesByGround.f, quotesByGround };
  const items = noticeItems({ without: ['withdrawal', 'legalBases'], items: [bases] });
  const result = judge(check, { noticeItems: items });
  expect('findings' in result && result.findings[0]?.items).toMatchObject([{ value: quotesByGround.a }]);
});

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
