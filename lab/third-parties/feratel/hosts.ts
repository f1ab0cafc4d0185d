import { css, html, notFound, script, svg } from '../../answers.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const picture = svg(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="#9cc7e8"/><path d="M0 260 140 110l90 90L360 60l120 140 70-60 90 120v100H0z" fill="#6b7f8c"/><path d="M140 110l-30 32 34 14 26-16zM360 60l-42 48 44 20 40-24z" fill="#fff"/><path d="M0 290q320-70 640 0v70H0z" fill="#5f8f4e"/></svg>',
);

const player = `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>feratel WebTV</title><link rel="stylesheet" href="/webtv/designs/v5/css/player.css"></head><body><video id="fer_video" poster="https://wtvpict.feratel.com/picture/35/5602.jpeg" muted playsinline></video><script src="/webtv/designs/v5/js/player.min.js"></script></body></html>`;

/** feratel's web television (Innsbruck): the player to frame, its pictures and the thumbnails to put on pages. No cookies. */
export const feratelHosts: readonly LabHost[] = [
  {
    host: 'webtv.feratel.com',
    address: '195.70.103.62',
    handle({ url }) {
      if (url.pathname === '/webtv/') return html(player);
      if (url.pathname.endsWith('.css')) return css('html,body{margin:0;background:#000;height:100%}video{width:100%;height:100%}');
      return url.pathname.endsWith('.js') ? script('window.feratelPlayerReady = true;') : notFound();
    },
  },
  ...['wtvthmb.feratel.com', 'wtvpict.feratel.com'].map((host): LabHost => ({ host, address: '195.70.103.64', handle: () => picture })),
];

/** The player in a frame. */
export const feratelFootprint: Footprint = { service: 'feratel-webtv', hosts: ['webtv.feratel.com', 'wtvpict.feratel.com'] };
/** A thumbnail alone, straight from feratel. */
export const feratelThumbnailFootprint: Footprint = { service: 'feratel-webtv', hosts: ['wtvthmb.feratel.com'] };
