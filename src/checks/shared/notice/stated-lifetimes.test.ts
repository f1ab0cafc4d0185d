import { expect, it } from 'vitest';
import { lifetimesInWords, lifetimesOf } from './stated-lifetimes.ts';

const day = 86_400;

it.each([
  [31_536_000, day, '_x (angegeben 1 Tag, gemessen 1 Jahr)'],
  [400 * day, 13 * 30.5 * day, '_x (angegeben 13 Monate, gemessen 400 Tage)'],
  [730 * day, 365.25 * day, '_x (angegeben 1 Jahr, gemessen 2 Jahre)'],
  [7_200, 1_800, '_x (angegeben 30 Minuten, gemessen 2 Stunden)'],
  [null, null, '_x (gemessen bis zum Ende der Sitzung)'],
  [90 * day, null, '_x (gemessen 90 Tage)'],
])('%d seconds, stated %d: %s', (measured, stated, text) => {
  expect(lifetimesInWords(lifetimesOf([{ name: '_x', measured, stated }]), 'de')).toBe(text);
});

it('tells what was asked for where the browser cut it', () => {
  const told = (requested: number) => lifetimesInWords(lifetimesOf([{ name: 'ts', measured: 400 * day, requested, stated: null }]), 'de');
  expect(told(1_095 * day)).toBe('ts (3 Jahre, vom Browser auf 400 Tage gekürzt)');
  expect(told(400 * day)).toBe('ts (gemessen 400 Tage)');
});

it('tells what was asked for beside what is stated', () => {
  const entry = { name: '_ga', measured: null, requested: 730 * day, stated: 14 * 30.5 * day };
  expect(lifetimesInWords(lifetimesOf([entry]), 'de')).toBe('_ga (angegeben 14 Monate, verlangt 2 Jahre)');
});

it('keeps what is in words already, and cuts a list nobody would read', () => {
  expect(lifetimesInWords('1 Jahr', 'de')).toBe('1 Jahr');
  const many = Array.from({ length: 12 }, (_, index) => ({ name: `c${index}`, measured: day, stated: null }));
  expect(lifetimesInWords(lifetimesOf(many), 'en')).toMatch(/^c0 \(measured 1 day\), .*c9 \(measured 1 day\) …$/);
});
