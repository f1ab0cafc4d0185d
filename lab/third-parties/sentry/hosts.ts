import { json } from '../../answers.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const host = 'o4507318842540032.ingest.de.sentry.io';

/** Sentry's intake in the European region: takes envelopes with sessions and errors. No cookies. */
export const sentryHosts: readonly LabHost[] = [
  {
    host,
    address: '34.120.62.213',
    handle: () => json({}, { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }),
  },
];

/** Address that a browser's library sends to. */
export const sentryDsn = `https://7f20c4b1a93e5d6687aa01c2be45d9f3@${host}/4507318846472272`;

/** A page with Sentry's library. */
export const sentryFootprint: Footprint = { service: 'Sentry', hosts: [host] };
