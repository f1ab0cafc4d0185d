import type { FormFact } from '#checks/facts/forms.ts';
import type { PageFact, ShopPageFact } from '#checks/facts/pages.ts';
import { prepareText } from '../reading/prepare-text.ts';
import { hostOf, parseAddress } from './addresses.ts';
import type { DerivedPage } from './pages.ts';
import { fold } from './personal-fields.ts';

const cartAddress = /\/(warenkorb|cart|basket|einkaufswagen|shopping-cart|shopping-bag)(?=[/.?#]|$)/i;
const cartAtEnd = /\/(warenkorb|cart|basket|einkaufswagen)\/?$/i;
const checkoutAddress = /\/(kasse|checkout|bestellabschluss|bestelluebersicht|bestellung-pruefen|onepage)(?=[/.?#]|$)/i;
const cartTitle = /^\W*(ihr |dein |mein |zum )?(warenkorb|einkaufswagen|shopping cart|your cart|cart|basket|shopping bag)(?![a-z])/;
const checkoutTitle = /^\W*(zur )?(kasse|checkout|bestellung (abschliessen|pruefen)|bestelluebersicht|review your order)(?![a-z])/;
const addToCart =
  /^\W{0,3}((ab |jetzt )?in den (warenkorb|einkaufswagen|einkaufskorb|korb)( legen)?|zum warenkorb hinzufuegen|add to (cart|basket|bag)|in die (einkaufs)?tasche( legen)?|jetzt kaufen|buy now|auf lager.{0,12}kaufen)\W{0,3}$/;
/** What subscriptions of shops have instead; on other pages the same words sign up for a newsletter. */
const subscribeTo =
  /^\W{0,3}((jetzt |hier )?(abonnieren|abo (abschliessen|bestellen|starten|waehlen|kaufen))|(als )?abo in den warenkorb|subscribe( now| and save)?)\W{0,3}$/;
/** Buttons of an article that name it or its price: "Gutschein kaufen", "Karten bestellen". Elsewhere they lead to the article, or to something else. */
const buyNamed =
  /^\W{0,3}(?:(?!bei |ueber |warum |wo |wer |nicht |auch |kunden )[a-z0-9€-]{1,30} ){0,4}kaufen(?:\W{1,3}\d[\d.,]{0,9} ?(?:€|eur))?\W{0,3}$|^\W{0,3}(?:[a-z]{1,12} ){0,2}[a-z-]{0,20}(?:gutscheine?|karten?|tickets?|pakete?|box|buch|buecher|artikel|produkt|set) (?:jetzt |online )?bestellen\W{0,3}$|^\W{0,3}(?:buy|order) (?:this |your |an? )?[a-z-]{0,20}(?:vouchers?|cards?|tickets?|product|item|book|box|set)\W{0,3}$/;
/** What is sent for nothing beside an article. */
const samples = /muster|katalog|newsletter|infopaket/;
/** Addresses of links that put an article into the cart: WooCommerce, Shopify, PrestaShop, modified and Gambio. */
const cartAddition =
  /[?&](?:add-to-cart|add_to_cart|addtocart)=\d|\/cart\/(?:add(?=[/?]|$)|\d+:\d)|[?&]action=(?:buy_now|add_product)(?:&|$)|\/(?:warenkorb|cart)\?(?:[^#]*&)?add=1(?:&|$)/i;
/** Labels of the last step only: whoever presses them owes a price. "Jetzt kaufen" also puts goods into a cart. */
const finalButton =
  /^\W*(?:jetzt |nun |hier )?(?:(?:zahlungspflichtig|kostenpflichtig)\w* .{0,40}|(?:jetzt )?(?:bestellen|buchen|kaufen|reservieren) und (?:be)?zahlen|mit zahlungspflicht .{0,30}|order with obligation to pay|(?:buy|order|book) (?:now )?and pay|pay now|jetzt bezahlen)\W*$/;
/** Where shop systems put an article of its own: Shopify, WooCommerce, Shopware, JTL and others. */
export const productAddress = /\/(?:products?|produkte?|artikel|article|detail|item|p|dp)\/[^/]{2,200}\/?$/i;
const listTypes = new Set(['ItemList', 'CollectionPage', 'SearchResultsPage', 'OfferCatalog']);
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
  const orderForms = ownForms.filter(({ kind }) => kind === 'order');
  const orders = orderForms.some(({ personalFields }) => personalFields.some((field) => field === 'address' || field === 'payment'));
  // Some shops keep the cart below the checkout: /checkout/cart.
  if (cartAtEnd.test(path)) return 'cart';
  if (checkoutAddress.test(path) || titles.some((title) => checkoutTitle.test(title)) || orders) return 'checkout';
  if (cartAddress.test(path) || titles.some((title) => cartTitle.test(title))) return 'cart';
  const isMarked = snapshot?.jsonLdTypes.includes('Product') ?? false;
  const isArticle = isMarked || productAddress.test(path);
  const additions = Math.max(
    additionsOf(fact, ownForms, addToCart),
    isArticle ? additionsOf(fact, ownForms, subscribeTo) : 0,
    isArticle && sellsByName(fact, ownForms) ? 1 : 0,
    cartLinksOf(fact),
  );
  const prices = pricesIn(fact.text.slice(0, 60_000)).length;
  if (prices === 0) return null;
  // The card is asked for in a frame of the payment service, and a voucher by e-mail needs no address.
  const binds = orderForms.some(
    ({ visible, personalFields, submitText }) => visible && personalFields.length > 0 && finalButton.test(fold(submitText.slice(0, 200))),
  );
  if (binds && additions === 0 && fact.kind !== 'start') return 'checkout';
  if (fact.kind === 'start') return additions > 0 || isMarked ? 'listing' : null;
  // Goods that are recommended below an article have buttons, too; what the page says of itself comes first.
  const isList = snapshot?.jsonLdTypes.some((type) => listTypes.has(type)) ?? false;
  if (!isList && additions > 0 && isArticle) return 'product';
  if (additions > 0) return additions >= 3 ? 'listing' : 'product';
  if (!isMarked) return null;
  return prices > 12 && (isList || !productAddress.test(path)) ? 'listing' : 'product';
}

/**
 * How often a page offers to put something into the cart. The button of a form is among the buttons as well, and an article has one to
 * buy at once beside its own: what a list repeats is the same label.
 */
function additionsOf(fact: PageFact, forms: readonly FormFact[], label: RegExp): number {
  const countOf = (labels: readonly { text: string; visible: boolean }[]) => {
    const fitting = labels.flatMap(({ text, visible }) => (visible && text.length < 60 && label.test(fold(text)) ? fold(text) : []));
    return Math.max(0, ...[...Map.groupBy(fitting, (text) => text).values()].map((same) => same.length));
  };
  const ofForms = countOf(forms.map(({ submitText, visible }) => ({ text: submitText, visible })));
  return Math.max(countOf([...fact.buttons, ...fact.links]), ofForms);
}

/** Whether buttons name the article they sell. Whoever leads to another site sells nothing here. */
function sellsByName(fact: PageFact, forms: readonly FormFact[]): boolean {
  const links = fact.links.filter(({ href }) => hostOf(URL.parse(href, fact.url)?.href ?? '') === hostOf(fact.url));
  const labels = [...fact.buttons, ...links, ...forms.map(({ submitText, visible }) => ({ text: submitText, visible }))];
  return labels.some(({ text, visible }) => visible && text.length < 60 && buyNamed.test(fold(text)) && !samples.test(fold(text)));
}

/** How many articles links put into the cart by their address, whatever they are called. */
function cartLinksOf({ url, links }: PageFact): number {
  const targets = links
    .filter(({ visible, href }) => visible && cartAddition.test(href.slice(0, 500)))
    .map(({ href }) => URL.parse(href, url)?.href);
  return new Set(targets.filter((target) => target !== undefined && hostOf(target) === hostOf(url))).size;
}

function pricesIn(text: string): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(price)) {
    if (found.length >= priceCap) break;
    found.push(match[0]);
  }
  return found;
}
