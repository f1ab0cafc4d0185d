import { lifetimes } from '../../cookie.ts';
import { always, decided, type Footprint, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { regiondoFootprint } from '../../third-parties/regiondo/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { museum } from './museum.ts';

const twingle: Footprint = {
  service: 'twingle',
  hosts: ['spenden.twingle.de'],
  cookies: [{ name: 'PHPSESSID', domain: 'spenden.twingle.de', declaredLifetimeSeconds: null }],
};

const seen = observed(
  [footprints.googleAnalyticsPings, always],
  [footprints.googleAnalytics(museum.domain, museum.analytics), onAccept],
  // Only the page of events, from a file of the site itself.
  [footprints.metaPixel(museum.domain), always],
  // Only the page of houses, in a frame of the site itself; the film of the start page waits for consent.
  [footprints.youTube, always],
  [footprints.youTubeNoCookie, onAccept],
  // Only the pages of tickets and of donations.
  [regiondoFootprint, always],
  [twingle, always],
);

const remembered = ['cookie-agreed', 'cookie-agreed-categories', 'cookie-agreed-version'];

/** The tag pings from the start and keeps cookies after consent; film, pixel, tickets and donations ask nobody; the map waits for a click of its own. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    ...remembered.map((name) => ({ name, domain: museum.host, states: decided, declaredLifetimeSeconds: lifetimes.days(100) })),
  ],
  banner: {
    cmp: 'EU Cookie Compliance (Drupal)',
    firstLayer: { accept: true, reject: true, settings: false },
    reject: { performed: true, layer: 1, method: 'only-necessary' },
    accept: { performed: true },
    preTicked: true,
    switchLayer: 1,
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: '/ticketbedingungen', cancellation: null },
  findings: {
    'sec-outdated-software': 'Hint',
    'sec-headers': 'Hint',
    'impc-vat': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-services-named': 'Risk',
    'ppc-legal-bases': 'Hint',
    'pp-cookie-details': 'Hint',
    'pp-outdated-terms': 'Hint',
    'pp-services-stale': 'Hint',
    'ppc-social': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'ck-undeclared': 'Hint',
    'ck-lifetime': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-meta-pixel': 'Risk',
    'trk-consent-mode-pings': 'Hint',
    'cmp-no-preselection': 'Risk',
    'cmp-reject-equivalent': 'Hint',
    'cmp-first-layer-info': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-video': 'Risk',
    'emb-google-fonts': 'Hint',
    'emb-booking-widgets': 'Hint',
    'frm-preticked': 'Risk',
    'frm-sensitive-fields': 'Risk',
    'frm-third-party-target': 'Hint',
    'frm-data-minimisation': 'Hint',
    'frm-newsletter-consent': 'Hint',
    'frm-forced-privacy-consent': 'Hint',
    'shop-odr-link-gone': 'Hint',
  },
};
