import { isPaymentLink } from '#knowledge/payment-links.ts';
import type { PageFact } from '../../facts/pages.ts';
import type { Facts } from '../../facts.ts';
import { isSupportedLanguage } from '../site/supported-language.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { takesOrders } from './order-steps.ts';
import { offerPages } from './shop-offer.ts';
import { price } from './unit-prices.ts';
import { isVoucherPage } from './voucher-prices.ts';

/** A page with a price on which something is ordered. */
export interface OrderPage {
  url: string;
  text: string;
  sellsVouchers: boolean;
}

/** Pages of the offer that were read to their end, of those meant, with their text where it has a price. */
export function pricedPages(pages: Facts['pages'], isMeant: (page: PageFact) => boolean): { page: PageFact; text: string }[] {
  return offerPages(pages)
    .filter((page) => isMeant(page) && page.textComplete && isSupportedLanguage(page))
    .map((page) => ({ page, text: plainText(page.text.slice(0, 200_000)) }))
    .filter(({ text }) => price.test(text));
}

const gifts = wholeWords('spend[a-zß-ɏ]*|unterstütz[a-zß-ɏ]*|trinkgeld|kaffee\\s+spendieren|donat[a-z]*|support\\s+us|tip');

/** Whether a page leads to one on which a payment service takes the money for what it offers. */
export function leadsToPayment({ url, links }: PageFact): boolean {
  return links.some(
    ({ visible, area, href, text }) =>
      visible && area === 'body' && isPaymentLink(URL.parse(href, url)?.href ?? '') && !mentions(plainText(text), gifts),
  );
}

/** Pages on which an order is placed or paid, with a price: vouchers, courses and subscriptions need no product page. */
export function pricedOrderPages(facts: Pick<Facts, 'shopPages' | 'forms' | 'pages'>): OrderPage[] {
  return pricedPages(facts.pages, (page) => takesOrders(page.url, facts) || leadsToPayment(page)).map(({ page, text }) => ({
    url: page.url,
    text,
    sellsVouchers: isVoucherPage(page),
  }));
}
