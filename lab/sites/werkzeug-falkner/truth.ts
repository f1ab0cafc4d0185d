import { lifetimes } from '../../cookie.ts';
import { criteoFootprint } from '../../third-parties/criteo/hosts.ts';
import { findologicFootprint } from '../../third-parties/findologic/hosts.ts';
import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { klarnaMessaging } from '../../third-parties/klarna/hosts.ts';
import { mouseflowFootprint } from '../../third-parties/mouseflow/hosts.ts';
import { newRelicWithoutStorage } from '../../third-parties/new-relic/hosts.ts';
import { eTrustedFootprint } from '../../third-parties/trusted-shops/etrusted.ts';
import { userlikeFootprint } from '../../third-parties/userlike/hosts.ts';
import type { Seen, SiteTruth } from '../../types.ts';
import { shop } from './shop.ts';

const { domain, host, origin } = shop;

const seen = observed(
  [footprints.googleTagManager, always],
  [footprints.googleAnalyticsPings, always],
  [{ service: 'Google Ads', hosts: ['pagead2.googlesyndication.com'] }, ['none', 'reject']],
  [footprints.googleAnalytics(domain, shop.analytics), onAccept],
  [footprints.googleAds(domain), onAccept],
  [footprints.bingUet(domain, origin), always],
  [criteoFootprint(domain), onAccept],
  [mouseflowFootprint(domain, shop.mouseflow), onAccept],
  [newRelicWithoutStorage, always],
  [findologicFootprint, always],
  // The scan types into the search, and the search answers.
  [{ service: null, hosts: ['service.findologic.com'] }, always],
  [footprints.trustedShops, always],
  [eTrustedFootprint, always],
  [footprints.recaptcha(origin), always],
  [footprints.payPalButtons(origin), always],
  [klarnaMessaging(origin), onAccept],
  [userlikeFootprint(domain, origin, shop.userlike.organization), onAccept],
);

const own = (name: string, states: Seen, declaredLifetimeSeconds: number | null) => ({
  name,
  domain: host,
  states,
  declaredLifetimeSeconds,
});
const local = (key: string, states: Seen) => ({ kind: 'localStorage' as const, key, origin, states });
const year = lifetimes.days(365);

/** Bing before consent, Google's signals before consent against the notice; the rest of the tags obey. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    own('PHPSESSID', always, lifetimes.minutes(60)),
    own('form_key', always, null),
    own('mage-cache-sessid', always, null),
    own('section_data_ids', always, null),
    own('amcookie_policy_restriction', always, year),
    own('amcookie_allowed', decided, year),
    own('amcookie_disallowed', decided, year),
    own('private_content_version', decided, 315_360_000),
  ],
  storage: [
    ...seen.storage,
    local('mage-cache-timeout', always),
    local('mage-cache-storage', always),
    local('mage-cache-storage-section-invalidation', always),
    local('amCookieBarFirstShowTime', always),
    local('recently_viewed_product', onAccept),
  ],
  banner: {
    cmp: 'Amasty GDPR Cookie',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: {
    imprint: '/impressum',
    privacy: '/datenschutz',
    terms: '/agb-und-widerruf',
    cancellation: null,
  },
  recording: onAccept,
  findings: {
    'sec-personal-data-in-url': 'Hint',
    'sec-headers': 'Hint',
    'impc-vat': 'Hint',
    'pp-services-named': 'Hint',
    'ppc-legal-bases': 'Hint',
    'pp-cookie-details': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-lifetime': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-ad-network': 'Risk',
    'trk-gtm-before-consent': 'Risk',
    'trk-session-replay': 'Risk',
    'trk-consent-mode-pings': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-google-fonts': 'Hint',
    'emb-captcha': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'frm-third-party-target': 'Hint',
    'shop-withdrawal-button': 'Risk',
    'shop-order-button': 'Risk',
    'shop-odr-link-gone': 'Hint',
    'shop-withdrawal-button-info': 'Hint',
    'shop-guarantee-notice': 'Hint',
  },
};
