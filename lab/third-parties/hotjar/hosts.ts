import { notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';

const loader = new URL('./loader.js', import.meta.url);
const modules = new URL('./modules.js', import.meta.url);

/** Hotjar: loader, recorder and the WebSocket that takes the recording. Field values are masked, as by default. */
export const hotjarHosts: readonly LabHost[] = [
  {
    host: 'static.hotjar.com',
    address: '18.66.112.15',
    handle({ url }) {
      const site = url.pathname.match(/^\/c\/hotjar-(\d+)\.js$/)?.[1];
      return site ? clientScript(loader, { site: Number(site) }) : notFound();
    },
  },
  {
    host: 'script.hotjar.com',
    address: '18.66.112.70',
    handle: ({ url }) => clientScript(modules, { site: Number(url.searchParams.get('site')) }),
  },
  { host: 'ws.hotjar.com', address: '54.73.104.16', socket: () => null, handle: () => notFound() },
];
