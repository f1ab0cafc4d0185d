import { cors, json, notFound, pixel, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import { publications } from '../publications.ts';

const bundle = new URL('./index.module.js', import.meta.url);

/** How a site has set up Usercentrics. */
export interface UsercentricsConfiguration {
  text: string;
  privacyPath: string;
  imprintPath: string;
  preTicked: boolean;
  hidesFromRobots: boolean;
  services: readonly { id: string; name: string; category: string; description: string; essential: boolean }[];
}

/** Settings by id (`data-settings-id`). */
export const usercentricsSettings = publications<UsercentricsConfiguration>('Settings');

const loader = `(function(){var me=document.currentScript,s=document.createElement('script');s.async=true;
s.src='https://app.usercentrics.eu/browser-ui/3.60.0/index.module.js?id='+me.getAttribute('data-settings-id');me.parentNode.insertBefore(s,me);})();`;

const service = (host: string): LabHost => ({
  host,
  address: '35.241.3.184',
  handle: ({ headers, url }) => (url.pathname === '/uct' ? pixel() : json({}, cors(headers.origin))),
});

const preflight = (host: LabHost): LabHost => ({
  ...host,
  handle: (request) =>
    request.method === 'OPTIONS'
      ? {
          status: 204,
          headers: {
            ...cors(request.headers.origin),
            'access-control-allow-headers': 'content-type',
            'access-control-allow-methods': 'POST',
          },
        }
      : (host.handle?.(request) ?? notFound()),
});

/**
 * Usercentrics with its open shadow root, the `UC_UI` global and uc_* in localStorage.
 * Scripts wait as `type="text/plain" data-usercentrics="<service name>"`.
 */
export const usercentricsHosts: readonly LabHost[] = [
  {
    host: 'app.usercentrics.eu',
    address: '34.120.28.121',
    handle({ url }) {
      if (url.pathname.endsWith('/loader.js')) return script(loader);
      const id = url.searchParams.get('id') ?? '';
      return url.pathname.endsWith('/index.module.js') ? clientScript(bundle, { id, ...usercentricsSettings.find(id) }) : notFound();
    },
  },
  service('api.usercentrics.eu'),
  service('aggregator.service.usercentrics.eu'),
  service('uct.service.usercentrics.eu'),
  preflight(service('consent-api.service.consent.usercentrics.eu')),
];
