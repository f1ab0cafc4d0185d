import { notFound, pixel } from '../../answers.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

/** Indeed's conversion pixel, which recognises job seekers by CTK. */
export const indeedHosts: readonly LabHost[] = [
  {
    host: 'conv.indeed.com',
    address: '162.159.130.67',
    handle({ url, cookies }) {
      if (!/^\/pagead\/conv\/\d+\/$/.test(url.pathname)) return notFound();
      const visitor = thirdPartyCookie('CTK', `1j${randomText(14).toLowerCase()}`, '.indeed.com', lifetimes.days(365), false);
      return pixel(cookies['CTK'] ? {} : { 'set-cookie': visitor });
    },
  },
];

/** The pixel on a page. */
export const indeedFootprint: Footprint = {
  service: 'Indeed Conversion Tracking',
  hosts: ['conv.indeed.com'],
  cookies: [{ name: 'CTK', domain: 'indeed.com', declaredLifetimeSeconds: lifetimes.days(365) }],
};
