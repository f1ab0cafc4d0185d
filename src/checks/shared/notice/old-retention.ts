import { type Match, wholeWords } from '../wording.ts';
import { type OutdatedTerm, outdatedUses } from './outdated-terms.ts';

const vouchers =
  '(?:[a-zß-ɏ]{0,20}rechnungen|rechnungs(?:daten|unterlagen|belege)|buchungs(?:belege|unterlagen)|(?:zahlungs|kassen|steuer)?belege|invoices|(?:accounting\\s+)?vouchers|accounting\\s+records)';
const tenYears = '(?:10|zehn|ten)\\s+(?:jahren?|years)';
/** Up to another period or the end of the sentence; the full stop of "Abs." ends none. */
const gap = (most: number) => `(?:(?!jahr|year|monat|month|(?:acht|8)[\\s,])[^.;!?\\n]|(?<=abs|nr|gem|bzw|vgl|ziff|z|b)\\.){0,${most}}?`;

/**
 * Invoices and other vouchers kept for ten years: since 2025 it is eight (§ 147(3) AO, § 257(4) HGB, § 14b(1) UStG). Books and annual
 * accounts stay at ten, "up to ten years" is true of them, and other countries have periods of their own.
 */
export const oldRetention: OutdatedTerm = {
  name: 'Rechnungen und Buchungsbelege: 10 Jahre',
  pattern: wholeWords(`${vouchers}${gap(80)}(?<!bis zu )(?<!up to )${tenYears}|(?<!bis zu )(?<!up to )${tenYears}${gap(140)}${vouchers}`),
  unless: wholeWords(
    '(?:acht|8|eight)\\s+(?:jahren?|years)|bis\\s+(?:ende\\s+)?2024|früher|obligationenrecht|schweiz[a-zß-ɏ]*|liechtenstein[a-zß-ɏ]*|luxemburg[a-zß-ɏ]*|art\\.?\\s+958f',
  ),
  reach: 160,
};

/** The place at which a notice keeps vouchers for ten years; null: none. */
export function oldRetentionIn(text: string): { quote: string; match: Match } | null {
  return outdatedUses(text, [oldRetention])[0] ?? null;
}
