import { expect, it } from 'vitest';
import { field } from '../../../../test/factories/facts.ts';
import { noteBelow } from './question-notes.ts';

const fields = ['Betrieb *', 'Telefon', 'E-Mail'].map((label) => field({ name: label, label }));

it.each([
  ['Betrieb * Damit ordnen wir Sie Ihrem Tarif zu. Telefon E-Mail', 'Damit ordnen wir Sie Ihrem Tarif zu.'],
  ['Betrieb * für den Bescheid Telefon E-Mail', 'für den Bescheid'],
  ['Betrieb * Zum Führerschein Telefon E-Mail', ''],
  ['Betrieb * Zur Abholung Kommen Sie vorbei. Telefon E-Mail', ''],
  ['Betrieb * Telefon für Rückfragen.', ''],
  ['Telefon E-Mail Betrieb * Wir brauchen das für alles.', ''],
  ['Anderes Telefon', ''],
])('the note below a question: %s', (text, expected) => {
  expect(noteBelow({ label: 'Betrieb *' }, { text, fields })).toBe(expected);
});
