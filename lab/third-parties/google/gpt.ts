import { cors, json, notFound, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost, LabRequest, LabResponse } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { googleAddresses } from './addresses.ts';

const library = new URL('./gpt.js', import.meta.url);
const implementation = new URL('./pubads.js', import.meta.url);
const motifs = ['#0f5c4a', '#8a2c2c', '#2c4a8a'];

/** The answer to an ad request: which pictures to show. Personal ads set cookies of doubleclick.net, limited ones (`ltd=1`) none. */
export function adAnswer(request: LabRequest): LabResponse | null {
  const { pathname, searchParams } = request.url;
  if (pathname !== '/gampad/ads') return null;
  const units = (searchParams.get('iu_parts') ?? '').split(',').length - 1;
  const personal = searchParams.get('ltd') !== '1' && !request.cookies['IDE'];
  const cookies = [
    thirdPartyCookie('IDE', randomText(64), '.doubleclick.net', lifetimes.days(396)),
    thirdPartyCookie('test_cookie', 'CheckForPermission', '.doubleclick.net', lifetimes.minutes(15), false),
  ];
  return json(
    {
      creatives: Array.from({ length: Math.max(units, 1) }, (_, index) => `https://tpc.googlesyndication.com/simgad/${1402938471 + index}`),
    },
    { ...cors(request.headers.origin), ...(personal && { 'set-cookie': cookies }) },
  );
}

/** Google Ad Manager's publisher tag: `gpt.js`, its implementation, ad requests and pictures. It waits for the TC string. */
export const publisherTagHosts: readonly LabHost[] = [
  {
    host: 'securepubads.g.doubleclick.net',
    address: googleAddresses.ads,
    handle(request) {
      if (request.url.pathname === '/tag/js/gpt.js') return clientScript(library, {}, { 'access-control-allow-origin': '*' });
      if (request.url.pathname.endsWith('/pubads_impl.js')) return clientScript(implementation);
      return adAnswer(request) ?? notFound();
    },
  },
  {
    host: 'tpc.googlesyndication.com',
    address: googleAddresses.ads,
    handle: ({ url }) =>
      svg(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 250"><rect width="800" height="250" fill="${motifs[Number(url.pathname.at(-1)) % 3]}"/><text x="60" y="140" font-family="Arial" font-weight="700" font-size="46" fill="#fff">Autohaus am Isarring</text></svg>`,
      ),
  },
];

/** The library alone, as long as nothing is decided. */
export const publisherTagFootprint: Footprint = { service: 'Google Ad Manager', hosts: ['securepubads.g.doubleclick.net'] };

/** Ads without cookies after a refusal. */
export const limitedAdsFootprint: Footprint = {
  service: 'Google Ad Manager',
  hosts: ['securepubads.g.doubleclick.net', 'pagead2.googlesyndication.com', 'tpc.googlesyndication.com'],
};

/** Personal ads on the pages of `domain`. */
export const personalAdsFootprint = (domain: string): Footprint => ({
  service: 'Google Ad Manager',
  hosts: ['securepubads.g.doubleclick.net', 'tpc.googlesyndication.com'],
  cookies: [
    { name: '__gads', domain, declaredLifetimeSeconds: lifetimes.days(390) },
    { name: '__gpi', domain, declaredLifetimeSeconds: lifetimes.days(390) },
    { name: '__eoi', domain, declaredLifetimeSeconds: lifetimes.days(180) },
    { name: 'IDE', domain: 'doubleclick.net', declaredLifetimeSeconds: lifetimes.days(396) },
    { name: 'test_cookie', domain: 'doubleclick.net', declaredLifetimeSeconds: lifetimes.minutes(15) },
  ],
});
