import { matchesOf, near, quoted } from '../wording.ts';
import { struckPairs } from './struck-prices.ts';
import { amountOf, anySum, otherSums, sum } from './sums.ts';

/** Words before a price that say it is the former one. */
const former = new RegExp(
  `(?<![a-zß-ɏ])(?:statt|vorher|bisher(?:iger\\s+preis)?|früher(?:er\\s+preis)?|alter\\s+preis|ursprünglich(?:er\\s+preis)?(?:\\s+war)?|regulärer\\s+preis|normaler\\s+preis|streichpreis|instead\\s+of|original\\s+price(?:\\s+was)?|regular\\s+price|was)\\s?:?\\s?(?:nur\\s+)?(${sum})`,
  'giu',
);
const percent =
  /(?<![\d%]\s?)(?:-|–|−)\s?\d{1,2}\s?%(?!\s*(?:vol|alk|baumwolle|[a-zß-ɏ]*elast|[a-zß-ɏ]*poly))|\d{1,2}(?:[.,]\d{1,2})?\s?%\s?(?:rabatt|reduziert|günstiger|gespart|off|discount)(?![a-zß-ɏ])|(?:sie|du)\s(?:sparen|sparst)\s:?\s?\d{1,2}(?:[.,]\d{1,2})?\s?%/giu;
/** What is saved, as an amount. */
const saved = new RegExp(
  `(?<![a-zß-ɏ])(?:(?:sie|du)\\s(?:sparen|sparst)|(?:ihre\\s|deine\\s)?ersparnis|you\\ssave)\\s?:?\\s?(${sum})`,
  'giu',
);
const priceReach = 100;
const percentReach = 25;
/** Notes on tax and dispatch stand at every price; what is struck beside them is a reduction all the same. */
const priceNote =
  /(?<![a-zß-ɏ])(?:inkl|incl|zzgl|exkl|plus)\.?\s*(?:\d{1,2}\s?%\s*)?(?:(?:der\s)?ges(?:etzl)?[a-zß-ɏ]{0,8}\.?\s*)?(?:mwst|ust|mehrwertsteuer|umsatzsteuer|vat|versand(?:kosten)?|lieferkosten|shipping)(?![a-zß-ɏ])\.?|(?:und|&)\s(?:zzgl\.?\s)?versand(?:kosten)?(?![a-zß-ɏ])/giu;

/**
 * The words with which a page (single spaces) states a price reduction: a former price beside a lower one, what two prices differ by, a
 * percentage at a price, or two prices with the sign of a sale.
 */
export function statedReduction(page: string): string | null {
  // As long as before: what stands further away does not come nearer.
  const text = page.replaceAll(priceNote, (note) => ' '.repeat(note.length));
  for (const match of text.matchAll(former)) {
    const at = { index: match.index, text: match[0] };
    const before = amountOf(match[1] ?? '');
    const around = text.slice(Math.max(0, at.index - priceReach), at.index + at.text.length + priceReach).replace(at.text, ' ');
    const isLower = matchesOf(around, anySum).some((other) => amountOf(other.text) > 0 && amountOf(other.text) < before);
    if (isLower && !near(text, at, otherSums, 40)) return quoted(at.text);
  }
  for (const match of text.matchAll(saved)) {
    const at = { index: match.index, text: match[0] };
    const around = text.slice(Math.max(0, at.index - priceReach), at.index + at.text.length + priceReach).replace(at.text, ' ');
    const sums = matchesOf(around, anySum).map((other) => amountOf(other.text));
    const by = amountOf(match[1] ?? '');
    const isDifference = sums.some((high) => sums.some((low) => low > 0 && Math.abs(high - low - by) < 0.02));
    if (by > 0 && isDifference && !near(text, at, otherSums, 40)) return quoted(at.text);
  }
  for (const match of matchesOf(text, percent))
    if (near(text, match, anySum, percentReach) && !near(text, match, otherSums, 40)) return quoted(match.text);
  const [struck] = struckPairs(text);
  return struck ? quoted(text.slice(struck.from, struck.to)) : null;
}
