import { expect, it } from 'vitest';
import { field, formFact, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts, FormFact } from '../facts.ts';
import check from './frm-forced-privacy-consent.ts';

const box = (label: string, part: Partial<FormFact['fields'][number]> = {}) =>
  field({ name: 'privacy', type: 'checkbox', label, required: true, ...part });
const form = (label: string, part: Partial<FormFact['fields'][number]> = {}): Partial<Facts> => ({
  forms: [formFact({ fields: [...formFact().fields, box(label, part)] })],
});
const hint = { class: 'Hint', message: 'forced' };
const fine = { class: 'Conform' };

const cases: [string, Partial<Facts>, Outline][] = [
  ['no box', {}, fine],
  [
    'agreement',
    form('Ich stimme der Datenschutzerklärung zu'),
    { ...hint, cause: 'form-privacy-consent:none-p1-f1', refs: ['none-p1-f1'] },
  ],
  [
    'a messenger group for all',
    form('Unser Kind darf in die WhatsApp-Gruppe der Konfis aufgenommen werden. (*)'),
    { class: 'Hint', message: 'forcedMessenger' },
  ],
  ['pictures of all', form('Fotos meines Kindes dürfen veröffentlicht werden'), { class: 'Hint', message: 'forcedPictures' }],
  ['a messenger group for whoever likes', form('Ich darf in die WhatsApp-Gruppe aufgenommen werden', { required: false }), fine],
  ['acceptance', form('Ich akzeptiere die Datenschutzbestimmungen'), hint],
  ['with the terms', form('Ich akzeptiere die AGB und die Datenschutzerklärung *'), hint],
  ['in agreement', form('Ich bin mit der Datenschutzerklärung einverstanden'), hint],
  ['read and accepted', form('Ich habe die Datenschutzerklärung gelesen und akzeptiere diese'), hint],
  ['read and in agreement', form('Ich habe die Datenschutzerklärung gelesen und bin damit einverstanden.'), hint],
  ['read and agreed to', form('Ja, ich habe die Datenschutzhinweise gelesen und stimme ihnen zu'), hint],
  ['English', form('I agree to the privacy policy'), hint],
  ['English with terms', form('I accept the terms of use and the privacy policy'), hint],
  ['marked with an asterisk only', form('Ich stimme der Datenschutzerklärung zu *', { required: false }), hint],
  ['taken note of', form('Ich habe die Datenschutzerklärung zur Kenntnis genommen'), fine],
  ['read', form('Ich habe die Datenschutzerklärung gelesen'), fine],
  [
    'consent to a use of data',
    form('Ich willige in die Verarbeitung meiner Angaben zur Kontaktaufnahme gemäß der Datenschutzerklärung ein'),
    fine,
  ],
  [
    'note taken, and consent to a use of data',
    form('Ich habe die Datenschutzerklärung zur Kenntnis genommen. Ich stimme zu, dass meine Angaben gespeichert werden.'),
    fine,
  ],
  ['health data', form('Ich stimme der Datenschutzerklärung und der Verarbeitung meiner Gesundheitsdaten zu'), fine],
  ['partners', form('Ich akzeptiere die Datenschutzerklärung und die Weitergabe meiner Daten an den Partner'), fine],
  ['terms alone', form('Ich akzeptiere die AGB'), fine],
  [
    'not marked as mandatory',
    form('Ich stimme der Datenschutzerklärung zu', { required: false }),
    { class: 'NoClassification', message: 'requiredUnknown' },
  ],
  ['hidden box', form('Ich stimme der Datenschutzerklärung zu', { visible: false }), fine],
  [
    'unsupported language',
    {
      ...form('J’accepte la politique de confidentialité'),
      pages: [pageFact({ url: `${siteUrl}kontakt`, language: 'fr', text: 'Écrivez-nous' })],
    },
    { class: 'NoClassification', message: 'language' },
  ],
  ['no forms', { forms: [] }, { class: 'NotApplicable', message: 'noForms' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
