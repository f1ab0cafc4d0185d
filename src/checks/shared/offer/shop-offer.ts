import { isSameSite } from '#knowledge/registrable-domain.ts';
import type { Finding, FindingItem, Verdict } from '../../define-check.ts';
import type { PageFact, ShopPageFact } from '../../facts/pages.ts';
import type { ApplicabilityFact } from '../../facts/site.ts';
import type { Facts } from '../../facts.ts';
import { atLeastOne, pageItem, textItem } from '../../items.ts';
import { pageAt, readablePages, startObstacle } from '../site/legal-page.ts';
import { pathsOf } from '../site/page-paths.ts';
import { isSupportedLanguage } from '../site/supported-language.ts';
import { matchesOf, near, plainText, wholeWords } from '../wording.ts';
import { isIntermediary, type Offer, sellsToConsumers } from './contract-offer.ts';
import { concludesServicesOnly, contractSign } from './contract-sign.ts';
import { takesOrders } from './order-steps.ts';
import { exemptPackageTravel } from './package-travel.ts';
import { freeOfShipping, sellsContractsOnly } from './service-contracts.ts';
import { unitPrice } from './unit-prices.ts';
import { isVoucherPage } from './voucher-prices.ts';

/**
 * The verdict where nothing is sold to consumers, or that cannot be told; null when it is. Messages: `noOffer`, `b2cUnclear`, and
 * those of `unclearOffer` where a page lets people conclude a contract.
 */
export function withoutOffer({ applicability, imprint, pages }: Pick<Facts, 'applicability' | 'imprint' | 'pages'>): Verdict | null {
  const offer = sellsToConsumers(applicability, imprint);
  if (offer === 'no') return { class: 'NotApplicable', message: 'noOffer' };
  if (offer === 'unclear' && isAskedOnce({ applicability, imprint, pages })) return { class: 'NotApplicable', message: 'noOffer' };
  return offer === 'unclear' ? unclearOffer(pages) : null;
}

/** An intermediary on whose pages nobody concludes a contract. One check asks about it (`shop-withdrawal-policy`); a dozen that ask help nobody. */
export function brokersOnly({ applicability, imprint, pages }: Pick<Facts, 'applicability' | 'imprint' | 'pages'>): boolean {
  return isIntermediary(applicability, imprint) && !contractSign(pages);
}

/**
 * Whether it is left to one check (`shop-withdrawal-policy`) to ask if consumers conclude contracts on the site: only a price by the month or
 * year speaks for it, and no page shows a way to order, or words by which people bind themselves.
 */
export function isAskedOnce(facts: Pick<Facts, 'applicability' | 'imprint' | 'pages'>): boolean {
  const { isShop, isSubscription, signs } = facts.applicability;
  const orders = signs.some((sign) => /^(?:cart-link|order-form|order-button|shop-schema)$/.test(sign));
  return brokersOnly(facts) || (isShop === false && isSubscription === null && !orders && !contractSign(facts.pages));
}

/**
 * The same for checks on goods, which do not concern contracts about care, courses, stays or software, nor energy, telecommunications or
 * insurance, nor journeys. Messages besides: `servicesOnly`, `packageTravel`.
 */
export function withoutGoodsOffer(
  facts: Pick<Facts, 'applicability' | 'imprint' | 'pages'> & Partial<Pick<Facts, 'forms' | 'shopPages'>>,
): Verdict | null {
  const none = withoutOffer(facts);
  const travel = none === null ? exemptPackageTravel(facts) : null;
  if (travel) return travel;
  const isPossible = none === null || none.class === 'NoClassification';
  if (isPossible && !tellsGoods(facts.applicability) && sellsContractsOnly(facts.applicability, facts.pages))
    return { class: 'NotApplicable', message: 'servicesOnly' };
  const isOpen = none?.class === 'NoClassification' && sellsGoods(facts.applicability, facts.pages) !== 'yes';
  return isOpen && concludesServicesOnly(facts.pages) ? { class: 'NotApplicable', message: 'servicesOnly' } : none;
}

