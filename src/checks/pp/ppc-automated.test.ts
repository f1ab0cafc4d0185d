import { expect, it } from 'vitest';
import { applicability, field, formFact, legalPage, noLegalPage, noticeItem, noticeItems } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-automated.ts';

const industry = (name: string) => ({ applicability: applicability({ settings: { industry: name } }) });

/** A form that has a score fetched, beside a notice with this sentence on automated decisions. */
const scored = (
  sentence: string | null,
  label = 'Ich bin einverstanden, dass bei einer Auskunftei ein Wahrscheinlichkeitswert eingeholt wird. *',
) => ({
  privacy: legalPage({ kind: 'privacy', text: `Wir verarbeiten Ihre Daten. ${sentence ?? ''}` }),
  noticeItems: sentence === null ? noticeItems({ without: ['automated'] }) : noticeItems({ items: [noticeItem('automated', sentence)] }),
  forms: [formFact({ kind: 'order', fields: [field({ type: 'checkbox', label, required: true })] })],
});

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
  [
    'denied while a form has a score fetched',
    scored('Entscheidungen auf automatisierter Verarbeitung, einschließlich Profiling, treffen wir nicht.'),
    { class: 'Hint', message: 'denied', cause: 'privacy-notice:credit-check' },
  ],
  ['a score of which the notice is silent', scored(null), { class: 'Hint', message: 'untold' }],
  [
    'a score of which the notice tells',
    scored('Vor Vertragsschluss holen wir eine Auskunft der SCHUFA ein; automatisierte Entscheidungen treffen wir nicht.'),
    { class: 'Conform' },
  ],
  [
    'denied, and a form without a score',
    scored('Automatisierte Entscheidungen treffen wir nicht.', 'Ich akzeptiere die AGB.'),
    { class: 'Conform' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
