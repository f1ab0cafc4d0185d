import { expect, it } from 'vitest';
import { wordFor } from './word-for.ts';

const words = { marketing: 'Marketing' };

it.each([
  ['marketing', 'Marketing'],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
  ['toString', 'toString'],
  ['', ''],
])('%s is said as %s', (name, said) => expect(wordFor(name, words)).toBe(said));
