import { matchesOf, mentions, plainText, wholeWords } from '../wording.ts';

const amount = /(?<![a-zß-ɏ\d.,/])(\d{1,4}(?:[.,]\d{1,3})?)\s?(kg|g|gramm|l|liter|ml|milliliter|cl)(?![a-zß-ɏ\d/²³])/giu;
/** Weights that say how heavy a thing is, not how much of it one buys; and cloth. */
const otherWeight = wholeWords(
  'gewicht|versandgewicht|artikelgewicht|eigengewicht|tragkraft|belastbar[a-zß-ɏ]*|traglast|fassungsvermögen|volumen|füllvolumen|tank[a-zß-ɏ]*|grammatur|kapazität|saugleistung|weight|capacity|volume',
);

/** Words of a unit price. */
export const unitPrice =
  /(?:€|EUR|Euro)\s?\*?\s?(?:\/|pro|je|per)\s?(?:1\s?|100\s?|1000\s?)?(?:kg|kilogramm|kilo|g|gramm|l|liter|ml|milliliter|m²|m2|m|meter)(?![a-zß-ɏ])|(?:€|EUR)\s?\d{1,4}(?:[.,]\d{2})?\s?\*?\s?(?:\/|pro|je|per)\s?(?:1\s?|100\s?|1000\s?)?(?:kg|kilogramm|kilo|g|gramm|l|liter|ml|milliliter|m²|m2|m|meter)(?![a-zß-ɏ])|(?:\/|pro|je|per)\s?(?:1\s?|100\s?|1000\s?)?(?:kg|g|l|liter|ml|m)\s?[=:]\s?\d|(?:1|100|1000)\s?(?:kg|g|l|liter|ml|m)\s?[=:]\s?(?:€\s?)?\d|grundpreis|(?<![a-zß-ɏ])(?:kilo(?:gramm)?|liter|meter|quadratmeter|kg|l)-?preis(?![a-zß-ɏ])/iu;
/** An amount of money as pages write it. */
export const price = /\d\s?(?:,-{1,2}\s?)?(?:€|EUR(?![A-Z])|Euro(?![a-zß-ɏ]))|(?:€|EUR)\s?\d/;

/** The quantity a name or a line offers goods by; null without one, and for what needs no unit price. */
export function quantityIn(text: string): string | null {
  for (const match of matchesOf(text, amount)) {
    const before = text.slice(Math.max(0, match.index - 30), match.index);
    if (!mentions(before, otherWeight) && !isExempt(match.text)) return match.text;
  }
  return null;
}

/** § 4 PAngV: less than 10 grams or millilitres need no unit price, nor do goods of which it would be the price itself. */
function isExempt(text: string): boolean {
  const value = Number(/[\d.,]+/.exec(text)?.[0]?.replace(',', '.'));
  const unit = /[a-z]+$/i.exec(text)?.[0]?.toLowerCase();
  const isSmall = unit === 'g' || unit === 'gramm' || unit === 'ml' || unit === 'milliliter';
  return (isSmall && (value < 10 || value === 1000)) || ((unit === 'kg' || unit === 'l' || unit === 'liter') && value === 1);
}

const longestRow = 160;

/** The quantities of the rows of a price list: article, quantity and price in one line. */
export function pricedQuantities(text: string): string[] {
  return text
    .slice(0, 60_000)
    .split('\n')
    .map(plainText)
    .flatMap((line) => {
      const quantity = line.length <= longestRow && price.test(line) ? quantityIn(line) : null;
      return quantity !== null && price.test(line.slice(line.indexOf(quantity) + quantity.length)) && /[a-zß-ɏ]{3}/iu.test(line)
        ? [quantity]
        : [];
    });
}

/** Lengths and areas, and the quantities of which the price is the unit price itself: they tell how a list is laid out. */
const anyQuantity = /(?<![a-zß-ɏ\d.,/])\d{1,4}(?:[.,]\d{1,3})?\s?(?:kg|g|gramm|l|liter|ml|cl|m|m²|m2|meter)(?![a-zß-ɏ\d/²³])/iu;

