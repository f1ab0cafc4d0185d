import { expect, it } from 'vitest';
import { oldRetentionIn } from './old-retention.ts';

it.each([
  ['Rechnungen bewahren wir 10 Jahre auf.', 'Rechnungen bewahren wir 10 Jahre'],
  ['Abrechnungsdaten: 10 Jahre nach dem Jahresende', 'Abrechnungsdaten: 10 Jahre'],
  ['Buchungsbelege\n10 Jahre', 'Buchungsbelege 10 Jahre'],
  ['Zehn Jahre verwahren wir Rechnungen.', 'Zehn Jahre verwahren wir Rechnungen'],
  // An item of a list has nothing to do with the next one.
  ['Akten von Patienten: 10 Jahre nach der Behandlung\nAbrechnungsdaten: acht Jahre', undefined],
  ['Akten von Patienten: 10 Jahre nach der Behandlung\nRechnungen löschen wir später', undefined],
  ['Rechnungen\nAkten: 10 Jahre', undefined],
  ['10 Jahre nach der Vorrechnungsstellung', undefined],
])('%s', (notice, found) => expect(oldRetentionIn(notice)[0]?.match.text).toBe(found));
