import { cors, html, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { uuid } from '../../random.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { type Publications, publications } from '../publications.ts';

/** A price in a pricing table. */
export interface StripePrice {
  name: string;
  price: string;
  features: readonly string[];
}

/** Pricing tables by their id. */
export const stripePricingTables: Publications<readonly StripePrice[]> = publications('Stripe pricing table');

const library = new URL('./pricing-table.js', import.meta.url);
const payment = new URL('./v3.js', import.meta.url);
const table = new URL('./table.js', import.meta.url);
const outer = new URL('./m-outer.js', import.meta.url);
const inner = new URL('./inner.js', import.meta.url);
const page = (title: string, script: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${title}</title></head><body><div id="root"></div><script src="${script}"></script></body></html>`;

/** Stripe: the pricing table with its frame, and the frames that tell fraud by the device (`__stripe_mid`, `__stripe_sid`, `m`). */
export const stripeHosts: readonly LabHost[] = [
  {
    host: 'js.stripe.com',
    address: '151.101.192.176',
    handle({ url }) {
      if (url.pathname === '/v3/') return clientScript([library, payment]);
      if (url.pathname === '/v3/pricing-table.js') return clientScript(library);
      if (url.pathname.startsWith('/v3/pricing-table-app-'))
        return html(page('Stripe', '/v3/fingerprinted/js/pricing-table-app-6d0c1b.js'));
      if (url.pathname.startsWith('/v3/m-outer-')) return html(page('StripeM-Outer', '/v3/fingerprinted/js/m-outer-15a2b40a.js'));
      if (url.pathname.includes('/js/pricing-table-app-')) return clientScript(table);
      return url.pathname.includes('/js/m-outer-') ? clientScript(outer) : notFound();
    },
  },
  {
    host: 'merchant-ui-api.stripe.com',
    address: '54.187.119.242',
    handle({ url, headers }) {
      const prices = stripePricingTables.find(url.searchParams.get('pricing_table_id') ?? '');
      return prices ? json({ prices }, cors(headers.origin)) : notFound();
    },
  },
  {
    host: 'm.stripe.network',
    address: '151.101.64.176',
    handle: ({ url }) => (url.pathname === '/inner.html' ? html(page('StripeM-Inner', 'out-4.5.44.js')) : clientScript(inner)),
  },
  {
    host: 'm.stripe.com',
    address: '54.186.23.98',
    handle({ cookies, headers }) {
      const visitor = thirdPartyCookie('m', `${uuid()}a1b2c3`, 'm.stripe.com', lifetimes.days(400));
      return json(
        { muid: uuid(), guid: uuid(), sid: uuid() },
        { ...cors(headers.origin), ...(cookies['m'] ? {} : { 'set-cookie': visitor }) },
      );
    },
  },
];

/** What a page with a payment form of Stripe.js leaves behind. */
export const stripeFormFootprint = (domain: string): Footprint => {
  const whole = stripeFootprint(domain);
  return { ...whole, hosts: whole.hosts.filter((host) => !host.startsWith('merchant-ui-api')) };
};

/** What a page with a pricing table leaves behind. */
export const stripeFootprint = (domain: string): Footprint => ({
  service: 'Stripe',
  hosts: ['js.stripe.com', 'merchant-ui-api.stripe.com', 'm.stripe.network', 'm.stripe.com'],
  cookies: [
    { name: '__stripe_mid', domain, declaredLifetimeSeconds: lifetimes.days(365) },
    { name: '__stripe_sid', domain, declaredLifetimeSeconds: lifetimes.minutes(30) },
    { name: 'm', domain: 'm.stripe.com', declaredLifetimeSeconds: lifetimes.days(400) },
  ],
});
