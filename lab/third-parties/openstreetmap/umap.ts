import { css, html, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { mapTile } from './tile.ts';

const viewer = new URL('./umap.js', import.meta.url);

/** What a page contacts that carries a map of uMap in a frame. */
export const umapFootprint: Footprint = { service: 'uMap', hosts: ['umap.openstreetmap.de', 'tile.openstreetmap.de'] };

const page = (slug: string, id: string) => `<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><title>${slug} - uMap</title><meta name="viewport" content="width=device-width, initial-scale=1.0">
<link rel="stylesheet" href="/static/umap/css/content.css"></head>
<body class="map_detail"><div id="map" data-map="${id}"></div><script src="/static/umap/js/umap.core.js?map=${id}"></script></body></html>`;

const points = {
  type: 'FeatureCollection',
  features: [
    { type: 'Feature', properties: { name: 'Kirche' }, geometry: { type: 'Point', coordinates: [9.2, 53.7] } },
    { type: 'Feature', properties: { name: 'Gemeindehaus' }, geometry: { type: 'Point', coordinates: [9.21, 53.7] } },
  ],
};

/** The uMap server of FOSSGIS e. V. with the German tiles: maps in frames, their points as JSON. No cookies for readers. */
export const umapHosts: readonly LabHost[] = [
  {
    host: 'umap.openstreetmap.de',
    address: '116.202.174.118',
    handle({ url }) {
      const [, slug, id] = url.pathname.match(/^\/de\/map\/([\w-]+)_(\d+)$/) ?? [];
      if (slug && id) return html(page(slug, id));
      if (url.pathname.startsWith('/de/datalayer/')) return json(points);
      if (url.pathname.endsWith('/umap.core.js')) return clientScript(viewer, { map: url.searchParams.get('map') });
      return url.pathname.endsWith('.css')
        ? css(
            'html,body,#map{height:100%;margin:0;overflow:hidden}#map{position:relative;background:#ddd}#map img{position:absolute;width:256px;height:256px}',
          )
        : notFound();
    },
  },
  {
    host: 'tile.openstreetmap.de',
    address: '188.40.91.214',
    handle({ url }) {
      const [, x, y] = url.pathname.match(/^\/\d{1,2}\/(\d+)\/(\d+)\.png$/) ?? [];
      if (!x || !y) return notFound();
      return {
        headers: { 'content-type': 'image/png', 'cache-control': 'max-age=86400', 'access-control-allow-origin': '*' },
        body: mapTile(Number(x), Number(y)),
      };
    },
  },
];
