import { expect, it } from 'vitest';
import { readOnce } from './read-once.ts';

it('reads a text once while it is among the last that were asked', () => {
  const asked: string[] = [];
  const read = readOnce((text) => {
    asked.push(text);
    return text.length;
  }, 2);
  expect(['eins', 'zwei', 'eins', 'drei', 'eins', 'zwei'].map(read)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(asked).toEqual(['eins', 'zwei', 'drei', 'zwei']);
});

it('keeps an answer that is none', () => {
  let reads = 0;
  const read = readOnce(() => {
    reads++;
    return undefined;
  }, 1);
  expect([read('a'), read('a'), reads]).toEqual([undefined, undefined, 1]);
});
