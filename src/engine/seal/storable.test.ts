import { expect, it } from 'vitest';
import { storable } from './storable.ts';

it.each([
  ['an ordinary text', 'Grüße 👋', 'Grüße 👋'],
  ['NUL', 'vor\0nach', 'vor\uFFFDnach'],
  ['half a pair', 'a\uD800b', 'a\uFFFDb'],
  ['two halves the wrong way round', '\uDC00\uD800', '\uFFFD\uFFFD'],
  ['numbers, null and booleans', [1, null, true], [1, null, true]],
  ['texts and keys at any depth', { 'k\0': [{ x: '\uDFFF' }] }, { 'k\uFFFD': [{ x: '\uFFFD' }] }],
  ['a key that is no prototype', JSON.parse('{"__proto__":"\\u0000"}'), JSON.parse('{"__proto__":"\\ufffd"}')],
])('makes %s storable', (_name, value, expected) => {
  expect(JSON.stringify(storable(value))).toBe(JSON.stringify(expected));
});
