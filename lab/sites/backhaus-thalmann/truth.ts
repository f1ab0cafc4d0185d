import { lifetimes } from '../../cookie.ts';
import { andyHoppeFootprint } from '../../third-parties/andyhoppe/hosts.ts';
import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { trustindexFootprint } from '../../third-parties/trustindex/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { bakery } from './bakery.ts';

const seen = observed(
  // The footer of every page.
  [andyHoppeFootprint, always],
  // Only the page of branches: the third map was pasted in, the other two wait.
  [footprints.googleMapsEmbed, always],
  // Only the page about the firm.
  [trustindexFootprint, always],
  // Only the start page.
  [footprints.facebookPagePlugin, onAccept],
);

/** One map, the reviews and the counter ask nobody; two maps and Facebook do. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'beng_proxy_session', domain: bakery.host, states: always, declaredLifetimeSeconds: null },
    { name: 'cm_cookie_consent', domain: bakery.host, states: decided, declaredLifetimeSeconds: lifetimes.days(365) },
  ],
  banner: {
    cmp: null,
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/Impressum/', privacy: '/Datenschutz/', terms: '/Bestellbedingungen/', cancellation: null },
  findings: {
    'sec-cookie-flags': 'Hint',
    'sec-hsts': 'Hint',
    'sec-headers': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-services-named': 'Hint',
    'ppc-purposes': 'Hint',
    'ppc-legal-bases': 'Hint',
    'ppc-recipients': 'Hint',
    'pp-outdated-terms': 'Hint',
    'ppc-applications': 'Hint',
    'pp-services-stale': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'trk-before-consent': 'Hint',
    'trk-after-reject': 'Hint',
    'cmp-close-means-accept': 'Hint',
    'cmp-first-layer-info': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-maps': 'Risk',
    'emb-google-fonts': 'Hint',
    'emb-booking-widgets': 'Hint',
    'frm-preticked': 'Risk',
    'frm-sensitive-fields': 'Hint',
    'frm-privacy-notice': 'Hint',
    'frm-data-minimisation': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'shop-vsbg-notice': 'Hint',
  },
};
