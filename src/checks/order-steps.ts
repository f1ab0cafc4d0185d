import type { ShopPageFact } from './facts.ts';

const orderAddress = /\/(?:warenkorb|cart|basket|einkaufswagen|kasse|checkout|bestell[a-zß-ɏ]*|payment|zahlung)(?=[/.?#]|$)/iu;

/** Whether a page belongs to an order: its cart or checkout, by content or else by address. */
export function isOrderStep(url: string, shopPages: readonly ShopPageFact[]): boolean {
  const known = shopPages.find((page) => page.url === url);
  if (known) return known.kind === 'cart' || known.kind === 'checkout';
  return orderAddress.test(URL.parse(url)?.pathname ?? '');
}
