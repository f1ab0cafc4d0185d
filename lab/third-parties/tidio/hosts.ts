import { notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const widget = new URL('./widget.js', import.meta.url);
const render = new URL('./render.js', import.meta.url);

/** What the chat leaves behind as soon as its loader runs; `origin` is that of the site, `key` the public key of the project. */
export const tidioFootprint = (origin: string, key: string): Footprint => ({
  service: 'Tidio',
  hosts: ['code.tidio.co', 'widget-v4.tidiochat.com', 'socket.tidio.co'],
  storage: [`tidio_state_${key}`, `tidio_state_${key}_cache`].map((name) => ({ kind: 'localStorage', key: name, origin })),
});

/** Tidio live chat: loader, renderer and the socket that registers every visitor. */
export const tidioHosts: readonly LabHost[] = [
  {
    host: 'code.tidio.co',
    address: '172.67.74.152',
    handle({ url }) {
      const key = url.pathname.match(/^\/([a-z0-9]+)\.js$/)?.[1];
      return key ? clientScript(widget, { key }) : notFound();
    },
  },
  {
    host: 'widget-v4.tidiochat.com',
    address: '104.22.45.142',
    handle: ({ url }) => (/\/static\/js\/render\.\w+\.js$/.test(url.pathname) ? clientScript(render) : notFound()),
  },
  { host: 'socket.tidio.co', address: '52.209.147.63', socket: () => null, handle: () => notFound() },
];
