import type { FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { plainText } from '../wording.ts';
import { quantityIn, unitPrice } from './unit-prices.ts';

/** A quantity with the price of it: "2 kg – 24,90 €", "500 ml (12,50 €)". */
const pricedQuantity =
  /(?<![a-zß-ɏ\d.,/])\d{1,4}(?:[.,]\d{1,3})?\s?(?:kg|g|gramm|l|liter|ml|milliliter|cl)\s?(?:[-–—:=|(]\s?|für\s|zu\s|for\s)?(?:€\s?)?\d{1,4}(?:[.,]\d{2})?\s?(?:€|EUR|Euro)(?!\s?(?:\/|pro|je|per))/giu;
/** Weights by which work is priced, and places where goods come with a service (§ 4 Abs. 3 PAngV). */
const isService =
  /(?<![a-zß-ɏ])(?:pakete?[a-zß-ɏ]{0,12}|porto|versand[a-zß-ɏ]{0,12}|sendung(?:en)?|transport[a-zß-ɏ]{0,8}|umz[uü]g[a-zß-ɏ]{0,8}|gepäck[a-zß-ɏ]{0,8}|entsorg[a-zß-ɏ]{0,8}|wäsche[a-zß-ɏ]{0,8}|reinigung[a-zß-ɏ]{0,8}|speisekarte|getränkekarte|restaurant|gasthaus|gasthof|tisch\s+reserv[a-zß-ɏ]{0,8}|catering|parcels?|shipping|laundry|luggage|menu)(?![a-zß-ɏ])/iu;

/** A form by which goods are ordered or reserved by their quantity, with prices and without a unit price; `sample`: two of them. */
export interface ReservedGoods {
  url: string;
  sample: string;
}

/**
 * Forms that name several goods by quantity and price, on pages that show no unit price. Whoever advertises to consumers with prices owes
 * it, with or without a contract by the website.
 */
export function goodsWithoutUnitPrice(forms: readonly FormFact[], pages: readonly PageFact[]): ReservedGoods[] {
  return forms.flatMap(({ pageUrl, text, visible }): ReservedGoods[] => {
    const page = pages.find(({ url }) => url === pageUrl);
    const said = plainText(text.slice(0, 20_000));
    if (!visible || !page?.textComplete || isService.test(said)) return [];
    if (unitPrice.test(plainText(page.text.slice(0, 60_000))) || unitPrice.test(said)) return [];
    const goods = [...said.matchAll(pricedQuantity)].map(([words]) => words.trim()).filter((words) => quantityIn(words) !== null);
    const [first, second] = [...new Set(goods)];
    return first === undefined || second === undefined ? [] : [{ url: pageUrl, sample: `${first}, ${second}` }];
  });
}
