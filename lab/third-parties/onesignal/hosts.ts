import { cors, css, json, notFound, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes } from '../../cookie.ts';
import type { LabHost } from '../../types.ts';
import { cloudflareCookies } from '../cloudflare/bot-cookie.ts';
import type { Footprint } from '../footprints.ts';

const library = new URL('./page.js', import.meta.url);
const starter = `(function(){var s=document.createElement('script');s.src='https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.es6.js?v=160510';s.defer=true;document.head.appendChild(s);})();`;
const styles =
  '#onesignal-slidedown-container{position:fixed;top:0;left:0;right:0;z-index:258;display:flex;justify-content:center;font:15px/1.45 Arial,sans-serif}#onesignal-slidedown-dialog{width:500px;max-width:94vw;background:#fff;color:#051b2c;padding:16px 20px;box-shadow:0 2px 14px #0005;border-radius:0 0 6px 6px}.slidedown-button{float:right;margin:10px 0 0 10px;padding:10px 20px;border:0;border-radius:4px;font:inherit;cursor:pointer}.slidedown-button.primary{background:#0078d1;color:#fff}.slidedown-button.secondary{background:none;color:#0078d1}';

/** OneSignal: web push. The page script asks for the set-up, counts page views and shows its own question before the browser's. */
export const oneSignalHosts: readonly LabHost[] = [
  {
    host: 'cdn.onesignal.com',
    address: '104.18.226.52',
    handle(request) {
      const headers = cloudflareCookies(request, 'onesignal.com');
      const { pathname } = request.url;
      if (pathname.endsWith('/OneSignalSDK.page.js')) return script(starter, headers);
      if (pathname.endsWith('/OneSignalSDK.page.es6.js')) return clientScript(library, {}, headers);
      return pathname.endsWith('.css') ? css(styles, headers) : notFound();
    },
  },
  {
    host: 'api.onesignal.com',
    address: '104.17.111.223',
    handle: (request) =>
      json(
        { success: true, version: 2, app_id: request.url.pathname.split('/')[2] ?? '' },
        { ...cors(request.headers.origin), ...cloudflareCookies(request, 'onesignal.com') },
      ),
  },
];

/** What the page script leaves behind; its database in the browser is not imitated. */
export const oneSignalFootprint = (origin: string): Footprint => ({
  service: 'OneSignal',
  hosts: ['cdn.onesignal.com', 'api.onesignal.com'],
  cookies: [{ name: '__cf_bm', domain: 'onesignal.com', declaredLifetimeSeconds: lifetimes.minutes(30) }],
  storage: [
    { kind: 'localStorage', key: 'os_pageViews', origin },
    { kind: 'localStorage', key: 'isPushNotificationsEnabled', origin },
    { kind: 'sessionStorage', key: 'onesignal-pageview-count', origin },
  ],
});
