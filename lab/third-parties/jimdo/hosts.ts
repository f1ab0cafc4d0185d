import { readFileSync } from 'node:fs';
import { css, notFound, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import { publications } from '../publications.ts';

/** Pictures that customers of the builder uploaded, by path. */
export const jimdoPictures = publications<string>('Jimdo picture');

/** Style sheets of the layouts that customers chose, by path. */
export const jimdoLayouts = publications<string>('Jimdo layout');

const cors = { 'access-control-allow-origin': '*' };
const styles = readFileSync(new URL('./web.css', import.meta.url), 'utf8');

/** Networks from which Jimdo Creator serves its scripts, layouts and pictures. No cookies. */
export const jimdoHosts: readonly LabHost[] = [
  {
    host: 'assets.jimstatic.com',
    address: '151.101.66.79',
    handle({ url }) {
      if (url.pathname.endsWith('.css')) return css(styles, cors);
      return url.pathname.endsWith('.js') ? clientScript(new URL('./web.js', import.meta.url), {}, cors) : notFound();
    },
  },
  {
    host: 'u.jimcdn.com',
    address: '151.101.130.79',
    handle({ url }) {
      const layout = jimdoLayouts.find(url.pathname);
      return layout === undefined ? notFound() : css(layout, cors);
    },
  },
  {
    host: 'image.jimcdn.com',
    address: '151.101.194.79',
    handle({ url }) {
      const picture = jimdoPictures.find(url.pathname);
      return picture === undefined ? notFound() : svg(picture);
    },
  },
];
