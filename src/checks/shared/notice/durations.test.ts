import { expect, it } from 'vitest';
import { longestDuration, statesDuration } from './durations.ts';

const day = 86_400;

it.each<[string, number | null]>([
  ['Laufzeit: 2 Jahre', 730.5 * day],
  ['zwei Jahre', 730.5 * day],
  ['13 Monate', 396.5 * day],
  ['24 Stunden', day],
  ['ein Tag', day],
  ['90 days', 90 * day],
  ['30 min', 1_800],
  ['1 Minute bis 1 Tag', day],
  ['2 J.', 730.5 * day],
  ['24 Mon.', 732 * day],
  ['90 T.', 90 * day],
  ['24 h', day],
  ['30 d', 30 * day],
  ['2 Jahr(e)', 730.5 * day],
  ['30 Tag(en)', 30 * day],
  ['3.650 Tage', 3_650 * day],
  ['1,5 Jahre', 547.875 * day],
  ['ein halbes Jahr', 182.625 * day],
  ['1 year 1 month 4 days', 399.75 * day],
  ['_ga, 1 Jahr 1 Monat 4 Tage', 399.75 * day],
  ['ein Jahr und einen Monat', 395.75 * day],
  ['6 Monate 15 Tage', 198 * day],
  ['_ga: 2 Jahre, _gid: 1 Tag', 730.5 * day],
  ['zwischen 1 Tag und 2 Jahren', 730.5 * day],
  ['1 Monat 1 Jahr', 365.25 * day],
  ['Sitzung', null],
  ['keine Angabe', null],
  ['4 T-Shirts', null],
  ['ein d', null],
])('%s', (text, seconds) => {
  expect(longestDuration(text)).toBe(seconds);
});

it.each([
  ['Session', true],
  ['wird mit dem Schließen des Browsers gelöscht', true],
  ['until you close your browser', true],
  ['when closing your browser', true],
  ['_ga, Google, Statistik', false],
])('states a duration: %s %s', (text, expected) => {
  expect(statesDuration(text)).toBe(expected);
});
