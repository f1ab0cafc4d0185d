import { expect, it } from 'vitest';
import type { BannerEvidence, KeyboardReach } from '#evidence/banner.ts';
import { banner, field, formFact, judge, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './a11y-banner-operable.ts';

const reach = (part: Partial<KeyboardReach> = {}): KeyboardReach => ({
  role: 'accept',
  text: 'Alle akzeptieren',
  tabbable: true,
  native: true,
  named: true,
  focusVisible: true,
  ...part,
});
const reject = (part: Partial<KeyboardReach> = {}) => reach({ role: 'reject', text: 'Alle ablehnen', ...part });
const site = (keyboard: KeyboardReach[] | undefined, part: Partial<BannerEvidence> = {}, facts: Partial<Facts> = {}): Partial<Facts> =>
  bannerSite({ banner: { banner: banner({ keyboard, ...part }), cmpName: null, cmpLoaded: null, payOrConsent: false }, ...facts });

const paying = (keyboard: KeyboardReach[]): Partial<Facts> =>
  bannerSite({ banner: { banner: banner({ keyboard }), cmpName: null, cmpLoaded: null, payOrConsent: true } });

const cases: [string, Partial<Facts>, Outline][] = [
  ['reachable and labelled', site([reach(), reject()]), { class: 'Conform', message: 'operable' }],
  [
    'reject out of reach',
    site([reach(), reject({ tabbable: false, native: false })]),
    { class: 'Hint', message: 'notReachable', cause: 'banner-keyboard', refs: ['none-p1'] },
  ],
  ['a button taken out of the order', site([reach(), reject({ tabbable: false })]), { class: 'Hint', messages: ['takenOut'] }],
  ['no form on the site', site([reach(), reject()], {}, { forms: [] }), { class: 'Conform', message: 'operableNoForms' }],
  ['the same control as wrapper and button', site([reject({ tabbable: false }), reject(), reach()]), { class: 'Conform' }],
  ['an X out of reach is comfort', site([reach(), reject(), reach({ role: 'close', text: '×', tabbable: false })]), { class: 'Conform' }],
  ['consent or payment, and only consent was measured', paying([reach()]), { class: 'NoClassification', message: 'operablePay' }],
  ['consent or payment, both measured', paying([reach(), reach({ role: 'pay', text: 'Werbefrei lesen' })]), { class: 'Conform' }],
  [
    'consent or payment, payment out of reach',
    paying([reach(), reach({ role: 'pay', text: 'Werbefrei lesen', tabbable: false, native: false })]),
    { class: 'Hint', message: 'notReachable' },
  ],
  [
    'a script may operate what is no button',
    site([reach({ native: false }), reject()]),
    { class: 'NoClassification', message: 'operableScripted' },
  ],
  ['a button beside it can do the same', site([reach({ native: false }), reach(), reject()]), { class: 'Conform', message: 'operable' }],
  [
    'the same without forms',
    site([reach({ native: false }), reject()], {}, { forms: [] }),
    { class: 'NoClassification', message: 'operableNoFormsScripted' },
  ],
  ['no name', site([reach(), reject({ text: '', named: false })]), { class: 'Hint', message: 'unnamed' }],
  [
    'focus nowhere to be seen',
    site([reach({ focusVisible: false }), reject({ focusVisible: false })]),
    { class: 'Hint', message: 'focusInvisible' },
  ],
  ['focus unseen on one of two', site([reach(), reject({ focusVisible: false })]), { class: 'Conform' }],
  ['focus not measured', site([reach({ focusVisible: null }), reject({ focusVisible: null })]), { class: 'Conform' }],
  ['old evidence', site(undefined), { class: 'NoClassification', message: 'bannerNotExamined' }],
  ['banner in a frame not read', site([]), { class: 'NoClassification', message: 'bannerNotExamined' }],
  [
    'field with words beside it that are no label',
    { forms: [formFact({ fields: [{ ...field({ label: 'Vorname' }), beside: true }, field()] })] },
    { class: 'Hint', message: 'fieldsUnlabelled', cause: 'none-p1-f1' },
  ],
  [
    'field without label',
    { forms: [formFact({ fields: [field({ label: '' }), field()] })] },
    { class: 'Hint', message: 'fieldsUnlabelled', cause: 'none-p1-f1' },
  ],
  [
    'field without label outside a form',
    { forms: [formFact({ id: 'none-p1-loose-fields-1', kind: 'other', submitText: '', fields: [field({ label: '', type: 'range' })] })] },
    { class: 'Hint', message: 'looseUnlabelled', cause: 'none-p1-loose-fields-1' },
  ],
  [
    'field without label outside a form, before a button',
    { forms: [formFact({ id: 'none-p1-loose-fields-1', submitText: 'Rechnen', fields: [field({ label: '', type: 'range' })] })] },
    { class: 'Hint', message: 'fieldsUnlabelled' },
  ],
  [
    'field without label in a form without a button',
    { forms: [formFact({ kind: 'other', submitText: '', fields: [field({ label: '', type: 'range' })] })] },
    { class: 'Hint', message: 'unnamedUnlabelled' },
  ],
  [
    'invisible field',
    { forms: [formFact({ fields: [field({ label: '', visible: false })] })] },
    { class: 'NotApplicable', message: 'noBanner' },
  ],
  ['language missing', { pages: [pageFact({ language: '' })] }, { class: 'Hint', message: 'languageMissing', refs: [siteUrl] }],
  ['page that failed', { pages: [pageFact({ language: '', failure: 'timeout' })] }, { class: 'NotApplicable' }],
  ['no banner', {}, { class: 'NotApplicable', message: 'noBanner' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('names by themselves the controls that no key of the browser operates', () => {
  const verdict = judge(check, site([reach({ native: false, text: 'Mehr' }), reject()]));
  expect(verdict).toMatchObject({ params: { controls: 'Alle ablehnen / Mehr', scripted: 'Mehr', forms: 1 } });
});

it.each([
  ['by its name', field({ name: 'robot', type: 'checkbox', label: '' }), 'robot'],
  ['by its type where it has none', field({ name: '', type: 'checkbox', label: '' }), 'checkbox'],
])('names a field without label %s', (_, bare, fields) => {
  const form = formFact({ fields: [bare, field({ name: 'ort', label: 'Ort' })] });
  expect(judge(check, { forms: [form] })).toMatchObject({ findings: [{ params: { count: 1, fields } }] });
});

it.each([
  ['a bare symbol', { kind: 'floating' as const, text: 'lgcookieslaw_fixed_button', reopensBanner: true }, true],
  ['a symbol with a name', { kind: 'floating' as const, text: 'Cookie-Einstellungen', reopensBanner: true }, false],
  ['a link called like an id', { kind: 'link' as const, text: 'cookie-settings', reopensBanner: true }, false],
  ['a symbol that opens nothing', { kind: 'floating' as const, text: 'cky-btn-revisit', reopensBanner: false }, false],
])('names the way to withdraw where nobody hears it: %s', (_, control, isNamed) => {
  const verdict = judge(check, { ...site([reach(), reject()]), withdrawal: [{ pageId: 'none-p1', ...control }] });
  if (isNamed)
    expect(verdict).toMatchObject({ class: 'Hint', findings: [{ message: 'withdrawalNameless', params: { text: control.text } }] });
  else expect(verdict).toMatchObject({ class: 'Conform' });
});

it('names the pages without a language', () => {
  const silent = pageFact({ url: `${siteUrl}kontakt`, kind: 'other', language: '' });
  const result = judge(check, { pages: [pageFact(), silent] });
  const [finding] = 'findings' in result ? result.findings : [];
  expect(finding?.params).toMatchObject({ pages: 1, paths: '/kontakt' });
});
