import { type Match, matchesOf, mentions, quoted, wholeWords } from '../wording.ts';
import { struckPairs } from './struck-prices.ts';
import { amountOf, anySum, otherSums } from './sums.ts';

/**
 * Prices that are no former ones of the seller: what the maker recommends, and what health insurers pay pharmacies for (“AVP” by the
 * Lauer-Taxe, “UAVP”).
 */
const recommended =
  'uvp|u\\.\\s?v\\.\\s?p\\.|unverb(?:indliche[rn]?|\\.)\\s+(?:hersteller-?)?preis-?empf(?:ehlung|\\.)|u?avp|(?:apotheken-?)?(?:abrechnungs|abgabe)preis|apothekenverkaufspreis|lauer-?taxe|rrp|msrp';
/** What a price reduction has beside it where nothing is to be said against it: the lowest price before, or what else the higher price is. */
export const explainedReduction = wholeWords(
  `niedrigste[rn]?\\s+(?:gesamt|verkaufs)?preis|(?:letzten?|vergangenen?)\\s+30\\s+tagen?|30[\\s-]tage-?(?:best|tiefst|niedrigst)?preis|30\\s+tage(?!\\s+(?:lang\\s+)?(?:rück|widerruf|umtausch|geld|test|probe|zahlung|kauf))|lowest\\s+price|last\\s+30\\s+days|mengenrabatt|staffelpreis[a-zß-ɏ]*|ablauf[a-zß-ɏ]*|mindesthaltbarkeit[a-zß-ɏ]*|${recommended}`,
);
const recommendedPrice = wholeWords(recommended);
/** A note for all reductions of a page: one with an asterisk, or that speaks of struck prices as such. */
const asterisk = /[*¹²³†]\)?\s?(?:der\s)?$/u;
/** The star of the price in front (“6,90 €* UVP”), which leads to a note on tax and dispatch. */
const starOfSum = /(?:\d|€|EUR|Euro)[*¹²³†]{1,2}\s$/iu;
const struckPrices = wholeWords(
  '(?:streich|statt|vergleichs)-?preise?|(?:durch)?gestrichene[nr]?\\s+preise?|(?:alle|die)\\s+rabatte|strike-?through\\s+prices?',
);
const percent =
  /(?<![\d%]\s?|\d[.,])(?:[-–−]\s?\d{1,2}\s?%|\d{1,2}(?:[.,]\d{1,2})?\s?%\s?(?:rabatt|reduziert|günstiger|gespart|off|discount)|(?:spare?n?|save)\s\d{1,2}\s?%)/giu;
const besideReach = 40;
const noteReach = 250;
/** Between the name of a price and the price. */
const namedReach = 20;

/**
 * The reductions that cards of an overview state (single spaces) and of which none explains the higher price. A percentage counts only
 * beside two prices that differ by just that much: teasers, voucher codes and compositions name percentages, too. Two prices side by side
 * count without one where a sale is named at them.
 */
export function unexplainedReductions(text: string): string[] {
  const found = reductionsIn(text);
  if (found.length === 0) return [];
  const notes = matchesOf(text, explainedReduction);
  if (notes.some((note) => isForAll(text, note))) return [];
  const sums = matchesOf(text, anySum);
  /** A note belongs to the prices it stands beside, with one other between them at most, as that of a unit. */
  const stands = (note: Match, from: number, to: number) =>
    note.index >= from && note.index < to && matchesOf(text.slice(from, note.index), anySum).length <= 1;
  /** What the maker recommends may be the price of the next card. */
  const isOfNext = (note: Match) =>
    mentions(note.text, recommendedPrice) &&
    sums.some(({ index }) => index > note.index && index - note.index - note.text.length < namedReach);
  const notesFirst = (notes[0]?.index ?? text.length) < (sums[0]?.index ?? 0);
  const open = found.filter(({ from, to }, index) => {
    const before = Math.max(0, from - besideReach);
    if (notes.some((note) => stands(note, before, from) && mentions(note.text, recommendedPrice))) return false;
    const next = Math.min(found[index + 1]?.from ?? text.length, to + noteReach);
    const previous = Math.max(found[index - 1]?.to ?? 0, from - noteReach);
    return !notes.some(
      (note) =>
        (note.index >= from && note.index < to) ||
        (stands(note, to, next) && !isOfNext(note)) ||
        (notesFirst && stands(note, previous, from)),
    );
  });
  return [...new Set(open.map(({ from, to }) => quoted(text.slice(from, to).trim())))];
}

function reductionsIn(text: string): { from: number; to: number }[] {
  const sums = matchesOf(text, anySum).slice(0, 500);
  const found: { from: number; to: number }[] = [];
  for (const match of matchesOf(text, percent).slice(0, 200)) {
    const end = match.index + match.text.length;
    const first = sums.findIndex(({ index }) => index >= end);
    const at = first < 0 ? sums.length : first;
    // The percentage stands before both prices, behind them, or between them.
    for (const pair of [sums.slice(at, at + 2), sums.slice(Math.max(0, at - 2), at), sums.slice(Math.max(0, at - 1), at + 1)]) {
      const from = Math.min(match.index, pair[0]?.index ?? match.index);
      const to = Math.max(end, ...pair.map(({ index, text: sum }) => index + sum.length));
      const gaps = to - from - match.text.length - pair.reduce((length, sum) => length + sum.text.length, 0);
      if (pair.length < 2 || gaps > besideReach || !isShare(match.text, pair) || mentions(text.slice(from, to), otherSums)) continue;
      if (from >= (found.at(-1)?.to ?? 0)) found.push({ from, to });
      break;
    }
  }
  const struck = struckPairs(text).filter(({ from, to }) => !found.some((other) => other.from < to && from < other.to));
  return [...found, ...struck].sort((a, b) => a.from - b.from);
}

/** Whether the lower of two prices is the higher one less a percentage, as shops round it. */
function isShare(words: string, pair: readonly Match[]): boolean {
  const [low = 0, high = 0] = pair.map(({ text }) => amountOf(text)).sort((a, b) => a - b);
  const share = Number(/\d+(?:[.,]\d+)?/.exec(words)?.[0]?.replace(',', '.'));
  return low > 0 && high > low && Math.abs((1 - low / high) * 100 - share) <= 1.5;
}

function isForAll(text: string, note: Match): boolean {
  const before = text.slice(Math.max(0, note.index - 100), note.index);
  const lead = before.slice(-30);
  return (
    (asterisk.test(lead) && !starOfSum.test(lead)) || mentions(text.slice(Math.max(0, note.index - 100), note.index + 100), struckPrices)
  );
}
