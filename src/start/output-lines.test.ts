import { expect, it } from 'vitest';
import { errorIn, lineSplitter, shorten } from './output-lines.ts';

it.each([
  ['{"level":50,"msg":"kaputt"}', 'kaputt'],
  ['{"level":"error","msg":"queue","err":"no answer"}', 'queue: no answer'],
  ['{"level":60,"err":{"message":"weg"},"msg":"Ende"}', 'Ende: weg'],
  ['{"level":50,"err":{"message":"weg"},"msg":"weg"}', 'weg'],
  ['{"level":40,"msg":"a warning"}', null],
  ['{"level":"info","msg":"Error: in a text"}', null],
  ['{"level":50', null],
  ['TypeError: x is not a function', 'TypeError: x is not a function'],
  ['Error [ERR_MODULE_NOT_FOUND]: Cannot find package', 'Error [ERR_MODULE_NOT_FOUND]: Cannot find package'],
  ['Uncaught Error: x', 'Error: x'],
  ['    at Error: not the first line', null],
  ['2026-01-01 UTC [7] ERROR:  duplicate key', null],
  ['2026-01-01 UTC [7] PANIC:  could not write', 'could not write'],
  ['Error: \u001b[2Jwiped', 'Error: \\x1b[2Jwiped'],
])('%s → %s', (line, expected) => expect(errorIn(line)).toBe(expected));

it('puts lines together from chunks, through split characters', () => {
  const lines: string[] = [];
  const split = lineSplitter((line) => lines.push(line));
  const bytes = Buffer.from('eins\nzwö');
  split(bytes.subarray(0, 8));
  split(bytes.subarray(8));
  split(Buffer.from('lf\n\nrest'));
  expect(lines).toEqual(['eins', 'zwölf']);
});

it('cuts what would fill the terminal', () => expect(shorten('x'.repeat(1_000))).toHaveLength(401));
