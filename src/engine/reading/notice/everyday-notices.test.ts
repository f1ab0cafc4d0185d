import { expect, it } from 'vitest';
import type { NoticeItemKind } from '#checks/shared/notice/notice-items.ts';
import { legalPage } from '../../../../test/factories/facts.ts';
import { readNoticeItems } from './read-notice.ts';

const kindsOf = (text: string) =>
  readNoticeItems(legalPage({ kind: 'privacy', text: `Datenschutz\n${text}\nWir sind für Sie da.` })).items.map(({ kind }) => kind);

it.each<[NoticeItemKind, string]>([
  ['recipients', 'Tische reservieren Sie mit resmio.'],
  ['recipients', 'Push messages come through OneSignal.'],
  ['hostingLogs', 'Diese Seite ist mit Jimdo gebaut.'],
  ['hostingLogs', 'Unser Webspace liegt bei einer Firma in Gera.'],
  ['hostingLogs', 'Der Anbieter sieht Ihre IP-Adresse, wenn Sie die Seite öffnen.'],
  ['obligation', 'Ohne E-Mail-Adresse können wir Ihnen leider nicht antworten.'],
  ['obligation', 'Ohne Namen und Anschrift ist keine Lieferung möglich.'],
  ['obligation', 'Die mit * bezeichneten Angaben gehören zur Bestellung.'],
  ['obligation', 'Die markierten Felder müssen Sie ausfüllen.'],
  ['obligation', 'Without them we cannot send you the parcel.'],
  ['legitimateInterest', 'Interesse: Abwehr von Überlastung (Art. 6 Abs. 1 lit. f DSGVO).'],
  ['legitimateInterest', 'Unser Interesse besteht in sicheren Abläufen.'],
  ['legitimateInterest', 'Das tun wir, weil uns an einer laufenden Seite gelegen ist.'],
  ['retentionPeriod', 'Bewerbungen löschen wir ein halbes Jahr nach der Absage.'],
  ['retentionPeriod', 'Belege hebt die Kassenwartin zehn Jahre auf.'],
  ['retentionPeriod', 'Rechnungen behalten wir acht Jahre.'],
  ['retentionCriterion', 'Wir merken uns Ihre Nachricht, solange das Gespräch dauert.'],
  ['retentionCriterion', 'Die Anmeldungen werden gelöscht, sobald das Fest vorbei ist.'],
  ['retentionCriterion', 'We keep your routes as long as your account exists.'],
  ['purposes', 'Ihren Namen brauchen wir für die Vereinsarbeit.'],
  ['purposes', 'Ihre Nummer verwenden wir wegen möglicher Rückfragen.'],
  ['rightAccess', 'Sie dürfen fragen, was wir über Sie wissen.'],
  ['rightAccess', 'You can ask us what we know about you.'],
  ['rightErasure', 'Du kannst jederzeit alles löschen lassen.'],
  ['rightPortability', 'Sie haben das Recht,\nAuskunft zu erhalten,\nIhre Daten mitzunehmen,'],
])('reads %s in everyday words: %s', (kind, text) => {
  expect(kindsOf(text)).toContain(kind);
});

it.each<[NoticeItemKind, string]>([
  ['recipients', 'Matomo läuft auf unserem eigenen Server.'],
  ['hostingLogs', 'Wir zeigen eine Karte von OpenStreetMap.'],
  ['retentionCriterion', 'Wir speichern Ihre Angaben, wenn Sie uns schreiben.'],
  ['retentionPeriod', 'Sie müssen 16 Jahre alt sein.'],
  ['purposes', 'Unser Angebot ist für alle da.'],
])('reads no %s: %s', (kind, text) => {
  expect(kindsOf(text)).not.toContain(kind);
});
