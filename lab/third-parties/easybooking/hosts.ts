import { cors, css, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const frontend = new URL('./frontend.js', import.meta.url);

/** easybooking's booking engine (zadego, Innsbruck): a jQuery plug-in that draws offers into the page, with a PHP session on its host. */
export const easybookingHosts: readonly LabHost[] = [
  {
    host: 'www.easy-booking.at',
    address: '185.164.5.71',
    handle({ url, headers, cookies }) {
      if (url.pathname.endsWith('/jquery.easybooking.frontend.js')) return clientScript(frontend);
      if (url.pathname.endsWith('.css'))
        return css(
          '.eb-row{display:flex;justify-content:space-between;border-bottom:1px solid #d9d4c7;padding:14px 0}.eb-search{display:flex;gap:10px;flex-wrap:wrap;margin-bottom:16px}.eb-search button{background:#8a2f2b;color:#fff;border:0;padding:10px 16px}',
        );
      if (!url.pathname.startsWith('/bookingengine2/data/')) return notFound();
      const session = setCookie('PHPSESSID', randomText(26).toLowerCase(), { secure: true, httpOnly: true, sameSite: 'None' });
      return json(
        [
          { name: 'Doppelzimmer „Zirbe“', price: 148 },
          { name: 'Familienzimmer „Gamsblick“', price: 196 },
          { name: 'Suite „Hochfeld“', price: 234 },
        ],
        { ...cors(headers.origin), ...(cookies['PHPSESSID'] ? {} : { 'set-cookie': session }) },
      );
    },
  },
];

/** What a page with the booking engine leaves behind. */
export const easybookingFootprint: Footprint = {
  service: 'easybooking',
  hosts: ['www.easy-booking.at'],
  cookies: [{ name: 'PHPSESSID', domain: 'www.easy-booking.at', declaredLifetimeSeconds: null }],
};
