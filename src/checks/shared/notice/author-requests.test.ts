import { expect, it } from 'vitest';
import { authorRequest } from './author-requests.ts';

it.each([
  'Bitte ergänzen: Nummer der Gewerbeanmeldung',
  'Steuernummer: Bitte ergänzen, falls vorhanden',
  'Registergericht: bitte noch nachtragen',
  'Bitte Firma und Sitz des gewählten Dienstleisters eintragen, sobald der Vertrag steht',
  'Bitte Anschrift der Aufsichtsbehörde ergänzen',
  'Muxel Cloud Inc., USA (Anschrift ergänzen)',
  'Hinweis, sobald der Dienst feststeht: Liegt er in den USA, ist die Grundlage zu nennen.',
  'Dauer laut Anbieter: verifizieren und hier eintragen',
  'Speicherdauer: TBD',
  'Hinweis: Dies ist eine freie Nachbildung.',
  'Dies ist ein Nachbau der Website.',
  'Bitte gleichen Sie die Angaben mit dem geprüften Original ab.',
  'Bitte ergänzen Sie die gesetzlich nötigen Angaben (Register, Kammer).',
])('asks the author: %s', (sentence) => {
  expect(authorRequest(sentence)).not.toBeNull();
});

it.each([
  'Bitte ergänzen Sie Ihre Angaben im Formular.',
  'Bitte ergänzen Sie die fehlenden Angaben im Bestellformular.',
  'Bitte Kundennummer im Betreff ergänzen, falls vorhanden.',
  'Bitte Ihre Anschrift eintragen.',
  'Bitte ergänzen: 3 + ? = 7',
  'Für den Newsletter können Sie sich hier eintragen.',
  'Bitte gleichen Sie die Lieferung mit dem Lieferschein ab.',
  'Das Bild zeigt: Dies ist eine Nachbildung eines römischen Helms.',
  'Verantwortlich ist die TBD GmbH.',
  'Die TBD berichtet im Mai.',
  'Wir werden den Anbieter ergänzen, sobald er feststeht.',
  'Hinweis: Wenn Sie uns schreiben, speichern wir Ihre Angaben.',
])('asks nobody, or visitors: %s', (sentence) => {
  expect(authorRequest(sentence)).toBeNull();
});
