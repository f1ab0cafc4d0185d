import { expect, it } from 'vitest';
import { misread, type NoticeCase } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  ['period', 'Die Logfiles werden nach 14 Tagen gelöscht.', ['retentionPeriod']],
  ['period in words', 'Die Speicherdauer der Protokolle beträgt sieben Tage.', ['retentionPeriod']],
  ['period under its heading', 'Speicherdauer\nRechnungen: zehn Jahre, Anfragen: sechs Monate', ['retentionPeriod']],
  ['data linked with cookies', 'Die mit Cookies verknüpften Daten werden nach 14 Monaten automatisch gelöscht.', ['retentionPeriod']],
  ['life of a cookie', 'Das Cookie _ga bleibt zwei Jahre auf Ihrem Gerät gespeichert.', [], ['retentionPeriod']],
  ['table of cookies', 'Cookies\n_ga, Google, Statistik, Speicherdauer 2 Jahre', [], ['retentionPeriod']],
  ['deadline of an answer', 'Wir beantworten Anträge auf Löschung binnen eines Monats.', [], ['retentionPeriod']],
  ['criterion', 'Wir löschen die Anfrage, sobald sie erledigt ist.', ['retentionCriterion']],
  ['until withdrawal', 'Die Adresse bleibt gespeichert, bis Sie den Newsletter abbestellen.', ['retentionCriterion']],
  ['as long as necessary', 'Wir speichern Ihre Daten nur so lange, wie es erforderlich ist.', ['retentionCriterion']],
  [
    'erasure as a right',
    'Sie haben das Recht, die Löschung Ihrer Daten zu verlangen, sofern keine Aufbewahrungspflichten entgegenstehen.',
    ['rightErasure'],
    ['retentionCriterion', 'retentionPeriod'],
  ],
  [
    'period counted from an event',
    'Unterlagen löschen wir sechs Monate nach Abschluss des Verfahrens.',
    ['retentionPeriod'],
    ['retentionCriterion'],
  ],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});
