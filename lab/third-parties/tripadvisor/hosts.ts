import { css, notFound, script, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost, LabRequest } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const loader = new URL('./wejs.js', import.meta.url);
const widget = new URL('./widget-embed.js', import.meta.url);

function visitorCookies({ cookies }: LabRequest): Record<string, string | string[]> {
  if (cookies['TAUnique']) return {};
  return {
    'set-cookie': [
      thirdPartyCookie('TAUnique', `%1%enc%3A${randomText(48)}`, '.tripadvisor.de', lifetimes.years(2)),
      thirdPartyCookie('TASSK', `enc%3A${randomText(90)}`, '.tripadvisor.de', lifetimes.days(180)),
      thirdPartyCookie('TADCID', randomText(110), '.tripadvisor.de', lifetimes.days(90), false),
      thirdPartyCookie('ServerPool', 'X', '.tripadvisor.de', undefined, false),
      thirdPartyCookie('TASession', `V2ID.${randomText(32).toUpperCase()}`, '.tripadvisor.de', undefined, false),
    ],
  };
}

const logo = svg(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 24"><circle cx="12" cy="12" r="11" fill="#34e0a1"/><circle cx="8" cy="12" r="4" fill="#fff"/><circle cx="16" cy="12" r="4" fill="#fff"/><text x="28" y="17" font-family="Arial" font-size="14" font-weight="700">Tripadvisor</text></svg>',
);

/** Tripadvisor's self-serve widget: loader at jscache.com, content and visitor cookies at tripadvisor.de, files from tacdn.com. */
export const tripadvisorHosts: readonly LabHost[] = [
  {
    host: 'www.jscache.com',
    address: '151.101.2.38',
    handle: ({ url }) => (url.pathname === '/wejs' ? clientScript(loader, { query: url.searchParams.toString() }) : notFound()),
  },
  {
    host: 'www.tripadvisor.de',
    address: '151.101.130.38',
    handle(request) {
      if (request.url.pathname.startsWith('/WidgetEmbed-'))
        return clientScript(widget, { uniq: request.url.searchParams.get('uniq') }, visitorCookies(request));
      return request.url.pathname.endsWith('.svg') ? logo : notFound();
    },
  },
  {
    host: 'static.tacdn.com',
    address: '151.101.66.38',
    handle({ url }) {
      if (url.pathname.endsWith('.css'))
        return css(
          '.widSSP{border:1px solid #e0e0e0;border-radius:12px;padding:16px;font:14px/1.5 Arial,sans-serif;max-width:520px;background:#fff;color:#000}.widSSP q{display:block;margin:8px 0}',
        );
      if (url.pathname.endsWith('.js')) return script('window.taWidgetReady = true;');
      return logo;
    },
  },
];

/** A rating of Tripadvisor with its badge. */
export const tripadvisorFootprint: Footprint = {
  service: 'Tripadvisor',
  hosts: ['www.jscache.com', 'www.tripadvisor.de', 'static.tacdn.com'],
  cookies: [
    { name: 'TAUnique', domain: 'tripadvisor.de', declaredLifetimeSeconds: lifetimes.years(2) },
    { name: 'TASSK', domain: 'tripadvisor.de', declaredLifetimeSeconds: lifetimes.days(180) },
    { name: 'TADCID', domain: 'tripadvisor.de', declaredLifetimeSeconds: lifetimes.days(90) },
    { name: 'ServerPool', domain: 'tripadvisor.de', declaredLifetimeSeconds: null },
    { name: 'TASession', domain: 'tripadvisor.de', declaredLifetimeSeconds: null },
  ],
};
