/** Consents in a TC string, counted, and legitimate interests. */
export interface TcConsents {
  purposeConsents: number;
  vendorConsents: number;
  /** Numbers of the purposes, from 1, for which a legitimate interest is claimed and not objected to. */
  purposeLegitimateInterests: number[];
}

const alphabet = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].map((character, index) => [character, index]),
);
/** First bit of the fields that are read, in the core segment of version 2 (IAB TCF, "Consent string format v2"). */
const offsets = { version: 0, purposesConsent: 152, purposesLegitimateInterest: 176, vendorConsent: 213 } as const;
const purposeBits = 24;

/**
 * Counts the consents in the core segment of a TC string, or null when it is none. Read by hand because ranges of a hostile
 * string (3,600 times "all vendors") keep the reference library busy for seconds: it lists every vendor, here intervals are merged.
 */
export function readTcString(text: string): TcConsents | null {
  const bits = openBits(text.split('.', 1)[0] ?? '');
  if (!bits || bits.length < offsets.vendorConsent + 17 || bits.read(offsets.version, 6) !== 2) return null;
  const vendorConsents = countVendors(bits);
  return vendorConsents === null
    ? null
    : {
        purposeConsents: bits.count(offsets.purposesConsent, purposeBits),
        vendorConsents,
        purposeLegitimateInterests: Array.from({ length: purposeBits }, (_, index) => index + 1).filter(
          (purpose) => bits.read(offsets.purposesLegitimateInterest + purpose - 1, 1) === 1,
        ),
      };
}

interface Bits {
  length: number;
  /** Number in a field of at most 16 bits. */
  read(from: number, width: number): number;
  /** Number of ones in a field. */
  count(from: number, width: number): number;
}

function openBits(text: string): Bits | null {
  const values: number[] = [];
  for (const character of text) {
    const value = alphabet.get(character);
    if (value === undefined) return null;
    values.push(value);
  }
  const bit = (at: number) => ((values[Math.floor(at / 6)] ?? 0) >> (5 - (at % 6))) & 1;
  return {
    length: values.length * 6,
    read(from, width) {
      let number = 0;
      for (let at = from; at < from + width; at++) number = number * 2 + bit(at);
      return number;
    },
    count(from, width) {
      let ones = 0;
      for (let at = from; at < from + width; at++) ones += bit(at);
      return ones;
    },
  };
}

function countVendors(bits: Bits): number | null {
  const maxVendor = bits.read(offsets.vendorConsent, 16);
  const isRange = bits.read(offsets.vendorConsent + 16, 1) === 1;
  let at = offsets.vendorConsent + 17;
  if (!isRange) return at + maxVendor > bits.length ? null : bits.count(at, maxVendor);
  const entries = bits.read(at, 12);
  at += 12;
  const intervals: [first: number, last: number][] = [];
  for (let entry = 0; entry < entries; entry++) {
    const width = bits.read(at, 1) === 1 ? 33 : 17;
    if (at + width > bits.length) return null;
    const first = bits.read(at + 1, 16);
    const last = width === 33 ? bits.read(at + 17, 16) : first;
    if (last < first) return null;
    intervals.push([first, last]);
    at += width;
  }
  return sizeOfUnion(intervals);
}

function sizeOfUnion(intervals: [first: number, last: number][]): number {
  let size = 0;
  let reached = -1;
  for (const [first, last] of intervals.sort((a, b) => a[0] - b[0])) {
    if (last <= reached) continue;
    size += last - Math.max(first, reached + 1) + 1;
    reached = last;
  }
  return size;
}
