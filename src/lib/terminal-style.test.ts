import { expect, it } from 'vitest';
import { terminalStyle, wantsColour } from './terminal-style.ts';

it.each([
  [true, {}, true],
  [false, {}, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [true, { TERM: 'dumb' }, false],
])('terminal %s with %j: colour %s', (isTerminal, env, expected) => expect(wantsColour(isTerminal, env)).toBe(expected));

it('plain style changes nothing', () => {
  expect(terminalStyle(false).bold('x')).toBe('x');
  expect(terminalStyle(true).red('x')).toBe('\u001b[31mx\u001b[39m');
});