/**
 * The verdict where it cannot be told whether consumers conclude contracts on the site. Messages: `otherwise`, and where a page lets
 * people conclude a contract `contractCare`, `contractService` or, where its kind is not told, `contractKind`.
 */
export function unclearOffer(pages: readonly PageFact[], otherwise = 'b2cUnclear'): Verdict {
  const sign = contractSign(pages);
  if (!sign) return { class: 'NoClassification', message: otherwise };
  const { contract, kind, quote } = sign;
  const message = contract === null || kind === null ? 'contractKind' : kind === 'care' ? 'contractCare' : 'contractService';
  const params = { page: pathsOf([sign.url]), quote, ...(message !== 'contractKind' && { contract: contract! }) };
  return { class: 'NoClassification', message, params, items: [textItem(sign.url, sign.quote)] };
}

const shippingWords = wholeWords(
  'versand(?:kosten[a-zß-ɏ]*|kostenfrei[a-zß-ɏ]*|fertig)?|lieferzeit[a-zß-ɏ]*|lieferkosten|lieferung\\s+(?:nach|innerhalb|in)|auf\\s+lager|rücksendung|shipping|delivery\\s+time|in\\s+stock',
);

/** Who says that nothing is sent, or sends files, sells no goods by that. */
const digitalWay =
  '(?:als\\s+(?:pdf|download|datei)|(?:per|via|by)\\s+(?:e-?)?mail|digital|online|zum\\s+(?:download|ausdrucken|selbst\\s?ausdrucken)|as\\s+(?:a\\s+)?pdf)';
const nothingSent = wholeWords(
  [
    '(?:kein(?:en|erlei)?|ohne)\\s+versand',
    'versand\\s+(?:entf(?:ä|ae)llt|findet\\s+nicht\\s+statt|nicht\\s+erforderlich)',
    'no\\s+shipping|nothing\\s+is\\s+shipped',
    `(?:versand(?:kostenfrei)?|zusendung|shipping|delivery)(?:\\s+(?:erfolgt|sofort|umgehend|kostenlos|auch)){0,2}:?\\s+${digitalWay}`,
    '(?:pdf|e-?mail|digital|online)-?versand',
  ].join('|'),
);

/** What is dispatched by mail are no goods: a newsletter has a “Versand”, too. */
const mailings = wholeWords(
  'newsletter[a-zß-ɏ-]*|rundbrief[a-zß-ɏ]*|infobrief[a-zß-ɏ]*|mailing[a-zß-ɏ]*|(?:e-?)?mails?|e-mail-[a-zß-ɏ]+|versanddienst(?:leister)?|abmeld[a-zß-ɏ]*|brevo|sendinblue|mailchimp|cleverreach|rapidmail|mailerlite|mailjet|klick-?tipp',
);

/** Whether goods are sent to consumers: by settings first, else by talk of shipping on the pages of the offer. */
export function sellsGoods(applicability: ApplicabilityFact, pages: readonly PageFact[]): Offer {
  const { settings, isShop } = applicability;
  if (tellsGoods(applicability)) return 'yes';
  if (settings.purposes.some((purpose) => purpose === 'shop-services-b2c' || purpose === 'digital-content' || purpose === 'subscription'))
    return 'no';
  if (isShop === false || sellsContractsOnly(applicability, pages)) return 'no';
  const said = offerPages(pages)
    .filter((page) => page.kind === 'start' || !isVoucherPage(page))
    .map(({ text }) => plainText(text.slice(0, 60_000)).replaceAll(nothingSent, ' ').replaceAll(freeOfShipping, ' '));
  const speaks = said.some((text) => matchesOf(text, shippingWords).some((match) => !near(text, match, mailings, 60)));
  // A price by weight or volume is that of goods, whatever they are called.
  const offersThings =
    applicability.signs.includes('cart-link') &&
    said.some((text) => pricedThing.test(text) || unitPrice.test(text.replaceAll(serviceByWeight, ' ')));
  return speaks || offersThings ? 'yes' : 'unclear';
}

