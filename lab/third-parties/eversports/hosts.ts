import { cors, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes } from '../../cookie.ts';
import type { LabHost } from '../../types.ts';
import { cloudflareCookies } from '../cloudflare/bot-cookie.ts';
import type { Footprint } from '../footprints.ts';
import { publications } from '../publications.ts';

/** One hour of a studio's timetable. */
export interface EversportsActivity {
  time: string;
  title: string;
  room: string;
  url: string;
}

/** Timetables by the id of their widget. */
export const eversportsWidgets = publications<readonly EversportsActivity[]>('Eversports widget');

const loader = new URL('./loader.js', import.meta.url);

/** Eversports: the loader of its widgets and the interface behind Cloudflare that hands out timetables. */
export const eversportsHosts: readonly LabHost[] = [
  {
    host: 'widget-static.eversports.io',
    address: '104.26.6.118',
    handle: ({ url }) => (url.pathname === '/loader.js' ? clientScript(loader, {}, { 'access-control-allow-origin': '*' }) : notFound()),
  },
  {
    host: 'api.eversports.io',
    address: '104.26.7.118',
    handle(request) {
      const activities = eversportsWidgets.find(request.url.pathname.split('/')[3] ?? '');
      if (!activities) return notFound();
      return json({ activities }, { ...cors(request.headers.origin), ...cloudflareCookies(request, 'eversports.io') });
    },
  },
];

/** What the widget leaves behind. */
export const eversportsFootprint: Footprint = {
  service: 'Eversports',
  hosts: ['widget-static.eversports.io', 'api.eversports.io'],
  cookies: [{ name: '__cf_bm', domain: 'eversports.io', declaredLifetimeSeconds: lifetimes.minutes(30) }],
};
