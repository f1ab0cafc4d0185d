import { noContent, notFound, pixel, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import { pagePlugin, pagePluginHosts } from './page-plugin.ts';

const library = new URL('./fbevents.js', import.meta.url);
const version = '2.9.240';

/** Meta pixel: `fbevents.js`, its configuration and the collection pixel; `_fbp` is set by the script. The page plugin with its networks. */
export const metaHosts: readonly LabHost[] = [
  {
    host: 'connect.facebook.net',
    address: '157.240.27.27',
    handle({ url }) {
      if (/^\/[a-z]{2}_[A-Z]{2}\/fbevents\.js$/.test(url.pathname)) return clientScript(library, { version });
      if (url.pathname.startsWith('/signals/config/')) return script('/* signals */');
      return notFound();
    },
  },
  {
    host: 'www.facebook.com',
    address: '157.240.27.35',
    handle(request) {
      if (request.url.pathname.startsWith('/tr')) return request.method === 'POST' ? noContent() : pixel();
      return pagePlugin(request) ?? notFound();
    },
  },
  ...pagePluginHosts,
];
