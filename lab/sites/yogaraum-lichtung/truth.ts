import { lifetimes } from '../../cookie.ts';
import { eversportsFootprint } from '../../third-parties/eversports/hosts.ts';
import { always, decided, type Footprint, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { trustindexFootprint } from '../../third-parties/trustindex/hosts.ts';
import { turnstileFootprint } from '../../third-parties/turnstile/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { studio } from './studio.ts';

const at = (declaredLifetimeSeconds: number | null, ...names: string[]) =>
  names.map((name) => ({ name, domain: studio.domain, declaredLifetimeSeconds }));

const orderAttribution: Footprint = {
  service: 'WooCommerce Bestellzuordnung',
  hosts: [],
  cookies: [
    ...at(null, 'sbjs_migrations', 'sbjs_current_add', 'sbjs_first_add', 'sbjs_current', 'sbjs_first', 'sbjs_udata'),
    ...at(lifetimes.minutes(30), 'sbjs_session'),
  ],
};

const seen = observed(
  [orderAttribution, always],
  // Only the start page.
  [trustindexFootprint, always],
  [footprints.instagramPictures, onAccept],
  // Only pages with a form.
  [turnstileFootprint, always],
  // Only the page of the rooms, behind its first row.
  [footprints.youTubeNoCookie, always],
  [footprints.youTube, onAccept],
  [eversportsFootprint, onAccept],
  [footprints.googleMapsEmbed, onAccept],
  [footprints.googleAnalytics(studio.domain, studio.analytics), onAccept],
);

/** Reviews, the film behind a row and order attribution ask nobody; all else waits for consent. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [...seen.cookies, { name: 'borlabs-cookie', domain: studio.host, states: decided, declaredLifetimeSeconds: lifetimes.days(60) }],
  storage: [...seen.storage, { kind: 'sessionStorage', key: 'wpEmojiSettingsSupports', origin: studio.origin, states: always }],
  banner: {
    cmp: 'Borlabs Cookie',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'only-necessary' },
    accept: { performed: true },
    preTicked: false,
  },
  withdrawal: true,
  legal: { imprint: '/impressum/', privacy: '/datenschutzerklaerung/', terms: '/agb/', cancellation: '/widerruf/' },
  findings: {
    'sec-outdated-software': 'Hint',
    'sec-headers': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-services-named': 'Hint',
    'pp-cookie-details': 'Hint',
    'pp-outdated-terms': 'Hint',
    'ppc-legitimate-interest': 'Hint',
    'pp-services-stale': 'Hint',
    'ppc-obligation': 'Hint',
    'ppc-social': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'ck-misclassified-necessary': 'Hint',
    'ck-undeclared': 'Hint',
    'ck-lifetime': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-video': 'Hint',
    'emb-social-plugins': 'Hint',
    'emb-google-fonts': 'Hint',
    'emb-captcha': 'Hint',
    'emb-booking-widgets': 'Hint',
    'frm-preticked': 'Risk',
    'frm-sensitive-fields': 'Risk',
    'frm-data-minimisation': 'Risk',
    'frm-privacy-notice': 'Hint',
    'frm-newsletter-consent': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'shop-delivery-payment-info': 'Hint',
    'shop-vsbg-notice': 'Hint',
  },
};
