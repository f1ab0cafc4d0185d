import type { FormFact, ShopPageFact } from '#checks/facts.ts';
import { prepareText } from '../reading/prepare-text.ts';
import { parseAddress } from './addresses.ts';
import type { DerivedPage } from './pages.ts';
import { fold } from './personal-fields.ts';

const cartAddress = /\/(warenkorb|cart|basket|einkaufswagen|shopping-cart|shopping-bag)(?=[/.?#]|$)/i;
const cartAtEnd = /\/(warenkorb|cart|basket|einkaufswagen)\/?$/i;
const checkoutAddress = /\/(kasse|checkout|bestellabschluss|bestelluebersicht|bestellung-pruefen|onepage)(?=[/.?#]|$)/i;
const cartTitle = /^\W*(ihr |dein |mein |zum )?(warenkorb|einkaufswagen|shopping cart|your cart|cart|basket|shopping bag)(?![a-z])/;
const checkoutTitle = /^\W*(zur )?(kasse|checkout|bestellung (abschliessen|pruefen)|bestelluebersicht|review your order)(?![a-z])/;
const addToCart =
  /^\W{0,3}(in den (warenkorb|einkaufswagen)( legen)?|zum warenkorb hinzufuegen|add to (cart|basket|bag)|in die tasche|jetzt kaufen|buy now|auf lager.{0,12}kaufen)\W{0,3}$/;
const price = /(?<![\d.,])\d{1,3}(?:[.' ]\d{3}){0,2}(?:[,.]\d{2}|,-{1,2})? ?(?:€|EUR(?![A-Z]))|(?:€|EUR) ?\d{1,6}(?:[,.]\d{2})?(?!\d)/g;
const priceCap = 40;

/** Pages of a shop by what they show: a product, a list of them, the cart, the checkout. A scan puts nothing into a cart. */
export function deriveShopPages(pages: readonly DerivedPage[], forms: readonly FormFact[]): ShopPageFact[] {
  return pages.flatMap((page) => {
    const { fact } = page;
    if (fact.failure !== null || fact.isPdf || (fact.status ?? 200) >= 400) return [];
    if (fact.kind !== 'start' && fact.kind !== 'other') return [];
    const kind = kindOf(page, forms);
    if (kind === null) return [];
    const text = prepareText(fact.text.slice(0, 60_000));
    return { url: fact.url, kind, states: fact.states, prices: pricesIn(text) };
  });
}

function kindOf({ fact, snapshot }: DerivedPage, forms: readonly FormFact[]): ShopPageFact['kind'] | null {
  const path = parseAddress(fact.url)?.path ?? '';
  const titles = [fact.title, ...fact.headings.slice(0, 3)].map((line) => fold(line.slice(0, 200)));
  const ownForms = forms.filter(({ pageUrl }) => pageUrl === fact.url);
  const orders = ownForms.some(
    ({ kind, personalFields }) => kind === 'order' && personalFields.some((field) => field === 'address' || field === 'payment'),
  );
  // Some shops keep the cart below the checkout: /checkout/cart.
  if (cartAtEnd.test(path)) return 'cart';
  if (checkoutAddress.test(path) || titles.some((title) => checkoutTitle.test(title)) || orders) return 'checkout';
  if (cartAddress.test(path) || titles.some((title) => cartTitle.test(title))) return 'cart';
  const labels = [...fact.buttons, ...fact.links, ...ownForms.map(({ submitText }) => ({ text: submitText, visible: true }))];
  const additions = labels.filter(({ text, visible }) => visible && text.length < 60 && addToCart.test(fold(text))).length;
  const isMarked = snapshot?.jsonLdTypes.includes('Product') ?? false;
  const prices = pricesIn(fact.text.slice(0, 60_000)).length;
  if (prices === 0) return null;
  // A product page shows its own button once or twice; lists repeat it.
  if (additions >= 3) return 'listing';
  if (additions > 0) return fact.kind === 'start' ? 'listing' : 'product';
  return isMarked ? (fact.kind === 'start' || prices > 12 ? 'listing' : 'product') : null;
}

function pricesIn(text: string): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(price)) {
    if (found.length >= priceCap) break;
    found.push(match[0]);
  }
  return found;
}
