import { expect, it } from 'vitest';
import { applicability, field, formFact, legalPage, noLegalPage, noticeItems } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-obligation.ts';

const phone = (required: boolean) => field({ name: 'telefon', label: 'Telefon', type: 'tel', required });
const said = (text: string, more: Facts['forms'] = []): Partial<Facts> => ({
  privacy: legalPage({ text: `Wir verarbeiten Ihre Daten.\n${text}` }),
  forms: [formFact({ fields: [...formFact().fields, phone(true)] }), ...more],
});

const cases: [string, Partial<Facts>, Outline][] = [
  ['stated', {}, { class: 'Conform' }],
  [
    'forms',
    { noticeItems: noticeItems({ without: ['obligation'] }) },
    { class: 'Hint', message: 'missing', cause: 'privacy-notice:obligation' },
  ],
  [
    'shop',
    { noticeItems: noticeItems({ without: ['obligation'] }), applicability: applicability({ hasForms: false, isShop: true }) },
    { class: 'Hint' },
  ],
  [
    'neither',
    { noticeItems: noticeItems({ without: ['obligation'] }), applicability: applicability({ hasForms: false }) },
    { class: 'NotApplicable', message: 'noForms' },
  ],
  [
    'text not whole',
    { noticeItems: noticeItems({ without: ['obligation'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ...[
    'Geburtsdatum und Telefonnummer sind freiwillige Angaben; die Telefonnummer nutzen wir nur für Rückfragen.',
    'Die Angabe Ihrer Telefonnummer ist freiwillig.',
    'Ihre Telefonnummer ist dabei optional.',
    'Freiwillig können Sie uns Ihre Telefonnummer nennen.',
    'Your phone number is voluntary.',
  ].map((sentence): [string, Partial<Facts>, Outline] => [
    `demanded: ${sentence}`,
    said(sentence),
    { class: 'Hint', message: 'demanded', cause: 'form-voluntary:none-p1-f1' },
  ]),
  ...[
    'Die Telefonnummer ist nicht freiwillig.',
    'Neben der Telefonnummer sind alle Angaben freiwillig.',
    'Telefonnummer und E-Mail sind erforderlich, weitere Angaben sind freiwillig.',
    'Die Angabe Ihres Vornamens ist freiwillig.',
    'Für den Newsletter gilt: Ihre Telefonnummer ist freiwillig.',
    'Ihre Einwilligung in die Nutzung der Telefonnummer ist freiwillig.',
  ].map((sentence): [string, Partial<Facts>, Outline] => [`not contradicted: ${sentence}`, said(sentence), { class: 'Conform' }]),
  [
    'in the section on contracts, demanded by an enquiry',
    said('Vertragsabschluss: Bestellungen.\nTelefonnummer und Geburtsdatum sind freiwillige Angaben.'),
    { class: 'Conform' },
  ],
  [
    'a field that is free in another form',
    said('Die Angabe Ihrer Telefonnummer ist freiwillig.', [formFact({ id: 'none-p1-f2', fields: [phone(false)] })]),
    { class: 'Conform' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