/** Things by their names, also as the last part of longer ones, with a price: where there is a cart, they are put into it. */
const pricedThing =
  /(?:sofa|couch|sessel|schrank|regal|(?:ess|couch|schreib|beistell)tisch|stuhl|stühle|kommode|matratze|teppich|lampe|leuchte|vase|kissen|kleid|hose|jacke|mantel|pullover|shirt|hoodie|mütze|schal|schuhe|stiefel|sneaker|socken|tasche|rucksack|halskette|ohrringe|armband|brille|tasse|becher|geschirr|pfanne|kochtopf|messer|kerze|seife|shampoo|kaffee|honig|wolle|garn|bohrer|säge|fahrrad|helm|zelt|spielzeug|puzzle|kuscheltier|grill|bilderrahmen)(?:en|er|e|n|s)?(?![a-zß-ɏ])(?:\s[^€]{0,60})?\s(?:ab\s)?(?:\d{1,3}(?:[.]\d{3})?(?:[.,](?:\d{2}|-))?\s?(?:€|EUR)|(?:€|EUR)\s?\d)/iu;

/** Work that is priced by weight or area. */
const serviceByWeight =
  /(?<![a-zß-ɏ])(?:wäsche[a-zß-ɏ]{0,12}|reinigung[a-zß-ɏ]{0,12}|entsorg[a-zß-ɏ]{0,12}|transport[a-zß-ɏ]{0,12}|verleg[a-zß-ɏ]{0,8}|laundry|cleaning)[^€]{0,80}€[^€]{0,30}/giu;

function tellsGoods({ settings }: ApplicabilityFact): boolean {
  return settings.purposes.includes('shop-goods-b2c');
}

/** Start page and pages of no legal kind that could be read. */
export function offerPages(pages: readonly PageFact[]): PageFact[] {
  return readablePages(pages).filter(({ kind }) => kind === 'start' || kind === 'other');
}

/** A shop page with the visited page behind it, read in full and in a language that patterns can judge. */
export interface ReadShopPage {
  shop: ShopPageFact;
  page: PageFact;
  /** With single spaces. */
  text: string;
}

/** Shop pages of some kinds, as far as they can be judged; `unread` counts the others. */
export function readShopPages(
  { shopPages, pages }: Pick<Facts, 'shopPages' | 'pages'>,
  kinds: readonly ShopPageFact['kind'][],
): { read: ReadShopPage[]; unread: ShopPageFact[] } {
  const read: ReadShopPage[] = [];
  const unread: ShopPageFact[] = [];
  for (const shop of shopPages.filter(({ kind }) => kinds.includes(kind))) {
    const page = pageAt(pages, shop.url);
    if (page?.textComplete && isSupportedLanguage(page)) read.push({ shop, page, text: plainText(page.text.slice(0, 200_000)) });
    else unread.push(shop);
  }
  return { read, unread };
}

/** The verdict where goods with prices were seen on lists and on no page of their own; null without them. Message: `onlyLists`. */
export function onlyLists(shopPages: readonly ShopPageFact[]): Verdict | null {
  const lists = shopPages.filter(({ kind, prices }) => kind === 'listing' && prices.length > 0);
  if (lists.length === 0) return null;
  const items = lists.slice(0, 10).map(({ url, states }) => pageItem(url, states));
  return { class: 'NoClassification', message: 'onlyLists', params: { pages: pathsOf(lists.map(({ url }) => url)) }, items };
}

