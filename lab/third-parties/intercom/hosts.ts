import { cors, json, notFound, redirect, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { randomText } from '../../random.ts';
import type { LabHost } from '../../types.ts';

const shim = new URL('./shim.js', import.meta.url);
const frame = new URL('./frame.js', import.meta.url);

/** Intercom messenger of a workspace in the European region: launcher, ping and the WebSocket of live chat. */
export const intercomHosts: readonly LabHost[] = [
  {
    host: 'widget.intercom.io',
    address: '108.138.7.22',
    handle: ({ url }) =>
      url.pathname.startsWith('/widget/')
        ? redirect('https://js.intercomcdn.com/shim.latest.js', 302, { 'cache-control': 'max-age=300' })
        : notFound(),
  },
  {
    host: 'js.intercomcdn.com',
    address: '108.138.7.61',
    handle({ url }) {
      if (url.pathname === '/shim.latest.js') return clientScript(shim);
      if (url.pathname.startsWith('/vendor-modern')) return script('/* vendor */');
      return url.pathname.startsWith('/frame-modern') ? clientScript(frame) : notFound();
    },
  },
  {
    host: 'api-iam.eu.intercom.io',
    address: '34.249.181.98',
    handle({ url, headers }) {
      if (!url.pathname.startsWith('/messenger/web/')) return notFound();
      const token = `5-${randomText(80)}`;
      return json(
        {
          app: { name: 'Messenger', color: '#0b5f59', locale: 'de' },
          rtm: { endpoints: [`wss://nexus-europe-websocket.intercom.io/pubsub/${token}`] },
        },
        cors(headers.origin),
      );
    },
  },
  { host: 'nexus-europe-websocket.intercom.io', address: '52.49.105.211', socket: () => null, handle: () => notFound() },
];
