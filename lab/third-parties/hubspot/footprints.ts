import { lifetimes } from '../../cookie.ts';
import type { Footprint } from '../footprints.ts';

const { days, minutes } = lifetimes;
const cloudflare = (domain: string, visitorId: boolean) => [
  { name: '__cf_bm', domain, declaredLifetimeSeconds: minutes(30) },
  ...(visitorId ? [{ name: '_cfuvid', domain, declaredLifetimeSeconds: null }] : []),
];

/** What the parts of HubSpot leave behind. `domain` is the site's registrable domain. */
export const hubSpotFootprints = {
  banner: { service: 'HubSpot Cookie Banner', hosts: ['js-eu1.hs-banner.com'] } satisfies Footprint,
  choice: (domain: string): Footprint => ({
    service: null,
    hosts: [],
    cookies: [
      { name: '__hs_cookie_cat_pref', domain, declaredLifetimeSeconds: days(180) },
      { name: '__hs_opt_out', domain, declaredLifetimeSeconds: days(180) },
      { name: '__hs_initial_opt_in', domain, declaredLifetimeSeconds: days(7) },
    ],
  }),
  analytics: (domain: string): Footprint => ({
    service: 'HubSpot',
    hosts: ['js-eu1.hs-scripts.com', 'js-eu1.hs-analytics.net', 'track-eu1.hubspot.com'],
    cookies: [
      { name: '__hstc', domain, declaredLifetimeSeconds: days(180) },
      { name: 'hubspotutk', domain, declaredLifetimeSeconds: days(180) },
      { name: '__hssc', domain, declaredLifetimeSeconds: minutes(30) },
      { name: '__hssrc', domain, declaredLifetimeSeconds: null },
      ...cloudflare('hubspot.com', true),
    ],
  }),
  forms: {
    service: 'HubSpot Forms',
    hosts: ['js-eu1.hsforms.net', 'forms-eu1.hsforms.com'],
    cookies: [...cloudflare('hsforms.net', false), ...cloudflare('hsforms.com', true)],
  } satisfies Footprint,
} as const;
