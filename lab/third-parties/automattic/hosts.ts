import { notFound, pixel, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const stats = new URL('./stats.js', import.meta.url);

function view(path: string): string {
  const seed = [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const hue = seed % 360;
  const ridge = 190 + (seed % 60);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 696 464"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue} 55% 72%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 70% 90%)"/></linearGradient></defs><rect width="696" height="464" fill="url(#s)"/><circle cx="${120 + (seed % 450)}" cy="110" r="44" fill="#fff7"/><path d="M0 ${ridge + 60} 150 ${ridge - 60} 300 ${ridge + 70} 450 ${ridge - 20} 696 ${ridge + 90}V464H0z" fill="hsl(${(hue + 150) % 360} 26% 48%)"/><path d="M0 ${ridge + 140}q180-70 350 0t346-20V464H0z" fill="hsl(${(hue + 160) % 360} 32% 33%)"/></svg>`;
}

/** Automattic's services for WordPress: Jetpack Stats (script and pixel) and the picture network (`i0.wp.com`). No cookies for visitors. */
export const automatticHosts: readonly LabHost[] = [
  {
    host: 'stats.wp.com',
    address: '192.0.76.3',
    handle: ({ url }) => (/^\/e-\d{6}\.js$/.test(url.pathname) ? clientScript(stats) : notFound()),
  },
  {
    host: 'pixel.wp.com',
    address: '192.0.76.3',
    handle: ({ url }) => (url.pathname === '/g.gif' ? pixel() : notFound()),
  },
  { host: 'i0.wp.com', address: '192.0.77.2', handle: ({ url }) => svg(view(url.pathname)) },
];

/** Jetpack Stats on a page. */
export const jetpackStatsFootprint: Footprint = { service: 'Jetpack Stats', hosts: ['stats.wp.com', 'pixel.wp.com'] };

/** Pictures by Jetpack's Site Accelerator. */
export const jetpackPicturesFootprint: Footprint = { service: 'Jetpack Site Accelerator', hosts: ['i0.wp.com'] };
