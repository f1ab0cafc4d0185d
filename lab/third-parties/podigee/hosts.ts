import { html, notFound, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';

const player = new URL('./podigee-podcast-player.js', import.meta.url);
const cover =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><rect width="300" height="300" fill="#2f5d50"/><path d="M0 210q75-50 150 0t150 0v90H0z" fill="#7fb5a0"/><circle cx="215" cy="85" r="34" fill="#f2c14e"/></svg>';

const frame = `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Podigee Podcast Player</title>
<style>body{margin:0;font:15px Arial,sans-serif;background:#fff;color:#2f5d50}main{display:flex;gap:16px;align-items:center;padding:12px;border:1px solid #cdd8d3}img{width:96px}</style></head>
<body><main><img alt="" src="https://images.podigee-cdn.net/0x,sAue/cover.jpg"><div><strong>Folge 12</strong><p>▶ 00:00 / 38:41</p></div></main></body></html>`;

/** Podigee's web player: script, frame, cover and the configuration that the podcast's own host gives. No cookies. */
export const podigeeHosts: readonly LabHost[] = [
  {
    host: 'player.podigee-cdn.net',
    address: '169.150.247.37',
    handle({ url }) {
      if (url.pathname.endsWith('/podigee-podcast-player.js')) return clientScript(player);
      return url.pathname.endsWith('/podigee-podcast-player.html') ? html(frame) : notFound();
    },
  },
  { host: 'images.podigee-cdn.net', address: '169.150.247.37', handle: () => svg(cover) },
  // Every podcast has a host of its own.
  ...['auenfunk', 'lena-wirth', 'stimmraum'].map(
    (podcast): LabHost => ({
      host: `${podcast}.podigee.io`,
      address: '116.202.93.128',
      handle: ({ url }) =>
        url.pathname.endsWith('/embed')
          ? { headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' }, body: '{"options":{"theme":"default"}}' }
          : notFound(),
    }),
  ),
];
