import { cors, json, noContent, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes } from '../../cookie.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const library = new URL('./ping.js', import.meta.url);

/** Leadinfo: recognition of visiting firms by `ping.js`, its settings and its collector. */
export const leadinfoHosts: readonly LabHost[] = [
  {
    host: 'cdn.leadinfo.net',
    address: '104.26.10.112',
    handle: ({ url }) => (url.pathname === '/ping.js' ? clientScript(library) : notFound()),
  },
  {
    host: 'api.leadinfo.com',
    address: '34.141.208.63',
    handle: ({ headers }) => json({ active: true, forms: false }, cors(headers.origin)),
  },
  { host: 'collector.leadinfo.net', address: '34.90.77.19', handle: ({ headers }) => noContent(cors(headers.origin)) },
];

/** What it leaves behind on a site. */
export const leadinfoFootprint = (domain: string): Footprint => ({
  service: 'Leadinfo',
  hosts: ['cdn.leadinfo.net', 'api.leadinfo.com', 'collector.leadinfo.net'],
  cookies: [
    { name: '_li_id.3d1f', domain, declaredLifetimeSeconds: lifetimes.years(2) },
    { name: '_li_ses.3d1f', domain, declaredLifetimeSeconds: lifetimes.minutes(30) },
  ],
});
