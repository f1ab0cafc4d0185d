import { lifetimes } from '../../../cookie.ts';
import { decided, footprints, observed, onAccept } from '../../../third-parties/footprints.ts';
import type { SiteTruth } from '../../../types.ts';

const domain = 'tidewater-instruments.test';
const seen = observed([footprints.googleAnalytics(domain, 'G-T1DEWATER7'), onAccept]);

/** Analytics after consent only, everything in English. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'tide_consent', domain: `www.${domain}`, states: decided, declaredLifetimeSeconds: lifetimes.days(180) },
  ],
  banner: {
    cmp: null,
    firstLayer: { accept: true, reject: true, settings: false },
    reject: { performed: true, layer: 1, method: 'only-necessary' },
    accept: { performed: true },
    preTicked: false,
  },
  withdrawal: true,
  legal: { imprint: '/imprint', privacy: '/privacy', terms: null, cancellation: null },
  findings: {
    'sec-headers': 'Hint',
    'ck-lifetime': 'Hint',
  },
};
