import { cors, json, noContent, notFound, script, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { type Publications, publications } from '../publications.ts';

/** Drawings of a project by file name (`/images/<name>`). */
export const framerProjects: Publications<Readonly<Record<string, string>>> = publications('Framer project');

const events = new URL('./events.js', import.meta.url);
const bundle = new URL('./bundle.js', import.meta.url);

/** Framer: files of published sites, its own statistics (no cookies, nothing stored) and the endpoint of its forms. */
export const framerHosts: readonly LabHost[] = [
  {
    host: 'framerusercontent.com',
    address: '18.66.147.20',
    handle({ url, headers }) {
      const [, folder, first = '', second = ''] = url.pathname.split('/');
      const allow = { ...cors(headers.origin), 'cache-control': 'public, max-age=31536000, immutable' };
      if (folder === 'assets' && first.endsWith('.woff2')) return { headers: { 'content-type': 'font/woff2', ...allow }, body: tinyFont };
      if (folder === 'sites' && second.startsWith('script_main.')) return clientScript(bundle, {}, allow);
      if (folder === 'sites' && second.endsWith('.mjs')) return script('export{};', allow);
      if (folder === 'sites' && second.startsWith('searchIndex')) return json({}, allow);
      const drawing = folder === 'images' ? framerProjects.find(url.searchParams.get('project') ?? '')?.[first] : undefined;
      return drawing ? svg(drawing, allow) : notFound();
    },
  },
  {
    host: 'events.framer.com',
    address: '18.66.147.71',
    handle({ url, method, headers }) {
      if (url.pathname === '/script') return clientScript(events);
      return method === 'POST' || method === 'OPTIONS' ? noContent(cors(headers.origin)) : notFound();
    },
  },
  {
    host: 'api.framer.com',
    address: '18.66.147.88',
    handle: ({ headers }) => json({ success: true }, cors(headers.origin)),
  },
];

/** What a published site loads from Framer. */
export const framerFootprint: Footprint = { service: 'Framer', hosts: ['framerusercontent.com', 'events.framer.com'] };