const longestName = 120;
/** A price stands this many lines below the name at most, what belongs to it within these. */
const priceReach = 4;
const itemReach = 12;
/** A line of its own for the quantity, as shop systems write it below the name; and lines that are no name either. */
const bareQuantity =
  /^(?:(?:inhalt|menge|füllmenge|packungsgröße|gebinde|content|net\s+quantity)\s?:?\s?)?[\d.,]+\s?(?:kg|g|gramm|l|liter|ml|cl)\b.{0,25}$/iu;
const noName =
  /^[^a-zß-ɏ\d]{0,3}(?:PZN|art(?:ikel)?\.?-?\s?(?:nr|nummer)|SKU|EAN|inkl|zzgl|incl|plus|versand|lieferzeit|sofort|auf\s+lager|verfügbar|in\s+den\s+warenkorb|details?|mehr|zum\s+(?:produkt|artikel)|neu|sale|add\s+to|in\s+stock|delivery)(?![a-zß-ɏ])|^[^a-zß-ɏ]*$/iu;
const severalPacks = /\d\s?[x×]\s?\d/i;

/**
 * Names of goods in a list that give their quantity and have a price and no unit price, on a page where others have one. Where none has
 * one the list may show them otherwise, as a picture for example; that says nothing about one of them.
 */
export function itemsWithoutUnitPrice(text: string): string[] {
  const lines = text.slice(0, 60_000).split('\n').map(plainText).filter(Boolean).slice(0, 2_000);
  const isNamed = lines.map((line) => line.length <= longestName && !unitPrice.test(line) && quantityIn(line) !== null);
  const firstUnit = lines.findIndex((line) => unitPrice.test(line));
  // Goods by the metre and packs of one kilogram are named by quantities as well, with unit prices of their own below.
  const isMeasured = lines.map(
    (line, index) => isNamed[index] || (line.length <= longestName && !unitPrice.test(line) && anyQuantity.test(line)),
  );
  const firstName = isNamed.includes(true) ? isMeasured.indexOf(true) : -1;
  // Unit prices that stand above the names would be taken for those of the goods before.
  if (firstUnit < 0 || firstName < 0 || (firstUnit < firstName && besideUnit(lines[firstUnit]!) === null)) return [];
  // Quantity and unit price in one line: that of another article, unless it says the quantity of the name above once more.
  const withPrice: string[] = lines.filter(
    (line, index) => besideUnit(line) !== null || (isMeasured[index] && !isNamed[index] && hasUnitBelow(lines, isMeasured, index)),
  );
  const without: string[] = [];
  for (const index of lines.keys()) {
    if (!isNamed[index]) continue;
    const next = isMeasured.indexOf(true, index + 1);
    const reach = lines.slice(index, Math.min(next < 0 ? lines.length : next, index + itemReach));
    const other = reach.findIndex((_, at) => at > 0 && beginsAnother(reach, at));
    const own = other < 0 ? reach : reach.slice(0, other);
    if (!own.slice(0, priceReach + 1).some((part) => price.test(part))) continue;
    (own.some((part) => unitPrice.test(part)) ? withPrice : without).push(nameAt(lines, index));
  }
  const others = without.filter((name) => !withPrice.includes(name));
  return withPrice.length > 0 ? [...new Set(others)] : [];
}

/** Whether a unit price stands below a name, before the next one. */
function hasUnitBelow(lines: readonly string[], isMeasured: readonly boolean[], index: number): boolean {
  const next = isMeasured.indexOf(true, index + 1);
  return lines.slice(index + 1, Math.min(next < 0 ? lines.length : next, index + itemReach)).some((line) => unitPrice.test(line));
}

/** The quantity that stands in one line with a unit price, such as “Inhalt: 100 g (7,96 € / 100 g)”. */
function besideUnit(line: string): string | null {
  return line.length <= longestName && unitPrice.test(line) ? quantityIn(line.replace(unitPrice, ' ')) : null;
}

/** Whether a line with a unit price is that of the next article: of another quantity or measure, with a name between both prices. */
function beginsAnother(reach: readonly string[], at: number): boolean {
  const quantity = besideUnit(reach[at]!);
  const [first = ''] = reach;
  const own = quantityIn(first) ?? '';
  const isOtherQuantity = quantity !== null && !severalPacks.test(first) && inBase(quantity) !== inBase(own);
  if (!isOtherQuantity && !isOtherMeasure(reach[at]!, own)) return false;
  const priced = reach.slice(0, at).findIndex((line) => price.test(line));
  return priced >= 0 && reach.slice(priced + 1, at).some(isName);
}

