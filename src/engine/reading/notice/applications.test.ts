import { expect, it } from 'vitest';
import { misread, type NoticeCase } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  ['applications', 'Ihre Bewerbungsunterlagen verarbeiten wir, um über eine Einstellung zu entscheiden.', ['applications']],
  [
    'a heading that means advertising',
    '12) Bewerbung, Facebook\nAuf unserer Website kommt das „Facebook-Pixel“ der Meta Platforms Ireland Ltd. zum Einsatz, wenn Sie eingewilligt haben. Damit messen wir Anzeigen.',
    [],
    ['applications'],
  ],
  ['a heading over a short section', 'Bewerbungen\nIhre Daten löschen wir sechs Monate nach Abschluss des Verfahrens.', ['applications']],
  ['advertising of products', 'Wir nutzen die Daten zur Bewerbung eigener ähnlicher Waren.', [], ['applications']],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});
