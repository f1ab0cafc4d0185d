import { cors, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import { publications } from '../publications.ts';

const app = new URL('./app.js', import.meta.url);
const styles = new URL('./styles.js', import.meta.url);

/** One service on the control panel. `storages` are the purposes of Google Consent Mode that it grants. */
export interface Ccm19Embedding {
  id: string;
  name: string;
  vendor: string;
  description: string;
  storages: readonly string[];
}

/** How a site has set up CCM19. */
export interface Ccm19Configuration {
  title: string;
  text: string;
  privacyPath: string;
  imprintPath: string;
  /** Show „Ablehnen“ as a small text link instead of a button. */
  declineAsLink: boolean;
  accent: string;
  groups: readonly { name: string; embeddings: readonly Ccm19Embedding[] }[];
}

/** Sites by domain id (`domain=` in the address of the script). */
export const ccm19Domains = publications<Ccm19Configuration>('Domain');

/** CCM19 from the German cloud: `window.CCM`, #ccm-widget, #ccm-control-panel; the choice lies in localStorage `ccm_consent`. */
export const ccm19Hosts: readonly LabHost[] = [
  {
    host: 'cloud.ccm19.de',
    address: '168.119.102.51',
    handle({ url, headers }) {
      const domain = url.searchParams.get('domain') ?? '';
      if (url.pathname === '/app.js') return clientScript([styles, app], { domain, ...ccm19Domains.find(domain) });
      return url.pathname.startsWith('/app/consent') ? json({ success: true }, cors(headers.origin)) : notFound();
    },
  },
];
