import { describe, expect, it } from 'vitest';
import { fillText, pluralKey, textAt, textParts } from './text-format.ts';

const texts = { a: { b: 'B' }, hosts_one: '1 Host', hosts_other: '{{count}} Hosts', plain: 'x' };

describe('texts', () => {
  it.each([
    ['a.b', 'B'],
    ['a.c', 'a.c'],
    ['a', 'a'],
    ['no.such.key', 'no.such.key'],
  ])('finds %s', (key, text) => expect(textAt(texts, key)).toBe(text));

  it.each([
    ['{{n}} von {{m}}', { n: 2, m: 3 }, '2 von 3'],
    ['{{n}} {{n}}', { n: '$&' }, '$& $&'],
    ['{{open}}', {}, '{{open}}'],
    ['{{n}}', { n: 0 }, '0'],
  ])('fills %s', (text, values, filled) => expect(fillText(text, values)).toBe(filled));

  it.each([
    ['hosts', 1, 'de', 'hosts_one'],
    ['hosts', 0, 'de', 'hosts_other'],
    ['hosts', 2, 'en', 'hosts_other'],
    ['plain', 2, 'en', 'plain'],
  ])('chooses the form of %s for %i (%s)', (key, count, locale, form) => expect(pluralKey(texts, key, count, locale)).toBe(form));

  it.each([
    ['plain', [{ tag: null, text: 'plain' }]],
    [
      'a <b>c</b>.',
      [
        { tag: null, text: 'a ' },
        { tag: 'b', text: 'c' },
        { tag: null, text: '.' },
      ],
    ],
    ['<b>c</b>', [{ tag: 'b', text: 'c' }]],
    ['a < b > c', [{ tag: null, text: 'a < b > c' }]],
    ['', []],
  ])('splits %j at its marks', (text, parts) => expect(textParts(text)).toEqual(parts));
});
