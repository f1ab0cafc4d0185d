import { expect, it } from 'vitest';
import { applicability, noLegalPage, noticeItem, noticeItems } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-legal-bases.ts';

const bases = (value: string) => ({ noticeItems: noticeItems({ items: [noticeItem('legalBases', value)] }) });

const cases: [string, Partial<Facts>, Outline][] = [
  ['several letters', {}, { class: 'Conform' }],
  ['church law', bases('KDG'), { class: 'Conform' }],
  ['one letter and forms', bases('f'), { class: 'Hint', message: 'single', cause: 'privacy-notice:legal-bases' }],
  ['public task and forms', bases('e'), { class: 'Conform', message: 'some' }],
  ['one letter, no forms', { ...bases('f'), applicability: applicability({ hasForms: false }) }, { class: 'Conform' }],
  ['act without a letter', bases(''), { class: 'Hint', message: 'noLetter' }],
  ['none', { noticeItems: noticeItems({ without: ['legalBases'] }) }, { class: 'Risk', message: 'missing' }],
  [
    'text not whole',
    { noticeItems: noticeItems({ without: ['legalBases'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
