import { expect, it } from 'vitest';
import { countOutcomes, type Outcome, refusedLines } from './import-counts.ts';

const lines = (...outcomes: Outcome[]) => outcomes.map((outcome, index) => ({ line: index + 1, text: `${index}`, outcome }));

it.each([
  [lines(), []],
  [
    lines('invalid-url', 'added', 'added'),
    [
      { outcome: 'added', count: 2 },
      { outcome: 'invalid-url', count: 1 },
    ],
  ],
])('counts the outcomes', (given, counts) => expect(countOutcomes(given)).toEqual(counts));

it('names the lines that were refused', () => {
  const given = lines('added', 'known', 'repeated', 'invalid-url', 'blocked-target', 'too-many');
  expect(refusedLines(given).map(({ line }) => line)).toEqual([4, 5, 6]);
});
