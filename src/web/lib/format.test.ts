import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';

const de = createFormat('de', 'Europe/Berlin');
const en = createFormat('en', 'Europe/Berlin');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('formats', () => {
  it.each([
    ['2026-11-21T08:14:00Z', '21.11.2026', '21.11.2026, 09:14 Uhr', '21/11/2026, 09:14'],
    ['2026-06-30T22:05:00Z', '01.07.2026', '01.07.2026, 00:05 Uhr', '01/07/2026, 00:05'],
  ])('dates %s', (iso, day, german, english) => {
    expect(de.date(iso)).toBe(day);
    expect(plain(de.dateTime(iso))).toBe(german);
    expect(plain(en.dateTime(iso))).toBe(english);
  });

  it.each([
    [0, '0,0 s', '0.0 s'],
    [1_840, '1,8 s', '1.8 s'],
    [9_949, '9,9 s', '9.9 s'],
    [9_960, '10 s', '10 s'],
    [119_400, '119 s', '119 s'],
    [120_000, '2 min', '2 min'],
    [125_000, '2 min 5 s', '2 min 5 s'],
  ])('tells %i ms', (ms, german, english) => {
    expect(plain(de.seconds(ms))).toBe(german);
    expect(plain(en.seconds(ms))).toBe(english);
  });

  it.each([
    [3650, '3.650', '3,650', '+3.650'],
    [0, '0', '0', '0'],
    [-1, '−1', '−1', '−1'],
    [-0, '0', '0', '0'],
  ])('counts %i', (value, german, english, change) => {
    expect(de.count(value)).toBe(german);
    expect(en.count(value)).toBe(english);
    expect(de.change(value)).toBe(change);
  });

  it('keeps units on the line of their number', () => expect(de.seconds(1_000)).toContain('\u00a0s'));
  it('lists', () => expect([de.list(['a', 'b', 'c']), en.list(['a', 'b'])]).toEqual(['a, b und c', 'a and b']));
});
