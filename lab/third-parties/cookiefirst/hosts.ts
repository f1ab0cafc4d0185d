import { cors, json, noContent, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes } from '../../cookie.ts';
import type { LabHost, Seen } from '../../types.ts';
import { always, decided, type Footprint } from '../footprints.ts';
import { type Publications, publications } from '../publications.ts';

/** A cookie category as a customer's configuration describes it. */
export interface CookieFirstCategory {
  id: 'necessary' | 'performance' | 'functional' | 'advertising';
  name: string;
  text: string;
  services: readonly string[];
}

/** A site as its owner set it up in CookieFirst's console. */
export interface CookieFirstSite {
  title: string;
  text: string;
  policies: readonly { text: string; href: string }[];
  buttons: { accept: string; reject: string; adjust: string; save: string };
  color: string;
  categories: readonly CookieFirstCategory[];
  placeholder: string;
}

/** Sites by the id in the address of their `consent.js`. */
export const cookieFirstSites: Publications<CookieFirstSite> = publications('CookieFirst site');

const loader = new URL('./consent.js', import.meta.url);
const banner = new URL('./banner.js', import.meta.url);

/** CookieFirst: the script of a site, the banner with its configuration, and the register of consents. */
export const cookieFirstHosts: readonly LabHost[] = [
  {
    host: 'consent.cookiefirst.com',
    address: '169.150.247.39',
    handle({ url }) {
      const site = url.pathname.match(/^\/sites\/([\w.-]+)\/consent\.js$/)?.[1];
      if (site && cookieFirstSites.find(site)) return clientScript(loader, { site, version: '9d64f1c2-5f7a-4f59-93c4-2f1b9b3a9a0e' });
      return url.pathname === '/banner.no-autoblock.js' ? clientScript(banner) : notFound();
    },
  },
  {
    host: 'api.cookiefirst.com',
    address: '34.107.234.180',
    handle({ url, headers }) {
      const site = cookieFirstSites.find(url.pathname.split('/')[3] ?? '');
      return site ? json(site, cors(headers.origin)) : notFound();
    },
  },
  {
    host: 'edge.cookiefirst.com',
    address: '34.107.234.181',
    handle: ({ headers }) => noContent({ ...cors(headers.origin), 'access-control-allow-headers': 'content-type' }),
  },
];

/** What the platform itself leaves on a site at `host`, by state. */
export const cookieFirstFootprints = (host: string): [Footprint, Seen][] => [
  [{ service: 'CookieFirst', hosts: ['consent.cookiefirst.com', 'api.cookiefirst.com'] }, always],
  [
    {
      service: null,
      hosts: ['edge.cookiefirst.com'],
      cookies: [{ name: 'cookiefirst-consent', domain: host, declaredLifetimeSeconds: lifetimes.days(365) }],
    },
    decided,
  ],
];
