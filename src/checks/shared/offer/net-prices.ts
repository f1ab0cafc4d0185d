import { isPaymentLink } from '#knowledge/payment-links.ts';
import type { Verdict } from '../../define-check.ts';
import type { PageFact } from '../../facts/pages.ts';
import type { ApplicabilityFact } from '../../facts/site.ts';
import type { Facts } from '../../facts.ts';
import { atLeastOne, pageItem } from '../../items.ts';
import { pathsOf } from '../site/page-paths.ts';
import { matchesOf, mentions, plainText } from '../wording.ts';
import { takesOrders } from './order-steps.ts';
import { small, withoutTax, withTax } from './price-words.ts';
import { pricedPages } from './priced-order-pages.ts';

/** Settings say so, or an instruction for consumers stands on the site. A shop for firms shows net prices by right. */
export function servesConsumers({ settings, isConsumerOffer }: ApplicabilityFact, { cancellation }: Pick<Facts, 'cancellation'>): boolean {
  if (isConsumerOffer !== true || settings.purposes.includes('b2b-sales') || settings.purposes.includes('marketplace')) return false;
  const told = settings.purposes.some(
    (purpose) => purpose === 'shop-goods-b2c' || purpose === 'shop-services-b2c' || purpose === 'digital-content',
  );
  return told || (cancellation.contentKind === 'cancellation' && cancellation.failure === null);
}

/** Pages of the offer with net prices alone from which a button leads to the page that takes the order: tariffs, courses, memberships. */
function netPricedPages(facts: Pick<Facts, 'shopPages' | 'forms' | 'pages'>): PageFact[] {
  return pricedPages(facts.pages, (page) => takesOrders(page.url, facts) || leadsToOrder(page, facts))
    .filter(({ text }) => mentions(text, withoutTax) && !mentions(text, withTax) && !mentions(text, small))
    .map(({ page }) => page);
}

function leadsToOrder({ url, links }: PageFact, facts: Pick<Facts, 'shopPages' | 'forms'>): boolean {
  const targets = links
    .filter(({ visible, area }) => visible && area === 'body')
    .map(({ href }) => URL.parse(href, url)?.href.replace(/#.*$/, ''));
  return targets.some((target) => target !== undefined && (takesOrders(target, facts) || isPaymentLink(target)));
}

/** How the first of these pages says that the tax comes on top, in its own words. */
export function netWords(pages: readonly { text: string }[]): string {
  for (const { text } of pages) {
    const [match] = matchesOf(text.slice(0, 200_000), withoutTax);
    if (!match) continue;
    const words = plainText(match.text);
    return /st$/i.test(words) && text[match.index + match.text.length] === '.' ? `${words}.` : words;
  }
  return '';
}

/** The verdict for net prices on pages that lead to an order without a product page; null without. Messages: `netOnly`, `netUnclear`. */
export function netOffer(facts: Pick<Facts, 'shopPages' | 'forms' | 'pages' | 'cancellation' | 'applicability'>): Verdict | null {
  const found = netPricedPages(facts);
  const items = atLeastOne(found.slice(0, 10).map(({ url, states }) => pageItem(url, states)));
  if (items === null) return null;
  const isCertain = servesConsumers(facts.applicability, facts);
  const params = { pages: pathsOf(found.map(({ url }) => url)), ...(isCertain && { quote: netWords(found) }) };
  const findings = [{ message: isCertain ? 'netOnly' : 'netUnclear', params, items, cause: 'price-notice' }] as const;
  return { class: isCertain ? 'Risk' : 'Hint', findings };
}
