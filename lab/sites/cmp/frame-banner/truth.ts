import { lifetimes } from '../../../cookie.ts';
import { always, decided, footprints, observed, onAccept } from '../../../third-parties/footprints.ts';
import type { SiteTruth } from '../../../types.ts';
import { ordinaryLegal } from '../ordinary-site.ts';

const domain = 'bergblick-magazin.test';
const seen = observed([footprints.googleAnalytics(domain, 'G-BERGB11CK4'), onAccept]);

/** Analytics after consent only; the consent service itself loads always. */
export const truth: SiteTruth = {
  ...seen,
  thirdParties: { ...seen.thirdParties, 'cmp.einwilligung-direkt.test': always },
  services: { ...seen.services, 'Einwilligung-Direkt': always },
  cookies: [...seen.cookies, { name: 'ed_wahl', domain: `www.${domain}`, states: decided, declaredLifetimeSeconds: lifetimes.days(180) }],
  banner: {
    cmp: null,
    firstLayer: { accept: true, reject: true, settings: false },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
  },
  withdrawal: true,
  legal: ordinaryLegal,
  findings: {
    // Same size and type, but light grey on white beside dark red.
    'cmp-reject-equivalent': 'Hint',
    'sec-headers': 'Hint',
    'ck-lifetime': 'Hint',
  },
};
