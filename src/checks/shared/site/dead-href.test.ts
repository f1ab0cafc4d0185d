import { expect, it } from 'vitest';
import { isDeadHref } from './dead-href.ts';

const cases: [string, string, boolean][] = [
  ['nothing', ' ', true],
  ['a script', 'javascript:void(0)', true],
  ['an empty fragment', '#', true],
  ['an empty hash bang', '#!', true],
  ['the beginning of the page', '#top', true],
  ['the same in other letters', ' #Top', true],
  ['what a template left', '#link', true],
  ['the page itself, written in full', 'https://muster.test/kontakt#', true],
  ['the beginning of the page itself, written in full', 'https://muster.test/kontakt/#top', true],
  ['the beginning of another page', 'https://muster.test/impressum#top', false],
  ['a part of the page', '#impressum', false],
  ['a route of a script', '#/impressum', false],
  ['a page', '/impressum', false],
];

it.each(cases)('%s', (_, href, expected) => {
  expect(isDeadHref(href, 'https://muster.test/kontakt')).toBe(expected);
});
