import { cors, css, json, notFound, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const library = new URL('./w.js', import.meta.url);
const sun =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="9" fill="#f6b21b"/><g stroke="#f6b21b" stroke-width="3"><path d="M20 2v6M20 32v6M2 20h6M32 20h6M7 7l4 4M29 29l4 4M33 7l-4 4M11 29l-4 4"/></g></svg>';

/** wetter.com's box for other websites: style sheet, script and symbols from its asset network, data from www.wetter.com. No cookies. */
export const wetterComHosts: readonly LabHost[] = [
  {
    host: 'cs3.wettercomassets.com',
    address: '18.66.147.63',
    handle({ url }) {
      if (url.pathname.endsWith('/js/w.js')) return clientScript(library);
      if (url.pathname.endsWith('.css'))
        return css(
          '.wcom-default{width:300px;background:#0b3a70;color:#fff;font:14px Arial,sans-serif;padding:14px}.wcom-default a{color:#fff}.wcom-day{display:inline-block;width:86px;text-align:center}',
        );
      return url.pathname.endsWith('.svg') ? svg(sun) : notFound();
    },
  },
  {
    host: 'www.wetter.com',
    address: '18.66.147.90',
    handle: ({ url, headers }) =>
      url.pathname === '/wetter_aktuell/woys/forecast/'
        ? json(
            [
              { day: 'Heute', high: 9, low: 1 },
              { day: 'Mo', high: 7, low: 0 },
              { day: 'Di', high: 5, low: -2 },
            ],
            cors(headers.origin),
          )
        : notFound(),
  },
];

/** What the box leaves behind. */
export const wetterComFootprint: Footprint = { service: 'wetter.com', hosts: ['cs3.wettercomassets.com', 'www.wetter.com'] };
