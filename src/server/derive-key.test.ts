import { expect, it } from 'vitest';
import { deriveKey } from './derive-key.ts';

it('derives a key for each purpose', () => {
  const keys = [deriveKey('a', 'proof-of-work'), deriveKey('a', 'proof-of-work-solution'), deriveKey('b', 'proof-of-work')];
  expect(new Set(keys).size).toBe(3);
  expect(deriveKey('a', 'proof-of-work')).toBe(keys[0]);
});
