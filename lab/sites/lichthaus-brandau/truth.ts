import { brevoForm, brevoTracker } from '../../third-parties/brevo/hosts.ts';
import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';
import { accounts, shop } from './nova.ts';

const { domain, host, origin } = shop;

const seen = observed(
  [footprints.googleTagManager, always],
  [footprints.googleAnalyticsPings, always],
  // Consent Mode "advanced": the library of Google Ads reports without cookies as long as storage is denied.
  [{ service: 'Google Ads', hosts: ['pagead2.googlesyndication.com'] }, ['none', 'reject']],
  [footprints.googleAnalytics(domain, accounts.analytics), onAccept],
  [footprints.googleAds(domain), onAccept],
  [brevoTracker(domain), always],
  [brevoForm, always],
  [footprints.trustedShops, always],
  [footprints.payPalButtons(origin), always],
  // The preview picture of the placeholder comes from YouTube itself.
  [{ service: 'YouTube', hosts: ['i.ytimg.com'] }, always],
  [footprints.youTube, onAccept],
);

/** Google and YouTube wait for consent (but for pings and a preview picture); tracker, payment buttons and badge do not. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [...seen.cookies, { name: 'JTLSHOP', domain: host, states: always, declaredLifetimeSeconds: null }],
  storage: [
    ...seen.storage,
    { kind: 'localStorage', key: 'consent', origin, states: decided },
    { kind: 'sessionStorage', key: 'consent', origin, states: always },
  ],
  banner: {
    cmp: 'JTL-Shop Consent-Manager',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/Impressum', privacy: '/Datenschutz', terms: '/AGB', cancellation: '/WRB' },
  findings: {
    'pp-services-named': 'Risk',
    'ck-before-consent': 'Risk',
    'ck-undeclared': 'Risk',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-ad-network': 'Risk',
    'trk-gtm-before-consent': 'Risk',
    'frm-preticked': 'Risk',
    'frm-salutation': 'Risk',
    'shop-withdrawal-button': 'Risk',
    'sec-personal-data-in-url': 'Hint',
    'sec-hsts': 'Hint',
    'sec-headers': 'Hint',
    'imp-legal-links-not-blocked': 'Hint',
    'impc-vat': 'Hint',
    'imp-outdated-law': 'Hint',
    'ppc-legal-bases': 'Hint',
    'pp-cookie-details': 'Hint',
    'pp-outdated-terms': 'Hint',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Hint',
    'ck-lifetime': 'Hint',
    'trk-consent-mode-pings': 'Hint',
    'cmp-reject-equivalent': 'Hint',
    'cmp-first-layer-info': 'Hint',
    'cmp-granularity': 'Hint',
    // What runs after rejecting runs after withdrawing as well, and nobody deletes the cookies.
    'cmp-withdrawal-effective': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-video': 'Hint',
    'emb-payment-sdk': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'frm-data-minimisation': 'Hint',
    'frm-newsletter-consent': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'shop-withdrawal-button-info': 'Hint',
    'shop-guarantee-notice': 'Hint',
    'shop-vsbg-notice': 'Hint',
    'shop-gpsr-info': 'Hint',
    'a11y-statement': 'Hint',
  },
};
