import { lifetimes } from '../../../cookie.ts';
import { footprints, observed, onAccept } from '../../../third-parties/footprints.ts';
import type { SiteTruth } from '../../../types.ts';
import { ordinaryLegal } from '../ordinary-site.ts';

const domain = 'tanzstudio-kiebitz.test';
const seen = observed([footprints.googleAnalytics(domain, 'G-K1EB1TZ044'), onAccept]);

/** Nothing before consent, but the wall stands before the legal pages, comes back after rejecting, and consent cannot be taken back. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'studio_wahl', domain: `www.${domain}`, states: ['accept'], declaredLifetimeSeconds: lifetimes.days(180) },
  ],
  storage: [...seen.storage, { kind: 'sessionStorage', key: 'cookie_abgelehnt', origin: `https://www.${domain}`, states: ['reject'] }],
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
    // The wall covers imprint and privacy notice themselves, and it links neither.
    'imp-legal-links-not-blocked': 'Risk',
    // Rejecting later leaves the cookie with the consent in place.
    'cmp-withdrawal-effective': 'Risk',
    'cmp-no-repeat-prompt': 'Hint',
    // Plain boxes with a click listener.
    'a11y-banner-operable': 'Hint',
    'sec-headers': 'Hint',
    'ck-lifetime': 'Hint',
  },
};
