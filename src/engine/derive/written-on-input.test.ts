import { expect, it } from 'vitest';
import { typedText } from '../gather/recordings.ts';
import { isWrittenOnInput } from './written-on-input.ts';

const frame = (functionName: string) => ({ url: 'https://www.muster.test/app.js', functionName, line: 1, column: 1 });
const write = (names: readonly string[], value = '{"name":""}') => ({ stack: names.map(frame), value });

it.each([
  ['a listener of the form', [write(['HTMLFormElement.<anonymous>'])]],
  ['what such a listener calls', [write(['save', 'HTMLTextAreaElement.onInput'])]],
  ['a library that holds what was typed', [write(['persist', 'flush'], `{"name":"${typedText}"}`)]],
  ['a look beside it, which has no stack', [write([]), write(['HTMLInputElement.<anonymous>'])]],
])('%s writes when somebody types', (_name, seen) => {
  expect(isWrittenOnInput(seen)).toBe(true);
});

it.each([
  ['a script while it loads', [write(['init', ''])]],
  ['an event that a script fires itself', [write(['HTMLInputElement.<anonymous>', 'init'])]],
  ['a listener of the document', [write(['HTMLDocument.<anonymous>'])]],
  ['both', [write(['init']), write(['HTMLFormElement.<anonymous>'])]],
  ['nobody knows', [write([])]],
])('%s: not by typing', (_name, seen) => {
  expect(isWrittenOnInput(seen)).toBe(false);
});
