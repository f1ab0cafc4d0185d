import { notFound, pixel } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';

const library = new URL('./e.js', import.meta.url);

/** etracker analytics: the loader, which sets cookies unless `data-block-cookies="true"`, and the counter in Hamburg. */
export const etrackerHosts: readonly LabHost[] = [
  {
    host: 'code.etracker.com',
    address: '213.61.228.27',
    handle: ({ url }) => (url.pathname === '/code/e.js' ? clientScript(library) : notFound()),
  },
  {
    host: 'www.etracker.de',
    address: '213.61.228.30',
    handle: ({ url }) => (url.pathname.startsWith('/cnt') ? pixel() : notFound()),
  },
];