const perMeasure =
  /(?:€|EUR|Euro)\s?\*?\s?(?:\/|pro|je|per)\s?(?:\d{1,4}\s?)?(kg|kilo(?:gramm)?|g|gramm|l|liter|ml|m²|m2|m|meter)(?![a-zß-ɏ])/iu;

/** Whether the price of a line is for metres or litres, while the article is sold by weight, or the other way round. */
function isOtherMeasure(line: string, quantity: string): boolean {
  const priced = perMeasure.exec(line)?.[1];
  const unit = /[a-z]+$/i.exec(quantity)?.[0];
  return priced !== undefined && unit !== undefined && measureOf(priced) !== measureOf(unit);
}

function measureOf(unit: string): 'weight' | 'volume' | 'size' {
  return /^(?:k|g)/i.test(unit) ? 'weight' : /^(?:l|ml|cl)/i.test(unit) ? 'volume' : 'size';
}

/** Grams or millilitres. */
function inBase(quantity: string): number {
  const value = Number(/[\d.,]+/.exec(quantity)?.[0]?.replace(',', '.'));
  const unit = /[a-z]+$/i.exec(quantity)?.[0]?.toLowerCase() ?? '';
  const factor = unit === 'kg' || unit === 'l' || unit === 'liter' ? 1000 : unit === 'cl' ? 10 : 1;
  return Math.round(value * factor);
}

function isName(line: string): boolean {
  return line.length <= longestName && !price.test(line) && !noName.test(line) && !bareQuantity.test(line);
}

/** The name of an article: its line, or where that holds the quantity alone, the nearest name above with it. */
function nameAt(lines: readonly string[], index: number): string {
  const line = lines[index]!;
  if (!bareQuantity.test(line)) return beforePrice(line);
  const above = lines.slice(Math.max(0, index - 4), index).findLast(isName);
  return above === undefined ? line : `${above}, ${quantityIn(line) ?? line}`;
}

/** What stands in a line before its price: the rest is no name. */
function beforePrice(line: string): string {
  const at = line.search(/(?:€\s?|EUR\s?)?\d{1,4}(?:\.\d{3})?(?:,\d{2}|,-{1,2})?\s?(?:€|EUR(?![A-Z]))/);
  const name = at < 0 ? line : line.slice(0, at).replace(/[\s:–—-]+$/, '');
  return name.length >= 3 ? name : line;
}

const perHundred =
  /(\d{1,4}(?:[.,]\d{2})?\s?(?:€|EUR|Euro)\s?\*?\s?(?:\/|pro|je|per)\s?100\s?(?:g|gramm|ml|milliliter)(?![a-zß-ɏ]))|100\s?(?:g|gramm|ml|milliliter)\s?[=:]\s?(?:€\s?\d{1,4}[.,]\d{2}|\d{1,4}[.,]\d{2}\s?(?:€|EUR|Euro))/iu;
/** Goods sold loose may be priced by 100 grams or millilitres. */
const loose = wholeWords(
  'lose(?:\\s+ware)?|loser?|unverpackt[a-zß-ɏ]*|(?:frische|bedien|käse|fleisch|wurst)-?theke|zum\\s+abfüllen|loose|unpackaged',
);

/**
 * Unit prices by 100 grams or millilitres that stand beside the price of a pack: for packed goods the measure is the kilogram or the litre
 * (§ 5 Abs. 1 PAngV). Where such a price is the only one, it is that of goods sold loose.
 */
export function unitPricesPerHundred(text: string): string[] {
  const lines = text.slice(0, 60_000).split('\n').map(plainText).filter(Boolean).slice(0, 2_000);
  const found = lines.flatMap((line, index) => {
    const quote = line.length > 200 ? null : (perHundred.exec(line)?.[0] ?? null);
    if (quote === null) return [];
    const around = lines.slice(Math.max(0, index - priceReach), index);
    if ([...around, line].some((part) => mentions(part, loose))) return [];
    const rest = line.replace(perHundred, ' ');
    const isPacked = /grundpreis/i.test(rest) || price.test(rest) || around.some((part) => !perHundred.test(part) && price.test(part));
    return isPacked ? [quote] : [];
  });
  return [...new Set(found)];
}
