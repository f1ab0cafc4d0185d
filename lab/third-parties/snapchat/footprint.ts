import { lifetimes } from '../../cookie.ts';
import type { Footprint } from '../footprints.ts';

const { days } = lifetimes;

/** What the pixel leaves behind on a site. */
export const snapFootprint = (domain: string, origin: string): Footprint => ({
  service: 'Snap Pixel',
  hosts: ['sc-static.net', 'tr.snapchat.com'],
  cookies: [
    ...['_scid', '_scid_r', '_ScCbts', '_sctr'].map((name) => ({ name, domain, declaredLifetimeSeconds: days(390) })),
    { name: 'sc_at', domain: 'snapchat.com', declaredLifetimeSeconds: days(390) },
    { name: 'X-AB', domain: 'sc-static.net', declaredLifetimeSeconds: days(1) },
  ],
  storage: [
    ...['u_sclid', 'u_sclid_r'].map((key) => ({ kind: 'localStorage' as const, key, origin })),
    ...['u_scsid', 'u_scsid_r'].map((key) => ({ kind: 'sessionStorage' as const, key, origin })),
  ],
});
