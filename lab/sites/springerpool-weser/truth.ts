import { lifetimes } from '../../cookie.ts';
import { always, decided, type Footprint, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { indeedFootprint } from '../../third-parties/indeed/hosts.ts';
import { softgardenFootprint } from '../../third-parties/softgarden/hosts.ts';
import { trustindexFootprint } from '../../third-parties/trustindex/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { firm } from './accounts.ts';

const { origin, domain, host } = firm;

const complianz: Footprint = {
  service: 'Complianz',
  hosts: [],
  cookies: ['banner-status', 'functional', 'preferences', 'statistics', 'marketing', 'consented_services', 'policy_id'].map((name) => ({
    name: `cmplz_${name}`,
    domain: host,
    declaredLifetimeSeconds: lifetimes.days(365),
  })),
};

const utmGrabber: Footprint = {
  service: 'HandL UTM Grabber',
  hosts: [],
  cookies: ['handl_landing_page', 'handl_url', 'handl_ip', 'user_agent', 'organic_source_str'].map((name) => ({
    name,
    domain,
    declaredLifetimeSeconds: lifetimes.days(30),
  })),
};

const seen = observed(
  [footprints.googleTagManager, always],
  [indeedFootprint, always],
  [utmGrabber, always],
  // Start page only.
  [trustindexFootprint, always],
  // Landing page only.
  [footprints.googleFonts, always],
  [complianz, decided],
  [footprints.googleAnalytics(domain, firm.analytics), onAccept],
  [footprints.googleAds(domain), onAccept],
  [footprints.metaPixel(domain), onAccept],
  [softgardenFootprint(firm.softgarden), onAccept],
  [footprints.googleMapsEmbed, onAccept],
  [footprints.recaptcha(origin), onAccept],
);

/** What the plugin knows waits for consent; what was put past it does not. */
export const truth: SiteTruth = {
  ...seen,
  storage: [
    ...seen.storage,
    { kind: 'localStorage', key: 'elementor', origin, states: always },
    { kind: 'sessionStorage', key: 'elementor', origin, states: always },
    { kind: 'sessionStorage', key: 'wpEmojiSettingsSupports', origin, states: always },
  ],
  banner: {
    cmp: 'Complianz',
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
    'ppc-applications': 'Hint',
    'sec-outdated-software': 'Hint',
    'sec-headers': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-services-named': 'Risk',
    'pp-cookie-details': 'Hint',
    'ppc-complaint': 'Hint',
    'pp-outdated-terms': 'Hint',
    'ppc-legitimate-interest': 'Hint',
    'pp-services-stale': 'Hint',
    'ppc-obligation': 'Hint',
    'ppc-social': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-undeclared': 'Hint',
    'ck-lifetime': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-ad-network': 'Risk',
    'trk-gtm-before-consent': 'Risk',
    'cmp-required-present': 'Hint',
    'cmp-withdrawal-control': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-google-fonts': 'Risk',
    'emb-booking-widgets': 'Hint',
    'frm-preticked': 'Risk',
    'frm-sensitive-fields': 'Risk',
    'frm-privacy-notice': 'Hint',
    'frm-data-minimisation': 'Hint',
    'frm-newsletter-consent': 'Hint',
    // The box of the call-back agrees to further offers by e-mail; the notice does not tell of them.
    'ppc-newsletter': 'Hint',
    'shop-odr-link-gone': 'Hint',
  },
};
