import { expect, it } from 'vitest';
import { createTypedCode, normalizeTypedCode } from './typed-code.ts';

it('makes codes in groups of four, each another', () => {
  const codes = Array.from({ length: 200 }, createTypedCode);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(new Set(codes).size).toBe(200);
  expect(new Set(codes.join('')).size).toBe(33);
});

it.each([
  ['7K3M-9QRT-2BCD-W0X1', '7K3M9QRT2BCDW0X1'],
  [' 7k3m 9qrt 2bcd woxi ', '7K3M9QRT2BCDW0X1'],
  ['7k3m9qrt2bcdwOxl', '7K3M9QRT2BCDW0X1'],
  ['7K3M–9QRT—2BCD‑W0X1', '7K3M9QRT2BCDW0X1'],
])('reads %s', (typed, code) => expect(normalizeTypedCode(typed)).toBe(code));
