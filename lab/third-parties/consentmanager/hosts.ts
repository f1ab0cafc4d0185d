import { notFound, pixel, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import { publications } from '../publications.ts';
import { tcStrings } from '../tcf/tc-strings.ts';
import { completePlatformAnswer } from './complete-platform.ts';

const loader = new URL('./loader.js', import.meta.url);
const platform = [new URL('../tcf/tcf-api.js', import.meta.url), new URL('./cmp.js', import.meta.url)];

/** How a site has set up consentmanager. Purposes `measurement` and `marketing` drive Google Consent Mode. */
export interface ConsentmanagerConfiguration {
  text: string;
  privacyPath: string;
  imprintPath: string;
  hidesFromRobots: boolean;
  purposes: readonly { id: string; name: string; description: string; preTicked?: boolean }[];
}

/** Platforms by id (`/delivery/autoblocking/<id>.js`). */
export const consentmanagerPlatforms = publications<ConsentmanagerConfiguration>('Platform');

/** consentmanager: `__cmp`, `__tcfapi`, #cmpbox. Scripts wait as `type="text/plain" data-cmp-purpose="measurement"`. */
export const consentmanagerHosts: readonly LabHost[] = [
  {
    host: 'cdn.consentmanager.net',
    address: '87.230.98.76',
    handle({ url }) {
      const id = url.pathname.match(/^\/delivery\/autoblocking\/(\w+)\.js$/)?.[1];
      if (id) return clientScript(loader, { id });
      if (url.pathname !== '/delivery/js/cmp_de.min.js') return completePlatformAnswer(url) ?? notFound();
      const platformId = url.searchParams.get('id') ?? '';
      return clientScript(platform, { id: platformId, strings: tcStrings.consentmanager, ...consentmanagerPlatforms.find(platformId) });
    },
  },
  {
    host: 'delivery.consentmanager.net',
    address: '87.230.98.78',
    handle({ url }) {
      if (url.pathname.startsWith('/delivery/info/')) return pixel();
      if (url.pathname !== '/delivery/cmp.php') return notFound();
      const source = `https://cdn.consentmanager.net/delivery/js/cmp_de.min.js?id=${encodeURIComponent(url.searchParams.get('id') ?? '')}`;
      return script(
        `(function(){var s=document.createElement('script');s.async=true;s.src=${JSON.stringify(source)};document.head.appendChild(s);})();`,
      );
    },
  },
  { host: 'd.delivery.consentmanager.net', address: '87.230.98.77', handle: ({ url }) => completePlatformAnswer(url) ?? notFound() },
];
