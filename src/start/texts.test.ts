import { expect, it } from 'vitest';
import { type FailureCode, fill, localeOf, sentencesOf, texts } from './texts.ts';

it.each([
  ['en', {}, 'en'],
  [undefined, { LANG: 'en_GB.UTF-8' }, 'en'],
  [undefined, { LANG: 'en_GB.UTF-8', LC_ALL: 'de_DE.UTF-8' }, 'de'],
  ['de', { LANG: 'en_US.UTF-8' }, 'de'],
  [undefined, { LANG: 'C.UTF-8' }, 'de'],
  [undefined, {}, 'de'],
] as const)('--lang %s with %j: %s', (option, env, expected) => expect(localeOf(option, env)).toBe(expected));

it('fills places and leaves unknown ones', () => expect(fill('{a} {b} {a}', { a: '1' })).toBe('1 {b} 1'));

it('says a failure in both languages, the chosen one first', () => {
  expect(sentencesOf('part-refused', { part: 'worker', why: 'kaputt' }, 'en')).toEqual([
    'The worker cannot start: kaputt',
    'Der Worker kann nicht starten: kaputt',
  ]);
});

it('quotes a reason given in both languages by halves', () => {
  expect(sentencesOf('part-refused', { part: 'worker', why: 'Kein Browser. Bitte einen. / No browser. One, please.' }, 'de')).toEqual([
    'Der Worker kann nicht starten: Kein Browser. Bitte einen.',
    'The worker cannot start: No browser. One, please.',
  ]);
});

it.each(Object.keys(texts.de.failures) as FailureCode[])('%s: one sentence with the same values in both languages', (code) => {
  const placesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
  expect(placesIn(texts.en.failures[code])).toEqual(placesIn(texts.de.failures[code]));
  for (const text of [texts.de.failures[code], texts.en.failures[code]]) expect(text).not.toContain('\n');
});
