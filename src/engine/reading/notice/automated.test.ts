import { expect, it } from 'vitest';
import { misread, type NoticeCase } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  ['no automated decisions', 'Wir verzichten auf eine automatisierte Entscheidungsfindung einschließlich Profiling.', ['automated']],
  ['scoring', 'Bei Kauf auf Rechnung führen wir eine Bonitätsprüfung durch.', ['automated']],
  ['profiling in Art. 21', 'Widerspruch\nDies gilt auch für ein auf diese Bestimmungen gestütztes Profiling.', [], ['automated']],
  [
    'automated as a right',
    'Auskunft\nSie können Auskunft verlangen über das Bestehen einer automatisierten Entscheidungsfindung.',
    [],
    ['automated'],
  ],
  [
    'definition of profiling',
    'Begriffe\nProfiling ist jede Art der automatisierten Verarbeitung personenbezogener Daten.',
    [],
    ['automated'],
  ],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});
