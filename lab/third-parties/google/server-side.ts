import { cors, noContent, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { googleAddresses } from './addresses.ts';

const gtag = new URL('./gtag.js', import.meta.url);

/**
 * A server-side tagging container under a site's own name, an alias of App Engine: it serves gtag.js, takes the hits, and sets FPID
 * and FPLC when a hit carries a client id.
 */
export function serverSideContainer(host: string, domain: string): LabHost {
  return {
    host,
    address: googleAddresses.tagManager,
    cname: ['ghs.googlehosted.com'],
    handle({ url, headers, cookies }) {
      if (url.pathname === '/gtag/js')
        return clientScript(gtag, { id: url.searchParams.get('id') ?? '', layer: url.searchParams.get('l') ?? 'dataLayer' });
      if (!url.pathname.endsWith('/g/collect')) return notFound();
      const own = (name: string, value: string, lifetimeSeconds: number, httpOnly: boolean) =>
        setCookie(name, value, { domain, lifetimeSeconds, secure: true, httpOnly, sameSite: httpOnly ? 'Lax' : undefined });
      const fresh = url.searchParams.has('cid') && !cookies['FPID'];
      const identity = [
        own('FPID', `FPID2.2.${randomText(43)}%3D.${Math.floor(Date.now() / 1000)}`, lifetimes.years(2), true),
        own('FPLC', randomText(80), lifetimes.minutes(1200), false),
      ];
      return noContent({ ...cors(headers.origin), 'cache-control': 'no-cache', ...(fresh ? { 'set-cookie': identity } : {}) });
    },
  };
}

/** Google Analytics by way of such a container, with consent. */
export const serverSideAnalyticsFootprint = (domain: string, id: string): Footprint => ({
  service: 'Google Analytics',
  // The container lies below a name of the site's own.
  hosts: [],
  cookies: [
    { name: '_ga', domain, declaredLifetimeSeconds: 63_072_000 },
    { name: `_ga_${id.replace('G-', '')}`, domain, declaredLifetimeSeconds: 63_072_000 },
    { name: 'FPID', domain, declaredLifetimeSeconds: lifetimes.years(2) },
    { name: 'FPLC', domain, declaredLifetimeSeconds: lifetimes.minutes(1200) },
  ],
});
