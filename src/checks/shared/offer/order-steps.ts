import type { Facts, ShopPageFact } from '../../facts.ts';
import { dataForms } from '../forms/visitor-forms.ts';

const orderAddress = /\/(?:warenkorb|cart|basket|einkaufswagen|kasse|checkout|bestell[a-zß-ɏ]*|payment|zahlung)(?=[/.?#]|$)/iu;

/** Whether a page belongs to an order: its cart or checkout, by content or else by address. */
export function isOrderStep(url: string, shopPages: readonly ShopPageFact[]): boolean {
  const known = shopPages.find((page) => page.url === url);
  if (known) return known.kind === 'cart' || known.kind === 'checkout';
  return orderAddress.test(URL.parse(url)?.pathname ?? '');
}

/** Whether an order can be placed on a page: its checkout, or a form of its own that orders. */
export function takesOrders(url: string, { shopPages, forms }: Pick<Facts, 'shopPages' | 'forms'>): boolean {
  return (
    shopPages.some((page) => page.url === url && page.kind === 'checkout') ||
    dataForms(forms).some(({ kind, pageUrl }) => kind === 'order' && pageUrl === url)
  );
}
