import { cors, json, notFound, pixel } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes } from '../../cookie.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const library = new URL('./pixel.js', import.meta.url);

/** Reddit Pixel: script, settings of the advertiser's account, counting pixel. */
export const redditHosts: readonly LabHost[] = [
  {
    host: 'www.redditstatic.com',
    address: '151.101.1.140',
    handle: ({ url }) => (url.pathname === '/ads/pixel.js' ? clientScript(library) : notFound()),
  },
  {
    host: 'pixel-config.reddit.com',
    address: '151.101.65.140',
    handle: ({ url, headers }) =>
      url.pathname.startsWith('/pixels/') ? json({ config: { enableAutoEvents: false }, status: 'ok' }, cors(headers.origin)) : notFound(),
  },
  {
    host: 'alb.reddit.com',
    address: '151.101.129.140',
    handle: ({ url }) => (url.pathname === '/rp.gif' ? pixel() : notFound()),
  },
];

/** What the pixel leaves behind. */
export const redditPixel = (domain: string): Footprint => ({
  service: 'Reddit Pixel',
  hosts: ['www.redditstatic.com', 'pixel-config.reddit.com', 'alb.reddit.com'],
  cookies: [{ name: '_rdt_uuid', domain, declaredLifetimeSeconds: lifetimes.days(90) }],
});
