import { css, html, notFound, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { publications } from '../publications.ts';

/** Widgets that a page fetches by their number instead of carrying them as a template: what their `content.html` holds. */
export const trustindexWidgets = publications<string>('Trustindex widget');

const loader = new URL('./loader.js', import.meta.url);
const open = { 'access-control-allow-origin': '*' };

const star =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="#f6bb06" d="M10 1l2.800 5.700 6.200.900-4.500 4.400 1.100 6.200L10 15.200 4.400 18.200l1.100-6.200L1 7.600l6.200-.900z"/></svg>';
const face = (hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="hsl(${hue} 45% 55%)"/><circle cx="20" cy="15" r="7" fill="#fff"/><path d="M6 40c0-9 6-14 14-14s14 5 14 14z" fill="#fff"/></svg>`;

/** Trustindex's widget for reviews from Google: loader, styles and pictures; the portraits come from Google itself. No cookies. */
export const trustindexHosts: readonly LabHost[] = [
  {
    host: 'cdn.trustindex.io',
    address: '143.244.56.51',
    handle({ url }) {
      if (url.pathname === '/loader.js') return clientScript(loader, {}, open);
      if (url.pathname.endsWith('.css'))
        return css(
          '.ti-widget{font:15px/1.5 inherit}.ti-reviews-container-wrapper{display:flex;gap:18px;flex-wrap:wrap}.ti-review-item{flex:1 1 240px;background:#f4f5f7;border-radius:8px;padding:18px}.ti-profile-img img{width:40px;height:40px;border-radius:50%}.ti-star{width:17px;height:17px}',
          open,
        );
      const [, id] = url.pathname.match(/^\/widgets\/\w{2}\/(\w+)\/content\.html$/) ?? [];
      if (id) {
        const content = trustindexWidgets.find(id);
        return content === undefined ? notFound() : html(content, open);
      }
      return url.pathname.endsWith('.svg') ? svg(star, open) : notFound();
    },
  },
  {
    host: 'lh3.googleusercontent.com',
    address: '142.250.186.65',
    handle: ({ url }) => svg(face((url.pathname.length * 37 + url.pathname.charCodeAt(8) * 11) % 360)),
  },
];

/** What the widget leaves behind. */
export const trustindexFootprint: Footprint = { service: 'Trustindex', hosts: ['cdn.trustindex.io', 'lh3.googleusercontent.com'] };
