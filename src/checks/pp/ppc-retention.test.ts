import { expect, it } from 'vitest';
import { legalPage, noLegalPage, noticeItem, noticeItems } from '../../../test/factories/facts.ts';
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
  ...[
    'Meldescheine bewahren wir zehn Jahre auf.',
    'Die Meldescheine werden nach 10 Jahren vernichtet.',
    'Den besonderen Meldeschein speichern wir 18 Monate.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `registration forms kept too long: ${text}`,
    { privacy: legalPage({ kind: 'privacy', text }) },
    { class: 'Hint', message: 'registrationForms', cause: 'privacy-notice:registration-forms' },
  ]),
  ...[
    'Meldescheine bewahren wir ein Jahr auf und vernichten sie innerhalb von drei Monaten.',
    'Meldescheine vernichten wir nach 15 Monaten.',
    'Meldescheine bewahren wir ein Jahr auf; Rechnungen bewahren wir zehn Jahre auf.',
    'Rechnungen mit dem Gästebeitrag aus dem Meldeschein bewahren wir acht Jahre auf.',
    'Nach dem österreichischen Recht bewahren wir Meldescheine sieben Jahre auf.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `registration forms: ${text}`,
    { privacy: legalPage({ kind: 'privacy', text }) },
    { class: 'Conform', message: 'some' },
  ]),
  ...[
    'Meldescheine bewahren wir zehn Jahre auf.',
    'Die Meldescheine werden nach 10 Jahren vernichtet.',
    'Den besonderen Meldeschein speichern wir 18 Monate.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `registration forms kept too long: ${text}`,
    { privacy: legalPage({ kind: 'privacy', text }) },
    { class: 'Hint', message: 'registrationForms', cause: 'privacy-notice:registration-forms' },
  ]),
  ...[
    'Meldescheine bewahren wir ein Jahr auf und vernichten sie innerhalb von drei Monaten.',
    'Meldescheine vernichten wir nach 15 Monaten.',
    'Meldescheine bewahren wir ein Jahr auf; Rechnungen bewahren wir zehn Jahre auf.',
    'Rechnungen mit dem Gästebeitrag aus dem Meldeschein bewahren wir acht Jahre auf.',
    'Nach dem österreichischen Recht bewahren wir Meldescheine sieben Jahre auf.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `registration forms: ${text}`,
    { privacy: legalPage({ kind: 'privacy', text }) },
    { class: 'Conform', message: 'some' },
  ]),
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
