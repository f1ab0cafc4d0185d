import { cors, noContent, notFound, pixel } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import type { LabHost, LabRequest } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const core = new URL('./core.js', import.meta.url);
const main = new URL('./main.js', import.meta.url);

function visitorCookies({ cookies }: LabRequest): Record<string, string[]> {
  if (cookies['ar_debug']) return {};
  return { 'set-cookie': [thirdPartyCookie('ar_debug', '1', '.pinterest.com', lifetimes.days(365))] };
}

/** What the tag leaves behind on a site; `domain` is the site's registrable domain. */
export const pinterestTag = (domain: string): Footprint => ({
  service: 'Pinterest Tag',
  hosts: ['s.pinimg.com', 'ct.pinterest.com'],
  cookies: [
    { name: '_pin_unauth', domain, declaredLifetimeSeconds: lifetimes.days(365) },
    { name: 'ar_debug', domain: 'pinterest.com', declaredLifetimeSeconds: lifetimes.days(365) },
  ],
});

/** Pinterest tag: `core.js`, its library and the collection endpoint; `_pin_unauth` is set by the library. */
export const pinterestHosts: readonly LabHost[] = [
  {
    host: 's.pinimg.com',
    address: '2.16.106.75',
    handle({ url }) {
      if (url.pathname === '/ct/core.js') return clientScript(core, { library: 'https://s.pinimg.com/ct/lib/main.55e552f9.js' });
      return url.pathname.startsWith('/ct/lib/main.') ? clientScript(main) : notFound();
    },
  },
  {
    host: 'ct.pinterest.com',
    address: '151.101.64.84',
    handle(request) {
      const { pathname } = request.url;
      if (pathname === '/v3/') return pixel(visitorCookies(request));
      return pathname === '/user/' ? noContent({ ...cors(request.headers.origin), ...visitorCookies(request) }) : notFound();
    },
  },
];
