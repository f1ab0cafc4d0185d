import { cors, html, noContent, notFound, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost } from '../../types.ts';

const library = new URL('./scevent.js', import.meta.url);

/** Snap pixel: `scevent.min.js`, the pixel's configuration, the collection endpoint and the frame that matches cookies. */
export const snapchatHosts: readonly LabHost[] = [
  {
    host: 'sc-static.net',
    address: '18.66.97.14',
    handle({ url, cookies }) {
      if (url.pathname !== '/scevent.min.js') return notFound();
      const variant = thirdPartyCookie('X-AB', randomText(8), '.sc-static.net', lifetimes.days(1), false);
      return clientScript(library, {}, cookies['X-AB'] ? {} : { 'set-cookie': [variant] });
    },
  },
  {
    host: 'tr.snapchat.com',
    address: '35.190.43.134',
    handle({ url, headers, cookies }) {
      if (url.pathname.startsWith('/config/com/')) return script('/* pixel configuration */');
      if (url.pathname === '/p') return noContent(cors(headers.origin));
      if (url.pathname !== '/cm/i') return notFound();
      const match = thirdPartyCookie('sc_at', `v2|${randomText(96)}`, '.snapchat.com', lifetimes.days(390), false);
      return html(
        '<!doctype html><html><head><title></title></head><body></body></html>',
        cookies['sc_at'] ? {} : { 'set-cookie': [match] },
      );
    },
  },
];
