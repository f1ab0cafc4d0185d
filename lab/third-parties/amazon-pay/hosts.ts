import { notFound, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const checkout = new URL('./checkout.js', import.meta.url);

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 28"><text x="60" y="20" font-family="Arial" font-size="18" font-weight="700" text-anchor="middle" fill="#232f3e">amazon pay</text></svg>';

/** Amazon Pay: the library with its button, whose picture comes from Amazon's network. */
export const amazonPayHosts: readonly LabHost[] = [
  {
    host: 'static-eu.payments-amazon.com',
    address: '18.66.112.38',
    handle: ({ url }) => (url.pathname === '/checkout.js' ? clientScript(checkout, { version: '2.1' }) : notFound()),
  },
  {
    host: 'm.media-amazon.com',
    address: '151.101.129.16',
    handle: ({ url }) => (url.pathname.startsWith('/images/G/01/AmazonPay/') ? svg(logo) : notFound()),
  },
];

/** What a page with the button leaves; the cookies lie at the very `host` of the shop. */
export const amazonPayButton = (host: string): Footprint => ({
  service: 'Amazon Pay',
  hosts: ['static-eu.payments-amazon.com', 'm.media-amazon.com'],
  cookies: ['apay-session-set', 'amazon-pay-connectedAuth', 'amazon-pay-abtesting-new-widgets', 'language'].map((name) => ({
    name,
    domain: host,
    declaredLifetimeSeconds: null,
  })),
});
