import { expect, it } from 'vitest';
import { openPoints } from './open-points.ts';

it('lists states, pages and checks with their reasons', () => {
  const points = openPoints({
    completeness: {
      states: [
        { state: 'none', examined: true, reason: null, message: null },
        { state: 'reject', examined: false, reason: 'no-reject', message: 'Keine Schaltfläche.' },
        { state: 'accept', examined: false, reason: 'timeout', message: null },
      ],
      pages: { failures: [{ url: 'https://a.test/blog', message: 'Antwortet nicht.' }] },
    },
    areas: [
      {
        findings: [
          { class: 'Conform', title: 'Gut', statement: '', checkId: 'a' },
          { class: 'NoClassification', title: 'Widerruf', statement: 'Nicht geprüft: das Banner.', checkId: 'b' },
        ],
      },
    ],
  } as never);
  expect(points.map(({ kind, what, why, checkId }) => [kind, what, why, checkId])).toEqual([
    ['state', 'reject', 'Keine Schaltfläche.', null],
    ['state', 'accept', 'timeout', null],
    ['page', 'https://a.test/blog', 'Antwortet nicht.', null],
    ['check', 'Widerruf', 'Das Banner.', 'b'],
  ]);
});
