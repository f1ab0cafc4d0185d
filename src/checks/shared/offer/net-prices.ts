import { isPaymentLink } from '#knowledge/payment-links.ts';
import type { Finding, Locale, Verdict } from '../../define-check.ts';
import type { PageFact } from '../../facts/pages.ts';
import type { ApplicabilityFact } from '../../facts/site.ts';
import type { Facts } from '../../facts.ts';
import { atLeastOne, pageItem, textItem } from '../../items.ts';
import { pathsOf } from '../site/page-paths.ts';
import { type Match, matchesOf, mentions, plainText } from '../wording.ts';
import { takesOrders } from './order-steps.ts';
import { small, withoutTax, withTax } from './price-words.ts';
import { pricedPages } from './priced-order-pages.ts';
import { price } from './unit-prices.ts';

/** Texts on prices without the tax. Messages: `netOnly`, `netUnclear`. */
export const netTexts = {
  de: {
    messages: {
      netOnly: 'Auf {pages} sind Preise nur netto angegeben („{quote}“)',
      netUnclear: 'Auf {pages} sind Preise netto angegeben, ohne dass ein Verkauf nur an Unternehmen erkennbar ist',
    },
    fixes: {
      netOnly:
        '1. Nennen Sie Verbrauchern auf {pages} Gesamtpreise einschließlich Umsatzsteuer, und ergänzen Sie am Preis „inkl. MwSt.“; das gilt auch für Preise je Einheit, etwa je Kilowattstunde oder Stunde.\n2. Versenden Sie Waren, nennen Sie dort auch die Versandkosten.\n3. Verkaufen Sie nur an Unternehmen, sagen Sie das auf jeder Seite mit Preisen und prüfen Sie es bei der Bestellung.',
      netUnclear:
        '1. Verkaufen Sie nur an Unternehmen, sagen Sie das auf jeder Seite mit Preisen und prüfen Sie es bei der Bestellung.\n2. Nennen Sie sonst auf {pages} Gesamtpreise einschließlich Umsatzsteuer, und ergänzen Sie am Preis „inkl. MwSt.“.\n3. Versenden Sie Waren, nennen Sie dort auch die Versandkosten.',
    },
  },
  en: {
    messages: {
      netOnly: 'On {pages}, prices are stated net only (“{quote}”)',
      netUnclear: 'On {pages}, prices are stated net although no sale to businesses only is apparent',
    },
    fixes: {
      netOnly:
        '1. State total prices including VAT to consumers on {pages}, and add “incl. VAT” to the price; this holds for prices per unit as well, such as per kilowatt hour or hour.\n2. If you ship goods, state the shipping costs there as well.\n3. If you sell to businesses only, say so on each page with prices and verify it during the order.',
      netUnclear:
        '1. If you sell to businesses only, say so on each page with prices and verify it during the order.\n2. Otherwise state total prices including VAT on {pages}, and add “incl. VAT” to the price.\n3. If you ship goods, state the shipping costs there as well.',
    },
  },
};

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

/** A price that ends where the words on the tax begin. */
const priceBefore = /(?<![\d.,])\d[\d.]{0,9}(?:,\d{2})?\s?(?:€|EUR|Euro)[\s*,(–-]{0,3}$/;
/** As far from it a gross price still belongs to the same offer: "1.180 € zzgl. MwSt. (1.404,20 € inkl. MwSt.)". */
const besidePrice = 30;

const netNeighbour = /^[^€()]{0,30}(?:€|EUR|Euro)[\s*,(–-]{0,3}(?:zzgl|zuzüglich|exkl|excl|plus|netto)/i;

/** Net prices without their gross price, as they stand on a page. */
export function netPricesIn(text: string): Match[] {
  return matchesOf(text, withoutTax).flatMap(({ index, text: words }) => {
    const own = priceBefore.exec(text.slice(Math.max(0, index - 30), index))?.[0];
    if (own === undefined) return [];
    const start = index - own.length;
    const after = text.slice(index + words.length, index + words.length + besidePrice);
    const before = text.slice(Math.max(0, start - besidePrice), start);
    // A neighbour may be net as well: "3.900 € zzgl. MwSt. oder 6 × 690 € zzgl. MwSt."
    const isNetAfter = netNeighbour.test(text.slice(index + words.length, index + words.length + besidePrice + 20));
    const isToldGross = (price.test(after) && !isNetAfter) || (price.test(before) && !mentions(before, withoutTax));
    return isToldGross ? [] : [{ index: start, text: `${own}${words}` }];
  });
}

/** What is told of a net price beside gross ones, and what to do about it. */
export const netBesideTexts: Record<Locale, { message: string; fix: string }> = {
  de: {
    message:
      'Auf {pages} steht neben Preisen mit Umsatzsteuer ein Preis ohne sie („{quote}“); Verbrauchern ist der Gesamtpreis zu nennen (§ 3 Abs. 1 PAngV)',
    fix: '1. Nennen Sie auf {pages} statt „{quote}“ den Gesamtpreis einschließlich Umsatzsteuer.\n2. Gilt dieses Angebot nur Unternehmern, sagen Sie das dort, und prüfen Sie es bei der Bestellung.',
  },
  en: {
    message:
      'On {pages} a price without VAT stands beside prices that include it (“{quote}”); consumers have to be told the total price (Section 3(1) PAngV)',
    fix: '1. On {pages}, state the total price including VAT instead of “{quote}”.\n2. If this offer is for businesses only, say so there and verify it during the order.',
  },
};

/** A net price beside gross ones on pages that lead to an order without a product page; null without. Message: `netBeside`. */
export function netBeside(facts: Pick<Facts, 'shopPages' | 'forms' | 'pages' | 'applicability'>): Finding | null {
  const { isConsumerOffer, settings } = facts.applicability;
  if (isConsumerOffer !== true || settings.purposes.includes('b2b-sales') || settings.purposes.includes('marketplace')) return null;
  const found = pricedPages(facts.pages, (page) => takesOrders(page.url, facts) || leadsToOrder(page, facts))
    .filter(({ text }) => mentions(text, withTax) && !mentions(text, small))
    .flatMap(({ page, text }) => netPricesIn(text).map((found) => ({ url: page.url, quote: found.text })));
  const items = atLeastOne(found.slice(0, 10).map(({ url, quote }) => textItem(url, quote)));
  if (items === null) return null;
  const params = { pages: pathsOf(found.map(({ url }) => url)), quote: found[0]!.quote };
  return { message: 'netBeside', params, items, cause: 'price-notice' };
}
