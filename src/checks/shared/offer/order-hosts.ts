import { isSameSite } from '#knowledge/registrable-domain.ts';
import type { FindingItem } from '../../define-check.ts';
import type { PageFact } from '../../facts/pages.ts';
import type { ApplicabilityFact } from '../../facts/site.ts';
import type { Facts } from '../../facts.ts';
import { controlItem } from '../../items.ts';
import { plainText } from '../wording.ts';
import { takesOrders } from './order-steps.ts';
import { checkoutAddress, offerPages } from './shop-offer.ts';

/** Labels of links by which one buys, and not those that book an appointment or a conversation. */
const buys =
  /^\W{0,3}(?:(?:jetzt|hier|gleich|direkt|kurs|programm|platz|ticket|tickets|abo)\s+)*(?:(?:zahlungs|kosten)pflichtig\s+)?(?:kaufen|bestellen|buchen|abonnieren|mitglied\s+werden|(?:buy|order|book|join|subscribe)(?:\s+now)?)(?:\s+(?:für|for)\s.{1,20})?\W{0,3}$/iu;
const longestLabel = 50;

/** Where a site has people buy that takes no orders itself. */
export interface OrderHosts {
  /** Host names, as the report lists them. */
  hosts: string;
  items: readonly FindingItem[];
}

/**
 * The foreign hosts that the buttons to buy lead to, where the site has neither cart nor checkout nor order form of its own; null else. What
 * the law asks of an order then has to be looked for there.
 */
export function orderHosts(
  { signs }: Pick<ApplicabilityFact, 'signs'>,
  { pages, shopPages, forms }: Pick<Facts, 'pages' | 'shopPages' | 'forms'>,
): OrderHosts | null {
  if (signs.includes('cart-link') || shopPages.some(({ kind }) => kind === 'cart')) return null;
  const offered = offerPages(pages);
  if (offered.some(({ url }) => takesOrders(url, { shopPages, forms }))) return null;
  const controls = offered.flatMap((page) => [
    ...page.links.filter(({ visible }) => visible).map(({ text, href }) => ({ page, text, target: URL.parse(href, page.url) })),
    ...page.buttons.filter(({ visible }) => visible).map(({ text }) => ({ page, text, target: null })),
  ]);
  const buying = controls.filter(
    ({ text, target }) =>
      (text.length <= longestLabel && buys.test(plainText(text))) || (target !== null && checkoutAddress.test(target.pathname)),
  );
  // A button of the page's own, or a link to it, may well be its way to order.
  if (buying.length === 0 || !buying.every(({ page, target }) => leadsAway(page, target))) return null;
  const hosts = [...new Set(buying.map(({ target }) => target!.hostname.replace(/^www\./, '')))];
  return { hosts: hosts.slice(0, 5).join(', '), items: buying.slice(0, 5).map(({ page, text }) => controlItem(page.url, plainText(text))) };
}

function leadsAway({ url }: PageFact, target: URL | null): boolean {
  const own = URL.parse(url)?.hostname ?? '';
  return target !== null && /^https?:$/.test(target.protocol) && !isSameSite(own, target.hostname);
}
