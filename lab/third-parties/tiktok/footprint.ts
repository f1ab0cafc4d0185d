import { lifetimes } from '../../cookie.ts';
import type { Footprint } from '../footprints.ts';

const lifetime = lifetimes.days(390);

/** What the pixel leaves behind on a site. */
export const tikTokFootprint = (domain: string, origin: string, pixel: string): Footprint => ({
  service: 'TikTok Pixel',
  hosts: ['analytics.tiktok.com', 'analytics-ipv6.tiktokw.us'],
  cookies: [
    ...['_tt_enable_cookie', '_ttp', 'ttcsid', `ttcsid_${pixel}`].map((name) => ({ name, domain, declaredLifetimeSeconds: lifetime })),
    { name: '_ttp', domain: 'tiktok.com', declaredLifetimeSeconds: lifetime },
  ],
  storage: ['tt_pixel_session_index', 'tt_sessionId', 'tt_appInfo', 'tt_pixel_is_enrich_ipv6_triggered_by_enrich_am'].map((key) => ({
    kind: 'sessionStorage',
    key,
    origin,
  })),
});

/** What the pixel leaves behind where Shopify runs it in a worker: cookies alone. */
export const tikTokWorkerFootprint = (domain: string): Footprint => ({
  service: 'TikTok Pixel',
  hosts: ['analytics.tiktok.com'],
  cookies: [
    { name: '_ttp', domain, declaredLifetimeSeconds: lifetime },
    { name: '_tt_enable_cookie', domain, declaredLifetimeSeconds: lifetime },
    { name: '_ttp', domain: 'tiktok.com', declaredLifetimeSeconds: lifetime },
  ],
});
