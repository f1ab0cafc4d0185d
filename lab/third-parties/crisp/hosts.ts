import { cors, css, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes } from '../../cookie.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const loader = new URL('./loader.js', import.meta.url);
const client = new URL('./client.js', import.meta.url);

/** Crisp's chat (Nantes): loader, client, the owner's settings and the relay it keeps open. */
export const crispHosts: readonly LabHost[] = [
  {
    host: 'client.crisp.chat',
    address: '104.18.22.84',
    handle({ url, headers }) {
      if (url.pathname === '/l.js') return clientScript(loader);
      if (url.pathname === '/static/javascripts/client.js') return clientScript(client);
      if (url.pathname.endsWith('.css'))
        return css(
          '.crisp-client .cc-1m2mf{position:fixed;right:22px;bottom:22px;width:56px;height:56px;border-radius:50%;border:0;background:#0b7285;color:#fff;font-size:24px;cursor:pointer;z-index:1000}.crisp-client .cc-box{position:fixed;right:22px;bottom:90px;width:300px;background:#fff;border-radius:10px;box-shadow:0 6px 30px #0004;padding:18px;z-index:1000}',
        );
      return url.pathname.startsWith('/settings/website/')
        ? json({ website: 'Personalwerk', settings: { color_theme: 'teal', locale: 'de' } }, cors(headers.origin))
        : notFound();
    },
  },
  {
    host: 'client.relay.crisp.chat',
    address: '104.18.23.84',
    handle: () => notFound(),
    socket: () => '40{"sid":"relay"}',
  },
];

/** The chat on pages of `domain`. */
export const crispFootprint = (domain: string, website: string): Footprint => ({
  service: 'Crisp',
  hosts: ['client.crisp.chat', 'client.relay.crisp.chat'],
  cookies: [{ name: `crisp-client/session/${website}`, domain, declaredLifetimeSeconds: lifetimes.days(182) }],
});
