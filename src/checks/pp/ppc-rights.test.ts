import { expect, it } from 'vitest';
import { applicability, imprintElements, legalPage, noLegalPage, noticeItems } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-rights.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ['all six', {}, { class: 'Conform' }],
  [
    'five',
    { noticeItems: noticeItems({ without: ['rightPortability'] }) },
    { class: 'Hint', message: 'some', cause: 'privacy-notice:rights' },
  ],
  [
    'restriction under its old name',
    {
      noticeItems: noticeItems({ without: ['rightRestriction'] }),
      privacy: legalPage({ kind: 'privacy', text: 'Sie haben ein Recht auf Berichtigung, Sperrung oder Löschung dieser Daten.' }),
    },
    { class: 'Hint', messages: ['some', 'rightRestrictionBlocked'] },
  ],
  ['four', { noticeItems: noticeItems({ without: ['rightPortability', 'rightRestriction'] }) }, { class: 'Hint', message: 'some' }],
  [
    'three',
    { noticeItems: noticeItems({ without: ['rightPortability', 'rightRestriction', 'rightObjection'] }) },
    { class: 'Risk', message: 'missing' },
  ],
  [
    'public task by the imprint, without portability',
    {
      noticeItems: noticeItems({ without: ['rightPortability'] }),
      imprintElements: imprintElements({ name: ['Grundschule Amselweg'], legalForm: ['public-law'] }),
    },
    { class: 'Conform' },
  ],
  [
    'public task without portability',
    {
      noticeItems: noticeItems({ without: ['rightPortability'] }),
      applicability: applicability({ settings: { legalForm: 'public-law' } }),
    },
    { class: 'Conform' },
  ],
  [
    'only by their articles',
    {
      noticeItems: noticeItems({ without: ['rightAccess', 'rightErasure', 'rightRestriction', 'rightPortability'] }),
      privacy: legalPage({ kind: 'privacy', text: 'Es gelten die Rechte aus Art. 15 bis 22 DSGVO.' }),
    },
    { class: 'Hint', message: 'byReference' },
  ],
  [
    'text not whole',
    { noticeItems: noticeItems({ without: ['rightAccess', 'rightErasure', 'rightRestriction', 'rightPortability'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
