import { cors, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes } from '../../cookie.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { type Publications, publications } from '../publications.ts';

/** A chat widget as its owner set it up. */
export interface UserlikeWidget {
  organization: number;
  greeting: string;
  color: string;
}

/** Widgets by their secret key. */
export const userlikeWidgets: Publications<UserlikeWidget> = publications('Userlike widget');

const loader = new URL('./widget.js', import.meta.url);
const messenger = new URL('./messenger.js', import.meta.url);

/** Userlike: the script of a widget in the storage of Amazon, the messenger, its interface and the WebSocket of the chat. */
export const userlikeHosts: readonly LabHost[] = [
  {
    host: 'userlike-cdn-widgets.s3-eu-west-1.amazonaws.com',
    address: '52.218.105.99',
    handle({ url }) {
      const key = url.pathname.match(/^\/([0-9a-f]{64})\.js$/)?.[1] ?? '';
      const widget = userlikeWidgets.find(key);
      return widget ? clientScript(loader, { key, ...widget }) : notFound();
    },
  },
  {
    host: 'userlike-cdn-umm.s3-eu-west-1.amazonaws.com',
    address: '52.218.105.99',
    handle: ({ url }) => (url.pathname.endsWith('/umm.js') ? clientScript(messenger) : notFound()),
  },
  {
    host: 'api.userlike.com',
    address: '18.196.73.148',
    handle: ({ headers }) =>
      json(
        { status: 'ok', operators_online: 2, socket: 'wss://umd.userlike.com/connect' },
        { ...cors(headers.origin), 'access-control-allow-headers': 'content-type' },
      ),
  },
  { host: 'umd.userlike.com', address: '18.196.73.149', socket: () => null, handle: () => notFound() },
];

/** What the chat of an organization leaves behind on a site. */
export const userlikeFootprint = (domain: string, origin: string, organization: number): Footprint => ({
  service: 'Userlike',
  hosts: [
    'userlike-cdn-widgets.s3-eu-west-1.amazonaws.com',
    'userlike-cdn-umm.s3-eu-west-1.amazonaws.com',
    'api.userlike.com',
    'umd.userlike.com',
  ],
  cookies: [{ name: `uslk_umm_${organization}_s`, domain, declaredLifetimeSeconds: lifetimes.days(365) }],
  storage: [{ kind: 'localStorage', key: `uslk_umm_${organization}_m`, origin }],
});
