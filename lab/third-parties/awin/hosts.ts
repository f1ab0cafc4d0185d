import { notFound, pixel } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const masterTag = new URL('./mastertag.js', import.meta.url);

/** Awin for advertisers: the MasterTag by advertiser id, and the pixel that counts an order. */
export const awinHosts: readonly LabHost[] = [
  {
    host: 'www.dwin1.com',
    address: '18.66.112.61',
    handle({ url }) {
      const advertiser = url.pathname.match(/^\/(\d+)\.js$/)?.[1];
      return advertiser ? clientScript(masterTag, { advertiser, version: '2.1' }) : notFound();
    },
  },
  {
    host: 'www.awin1.com',
    address: '52.17.183.40',
    handle: ({ url, cookies }) => {
      if (url.pathname !== '/sread.img') return notFound();
      return pixel(cookies['bId'] ? {} : { 'set-cookie': thirdPartyCookie('bId', randomText(32), '.awin1.com', lifetimes.days(365)) });
    },
  },
];

/** What the MasterTag leaves on a page that nobody came to by an Awin link: one request, nothing stored. */
export const awinMasterTag: Footprint = { service: 'Awin', hosts: ['www.dwin1.com'] };
