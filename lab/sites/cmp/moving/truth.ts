import { lifetimes } from '../../../cookie.ts';
import { decided, footprints, observed, onAccept } from '../../../third-parties/footprints.ts';
import type { SiteTruth } from '../../../types.ts';
import { ordinaryLegal } from '../ordinary-site.ts';

const domain = 'kleinreisen-sanddorn.test';
const seen = observed([footprints.googleAnalytics(domain, 'G-SANDD0RN33'), onAccept]);

/** Analytics after consent only, but closing the banner counts as consent. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'reise_wahl', domain: `www.${domain}`, states: decided, declaredLifetimeSeconds: lifetimes.days(180) },
  ],
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
    'cmp-close-means-accept': 'Risk',
    // The bar lies over the last line of the page, where the imprint is linked; it links the privacy notice only.
    'imp-legal-links-not-blocked': 'Hint',
    'sec-headers': 'Hint',
    'ck-lifetime': 'Hint',
  },
};
