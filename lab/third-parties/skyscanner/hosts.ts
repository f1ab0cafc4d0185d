import { html, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { uuid } from '../../random.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const loader = new URL('./loader.js', import.meta.url);
const form =
  '<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Skyscanner</title></head><body style="margin:0;font:15px Arial,sans-serif;background:#05203c;color:#fff;border-radius:12px"><form action="https://www.skyscanner.de/transport/fluge/" target="_blank" style="padding:22px;display:flex;gap:10px;flex-wrap:wrap"><label>Von <input name="from" value="Leipzig"></label><label>Nach <input name="to"></label><button style="background:#0062e3;color:#fff;border:0;border-radius:8px;padding:8px 18px">Flüge suchen</button></form><p style="padding:0 22px">Powered by Skyscanner</p></body></html>';

/** Skyscanner's affiliate widgets: the loader and the search form in a frame, with the identifiers of skyscanner.net. */
export const skyscannerHosts: readonly LabHost[] = [
  {
    host: 'widgets.skyscanner.net',
    address: '151.101.2.168',
    handle({ url, cookies }) {
      if (url.pathname === '/widget-server/js/loader.js') return clientScript(loader);
      if (url.pathname !== '/widget-server/widget') return notFound();
      const known = cookies['traveller_context'] !== undefined;
      const set = [
        thirdPartyCookie('traveller_context', uuid(), '.skyscanner.net', lifetimes.days(365)),
        thirdPartyCookie('__Secure-anon_token', uuid().replaceAll('-', ''), '.skyscanner.net', lifetimes.days(730)),
      ];
      return html(form, known ? {} : { 'set-cookie': set });
    },
  },
];

/** A search widget on a page. */
export const skyscannerFootprint: Footprint = {
  service: 'Skyscanner',
  hosts: ['widgets.skyscanner.net'],
  cookies: [
    { name: 'traveller_context', domain: 'skyscanner.net', declaredLifetimeSeconds: lifetimes.days(365) },
    { name: '__Secure-anon_token', domain: 'skyscanner.net', declaredLifetimeSeconds: lifetimes.days(730) },
  ],
};
