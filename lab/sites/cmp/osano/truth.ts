import { lifetimes } from '../../../cookie.ts';
import { always, decided, footprints, observed, onAccept } from '../../../third-parties/footprints.ts';
import type { SiteTruth } from '../../../types.ts';
import { ordinaryLegal } from '../ordinary-site.ts';

const domain = 'teekontor-lindgren.test';
const host = `www.${domain}`;
const seen = observed([footprints.googleAnalytics(domain, 'G-TEEK0NT0R1'), onAccept]);

/** Statistics after consent only; only the cart's session cookie is there from the start. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'warenkorb', domain: host, states: always, declaredLifetimeSeconds: null },
    { name: 'cookieconsent_status', domain: host, states: decided, declaredLifetimeSeconds: lifetimes.days(365) },
  ],
  banner: {
    cmp: 'Cookie Consent (Osano, npm cookieconsent)',
    firstLayer: { accept: true, reject: true, settings: false },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
  },
  withdrawal: true,
  legal: { ...ordinaryLegal, terms: '/agb', cancellation: '/widerrufsbelehrung' },
  findings: {
    'sec-headers': 'Hint',
    'ck-lifetime': 'Hint',
    'shop-guarantee-notice': 'Hint',
    'shop-vsbg-notice': 'Hint',
  },
};
