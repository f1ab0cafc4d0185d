import { notFound, pixel } from '../../answers.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

/** Counting pixels of VG WORT (METIS): `/na/<mark>` on numbered hosts, with a session cookie that tells visits apart. */
export const vgWortHosts: readonly LabHost[] = ['vg02.met.vgwort.de', 'vg07.met.vgwort.de'].map((host) => ({
  host,
  address: '185.54.150.27',
  handle: ({ url, cookies }) =>
    url.pathname.startsWith('/na/')
      ? pixel(
          cookies['srp']
            ? {}
            : { 'set-cookie': setCookie('srp', randomText(32), { domain: '.vgwort.de', secure: true, httpOnly: true, sameSite: 'None' }) },
        )
      : notFound(),
}));

/** What the pixels leave behind. */
export const vgWortFootprint = (...hosts: readonly string[]): Footprint => ({
  service: 'VG Wort',
  hosts,
  cookies: [{ name: 'srp', domain: 'vgwort.de', declaredLifetimeSeconds: null }],
});
