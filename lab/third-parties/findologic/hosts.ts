import { cors, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const loader = new URL('./loader.js', import.meta.url);
const main = new URL('./main.js', import.meta.url);

/** Findologic search: loader, configuration of a shop, and suggestions while somebody types. It stores nothing. */
export const findologicHosts: readonly LabHost[] = [
  {
    host: 'cdn.findologic.com',
    address: '18.66.122.41',
    handle({ url }) {
      if (url.pathname === '/config/loader.min.js') return clientScript(loader);
      const shop = url.pathname.match(/^\/config\/([0-9A-F]{32})\/main\.js$/)?.[1];
      return shop ? clientScript(main, { shop }) : notFound();
    },
  },
  {
    host: 'service.findologic.com',
    address: '52.58.33.107',
    handle({ url, headers }) {
      if (!url.pathname.endsWith('/autocomplete.php')) return notFound();
      const typed = url.searchParams.get('query') ?? '';
      return json({ suggestions: ['bohrer', 'schrauber', 'set'].map((word) => ({ label: `${typed} ${word}` })) }, cors(headers.origin));
    },
  },
];

/** What the search leaves behind while nobody types into it. */
export const findologicFootprint: Footprint = { service: 'Findologic', hosts: ['cdn.findologic.com'] };
