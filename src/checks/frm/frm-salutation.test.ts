import { expect, it } from 'vitest';
import type { FieldEvidence } from '#evidence/forms.ts';
import { applicability, field, formFact, judge } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { FormFact } from '../facts/forms.ts';
import check from './frm-salutation.ts';

const select = (options: string[], part: Partial<FieldEvidence> = {}) =>
  field({ name: 'salutation', label: 'Anrede *', type: 'select', required: true, options, ...part });
const radio = (label: string, part: Partial<FieldEvidence> = {}) =>
  field({ name: 'gender', label, type: 'radio', required: true, options: [label.slice(0, 1)], ...part });
const form = (kind: FormFact['kind'], ...fields: FieldEvidence[]) => formFact({ kind, fields: [...formFact().fields, ...fields] });
const binary = ['Bitte wählen', 'Herr', 'Frau'];

/** Radio buttons that no attribute makes mandatory. */
const pair = (text: string, part: Partial<FieldEvidence> = {}, button = 'Weiter') => [
  { ...form('order', radio('Frau', { required: false, ...part }), radio('Herr', { required: false, ...part })), text, submitText: button },
];

const cases: [string, FormFact[], Outline][] = [
  ['a star at the heading alone', pair('Name Anrede * Frau Herr Vorname'), { class: 'Risk', message: 'binaryOnly' }],
  ['a word at the heading alone', pair('Anrede (Pflichtfeld) Frau Herr'), { class: 'Risk' }],
  ['a heading without a mark', pair('Anrede Frau Herr Vorname*'), { class: 'Conform' }],
  ['a legend with a mark', pair('', { group: 'Anrede (Pflichtangabe)' }), { class: 'Risk' }],
  ['a legend without a mark', pair('', { group: 'Anrede' }), { class: 'Conform' }],
  [
    'a course is joined',
    [{ ...form('other', select(binary)), submitText: 'Verbindlich anmelden' }],
    { class: 'Risk', message: 'binaryOnly' },
  ],
  ['a newsletter is no contract', [{ ...form('newsletter', select(binary)), submitText: 'Anmelden' }], { class: 'Hint' }],
  [
    'the sex of a child',
    [form('other', select(['m', 'männlich', 'weiblich'], { name: 'sex', label: 'Geschlecht (*)' }))],
    { class: 'Hint', message: 'genderBinary' },
  ],
  [
    'the sex with a third choice',
    [form('other', select(['männlich', 'weiblich', 'divers'], { name: 'sex', label: 'Geschlecht *' }))],
    { class: 'Hint', message: 'gender' },
  ],
  ['salutation or sex', [form('order', select(binary, { label: 'Anrede/Geschlecht *' }))], { class: 'Risk', message: 'binaryOnly' }],
  [
    'a radio button chosen in advance',
    [{ ...form('order', radio('Frau', { required: false, checked: true }), radio('Herr', { required: false })), text: 'Anrede Frau Herr' }],
    { class: 'Hint', message: 'preset' },
  ],
  [
    'one chosen in advance beside a neutral one',
    [
      form(
        'order',
        radio('Frau', { required: false, checked: true }),
        radio('Herr', { required: false }),
        radio('keine Angabe', { required: false }),
      ),
    ],
    { class: 'Conform' },
  ],
  [
    'a list without a prompt',
    [form('contact', select(['Frau', 'Herr'], { required: false, label: 'Anrede' }))],
    { class: 'Hint', message: 'preset' },
  ],
  ['a list that starts empty', [form('contact', select(['', 'Frau', 'Herr'], { required: false, label: 'Anrede' }))], { class: 'Conform' }],
  ['no such field', [formFact()], { class: 'Conform' }],
  [
    'required, only Herr and Frau, order',
    [form('order', select(binary))],
    { class: 'Risk', message: 'binaryOnly', cause: 'form-salutation:none-p1-f1', refs: ['none-p1-f1'] },
  ],
  ['required, only Herr and Frau, registration', [form('registration', select(binary))], { class: 'Risk', message: 'binaryOnly' }],
  ['required radio buttons', [form('order', radio('Herr'), radio('Frau'))], { class: 'Risk' }],
  ['required, only Mr and Ms', [form('order', select(['Mr', 'Ms'], { label: 'Title' }))], { class: 'Risk' }],
  ['the company is no neutral choice', [form('order', select(['Herr', 'Frau', 'Firma']))], { class: 'Risk' }],
  ['required, only Herr and Frau, contact form', [form('contact', select(binary))], { class: 'Hint', message: 'binaryOnly' }],
  ['required with divers', [form('order', select([...binary, 'Divers']))], { class: 'Hint', message: 'required' }],
  ['required with keine Angabe', [form('order', select([...binary, 'keine Angabe']))], { class: 'Hint', message: 'required' }],
  [
    'required radio buttons with a third',
    [form('order', radio('Herr'), radio('Frau'), radio('Divers'))],
    { class: 'Hint', message: 'required' },
  ],
  ['optional', [form('order', select(binary, { required: false, label: 'Anrede' }))], { class: 'Conform' }],
  ['hidden', [form('order', select(binary, { visible: false }))], { class: 'Conform' }],
  ['academic title', [form('order', select(['Dr.', 'Prof. Dr.'], { name: 'title', label: 'Titel *' }))], { class: 'Conform' }],
  ['free text', [form('order', field({ name: 'anrede', label: 'Anrede', required: true }))], { class: 'Conform' }],
  ['choices not visible', [form('order', select([]))], { class: 'NoClassification', message: 'optionsUnknown' }],
  ['no forms', [], { class: 'NotApplicable', message: 'noForms' }],
  ['search box', [formFact({ kind: 'search', personalFields: [] })], { class: 'NotApplicable' }],
];

it.each(cases)('%s', (_, forms, expected) => {
  expect(outline(check, { forms })).toMatchObject(expected);
});

it('says of a shop that its checkout was not seen', () => {
  const shop = { applicability: applicability({ isShop: true }) };
  expect(outline(check, shop)).toMatchObject({ class: 'Conform', message: 'checkoutUnseen' });
  expect(outline(check, { ...shop, forms: [formFact({ kind: 'order' })] }).message).toBeUndefined();
});

it.each([
  ['Geschlecht (*)', 'Geschlecht'],
  ['Anrede *', 'Anrede'],
  ['Anrede ( * )', 'Anrede'],
])('calls %s by its name', (label, name) => {
  expect(judge(check, { forms: [form('order', select(binary, { label }))] })).toMatchObject({ findings: [{ params: { label: name } }] });
});
