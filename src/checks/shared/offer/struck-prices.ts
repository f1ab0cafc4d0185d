import { type Match, matchesOf, mentions, wholeWords } from '../wording.ts';
import { amountOf, anySum, otherSums } from './sums.ts';

/** Words of a sale right at two prices; the text of a page does not show which of them is struck. */
const sale =
  'sale|angebot|(?:sonder|aktions|spar|outlet|verkaufs)-?(?:angebot|preis)|aktion|reduziert(?:er\\s+preis)?|rabatt(?:iert)?|deal|ausverkauf|im\\s+angebot|on\\s+sale|reduced|special\\s+(?:offer|price)';
const saleWords = wholeWords(sale);
/** The badge that shops put on whatever is reduced: a sign of per cent without a number. */
const bareBadge = /(?<![\d%.,]\s?)%(?!\s?\d)/;
/** What stands between two prices of one thing: nothing but the star of a note. */
const besideEachOther = /^\s?[*¹²³†]{0,2}\s?$/u;
const wordReach = 18;
const badgeReach = 70;
/** What is cheaper than that is no former price of the same thing, but dispatch, a deposit or the price of a unit. */
const leastShare = 0.2;

/**
 * Two different prices right beside each other (single spaces) with the sign of a sale at them, or on one card among others that show one
 * price each: a former price struck out and the one asked now. Ranges, rows of a price list and prices of units have words, strokes or more sums between or behind them.
 */
export function struckPairs(text: string): { from: number; to: number }[] {
  const sums = matchesOf(text, anySum).slice(0, 500);
  const lone = loneSums(text, sums);
  return sums.flatMap((first, index) => {
    const second = sums[index + 1];
    if (!second || !isBeside(text, first, second)) return [];
    const [before, behind] = [sums[index - 1], sums[index + 2]];
    if ((before && isBeside(text, before, first)) || (behind && isBeside(text, second, behind))) return [];
    const [low = 0, high = 0] = [amountOf(first.text), amountOf(second.text)].sort((a, b) => a - b);
    const from = first.index;
    const to = endOf(second);
    if (low >= high || low < high * leastShare || mentions(text.slice(Math.max(0, from - 40), from), otherSums)) return [];
    const isReduced = isOnSale(text, from, to, before ? endOf(before) : 0) || standsOut(text, first, second, lone);
    return isReduced ? [{ from, to }] : [];
  });
}

function isBeside(text: string, first: Match, second: Match): boolean {
  return besideEachOther.test(text.slice(endOf(first), second.index));
}

/** Whether the sign of a sale stands at two prices; what stands before the price in front of them (`floor`) is about that one. */
function isOnSale(text: string, from: number, to: number, floor: number): boolean {
  const badge = text.slice(Math.max(floor, from - badgeReach), from);
  return (
    bareBadge.test(badge) ||
    mentions(text.slice(Math.max(floor, from - wordReach), from), saleWords) ||
    mentions(text.slice(to, to + wordReach), saleWords)
  );
}

/** Cards of one price each that have to stand beside one of two before its higher price is taken for the former one. */
const cardsBeside = 2;
const leastLeft = 0.4;
const sameWords = 10;

/** How many sums stand alone, by the words after them: the cards of a list go on alike after each price. */
function loneSums(text: string, sums: readonly Match[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const [index, each] of sums.entries()) {
    const [before, next] = [sums[index - 1], sums[index + 1]];
    if ((before && isBeside(text, before, each)) || (next && isBeside(text, each, next))) continue;
    const words = wordsAfter(text, each);
    counted.set(words, (counted.get(words) ?? 0) + 1);
  }
  return counted;
}

function wordsAfter(text: string, sum: Match): string {
  return text.slice(endOf(sum), endOf(sum) + sameWords);
}

/** Whether the higher of two prices stands first on a card, and other cards of the page go on with the same words after a single price. */
function standsOut(text: string, first: Match, second: Match, lone: ReadonlyMap<string, number>): boolean {
  const [high, low] = [amountOf(first.text), amountOf(second.text)];
  const words = wordsAfter(text, second);
  return low < high && low >= high * leastLeft && /^\s?[a-zß-ɏ(]/iu.test(words) && (lone.get(words) ?? 0) >= cardsBeside;
}

function endOf({ index, text }: Match): number {
  return index + text.length;
}
