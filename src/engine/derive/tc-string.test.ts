import { describe, expect, it } from 'vitest';
import { readTcString } from './tc-string.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const bits = (value: number, width: number) => value.toString(2).padStart(width, '0');
/** A core segment of version 2 with the given purposes and vendor section. */
function segment(purposes: string, interests: string, vendors: string): string {
  const text = `${bits(2, 6)}${'0'.repeat(146)}${purposes.padEnd(24, '0')}${interests.padEnd(24, '0')}${'0'.repeat(13)}${vendors}`;
  return encode(text);
}
const encode = (text: string) =>
  (text.padEnd(Math.ceil(text.length / 6) * 6, '0').match(/.{6}/g) ?? []).map((six) => alphabet[Number.parseInt(six, 2)]).join('');
const range = (...ranges: [number, number][]) =>
  `${bits(65_535, 16)}1${bits(ranges.length, 12)}${ranges.map(([first, last]) => (first === last ? `0${bits(first, 16)}` : `1${bits(first, 16)}${bits(last, 16)}`)).join('')}`;

describe('readTcString', () => {
  it.each([
    [
      'bit field',
      segment('111', '0000001', `${bits(10, 16)}0${'0100000001'}`),
      { purposeConsents: 3, vendorConsents: 2, purposeLegitimateInterests: [7] },
    ],
    ['ranges', segment('', '', range([2, 2], [10, 19])), { purposeConsents: 0, vendorConsents: 11, purposeLegitimateInterests: [] }],
    [
      'overlapping ranges',
      segment('', '', range([5, 10], [1, 6], [8, 8])),
      { purposeConsents: 0, vendorConsents: 10, purposeLegitimateInterests: [] },
    ],
    [
      'further segments',
      `${segment('1', '', `${bits(0, 16)}0`)}.YAAAAAAAAAAA.__proto__`,
      { purposeConsents: 1, vendorConsents: 0, purposeLegitimateInterests: [] },
    ],
  ])('%s', (_name, text, expected) => {
    expect(readTcString(text)).toMatchObject(expected);
  });

  it.each([
    ['empty', ''],
    ['other characters', 'C$$$'],
    ['bit field longer than the text', segment('', '', `${bits(9_000, 16)}0`)],
    ['ranges longer than the text', segment('', '', `${bits(9_000, 16)}1${bits(4_095, 12)}`)],
    ['range backwards', segment('', '', range([9, 2]))],
  ])('no TC string: %s', (_name, text) => {
    expect(readTcString(text)).toBeNull();
  });

  it.each([
    ['letters beyond Z', 108, '111111000100', { consentLanguage: '?E' }],
    ['the last date there is', 6, '1'.repeat(36), { created: '2187-10-06T10:21:13.500Z' }],
    ['no date', 6, '0'.repeat(36), { created: '1970-01-01T00:00:00.000Z' }],
    ['all special features', 140, '1'.repeat(12), { specialFeatures: Array.from({ length: 12 }, (_, index) => index + 1) }],
  ])('reads %s', (_name, at, field, content) => {
    const plain = `${bits(2, 6)}${'0'.repeat(207)}${bits(0, 17)}`;
    expect(readTcString(encode(plain.slice(0, at) + field + plain.slice(at + field.length)))).toMatchObject({ content });
  });

  it('lists the first 500 vendors', () => {
    const listed = (vendors: string) => readTcString(segment('', '', vendors))?.content.vendorsConsent;
    expect(listed(range([9, 10], [2, 3]))).toEqual([2, 3, 9, 10]);
    expect(listed(range([1, 300], [200, 65_535]))).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
    expect(listed(`${bits(600, 16)}0${'1'.repeat(600)}`)).toHaveLength(500);
  });

  it('counts thousands of ranges of all vendors once', () => {
    expect(readTcString(segment('', '', range(...Array.from({ length: 3_600 }, (): [number, number] => [1, 65_535]))))).toMatchObject({
      vendorConsents: 65_535,
    });
  });
});
