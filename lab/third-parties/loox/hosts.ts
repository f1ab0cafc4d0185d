import { html, notFound, pixel } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { publications } from '../publications.ts';

/** A review as the shop's customers wrote it. */
export interface LooxReview {
  name: string;
  stars: number;
  text: string;
}

/** Reviews by the shop's client id. */
export const looxReviews = publications<readonly LooxReview[]>('Loox shop');

/** What the reviews leave behind: requests, no cookies. */
export const looxFootprint: Footprint = { service: 'Loox', hosts: ['loox.io', 'images.loox.io'] };

const library = new URL('./loox.js', import.meta.url);

function frame(reviews: readonly LooxReview[]): string {
  const items = reviews.map(
    ({ name, stars, text }, index) =>
      `<div class="grid-item"><img alt="" width="120" height="90" src="https://images.loox.io/uploads/2026/4/${index + 11}Kx_mid.jpg"><div class="title">${name}</div><div class="stars">${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}</div><p>${text}</p></div>`,
  );
  return `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Reviews</title><style>body{font:14px/1.5 sans-serif;margin:0;color:#333}#grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:14px}.grid-item{border:1px solid #e5ded4;border-radius:6px;padding:12px}.grid-item img{background:#efe8dd}.title{font-weight:700}.stars{color:#c98b2b}</style></head><body><div id="grid">${items.join('')}</div></body></html>`;
}

/** Loox: reviews with photographs for Shopify shops. */
export const looxHosts: readonly LabHost[] = [
  {
    host: 'loox.io',
    address: '104.26.12.118',
    handle({ url }) {
      const [, kind, client = '', file = ''] = url.pathname.split('/');
      if (kind !== 'widget') return notFound();
      if (/^loox\.\d+\.js$/.test(file)) return clientScript(library, { client });
      return file === 'reviews' ? html(frame(looxReviews.find(client) ?? [])) : notFound();
    },
  },
  { host: 'images.loox.io', address: '104.26.13.118', handle: () => pixel() },
];
