import { lifetimes } from '../../cookie.ts';
import type { Footprint } from '../footprints.ts';

/** What a player without `dnt=1` leaves behind. */
export const vimeoFootprint: Footprint = {
  service: 'Vimeo',
  hosts: ['player.vimeo.com', 'vimeo.com', 'f.vimeocdn.com', 'i.vimeocdn.com', 'fresnel.vimeocdn.com'],
  cookies: [
    { name: 'vuid', domain: 'vimeo.com', declaredLifetimeSeconds: lifetimes.years(2) },
    { name: '__cf_bm', domain: 'vimeo.com', declaredLifetimeSeconds: lifetimes.minutes(30) },
    { name: '_cfuvid', domain: 'vimeo.com', declaredLifetimeSeconds: null },
  ],
  storage: [{ kind: 'localStorage', key: 'sync_active', origin: 'https://player.vimeo.com' }],
};
