import { lifetimes } from '../../cookie.ts';
import { always, decided, type Footprint, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { klarnaMessaging } from '../../third-parties/klarna/hosts.ts';
import { mailchimpFootprint } from '../../third-parties/mailchimp/hosts.ts';
import { pinterestTag } from '../../third-parties/pinterest/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { consentCookie } from './consent-config.ts';

const domain = 'keramik-morgenrot.test';
const host = `www.${domain}`;
const origin = `https://${host}`;
const at = (place: string, declaredLifetimeSeconds: number | null, ...names: string[]) =>
  names.map((name) => ({ name, domain: place, declaredLifetimeSeconds }));

const pixelYourSite: Footprint = {
  service: 'PixelYourSite',
  hosts: [],
  cookies: [
    ...at(host, 3600, 'pys_session_limit'),
    ...at(host, null, 'pys_start_session'),
    ...at(
      host,
      lifetimes.days(7),
      'pys_first_visit',
      'pysTrafficSource',
      'pys_landing_page',
      'last_pysTrafficSource',
      'last_pys_landing_page',
    ),
    ...at(host, lifetimes.days(365), 'pbid'),
  ],
};

const sourcebuster: Footprint = {
  service: 'WooCommerce Bestellzuordnung',
  hosts: [],
  cookies: [
    ...at(domain, null, 'sbjs_migrations', 'sbjs_current_add', 'sbjs_first_add', 'sbjs_current', 'sbjs_first', 'sbjs_udata'),
    ...at(domain, lifetimes.minutes(30), 'sbjs_session'),
  ],
};

const cart: Footprint = {
  service: null,
  hosts: [],
  storage: [
    { kind: 'localStorage', key: 'wc_cart_hash_0b7c1e5d9f24a863', origin },
    ...['wc_fragments_0b7c1e5d9f24a863', 'wc_cart_hash_0b7c1e5d9f24a863', 'wc_cart_created'].map((key) => ({
      kind: 'sessionStorage' as const,
      key,
      origin,
    })),
  ],
};

const consentPlugin: Footprint = { service: 'Real Cookie Banner', hosts: [], cookies: at(host, lifetimes.days(365), consentCookie) };

const seen = observed(
  [pixelYourSite, always],
  [cart, always],
  [footprints.payPalButtons(origin), always],
  [klarnaMessaging(origin), always],
  [{ service: 'Gravatar', hosts: ['secure.gravatar.com'] }, always],
  [consentPlugin, decided],
  [pinterestTag(domain), decided],
  [footprints.metaPixel(domain), onAccept],
  [footprints.youTube, onAccept],
  [sourcebuster, onAccept],
  [mailchimpFootprint, onAccept],
);

/** Meta, video, pop-up and order attribution wait for consent; Pinterest runs after either choice, the rest always. */
export const truth: SiteTruth = {
  ...seen,
  banner: {
    cmp: 'Real Cookie Banner',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: true,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/impressum/', privacy: '/datenschutz/', terms: '/agb/', cancellation: '/widerrufsbelehrung/' },
  findings: {
    'pp-services-named': 'Risk',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-ad-network': 'Risk',
    'frm-preticked': 'Risk',
    'sec-outdated-software': 'Hint',
    'sec-headers': 'Hint',
    'impc-vat': 'Hint',
    'pp-cookie-details': 'Hint',
    'pp-outdated-terms': 'Hint',
    // The banner has visitors agree to processing in the USA without a word on the risks.
    'tc-consent-covers-transfer': 'Hint',
    'ck-storage-before-consent': 'Hint',
    'ck-lifetime': 'Hint',
    'cmp-no-preselection': 'Hint',
    'cmp-legitimate-interest': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-payment-sdk': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'frm-privacy-notice': 'Hint',
    'frm-newsletter-consent': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'shop-guarantee-notice': 'Hint',
    'shop-vsbg-notice': 'Hint',
    'shop-gpsr-info': 'Hint',
    'ck-misclassified-necessary': 'Hint',
    'ck-undeclared': 'Hint',
  },
};