/** Addresses of checkouts. */
export const checkoutAddress =
  /\/(?:kasse|checkout|bestellabschluss)(?!\/(?:cart|basket|warenkorb|einkaufswagen)(?:[/.?#]|$))(?=[/.?#]|$)/i;

/** What the way to the checkout is called where its address does not tell: one script serves it, told by a parameter. */
const checkoutLabel =
  /^\W*(?:weiter\s+|direkt\s+|jetzt\s+)?(?:zur\s+kasse(?:\s+gehen)?|(?:proceed\s+to\s+|to\s+)?checkout|als\s+gast\s+bestellen)\W*$/i;

/** A checkout of the site itself that is linked and was not visited, or null: who leads to another seller's has `orderHosts`. */
export function unvisitedCheckout(pages: readonly PageFact[]): string | null {
  const targets = readablePages(pages).flatMap(({ links, url }) =>
    links
      .filter(({ visible }) => visible)
      .flatMap(({ href, text }) => {
        const target = URL.parse(href, url);
        const isCheckout = target !== null && (checkoutAddress.test(target.pathname) || checkoutLabel.test(plainText(text)));
        const isOwn = isCheckout && isSameSite(URL.parse(url)?.hostname ?? '', target.hostname);
        return isOwn && /^https?:$/.test(target.protocol) ? target.href : [];
      }),
  );
  return targets.find((target) => pageAt(pages, target) === null) ?? null;
}

/** How such a checkout is called in messages: without its parameters, unless it is only known by them. */
export function checkoutPath(address: string): string {
  const url = URL.parse(address);
  return url === null || checkoutAddress.test(url.pathname) ? pathsOf([address]) : `${url.pathname}${url.search}`;
}

/** Why nothing may be called missing on the site as a whole, or null: the start page or a page of the offer was not read in full. */
export function siteObstacle(pages: readonly PageFact[]): 'notExamined' | 'loginRequired' | 'underConstruction' | 'language' | null {
  return startObstacle(pages) ?? (readablePages(pages).some(({ textComplete }) => !textComplete) ? 'notExamined' : null);
}

/** The finding for pages of the shop. Params: `pages`, the addresses. */
export function onShopPages(message: string, cause: string, found: readonly ReadShopPage[]): Finding[] {
  const items = atLeastOne(found.slice(0, 10).map(({ shop }): FindingItem => pageItem(shop.url, shop.states, { kind: shop.kind })));
  return items ? [{ message, params: { pages: pathsOf(found.map(({ shop }) => shop.url)) }, items, cause }] : [];
}

/**
 * The finding for something that none of the pages examined shows; where one of them takes orders, its message is the given one with
 * `AtOrder`. Its items are the pages of the shop, else the start page. Params: `pages`, the addresses of all, those nearest to the order
 * first; `examined`, how many that are; `order`, the ones that take orders.
 */
export function onNoPage(
  message: string,
  cause: string,
  { pages, shopPages, forms }: Pick<Facts, 'pages' | 'shopPages' | 'forms'>,
): Finding | null {
  const orders = ({ url }: PageFact) => takesOrders(url, { shopPages, forms });
  const rank = (page: PageFact) => {
    if (orders(page)) return 0;
    if (shopPages.some(({ url, kind }) => url === page.url && kind === 'cart')) return 1;
    if (shopPages.some(({ url }) => url === page.url)) return 2;
    return page.kind === 'start' ? 3 : page.kind === 'other' ? 4 : 5;
  };
  const readable = readablePages(pages).sort((a, b) => rank(a) - rank(b));
  // What belongs before the order is missing there, and not on each page on which it was looked for.
  const nearest = readable.filter((page) => rank(page) <= 2);
  const shown = nearest.length > 0 ? nearest.slice(0, 10) : readable.slice(0, 1);
  const items = atLeastOne(shown.map(({ url, states }) => pageItem(url, states)));
  const order = pathsOf(readable.filter(orders).map(({ url }) => url));
  const params = { pages: pathsOf(readable.map(({ url }) => url)), examined: readable.length, order };
  return items && { message: order === '' ? message : `${message}AtOrder`, params, items, cause };
}
