import { cors, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes } from '../../cookie.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const library = new URL('./analytics.js', import.meta.url);
const endpoint = 'events.eu1.segmentapis.com';

/** Segment's analytics.js 2 of a workspace in the European region: script, settings of the source, events. */
export const segmentHosts: readonly LabHost[] = [
  {
    host: 'cdn.segment.com',
    address: '108.138.51.14',
    handle({ url, headers }) {
      const key = /^\/analytics\.js\/v1\/([A-Za-z0-9]+)\/analytics\.min\.js$/.exec(url.pathname)?.[1];
      if (key) return clientScript(library, { key, endpoint });
      return /^\/v1\/projects\/[A-Za-z0-9]+\/settings$/.test(url.pathname)
        ? json(
            {
              integrations: { 'Segment.io': { apiHost: `${endpoint}/v1`, versionSettings: { version: '4.4.7' } } },
              plan: {},
              edgeFunction: {},
            },
            cors(headers.origin),
          )
        : notFound();
    },
  },
  { host: endpoint, address: '34.251.98.118', handle: ({ headers }) => json({ success: true }, cors(headers.origin)) },
];

/** What a page view leaves behind. */
export const segmentFootprint = (domain: string, origin: string): Footprint => ({
  service: 'Segment',
  hosts: ['cdn.segment.com', endpoint],
  cookies: [{ name: 'ajs_anonymous_id', domain, declaredLifetimeSeconds: lifetimes.days(365) }],
  storage: ['ajs_anonymous_id', 'ajs_user_traits'].map((key) => ({ kind: 'localStorage', key, origin })),
});
