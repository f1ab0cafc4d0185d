import type { TcContent } from '#checks/facts/consent.ts';

/** Consents in a TC string, counted, legitimate interests, and what else the core segment says. */
export interface TcConsents {
  purposeConsents: number;
  vendorConsents: number;
  /** Numbers of the purposes, from 1, for which a legitimate interest is claimed and not objected to. */
  purposeLegitimateInterests: number[];
  content: TcContent;
}

const alphabet = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].map((character, index) => [character, index]),
);
/** First bit of the fields that are read, in the core segment of version 2 (IAB TCF, "Consent string format v2"). */
const offsets = {
  version: 0,
  created: 6,
  lastUpdated: 42,
  consentScreen: 102,
  consentLanguage: 108,
  vendorListVersion: 120,
  isServiceSpecific: 138,
  specialFeatures: 140,
  purposesConsent: 152,
  purposesLegitimateInterest: 176,
  publisherCountry: 201,
  vendorConsent: 213,
} as const;
const purposeBits = 24;
const specialFeatureBits = 12;
const listedVendors = 500;

/**
 * Reads the core segment of a TC string, or null when it is none. Read by hand because ranges of a hostile string (3,600 times
 * "all vendors") keep the reference library busy for seconds: it lists every vendor, here intervals are merged.
 */
export function readTcString(text: string): TcConsents | null {
  const bits = openBits(text.split('.', 1)[0] ?? '');
  if (!bits || bits.length < offsets.vendorConsent + 17 || bits.read(offsets.version, 6) !== 2) return null;
  const vendors = readVendors(bits);
  if (vendors === null) return null;
  const purposesConsent = numbersOf(bits, offsets.purposesConsent, purposeBits);
  const purposesLegitimateInterest = numbersOf(bits, offsets.purposesLegitimateInterest, purposeBits);
  return {
    purposeConsents: purposesConsent.length,
    vendorConsents: vendors.reduce((sum, [first, last]) => sum + last - first + 1, 0),
    purposeLegitimateInterests: purposesLegitimateInterest,
    content: {
      created: readTime(bits, offsets.created),
      lastUpdated: readTime(bits, offsets.lastUpdated),
      consentLanguage: readLetters(bits, offsets.consentLanguage),
      consentScreen: bits.read(offsets.consentScreen, 6),
      vendorListVersion: bits.read(offsets.vendorListVersion, 12),
      publisherCountry: readLetters(bits, offsets.publisherCountry),
      isServiceSpecific: bits.read(offsets.isServiceSpecific, 1) === 1,
      specialFeatures: numbersOf(bits, offsets.specialFeatures, specialFeatureBits),
      purposesConsent,
      purposesLegitimateInterest,
      vendorsConsent: firstNumbers(vendors, listedVendors),
    },
  };
}

/** Tenths of seconds since 1970 in 36 bits: no later than 2187, so any value is a date. */
function readTime(bits: Bits, from: number): string {
  return new Date(bits.read(from, 36) * 100).toISOString();
}

/** Two letters of 6 bits each, A = 0; what lies beyond Z is none. */
function readLetters(bits: Bits, from: number): string {
  return [from, from + 6].map((at) => String.fromCharCode(65 + bits.read(at, 6)).replace(/[^A-Z]/, '?')).join('');
}

/** Numbers, from 1, of the bits that are set. */
function numbersOf(bits: Bits, from: number, width: number): number[] {
  return Array.from({ length: width }, (_, index) => index + 1).filter((number) => bits.read(from + number - 1, 1) === 1);
}

interface Bits {
  length: number;
  /** Number in a field of at most 36 bits. */
  read(from: number, width: number): number;
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
  };
}

type Interval = [first: number, last: number];

/** Numbers of the vendors with consent as ascending intervals that do not overlap; null = cut or broken. */
function readVendors(bits: Bits): Interval[] | null {
  const maxVendor = bits.read(offsets.vendorConsent, 16);
  const isRange = bits.read(offsets.vendorConsent + 16, 1) === 1;
  let at = offsets.vendorConsent + 17;
  if (!isRange) return at + maxVendor > bits.length ? null : numbersOf(bits, at, maxVendor).map((vendor) => [vendor, vendor]);
  const entries = bits.read(at, 12);
  at += 12;
  const intervals: Interval[] = [];
  for (let entry = 0; entry < entries; entry++) {
    const width = bits.read(at, 1) === 1 ? 33 : 17;
    if (at + width > bits.length) return null;
    const first = bits.read(at + 1, 16);
    const last = width === 33 ? bits.read(at + 17, 16) : first;
    if (last < first) return null;
    intervals.push([first, last]);
    at += width;
  }
  return disjoint(intervals);
}

function disjoint(intervals: Interval[]): Interval[] {
  const merged: Interval[] = [];
  let reached = -1;
  for (const [first, last] of intervals.sort((a, b) => a[0] - b[0])) {
    if (last <= reached) continue;
    merged.push([Math.max(first, reached + 1), last]);
    reached = last;
  }
  return merged;
}

function firstNumbers(intervals: readonly Interval[], most: number): number[] {
  const numbers: number[] = [];
  for (const [first, last] of intervals) {
    for (let number = first; number <= last && numbers.length < most; number++) numbers.push(number);
    if (numbers.length >= most) break;
  }
  return numbers;
}
