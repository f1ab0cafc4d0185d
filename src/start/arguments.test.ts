import { expect, it } from 'vitest';
import { parseStartArguments } from './arguments.ts';

it.each([
  [[], undefined],
  [['--lang', 'en'], 'en'],
  [['--lang=de'], 'de'],
])('%j', (args, lang) => expect(parseStartArguments(args)).toEqual({ lang }));

it.each([[['--lang', 'fr']], [['--lang']], [['--port', '1']], [['-x']], [['now']]])('refuses %j', (args) =>
  expect(() => parseStartArguments(args)).toThrow(expect.objectContaining({ code: 'unknown-option' })),
);
