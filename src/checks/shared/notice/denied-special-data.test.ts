import { expect, it } from 'vitest';
import { deniedSpecialData } from './denied-special-data.ts';

it.each([
  'Besondere Kategorien personenbezogener Daten, insbesondere Gesundheitsdaten, erheben wir über diese Website nicht.',
  'Wir erheben keine Gesundheitsdaten.',
  'Sensible Daten werden auf unseren Seiten nicht erfasst.',
  'Besondere Arten personenbezogener Daten verarbeiten wir nicht.',
  'Nach Gesundheitsangaben fragen wir nicht.',
  'Besondere Kategorien personenbezogener Daten nach Art. 9 Abs. 1 DSGVO verarbeiten wir über diese Website nicht.',
  'Eine Verarbeitung besonderer Kategorien personenbezogener Daten findet nicht statt.',
  'Daten zu Ihrer Gesundheit erheben wir nicht.',
  'Daten im Sinne von Art. 9 DSGVO fragen wir nicht ab.',
  'We do not collect special categories of personal data.',
])('%s', (text) => {
  expect(deniedSpecialData(`Formulare\n${text}`)).toBe(text);
});

it.each([
  'Gesundheitsdaten verarbeiten wir nur mit Ihrer Einwilligung.',
  'Ohne Ihre Einwilligung erheben wir keine Gesundheitsdaten.',
  'Bitte senden Sie uns keine Gesundheitsdaten, wir verarbeiten sie nicht.',
  'Gesundheitsdaten geben wir nicht an Dritte weiter und verarbeiten sie vertraulich.',
  'Wir verarbeiten Gesundheitsdaten nach Art. 9 Abs. 2 lit. h DSGVO.',
  'Besondere Kategorien erheben wir grundsätzlich nicht.',
  'Eine Verarbeitung besonderer Kategorien findet ohne Ihre Einwilligung nicht statt.',
  'Rechtsgrundlage ist nicht Art. 9 DSGVO, sondern Art. 6 Abs. 1 lit. b DSGVO; danach verarbeiten wir Ihre Angaben.',
  'In Bewerbungen erheben wir keine besonderen Kategorien von Daten.',
])('denies nothing: %s', (text) => {
  expect(deniedSpecialData(`Formulare\n${text}`)).toBeNull();
});
