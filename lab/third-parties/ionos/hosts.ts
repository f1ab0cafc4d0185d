import { readFileSync } from 'node:fs';
import { css, notFound, pixel } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';

const styles = readFileSync(new URL('./web.css', import.meta.url), 'utf8');

/** Network from which IONOS MyWebsite serves its scripts, styles and icons. No cookies. */
export const ionosHosts: readonly LabHost[] = [
  {
    host: 'cdn.website-start.de',
    address: '217.160.86.41',
    handle({ url }) {
      if (url.pathname.endsWith('.css') || url.pathname.includes('/moduleserver/css/')) return css(styles);
      if (url.pathname.endsWith('.js') || url.pathname.includes('/moduleserver/js/'))
        return clientScript(new URL('./web.js', import.meta.url));
      return url.pathname.endsWith('.gif') ? pixel({ 'cache-control': 'public, max-age=86400' }) : notFound();
    },
  },
];
