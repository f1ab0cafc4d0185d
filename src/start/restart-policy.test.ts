import { expect, it } from 'vitest';
import { mostFailures, pauseBeforeRestart } from './restart-policy.ts';

const now = 1_000_000;

it.each([
  ['the first', [now], 250],
  ['the third in a row', [now - 900, now - 500, now], 1_000],
  ['the fifth', [now - 8_000, now - 7_000, now - 6_000, now - 2_000, now], 4_000],
  ['one too many', Array.from({ length: mostFailures + 1 }, (_, i) => now - i), null],
  ['many, but long ago', [...Array.from({ length: 20 }, (_, i) => now - 60_000 - i), now], 250],
])('%s', (_, failures, expected) => expect(pauseBeforeRestart(failures, now)).toBe(expected));
