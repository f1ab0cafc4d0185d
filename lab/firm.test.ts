import { expect, it } from 'vitest';
import { vatId } from './firm.ts';

it.each([
  ['13669597', 'DE136695976'],
  ['11111111', 'DE111111117'],
])('completes %s to %s', (digits, expected) => expect(vatId(digits)).toBe(expected));
