import { cors, json, noContent, notFound, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost } from '../../types.ts';
import { judgeMeEmbed } from '../judgeme/hosts.ts';
import { pandectesAsset } from '../pandectes/files.ts';

/** Shopify beside the shop's own domain: assets of apps, the wallet of Shop Pay, and the collector of events. */
export const shopifyHosts: readonly LabHost[] = [
  {
    host: 'cdn.shopify.com',
    address: '23.227.60.200',
    handle({ url }) {
      if (url.pathname.startsWith('/extensions/') && url.pathname.endsWith('/assets/loader.js'))
        return judgeMeEmbed(url.searchParams.get('shop') ?? '');
      const consentApp = url.pathname.startsWith('/extensions/') ? pandectesAsset(url.pathname) : null;
      if (consentApp) return consentApp;
      if (url.pathname.startsWith('/shopifycloud/model-viewer-ui/')) return clientScript(new URL('model-viewer.js', import.meta.url));
      return url.pathname.startsWith('/s/javascripts/') ? script('/* tricorder */') : notFound();
    },
  },
  {
    host: 'shop.app',
    address: '34.111.204.97',
    handle({ url, headers, cookies }) {
      if (url.pathname !== '/pay/session') return notFound();
      const fresh: Record<string, string> = cookies['_pay_session']
        ? {}
        : { 'set-cookie': setCookie('_pay_session', randomText(64), { secure: true, httpOnly: true, sameSite: 'None' }) };
      return json({ eligible: false, signed_in: false }, { ...cors(headers.origin), ...fresh });
    },
  },
  // Shops only open a connection to it: their fonts come from their own host.
  { host: 'fonts.shopifycdn.com', address: '23.227.60.201', handle: () => notFound() },
  {
    host: 'monorail-edge.shopifysvc.com',
    address: '34.120.195.249',
    handle: ({ headers }) => noContent({ ...cors(headers.origin), 'access-control-allow-headers': 'content-type' }),
  },
];
