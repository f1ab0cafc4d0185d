import { cors, noContent, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes } from '../../cookie.ts';
import type { LabHost, Seen } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { type DeclaredCookie, type Publications, publications } from '../publications.ts';

/** What an owner sets in Cookie-Script's console. Categories as it names them: performance, targeting, functionality. */
export interface CookieScriptBanner {
  title: string;
  description: string;
  privacyUrl: string;
  categories: readonly { id: 'performance' | 'targeting' | 'functionality'; label: string; description: string }[];
  cookies: readonly DeclaredCookie[];
  /** Send consent on to Google's Consent Mode. */
  consentMode: boolean;
}

/** Banners by the hexadecimal id in their script's address. */
export const cookieScriptBanners: Publications<CookieScriptBanner> = publications('Cookie-Script banner');

const library = new URL('./banner.js', import.meta.url);

/** Cookie-Script: the banner's script and the place where decisions are logged. */
export const cookieScriptHosts: readonly LabHost[] = [
  {
    host: 'cdn.cookie-script.com',
    address: '138.199.37.227',
    handle({ url }) {
      const id = /^\/s\/([0-9a-f]{32})\.js$/.exec(url.pathname)?.[1];
      const banner = id && cookieScriptBanners.find(id);
      return banner ? clientScript(library, { id, ...banner }) : notFound();
    },
  },
  {
    host: 'consent.cookie-script.com',
    address: '116.203.55.214',
    handle: ({ headers }) => noContent(cors(headers.origin)),
  },
];

const kept: Seen = ['reject', 'accept'];

/** What the banner leaves on the pages of `host`. */
export const cookieScriptFootprint = (host: string): [Footprint, Seen][] => [
  [{ service: 'Cookie-Script', hosts: ['cdn.cookie-script.com'] }, ['none', ...kept]],
  [
    {
      service: null,
      hosts: ['consent.cookie-script.com'],
      cookies: [{ name: 'CookieScriptConsent', domain: host, declaredLifetimeSeconds: lifetimes.days(30) }],
    },
    kept,
  ],
];
