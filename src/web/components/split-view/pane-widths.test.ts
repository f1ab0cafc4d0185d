import { expect, it } from 'vitest';
import { dividerStep, mainRange, mainWidth, readWidth } from './pane-widths.ts';

it.each([
  [320, null],
  [1_200, null],
  [1_201, { least: 800, most: 828 }],
  [1_920, { least: 800, most: 1_547 }],
])('a window of %i pixels allows %j', (whole, range) => expect(mainRange(whole)).toEqual(range));

it.each([
  [null, 1_440, 864],
  [null, 1_250, 800],
  [100, 1_440, 800],
  [950.4, 1_440, 950],
  [9_999, 1_440, 1_067],
])('a wish of %s in %i pixels becomes %i', (wanted, whole, expected) => {
  expect(mainWidth(wanted, whole, mainRange(whole)!)).toBe(expected);
});

it.each([
  ['ArrowLeft', 876],
  ['ArrowRight', 924],
  ['PageUp', 800],
  ['PageDown', 1_020],
  ['Home', 800],
  ['End', 1_067],
  ['Enter', null],
])('%s moves the divider to %s', (key, expected) => {
  expect(dividerStep(key, 900, mainRange(1_440)!)).toBe(expected);
});

it.each([
  ['850', 850],
  [null, null],
  ['', null],
  ['breit', null],
  ['-5', null],
  ['Infinity', null],
])('reads the stored width %j as %s', (stored, width) => expect(readWidth(stored)).toBe(width));
