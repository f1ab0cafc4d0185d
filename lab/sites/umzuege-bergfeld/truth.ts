import { lifetimes } from '../../cookie.ts';
import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { callForwardingFootprint } from '../../third-parties/google/call-forwarding.ts';
import { trustindexFootprint } from '../../third-parties/trustindex/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { firm } from './accounts.ts';
import { rcb } from './rcb-config.ts';

const { origin, domain } = firm;
const seen = observed(
  // Both after five seconds, or with the first movement of the mouse.
  [footprints.googleAds(domain), always],
  [callForwardingFootprint, always],
  // Only the slider of the start page.
  [footprints.googleFonts, always],
  // Request and application.
  [footprints.recaptcha(origin), always],
  // Comments of the post.
  [{ service: 'Gravatar', hosts: ['secure.gravatar.com'] }, always],
  [footprints.googleAnalytics(domain, firm.analytics, lifetimes.days(90)), onAccept],
  [footprints.bingUet(domain, origin), onAccept],
  [trustindexFootprint, onAccept],
  [footprints.googleMapsEmbed, onAccept],
);

/** Advertising, fonts, reCAPTCHA and Gravatar whatever is chosen; analytics, UET, reviews and the map after consent. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [...seen.cookies, { name: rcb.cookie, domain: firm.host, states: decided, declaredLifetimeSeconds: lifetimes.days(365) }],
  storage: [
    ...seen.storage,
    { kind: 'localStorage', key: 'elementor', origin, states: always },
    { kind: 'sessionStorage', key: 'elementor', origin, states: always },
    { kind: 'localStorage', key: 'joinchat_views', origin, states: always },
    { kind: 'sessionStorage', key: 'wpEmojiSettingsSupports', origin, states: always },
  ],
  banner: {
    cmp: 'Real Cookie Banner',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/impressum/', privacy: '/datenschutzerklaerung/', terms: '/agb/', cancellation: null },
  // Judged later.
  findings: {
    'ppc-recipients': 'Hint',
    'sec-outdated-software': 'Hint',
    'sec-hsts': 'Hint',
    'sec-headers': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-services-named': 'Risk',
    'pp-outdated-terms': 'Risk',
    'ppc-legal-bases': 'Hint',
    'pp-cookie-details': 'Hint',
    'ppc-third-country': 'Hint',
    'pp-services-stale': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-misclassified-necessary': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-ad-network': 'Risk',
    'cmp-reject-equivalent': 'Risk',
    'cmp-reject-first-layer': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'tc-disclosed': 'Risk',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-consent-covers-transfer': 'Hint',
    'emb-google-fonts': 'Risk',
    'emb-captcha': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'frm-preticked': 'Risk',
    'frm-sensitive-fields': 'Risk',
    'frm-privacy-notice': 'Hint',
    'frm-data-minimisation': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'shop-vsbg-notice': 'Hint',
  },
};
