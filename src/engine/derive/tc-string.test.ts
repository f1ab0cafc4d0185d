import { describe, expect, it } from 'vitest';
import { readTcString } from './tc-string.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const bits = (value: number, width: number) => value.toString(2).padStart(width, '0');
/** A core segment of version 2 with the given purposes and vendor section. */
function segment(purposes: string, interests: string, vendors: string): string {
  const text = `${bits(2, 6)}${'0'.repeat(146)}${purposes.padEnd(24, '0')}${interests.padEnd(24, '0')}${'0'.repeat(13)}${vendors}`;
  return (text.padEnd(Math.ceil(text.length / 6) * 6, '0').match(/.{6}/g) ?? []).map((six) => alphabet[Number.parseInt(six, 2)]).join('');
}
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
    expect(readTcString(text)).toEqual(expected);
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

  it('counts thousands of ranges of all vendors once', () => {
    expect(readTcString(segment('', '', range(...Array.from({ length: 3_600 }, (): [number, number] => [1, 65_535]))))).toMatchObject({
      vendorConsents: 65_535,
    });
  });
});
