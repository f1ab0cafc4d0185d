import { expect, it } from 'vitest';
import { hasValidCheckDigit } from './vat-id.ts';

it.each([
  ['DE136695976', true],
  ['DE123456788', true],
  ['DE123456789', false],
  ['DE12345678', false],
  ['ATU12345678', false],
  ['', false],
])('%s', (id, expected) => {
  expect(hasValidCheckDigit(id)).toBe(expected);
});
