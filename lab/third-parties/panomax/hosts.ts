import { html, json, notFound, script, svg } from '../../answers.ts';
import type { LabHost } from '../../types.ts';

const view =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 300"><rect width="800" height="300" fill="#bfdcf0"/><path d="M0 150 140 90l110 50 120-80 130 70 120-50 180 80v60H0z" fill="#7d94a8"/><rect y="180" width="800" height="120" fill="#3f7fa6"/></svg>';

const player = `const image=document.getElementById('pano');image.src='https://live-image.panomax.com/cams/2817/recent_reduced.jpg?'+Date.now();
fetch('https://api.panomax.com/1.0/cams/2817/images/day').catch(()=>{});`;

/** Panomax's panorama camera as a frame: the page of a camera, its player, live picture and interface. No cookies. */
export const panomaxHosts: readonly LabHost[] = [
  {
    host: 'ammerblick.panomax.com',
    address: '136.243.41.107',
    handle: ({ url }) =>
      url.pathname === '/'
        ? html(
            '<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Panomax</title><style>body{margin:0;background:#000}img{width:100%;height:100vh;object-fit:cover}</style></head><body><img id="pano" alt="Panoramabild"><script src="https://static.panomax.com/front/js/player.min.js?v=7.41"></script></body></html>',
          )
        : notFound(),
  },
  { host: 'static.panomax.com', address: '104.26.7.91', handle: () => script(player) },
  { host: 'live-image.panomax.com', address: '104.26.6.91', handle: () => svg(view) },
  { host: 'api.panomax.com', address: '136.243.41.108', handle: () => json({ images: [] }, { 'access-control-allow-origin': '*' }) },
];
