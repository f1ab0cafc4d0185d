import { describe, expect, it } from 'vitest';
import { fieldEvidence } from '../../../test/factories/evidence.ts';
import { isSalutation, personalFieldOf } from './personal-fields.ts';

describe('personalFieldOf', () => {
  it.each([
    [{ type: 'email' }, 'email'],
    [{ name: 'your-email' }, 'email'],
    [{ label: 'E-Mail-Adresse *' }, 'email'],
    [{ label: 'Ihre Mail' }, 'email'],
    [{ type: 'tel' }, 'phone'],
    [{ label: 'Telefonnummer' }, 'phone'],
    [{ name: 'mobile' }, 'phone'],
    [{ label: 'Rückrufnummer' }, 'phone'],
    [{ name: 'firstName' }, 'name'],
    [{ label: 'Vorname' }, 'name'],
    [{ label: 'Name' }, 'name'],
    [{ label: 'Full name' }, 'name'],
    [{ autocomplete: 'family-name', label: '?' }, 'name'],
    [{ label: 'Straße und Hausnummer' }, 'address'],
    [{ name: 'plz' }, 'address'],
    [{ autocomplete: 'shipping postal-code' }, 'address'],
    [{ label: 'City' }, 'address'],
    [{ label: 'Geburtsdatum' }, 'birthdate'],
    [{ label: 'Date of birth' }, 'birthdate'],
    [{ label: 'Geburtsort' }, null],
    [{ label: 'Geburtsname' }, 'name'],
    [{ type: 'password' }, 'password'],
    [{ label: 'Passwort wiederholen' }, 'password'],
    [{ label: 'Krankenkasse' }, 'health'],
    [{ label: 'Vorerkrankungen', type: 'textarea' }, 'health'],
    [{ label: 'IBAN' }, 'payment'],
    [{ autocomplete: 'cc-number' }, 'payment'],
    [{ type: 'textarea' }, 'message'],
    [{ type: 'textarea', label: 'Ihre Nachricht' }, 'message'],
    [{ label: 'Nachricht' }, 'message'],
    [{ label: 'Anrede', type: 'select', options: ['Herr', 'Frau'] }, 'name'],
    [{ label: 'Anrede', type: 'radio' }, 'name'],
    [{ label: 'Ich habe die Datenschutzerklärung gelesen', type: 'checkbox' }, null],
    [{ type: 'search', label: 'Name suchen' }, null],
    [{ name: 'q', label: 'Suchbegriff' }, null],
    [{ name: 'quantity', type: 'number', label: 'Menge' }, null],
    [{ label: 'Wunschtermin', type: 'date' }, null],
    [{ label: 'Sortierung', type: 'select' }, null],
    [{ name: '__proto__' }, null],
    [{}, null],
  ])('%o', (field, expected) => {
    expect(personalFieldOf(fieldEvidence(field))).toBe(expected);
  });
});

it.each([
  ['Anrede *', true],
  ['Geschlecht', true],
  ['Salutation', true],
  ['Titel', false],
])('form of address: %s', (label, expected) => {
  expect(isSalutation(fieldEvidence({ label }))).toBe(expected);
});
