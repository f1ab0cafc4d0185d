import { html, noContent, notFound, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';

const showcase = new URL('./showcase.js', import.meta.url);

const room =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450"><rect width="800" height="450" fill="#d9d2c5"/><path d="M0 450 200 300h400l200 150z" fill="#a98c66"/><rect x="250" y="90" width="300" height="170" fill="#bcd4de"/><path d="M400 90v170M250 175h300" stroke="#fff" stroke-width="8"/></svg>';

const page = (model: string) => `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Explore Loft in 3D - Matterport</title>
<link rel="preconnect" href="https://cdn-2.matterport.com"><link rel="preconnect" href="https://events.matterport.com"><style>html,body{margin:0;height:100%;background:#000}#canvas-container{position:relative;height:100%}</style></head>
<body><div id="app-container"><div id="canvas-container"></div></div><script src="https://static.matterport.com/showcase/25.10.3_webgl-1/js/showcase.js?m=${model}"></script></body></html>`;

/** Matterport's showcase: the tour by iframe, its static files, the pictures of the model and the usage events. United States. */
export const matterportHosts: readonly LabHost[] = [
  {
    host: 'my.matterport.com',
    address: '52.6.114.200',
    handle: ({ url }) => (url.pathname.startsWith('/show') ? html(page(url.searchParams.get('m') ?? '')) : notFound()),
  },
  {
    host: 'static.matterport.com',
    address: '151.101.1.91',
    handle: ({ url }) =>
      url.pathname.endsWith('/showcase.js') ? clientScript(showcase, { model: url.searchParams.get('m') }) : notFound(),
  },
  { host: 'cdn-2.matterport.com', address: '151.101.65.91', handle: () => svg(room) },
  { host: 'events.matterport.com', address: '34.198.22.75', handle: () => noContent({ 'access-control-allow-origin': '*' }) },
];
