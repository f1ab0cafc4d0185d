import { describe, expect, it } from 'vitest';
import { fieldEvidence } from '../../../test/factories/evidence.ts';
import { askedFields } from './asked-fields.ts';

const name = fieldEvidence({ label: 'Name', required: true });
const starred = (label: string, type = 'text') => fieldEvidence({ label: `${label}*`, type, required: true });
const plain = (label: string, type = 'text') => fieldEvidence({ label, type });
const required = (text: string, ...fields: ReturnType<typeof plain>[]) =>
  askedFields(fields, text).flatMap((field) => (field.required ? [field.label] : []));

describe('what a form says of its marks', () => {
  it.each([
    '* freiwillige Angabe',
    'Name E-Mail Telefon* Nachricht *freiwillige Angaben. Datenschutz',
    'Mit * gekennzeichnete Felder sind freiwillig.',
    'Die mit Sternchen markierten Angaben sind optional',
  ])('a star is voluntary: %s', (text) => {
    expect(required(text, name, starred('Telefon', 'tel'))).toEqual(['Name']);
  });

  it.each([
    '* Pflichtfeld, alles andere ist freiwillig',
    'Mit * gekennzeichnete Felder sind Pflicht, die anderen freiwillig.',
    'Telefon* Freiwillige Angaben: Firma',
    '',
  ])('a star is mandatory: %s', (text) => {
    expect(required(text, name, starred('Telefon', 'tel'))).toEqual(['Name', 'Telefon*']);
  });

  it('the address is never voluntary', () => {
    expect(required('* freiwillige Angabe', starred('E-Mail', 'email'), starred('Telefon', 'tel'))).toEqual(['E-Mail*', 'Telefon*']);
  });

  it.each([
    'Alle Felder sind Pflichtfelder, soweit sie nicht als „optional“ gekennzeichnet sind.',
    'Alle Angaben sind erforderlich.',
    'Alle Felder müssen ausgefüllt werden',
    'All fields are required.',
  ])('all is mandatory: %s', (text) => {
    expect(required(text, plain('Telefon', 'tel'), plain('Firma (optional)'), plain('Ich stimme zu', 'checkbox'))).toEqual(['Telefon']);
  });

  it.each([
    'Alle mit * gekennzeichneten Felder sind Pflichtfelder.',
    'Alle Felder sind Pflichtfelder bis auf die Telefonnummer.',
    'Alle Felder sind freiwillig.',
  ])('not all is mandatory: %s', (text) => {
    expect(required(text, plain('Telefon', 'tel'))).toEqual([]);
  });
});
