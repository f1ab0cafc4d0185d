import { isWithin } from './is-within.ts';

/** Hosts of pages on which somebody pays for what a site offers; resellers, who sell in their own name, are none. */
const hosts = [
  'buy.stripe.com',
  'checkout.stripe.com',
  'pay.sumup.com',
  'square.link',
  'checkout.square.site',
  'paymentlink.mollie.com',
  'payrexx.com',
  'thrivecart.com',
  'ablefy.io',
  'elopage.com',
] as const;

/** Whether an address is that of a payment page of somebody's own offer, kept by a payment service. */
export function isPaymentLink(address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  const host = url.hostname.toLowerCase();
  return (
    hosts.some((own) => isWithin(host, own)) ||
    (isWithin(host, 'paypal.com') && /^\/(?:ncp\/payment|webapps\/shoppingcart)(?:\/|$)/.test(url.pathname))
  );
}
