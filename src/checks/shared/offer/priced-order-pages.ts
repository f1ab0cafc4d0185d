import type { Facts } from '../../facts.ts';
import { isSupportedLanguage } from '../site/supported-language.ts';
import { plainText } from '../wording.ts';
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

/** Pages on which an order is placed, with a price: vouchers, courses and subscriptions need no product page. */
export function pricedOrderPages(facts: Pick<Facts, 'shopPages' | 'forms' | 'pages'>): OrderPage[] {
  return offerPages(facts.pages)
    .filter((page) => takesOrders(page.url, facts) && page.textComplete && isSupportedLanguage(page))
    .map((page) => ({ url: page.url, text: plainText(page.text.slice(0, 200_000)), sellsVouchers: isVoucherPage(page) }))
    .filter(({ text }) => price.test(text));
}
