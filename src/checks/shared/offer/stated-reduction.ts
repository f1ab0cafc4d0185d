import { matchesOf, near, quoted, wholeWords } from '../wording.ts';

const sum = '(?:(?:€|EUR)\\s?\\d{1,5}(?:[.]\\d{3})?(?:[.,]\\d{2})?|\\d{1,5}(?:[.]\\d{3})?(?:[.,](?:\\d{2}|-{1,2}))?\\s?(?:€|EUR|Euro))';
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
/** An amount of money. */
export const anySum = new RegExp(sum, 'giu');
/** Words of sums that are no prices: instalments, dispatch, vouchers and thresholds come with two sums, too. */
export const otherSums = wholeWords(
  'raten?|ratenzahlung|ratenkauf|zinsfrei[a-zß-ɏ]*|monatlich[a-zß-ɏ]*|versand[a-zß-ɏ]*|lieferkosten|gutschein[a-zß-ɏ]*|zuzahlung|newsletter|neukunden[a-zß-ɏ]*|einzeln|instal(?:l)?ments?|shipping|voucher',
);
const priceReach = 100;
const percentReach = 25;
/** Notes on tax and dispatch stand at every price; what is struck beside them is a reduction all the same. */
const priceNote =
  /(?<![a-zß-ɏ])(?:inkl|incl|zzgl|exkl|plus)\.?\s*(?:\d{1,2}\s?%\s*)?(?:(?:der\s)?ges(?:etzl)?[a-zß-ɏ]{0,8}\.?\s*)?(?:mwst|ust|mehrwertsteuer|umsatzsteuer|vat|versand(?:kosten)?|lieferkosten|shipping)(?![a-zß-ɏ])\.?|(?:und|&)\s(?:zzgl\.?\s)?versand(?:kosten)?(?![a-zß-ɏ])/giu;

/**
 * The words with which a page (single spaces) states a price reduction: a former price beside a lower one, what two prices differ by, or a
 * percentage at a price.
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
  return null;
}

/** The number in an amount of money. */
export function amountOf(text: string): number {
  const digits = /[\d.,]+/.exec(text)?.[0] ?? '';
  return Number(
    /^\d+\.\d{2}$/.test(digits)
      ? digits
      : digits
          .replace(/\.(?=\d{3})/g, '')
          .replace(',', '.')
          .replace(/[.,]$/, ''),
  );
}
