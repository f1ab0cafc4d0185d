import { notFound, pixel } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost } from '../../types.ts';

const library = new URL('./ea.js', import.meta.url);

/**
 * Eulerian Analytics behind a name of the site itself: `host` is a CNAME to `<account>.eulerian.net`, the script is
 * `/<site>.js`, and the visitor id `etuix` is a first-party cookie of the site's domain, set by the server.
 */
export function eulerianHost(host: string, account: string): LabHost {
  const domain = host.split('.').slice(-2).join('.');
  return {
    host,
    cname: [`${account}.eulerian.net`],
    address: '109.232.195.1',
    handle({ url, cookies }) {
      if (url.pathname === `/${account}.js`) return clientScript(library, { host, site: account });
      if (!url.pathname.startsWith('/col/')) return notFound();
      if (cookies['etuix']) return pixel();
      const identity = setCookie('etuix', randomText(36), {
        domain: `.${domain}`,
        lifetimeSeconds: lifetimes.days(395),
        expires: true,
        secure: true,
        sameSite: 'None',
      });
      return pixel({ 'set-cookie': identity });
    },
  };
}
