import { cors, json, notFound, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import { publications } from '../publications.ts';

const cmp = new URL('./cmp.js', import.meta.url);
const version = '3.101.2';

/** A service that a site asks consent for, or keeps running as essential, with what its card on the second layer says. */
export interface UsercentricsService {
  id: string;
  name: string;
  category: string;
  description: string;
  processor: string;
  storage: string;
  essential: boolean;
}

/** How a site has set up the third generation of Usercentrics. */
export interface UsercentricsV3Configuration {
  title: string;
  text: string;
  privacyPath: string;
  imprintPath: string;
  accent: string;
  services: readonly UsercentricsService[];
}

/** Settings by id (`data-settings-id`). */
export const usercentricsV3Settings = publications<UsercentricsV3Configuration>('Settings of version 3');

// The loader finds its own tag by its id, as it runs asynchronously.
const loader = `(function(){var me=document.getElementById('usercentrics-cmp'),s=document.createElement('script');s.type='module';s.async=true;
s.src='https://web.cmp.usercentrics.eu/ui/v/${version}/cmp/index.module.js?settingsId='+me.getAttribute('data-settings-id');document.head.appendChild(s);})();`;

/** Usercentrics 3: loader, the dialog in the shadow root of `aside#usercentrics-cmp-ui`, `ucData`/`ucString`, and its interface. */
export const usercentricsV3Hosts: readonly LabHost[] = [
  {
    host: 'web.cmp.usercentrics.eu',
    address: '34.36.120.41',
    handle({ url, headers }) {
      if (url.pathname === '/ui/loader.js') return script(loader, cors(headers.origin));
      const id = url.searchParams.get('settingsId') ?? '';
      return url.pathname.endsWith('/index.module.js')
        ? clientScript(cmp, { id, version, ...usercentricsV3Settings.find(id) }, cors(headers.origin))
        : notFound();
    },
  },
  {
    host: 'v1.api.service.cmp.usercentrics.eu',
    address: '34.120.156.90',
    handle: ({ headers }) => json({}, cors(headers.origin)),
  },
];
