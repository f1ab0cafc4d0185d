import { html, notFound, pixel, script } from '../../answers.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText, uuid } from '../../random.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

/** Loom: the embedded player with its cookies, scripts and preview from its CDN. */
export const loomHosts: readonly LabHost[] = [
  {
    host: 'www.loom.com',
    address: '108.138.26.47',
    handle({ url, cookies }) {
      const video = /^\/embed\/([0-9a-f]{32})$/.exec(url.pathname)?.[1];
      if (!video) return notFound();
      const fresh = cookies['loom_anon_comment']
        ? []
        : [
            thirdPartyCookie('loom_anon_comment', uuid().replaceAll('-', ''), '.loom.com', lifetimes.days(365), false),
            thirdPartyCookie('loom_referral_video', randomText(24), '.loom.com', undefined, false),
          ];
      return html(
        `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Loom | Free Screen &amp; Video Recording Software</title></head><body style="margin:0;background:#111"><div id="container"><img alt="" src="https://cdn.loom.com/sessions/thumbnails/${video}-with-play.gif" style="width:100%"></div><script src="https://cdn.loom.com/assets/js/embed-video-7b1f0e4c.js"></script></body></html>`,
        fresh.length > 0 ? { 'set-cookie': fresh } : {},
      );
    },
  },
  {
    host: 'cdn.loom.com',
    address: '108.138.26.90',
    handle: ({ url }) => (url.pathname.endsWith('.js') ? script('window.loomPlayer={ready:true};') : pixel()),
  },
];

/** What an embedded video leaves behind. */
export const loomFootprint: Footprint = {
  service: 'Loom',
  hosts: ['www.loom.com', 'cdn.loom.com'],
  cookies: [
    { name: 'loom_anon_comment', domain: 'loom.com', declaredLifetimeSeconds: lifetimes.days(365) },
    { name: 'loom_referral_video', domain: 'loom.com', declaredLifetimeSeconds: null },
  ],
};
