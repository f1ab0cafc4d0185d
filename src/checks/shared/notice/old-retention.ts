import { plainText, wholeWords } from '../wording.ts';
import { type OutdatedTerm, type OutdatedUse, outdatedUses } from './outdated-terms.ts';

const vouchers =
  '(?:[a-zß-ɏ]{0,20}rechnungen|(?:die|der|eine|einer|jeder|ihrer?|unserer?)\\s+rechnung|(?:ab)?rechnungs(?:daten|unterlagen|belege|kopien)|buchungs(?:belege|unterlagen)|(?:zahlungs|kassen|steuer|spenden|eigen|fremd|lohn|kosten|einkaufs|verkaufs)?belegen?|(?:bank)?kontoausz(?:ug|uge|ugs|üge|ügen)|kassenbons?|quittungen|invoices|(?:accounting\\s+)?vouchers|bank\\s+statements|accounting\\s+records)';
const tenYears =
  '(?:(?:10|zehn|ten)\\s+(?:\\(10\\)\\s+)?(?:volle[nr]?\\s+|full\\s+)?(?:(?:kalender)?jahren?|(?:calendar\\s+)?years)|(?:10|zehn)[\\s-]?jährige[nrs]?|(?:10|ten)-year)';
/** Up to another period or the end of the sentence; the full stop of "Abs." ends none. */
const gap = (most: number) => `(?:(?!jahr|year|monat|month|(?:acht|8)[\\s,])[^.;!?\\n]|(?<=abs|nr|gem|bzw|vgl|ziff|z|b)\\.){0,${most}}?`;

/**
 * Invoices and other vouchers kept for ten years: since 2025 it is eight (§ 147(3) AO, § 257(4) HGB, § 14b(1) UStG). Books and annual
 * accounts stay at ten, "up to ten years" is true of them, and other countries have periods of their own.
 */
export const oldRetention: OutdatedTerm = {
  name: 'Rechnungen und Buchungsbelege: 10 Jahre',
  pattern: wholeWords(
    `${vouchers}${gap(80)}(?<!bis zu )(?<!up to )${tenYears}|(?<!bis zu )(?<!up to )${tenYears}${gap(140)}(?<![a-zß-ɏ])${vouchers}`,
  ),
  unless: wholeWords(
    '(?:acht|8|eight)\\s+(?:jahren?|years)|bis\\s+(?:ende\\s+)?2024|früher|obligationenrecht|schweiz[a-zß-ɏ]*|liechtenstein[a-zß-ɏ]*|luxemburg[a-zß-ɏ]*|art\\.?\\s+958f',
  ),
  reach: 160,
};

/** A cell of a table that says no more than what is kept. */
const label = wholeWords(`^${vouchers}$`);
const period = wholeWords(`^${tenYears}`);

/**
 * The first place at which a notice keeps vouchers for ten years, line by line as it stands there: an item of a list says nothing of the
 * next one ("Patientenakten: 10 Jahre" above "Abrechnungsdaten"), a cell may have its period in the next.
 */
export function oldRetentionIn(notice: string): OutdatedUse[] {
  const lines = notice
    .split('\n')
    .map(plainText)
    .filter((line) => line !== '');
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1] ?? '';
    const row = line.search(label) >= 0 && next.search(period) >= 0 ? `${line} ${next}` : line;
    const found = outdatedUses(row, [oldRetention]);
    if (found.length > 0) return found;
  }
  return [];
}
