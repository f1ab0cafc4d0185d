import { expect, it } from 'vitest';
import { misread, type NoticeCase } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  ['applications', 'Ihre Bewerbungsunterlagen verarbeiten wir, um über eine Einstellung zu entscheiden.', ['applications']],
  ['advertising of products', 'Wir nutzen die Daten zur Bewerbung eigener ähnlicher Waren.', [], ['applications']],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});
