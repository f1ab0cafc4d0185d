import { expect, it } from 'vitest';
import { misread, type NoticeCase } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  [
    'purpose with Zweck',
    'Kontaktformular\nZweck der Verarbeitung ist die Beantwortung Ihrer Anfrage mit den Daten aus dem Formular.',
    ['purposes'],
  ],
  ['purpose with um … zu', 'Kontakt\nWir verwenden Ihre Angaben, um Ihre Anfrage zu beantworten.', ['purposes']],
  ['purpose of one who uses a service', 'Statistik\nIch nutze etracker, um zu sehen, welche Seiten gelesen werden.', ['purposes']],
  ['purpose of a measurement', 'Hosting\nDer Anbieter speichert Protokolle und misst, ob die Seite fehlerfrei lädt.', ['purposes']],
  ['purpose of a hyphenated kind', 'Wir verarbeiten Ihre Daten zur Abwicklung Ihrer Bestellung.', ['purposes']],
  ...[
    'Zur Produktanalyse betreiben wir PostHog auf eigenen Servern.',
    'Wir messen damit den Erfolg unserer Anzeigen.',
    'Damit zählen wir die Besuche unserer Seiten.',
    'Wir nutzen Matomo zur Reichweitenanalyse.',
  ].map((text): NoticeCase => [text, `Statistik\n${text}`, ['purposes']]),
  ['empty words only', 'Wir verarbeiten Ihre Daten zur Verbesserung unseres Angebots.', [], ['purposes']],
  [
    'purposes one may ask about',
    'Ihre Rechte\nSie haben das Recht auf Auskunft über die Zwecke der Verarbeitung und die Empfänger.',
    ['rightAccess'],
    ['purposes', 'recipients'],
  ],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});
