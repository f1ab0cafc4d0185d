import { expect, it } from 'vitest';
import { oldRetentionIn } from './old-retention.ts';

it.each([
  ['Rechnungen bewahren wir 10 Jahre auf.', 'Rechnungen bewahren wir 10 Jahre'],
  ['Abrechnungsdaten: 10 Jahre nach dem Jahresende', 'Abrechnungsdaten: 10 Jahre'],
  ['Buchungsbelege\n10 Jahre', 'Buchungsbelege 10 Jahre'],
  ['Zehn Jahre verwahren wir Rechnungen.', 'Zehn Jahre verwahren wir Rechnungen'],
  // Bank statements are vouchers too (section 147(1) no. 4 AO).
  ['Beiträge lesen wir vom Kontoauszug ab und heben ihn zehn Jahre auf (§ 147 AO).', 'Kontoauszug ab und heben ihn zehn Jahre'],
  ['Quittungen über Barspenden verwahren wir zehn (10) Jahre.', 'Quittungen über Barspenden verwahren wir zehn (10) Jahre'],
  ['Für Rechnungen gilt eine zehnjährige Aufbewahrungsfrist.', 'Rechnungen gilt eine zehnjährige'],
  ['Die 10-jährige Frist gilt für Spendenbelege.', '10-jährige Frist gilt für Spendenbelege'],
  ['Ihre Rechnung speichern wir zehn volle Kalenderjahre.', 'Ihre Rechnung speichern wir zehn volle Kalenderjahre'],
  ['There is a ten-year period for invoices.', 'ten-year period for invoices'],
  ['Bei Kauf auf Rechnung prüfen wir die Bonität; Verträge bewahren wir zehn Jahre auf.', undefined],
  ['Auf den Rahmen gibt es zehnjährige Garantie.', undefined],
  ['Kontoauszüge heben wir acht Jahre auf, den Jahresabschluss zehn Jahre.', undefined],
  // An item of a list has nothing to do with the next one.
  ['Akten von Patienten: 10 Jahre nach der Behandlung\nAbrechnungsdaten: acht Jahre', undefined],
  ['Akten von Patienten: 10 Jahre nach der Behandlung\nRechnungen löschen wir später', undefined],
  ['Rechnungen\nAkten: 10 Jahre', undefined],
  ['10 Jahre nach der Vorrechnungsstellung', undefined],
])('%s', (notice, found) => expect(oldRetentionIn(notice)[0]?.match.text).toBe(found));
