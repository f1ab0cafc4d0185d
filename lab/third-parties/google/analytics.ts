import { cors, noContent, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import { googleAddresses } from './addresses.ts';
import { tagManagerContainers } from './tag-manager-containers.ts';

const gtag = new URL('./gtag.js', import.meta.url);
const gtm = new URL('./gtm.js', import.meta.url);

/**
 * Google Tag Manager and Google Analytics 4: `gtag/js`, `gtm.js` and the collection endpoints.
 * Consent Mode works as documented; with storage denied, hits carry `gcs=G100`, no client id and set no cookie.
 */
export const analyticsHosts: readonly LabHost[] = [
  {
    host: 'www.googletagmanager.com',
    address: googleAddresses.tagManager,
    handle({ url }) {
      const id = url.searchParams.get('id') ?? '';
      const layer = url.searchParams.get('l') ?? 'dataLayer';
      if (url.pathname === '/gtag/js') return clientScript(gtag, { id, layer });
      if (url.pathname === '/gtm.js') return clientScript(gtm, { id, layer, tags: tagManagerContainers.find(id) ?? [] });
      return notFound();
    },
  },
  ...['region1.google-analytics.com', 'www.google-analytics.com', 'stats.g.doubleclick.net'].map(
    (host): LabHost => ({
      host,
      address: googleAddresses.analytics,
      handle: ({ headers }) => noContent({ ...cors(headers.origin), 'cache-control': 'no-cache, no-store, must-revalidate' }),
    }),
  ),
];
