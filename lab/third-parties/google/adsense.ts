import { cors, html, json, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost, LabRequest, LabResponse } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { googleAddresses } from './addresses.ts';

const library = new URL('./adsbygoogle.js', import.meta.url);
const implementation = new URL('./show-ads-impl.js', import.meta.url);

function creative(index: number): string {
  return `<!doctype html><html><body style="margin:0;overflow:hidden"><a href="https://googleads.g.doubleclick.net/aclk?sa=L&ai=C" target="_blank"><img src="https://tpc.googlesyndication.com/simgad/${8823014770 + index}" alt="Anzeige" style="width:100%;height:100vh;object-fit:cover"></a></body></html>`;
}

/** What AdSense answers on pagead2.googlesyndication.com and googleads.g.doubleclick.net. Limited ads (`ltd=1`) come without cookies. */
export function adSenseAnswer(request: LabRequest): LabResponse | null {
  const { pathname, searchParams } = request.url;
  const open = cors(request.headers.origin);
  if (pathname === '/pagead/js/adsbygoogle.js') return clientScript(library, { client: searchParams.get('client') ?? '' }, open);
  if (pathname.endsWith('/show_ads_impl_fy2021.js')) return clientScript(implementation, {}, open);
  if (pathname.endsWith('/zrt_lookup_fy2021.html')) return html('<!doctype html><html><head><title></title></head><body></body></html>');
  if (pathname !== '/pagead/ads') return null;
  const personal = searchParams.get('ltd') !== '1' && !request.cookies['IDE'];
  const cookies = [
    thirdPartyCookie('IDE', randomText(64), '.doubleclick.net', lifetimes.days(396)),
    thirdPartyCookie('test_cookie', 'CheckForPermission', '.doubleclick.net', lifetimes.minutes(15), false),
  ];
  return html(creative(Number(searchParams.get('ifi') ?? 1)), personal ? { 'set-cookie': cookies } : {});
}

/** Google's check for invalid traffic, which every filled ad slot asks for. */
export const adTrafficQualityHosts: readonly LabHost[] = [
  {
    host: 'ep1.adtrafficquality.google',
    address: googleAddresses.ads,
    handle: (request) => json({ sodar_query_id: randomText(22), injector_basename: 'sodar2' }, cors(request.headers.origin)),
  },
  {
    host: 'ep2.adtrafficquality.google',
    address: googleAddresses.ads,
    handle: () => script('window.GoogleTyFxhY = window.GoogleTyFxhY || [];'),
  },
];

/** The library with its empty frame, as long as nothing is decided. */
export const adSenseLibraryFootprint: Footprint = {
  service: 'Google AdSense',
  hosts: ['pagead2.googlesyndication.com', 'googleads.g.doubleclick.net'],
};

const filled = [
  ...adSenseLibraryFootprint.hosts,
  'tpc.googlesyndication.com',
  'ep1.adtrafficquality.google',
  'ep2.adtrafficquality.google',
];

/** Limited ads after a refusal. */
export const adSenseLimitedFootprint: Footprint = { service: 'Google AdSense', hosts: filled };

/** Personal ads on the pages of `domain`. */
export const adSensePersonalFootprint = (domain: string): Footprint => ({
  service: 'Google AdSense',
  hosts: filled,
  cookies: [
    { name: '__gads', domain, declaredLifetimeSeconds: lifetimes.days(390) },
    { name: '__gpi', domain, declaredLifetimeSeconds: lifetimes.days(390) },
    { name: '__eoi', domain, declaredLifetimeSeconds: lifetimes.days(180) },
    { name: 'IDE', domain: 'doubleclick.net', declaredLifetimeSeconds: lifetimes.days(396) },
    { name: 'test_cookie', domain: 'doubleclick.net', declaredLifetimeSeconds: lifetimes.minutes(15) },
  ],
});
