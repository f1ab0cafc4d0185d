import { css, noContent, notFound, pixel } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const kit = new URL('./kit.js', import.meta.url);
const open = { 'access-control-allow-origin': '*' };

/** What a kit of fonts leaves behind: no cookies, a counting call that names the kit and the site. */
export const typekitFootprint: Footprint = { service: 'Adobe Fonts', hosts: ['use.typekit.net', 'p.typekit.net'] };

/** Adobe Fonts (Typekit): the script of a kit, font files and the counting call for the foundries. */
export const typekitHosts: readonly LabHost[] = [
  {
    host: 'use.typekit.net',
    address: '2.16.241.95',
    handle({ url }) {
      if (url.pathname.endsWith('.js')) return clientScript(kit, { kit: url.pathname.split('/').pop()?.slice(0, 7) ?? '' }, open);
      if (url.pathname.startsWith('/af/')) return { headers: { ...open, 'content-type': 'application/font-woff2' }, body: tinyFont };
      return url.pathname.endsWith('.css') ? css('', open) : notFound();
    },
  },
  {
    host: 'p.typekit.net',
    address: '2.16.241.71',
    handle: ({ url }) => (url.pathname === '/p.gif' ? pixel(open) : noContent(open)),
  },
];
