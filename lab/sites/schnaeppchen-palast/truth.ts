import { always, footprints, observed } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';
import { accounts } from './tags.ts';

const domain = 'schnaeppchen-palast.test';
const origin = `https://www.${domain}`;
const tenYears = 315_360_000;

const seen = observed(
  [footprints.googleTagManager, always],
  [footprints.googleAnalytics(domain, accounts.analytics), always],
  [footprints.googleAds(domain), always],
  [footprints.metaPixel(domain), always],
  [footprints.linkedInInsight(origin), always],
  [footprints.bingUet(domain, origin), always],
  [footprints.hotjar(domain, origin, accounts.hotjar), always],
  [footprints.googleFonts, always],
  [footprints.youTube, always],
  [footprints.googleMapsEmbed, always],
  [footprints.recaptcha(origin), always],
  [footprints.eulerian(domain, `stats.${domain}`), always],
);

/** Everything runs in every state: the banner is decoration. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'visitor_uid', domain, states: always, declaredLifetimeSeconds: tenYears },
    { name: 'cookie_ok', domain: `www.${domain}`, states: ['reject', 'accept'], declaredLifetimeSeconds: tenYears },
  ],
  storage: [...seen.storage, { kind: 'localStorage', key: 'sp_device', origin, states: always }],
  banner: {
    cmp: null,
    // The settings link is there, 9 px high and in light grey on white.
    firstLayer: { accept: true, reject: false, settings: true },
    reject: { performed: true, layer: 2, method: 'save-unticked' },
    accept: { performed: true },
    preTicked: true,
  },
  withdrawal: false,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: '/agb', cancellation: '/widerrufsbelehrung' },
  fingerprinting: always,
  recording: always,
  findings: {
    'shop-guest-checkout': 'Hint',
    // http answers 200 in clear text, and the site has forms and cookies.
    'tls-http-redirect': 'Risk',
    // A script, a picture over http.
    'tls-mixed-content': 'Risk',
    // The wall covers all pages and links neither imprint nor privacy notice.
    'imp-legal-links-not-blocked': 'Risk',
    'imp-outdated-law': 'Hint',
    'pp-services-named': 'Risk',
    // Privacy Shield is the only ground given for transfers to the USA.
    // The only ground named for a transfer is the Privacy Shield, which is void.
    'ppc-third-country': 'Hint',
    'ppc-legal-bases': 'Hint',
    'pp-outdated-terms': 'Risk',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'ck-undeclared': 'Risk',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-gtm-before-consent': 'Risk',
    'trk-google-analytics': 'Risk',
    'trk-meta-pixel': 'Risk',
    'trk-ad-network': 'Risk',
    'trk-session-replay': 'Risk',
    'cmp-reject-first-layer': 'Risk',
    'cmp-close-means-accept': 'Risk',
    'cmp-no-preselection': 'Risk',
    // "To improve your shopping experience" is all it says.
    'cmp-first-layer-info': 'Risk',
    // The choice changes nothing: that is the fault, and there is nothing to withdraw as long as everything runs whatever is chosen.
    'cmp-required-present': 'Hint',
    'a11y-statement': 'Hint',
    // Certified recipients, but the notice still speaks of Privacy Shield.
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Risk',
    'emb-google-fonts': 'Risk',
    'emb-video': 'Risk',
    'emb-maps': 'Risk',
    'emb-captcha': 'Risk',
    'frm-transport': 'Risk',
    'frm-salutation': 'Risk',
    'frm-preticked': 'Risk',
    'shop-withdrawal-button': 'Risk',
    'shop-odr-link-gone': 'Hint',
    'ppc-retention': 'Risk',
    'ppc-rights': 'Risk',
    'ppc-withdraw': 'Risk',
    'ppc-objection': 'Hint',
    'ppc-complaint': 'Risk',
    'ppc-newsletter': 'Risk',
    'impc-second-contact': 'Hint',
    'impc-register': 'Risk',
    'impc-vat': 'Hint',
    'impc-tax-number': 'Hint',
    'sec-personal-data-in-url': 'Risk',
    'sec-hsts': 'Hint',
    'sec-headers': 'Hint',
    'pp-cookie-details': 'Hint',
    'ck-lifetime': 'Hint',
    'trk-cname-cloaking': 'Risk',
    'trk-user-data-matching': 'Risk',
    'trk-fingerprinting': 'Hint',
    'tc-before-consent': 'Hint',
    // Hotjar listens to fields on the pages with forms.
    'frm-third-party-target': 'Hint',
    'frm-privacy-notice': 'Hint',
    'frm-data-minimisation': 'Hint',
    'frm-newsletter-consent': 'Hint',
    'shop-withdrawal-button-info': 'Hint',
    'shop-guarantee-notice': 'Hint',
    'shop-terms': 'Hint',
    'shop-vsbg-notice': 'Hint',
  },
};
