import { cors, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes } from '../../cookie.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const library = new URL('./mixpanel.js', import.meta.url);

/** Mixpanel with data residency in the EU: the library from its CDN, events to api-eu. */
export const mixpanelHosts: readonly LabHost[] = [
  {
    host: 'cdn.mxpnl.com',
    address: '130.211.5.208',
    handle: ({ url }) => (url.pathname.startsWith('/libs/mixpanel-2-latest') ? clientScript(library) : notFound()),
  },
  {
    host: 'api-eu.mixpanel.com',
    address: '34.120.28.203',
    handle: ({ headers }) => json({ status: 1, error: null }, cors(headers.origin)),
  },
];

/** What it leaves behind; with `disable_persistence` nothing stays on the device. */
export const mixpanelFootprint = (persistent?: { domain: string; token: string }): Footprint => ({
  service: 'Mixpanel',
  hosts: ['cdn.mxpnl.com', 'api-eu.mixpanel.com'],
  cookies: persistent
    ? [{ name: `mp_${persistent.token}_mixpanel`, domain: persistent.domain, declaredLifetimeSeconds: lifetimes.days(365) }]
    : [],
});
