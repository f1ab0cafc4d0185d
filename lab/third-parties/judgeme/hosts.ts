import { cors, css, json, notFound, pixel } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost, LabResponse } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const loader = new URL('./loader.js', import.meta.url);

/** The script of the theme extension, which Shopify's own host hands out. */
export function judgeMeEmbed(shop: string): LabResponse {
  return clientScript(loader, { shop });
}

/** What the reviews leave behind: requests, no cookies. */
export const judgeMeFootprint: Footprint = { service: 'Judge.me', hosts: ['cdnwidget.judge.me', 'cache.judge.me', 'judgeme.imgix.net'] };

const reviews = [
  { name: 'Svenja B.', stars: 5, text: 'Zwei Wochen Rondane, nicht ein Riemen hat gescheuert. Nur die Regenhülle könnte straffer sitzen.' },
  { name: 'Malte', stars: 4, text: 'Sehr bequem, Hüftgurt etwas steif am Anfang. Versand in zwei Tagen.' },
];

/** Judge.me: widgets for reviews with style sheet, texts and pictures of customers. */
export const judgeMeHosts: readonly LabHost[] = [
  {
    host: 'cdnwidget.judge.me',
    address: '104.26.4.63',
    handle: ({ url }) =>
      url.pathname.endsWith('.css')
        ? css('.jdgm-rev{border-top:1px solid #d8dee1;padding:14px 0}.jdgm-star{color:#e0a526}.jdgm-rev__author{font-weight:600}')
        : notFound(),
  },
  {
    host: 'cache.judge.me',
    address: '104.26.5.63',
    handle: ({ url, headers }) =>
      url.pathname.startsWith('/widgets/shopify/') ? json({ average: 4.7, count: 83, reviews }, cors(headers.origin)) : notFound(),
  },
  { host: 'judgeme.imgix.net', address: '151.101.2.208', handle: () => pixel() },
];
