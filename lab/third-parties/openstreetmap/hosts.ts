import { notFound } from '../../answers.ts';
import type { LabHost } from '../../types.ts';
import { mapTile } from './tile.ts';

/** OpenStreetMap's standard tiles, as Leaflet asks for them. No cookies. */
export const openStreetMapHosts: readonly LabHost[] = [
  {
    host: 'tile.openstreetmap.org',
    address: '151.101.1.91',
    handle({ url }) {
      const [, zoom, x, y] = url.pathname.match(/^\/(\d{1,2})\/(\d+)\/(\d+)\.png$/) ?? [];
      if (!zoom || !x || !y) return notFound();
      return {
        headers: {
          'content-type': 'image/png',
          'cache-control': 'max-age=604800, stale-while-revalidate=604800, stale-if-error=604800',
          'access-control-allow-origin': '*',
          etag: `"${zoom}-${x}-${y}"`,
        },
        body: mapTile(Number(x), Number(y)),
      };
    },
  },
];
