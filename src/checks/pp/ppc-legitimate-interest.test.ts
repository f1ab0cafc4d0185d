import { expect, it } from 'vitest';
import { applicability, imprintElements, noLegalPage, noticeItem, noticeItems } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-legitimate-interest.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ['stated', {}, { class: 'Conform', message: 'some' }],
  [
    'letter f without interest',
    { noticeItems: noticeItems({ without: ['legitimateInterest'] }) },
    { class: 'Hint', message: 'missing', cause: 'privacy-notice:legitimate-interest' },
  ],
  [
    'letter f not used',
    { noticeItems: noticeItems({ without: ['legitimateInterest'], items: [noticeItem('legalBases', 'a,b')] }) },
    { class: 'NotApplicable', message: 'noInterest' },
  ],
  [
    'a school relies on letter f',
    { imprintElements: imprintElements({ name: ['Grundschule Amselweg'], legalForm: ['public-law'] }) },
    { class: 'Hint', message: 'authoritySections', cause: 'privacy-notice:authority-interest' },
  ],
  [
    'a municipality by its settings',
    { applicability: applicability({ settings: { legalForm: 'public-law', industry: 'public-body' } }) },
    { class: 'Hint', message: 'authoritySections' },
  ],
  [
    'an adult education centre of a special-purpose association',
    { imprintElements: imprintElements({ name: ['Zweckverband Volkshochschule Moorland'], legalForm: ['public-law'] }) },
    { class: 'Hint', message: 'authoritySections' },
  ],
  [
    'a university has tasks of many kinds',
    { imprintElements: imprintElements({ name: ['Hochschule Nordheide'], legalForm: ['public-law'] }) },
    { class: 'Conform', message: 'some' },
  ],
  [
    'a savings bank is in the market',
    { imprintElements: imprintElements({ name: ['Kreissparkasse Nordheide'], legalForm: ['public-law'] }) },
    { class: 'Conform', message: 'some' },
  ],
  [
    'a school of a company by its settings',
    {
      applicability: applicability({ settings: { legalForm: 'ggmbh' } }),
      imprintElements: imprintElements({ name: ['Schule am Bach'], legalForm: ['public-law'] }),
    },
    { class: 'Conform', message: 'some' },
  ],
  [
    'a school without letter f',
    {
      imprintElements: imprintElements({ name: ['Grundschule Amselweg'], legalForm: ['public-law'] }),
      noticeItems: noticeItems({ without: ['legitimateInterest'], items: [noticeItem('legalBases', 'a,e')] }),
    },
    { class: 'NotApplicable', message: 'noInterest' },
  ],
  [
    'text not whole',
    { noticeItems: noticeItems({ without: ['legitimateInterest'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
