import { cors, noContent, notFound, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost, LabRequest } from '../../types.ts';

const library = new URL('./events.js', import.meta.url);

function visitorCookie(request: LabRequest): Record<string, string[]> {
  if (request.cookies['_ttp']) return {};
  return { 'set-cookie': [thirdPartyCookie('_ttp', randomText(27), '.tiktok.com', lifetimes.days(390), false)] };
}

/** TikTok pixel: `events.js` with its modules, the collection endpoint and the detour that learns the IPv6 address. */
export const tikTokHosts: readonly LabHost[] = [
  {
    host: 'analytics.tiktok.com',
    address: '2.16.241.78',
    handle(request) {
      const { url, headers } = request;
      if (url.pathname === '/i18n/pixel/events.js')
        return clientScript(
          library,
          { pixel: url.searchParams.get('sdkid'), global: url.searchParams.get('lib') ?? 'ttq' },
          visitorCookie(request),
        );
      if (url.pathname.startsWith('/i18n/pixel/static/')) return script('/* module */');
      return url.pathname.startsWith('/api/v2/pixel') ? noContent({ ...cors(headers.origin), ...visitorCookie(request) }) : notFound();
    },
  },
  { host: 'analytics-ipv6.tiktokw.us', address: '71.18.74.28', handle: ({ headers }) => noContent(cors(headers.origin)) },
];
