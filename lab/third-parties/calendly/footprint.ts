import { lifetimes } from '../../cookie.ts';
import type { Footprint } from '../footprints.ts';

/** What a booking page in a frame leaves behind. */
export const calendlyFootprint: Footprint = {
  service: 'Calendly',
  hosts: ['calendly.com', 'assets.calendly.com', 'd3v0px0pttie1i.cloudfront.net'],
  cookies: [
    { name: '_calendly_session', domain: 'calendly.com', declaredLifetimeSeconds: lifetimes.days(21) },
    { name: '__cf_bm', domain: 'calendly.com', declaredLifetimeSeconds: lifetimes.minutes(30) },
    { name: '_cfuvid', domain: 'calendly.com', declaredLifetimeSeconds: null },
  ],
};
