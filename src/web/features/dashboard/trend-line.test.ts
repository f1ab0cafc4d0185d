import { expect, it } from 'vitest';
import { trendBox, trendLine } from './trend-line.ts';

const { width, height, edge } = trendBox;
const scores = (...all: (number | null)[]) => trendLine(all.map((score) => ({ score })));

it.each([
  ['nothing', scores(), { lines: [], dots: [] }],
  ['one scan', scores(100), { lines: [], dots: [{ x: width / 2, y: edge }] }],
  [
    'from the bottom to the top',
    scores(0, 100),
    {
      lines: [`${edge},${height - edge} ${width - edge},${edge}`],
      dots: [
        { x: edge, y: height - edge },
        { x: width - edge, y: edge },
      ],
    },
  ],
  ['scans without a score only', scores(null, null), { lines: [], dots: [] }],
])('%s', (_, drawn, expected) => expect(drawn).toEqual(expected));

it('leaves a gap where there is no score', () => {
  const { lines, dots } = scores(10, 20, null, 40, 50);
  expect(lines).toHaveLength(2);
  expect(dots).toHaveLength(4);
});
