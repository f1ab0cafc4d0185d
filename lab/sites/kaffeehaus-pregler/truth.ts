import { lifetimes } from '../../cookie.ts';
import { always, type Footprint, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { klaviyoAfter, klaviyoBefore } from '../../third-parties/klaviyo/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { accounts } from './accounts.ts';

const domain = 'kaffeehaus-pregler.test';
const host = `www.${domain}`;
const origin = `https://${host}`;
const own = (at: string, seconds: number | null, ...names: string[]) =>
  names.map((name) => ({ name, domain: at, declaredLifetimeSeconds: seconds }));
const week = lifetimes.days(7);

const shop: Footprint = {
  service: null,
  hosts: [],
  cookies: [
    ...own(host, lifetimes.days(365), 'cookieyes-consent'),
    ...own(domain, null, 'sbjs_migrations', 'sbjs_current_add', 'sbjs_first_add', 'sbjs_current', 'sbjs_first', 'sbjs_udata'),
    ...own(domain, lifetimes.minutes(30), 'sbjs_session'),
  ],
  storage: [
    { kind: 'sessionStorage', key: 'wc_fragments_b3f0d7a41c96e2', origin },
    { kind: 'sessionStorage', key: 'wc_cart_hash_b3f0d7a41c96e2', origin },
    { kind: 'localStorage', key: 'wc_cart_hash_b3f0d7a41c96e2', origin },
  ],
};

const pixelYourSite: Footprint = {
  service: 'PixelYourSite',
  hosts: [],
  cookies: [
    ...own(host, lifetimes.minutes(60), 'pys_session_limit'),
    ...own(host, null, 'pys_start_session'),
    ...own(host, week, 'pys_first_visit', 'pysTrafficSource', 'pys_landing_page', 'last_pysTrafficSource', 'last_pys_landing_page'),
    ...own(host, lifetimes.days(180), 'pbid'),
  ],
};

/** Browser pixel, Hotjar and Google's cookies wait; Google's signals, Klaviyo, Gravatar and events by way of the server do not. */
export const truth: SiteTruth = {
  ...observed(
    [shop, always],
    [pixelYourSite, always],
    [footprints.googleAnalyticsPings, always],
    [{ service: 'Google Ads', hosts: ['pagead2.googlesyndication.com'] }, ['none', 'reject']],
    [footprints.googleAnalytics(domain, accounts.analytics), onAccept],
    [footprints.googleAds(domain), onAccept],
    [footprints.metaPixel(domain), onAccept],
    [footprints.hotjar(domain, origin, accounts.hotjar), onAccept],
    [klaviyoBefore(origin), always],
    [klaviyoAfter(domain), always],
    [footprints.trustedShops, always],
    [{ service: 'Gravatar', hosts: ['secure.gravatar.com'] }, always],
  ),
  banner: {
    cmp: 'CookieYes',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/impressum/', privacy: '/datenschutz/', terms: '/agb/', cancellation: '/widerrufsbelehrung/' },
  recording: onAccept,
  findings: {
    'sec-outdated-software': 'Hint',
    'sec-headers': 'Hint',
    'pp-services-named': 'Risk',
    'pp-cookie-details': 'Hint',
    'ppc-objection': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'ck-undeclared': 'Hint',
    'ck-lifetime': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-ad-network': 'Risk',
    'trk-session-replay': 'Risk',
    'trk-after-reject': 'Hint',
    'trk-meta-pixel': 'Hint',
    'trk-consent-mode-pings': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'frm-preticked': 'Risk',
    // The box in the registration says nothing of leaving again.
    'frm-newsletter-consent': 'Hint',
    'frm-third-party-target': 'Hint',
    'frm-privacy-notice': 'Hint',
    'shop-cancel-button': 'Hint',
    'shop-guarantee-notice': 'Hint',
    'shop-vsbg-notice': 'Hint',
    'shop-base-price-discount': 'Hint',
  },
};
