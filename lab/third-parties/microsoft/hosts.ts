import { noContent, notFound, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { uuid } from '../../random.ts';
import type { LabHost } from '../../types.ts';

const library = new URL('./uet.js', import.meta.url);

/** Microsoft Advertising (Bing UET). */
export const microsoftHosts: readonly LabHost[] = [
  {
    host: 'bat.bing.com',
    address: '150.171.28.10',
    handle({ url, cookies }) {
      if (url.pathname === '/bat.js') return clientScript(library);
      if (url.pathname.startsWith('/p/action/')) return script('/* uet configuration */');
      if (!url.pathname.startsWith('/action/')) return notFound();
      const id = uuid().replaceAll('-', '').toUpperCase();
      return noContent(
        cookies['MUID']
          ? {}
          : {
              'set-cookie': [
                thirdPartyCookie('MUID', id, '.bing.com', lifetimes.days(390), false),
                thirdPartyCookie('MR', '0', '.bat.bing.com', lifetimes.days(7), false),
              ],
            },
      );
    },
  },
];
