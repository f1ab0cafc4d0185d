import { awinMasterTag } from '../../third-parties/awin/hosts.ts';
import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';
import { shop } from './accounts.ts';

const thirtyDays = 2_592_000;
const choice = (name: string) => ({ name, domain: shop.host, states: onAccept, declaredLifetimeSeconds: thirtyDays });

const seen = observed(
  [footprints.googleFonts, always],
  [footprints.googleTagManager, always],
  [awinMasterTag, always],
  [footprints.trustedShops, always],
  [footprints.payPalButtons(shop.origin), always],
  [footprints.googleAnalytics(shop.domain, shop.analytics), onAccept],
  [footprints.googleAds(shop.domain), onAccept],
  [footprints.youTubeNoCookie, onAccept],
);

/** Google's own tags and films do as they are told; affiliate tag, fonts, payment button and trust badge ask nobody. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'session-', domain: shop.host, states: always, declaredLifetimeSeconds: null },
    { name: 'timezone', domain: shop.host, states: always, declaredLifetimeSeconds: thirtyDays },
    { name: 'cookie-preference', domain: shop.host, states: decided, declaredLifetimeSeconds: thirtyDays },
    choice('google-analytics-enabled'),
    choice('google-ads-enabled'),
    choice('youtube-video'),
  ],
  banner: {
    cmp: 'Shopware 6 Cookie-Hinweis',
    firstLayer: { accept: false, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'only-necessary' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/Impressum/', privacy: '/Datenschutz/', terms: '/AGB/', cancellation: '/Widerrufsrecht/' },
  findings: {
    'sec-personal-data-in-url': 'Hint',
    'sec-headers': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-services-named': 'Risk',
    'pp-outdated-terms': 'Risk',
    'ppc-legal-bases': 'Hint',
    'pp-cookie-details': 'Hint',
    'ppc-third-country': 'Hint',
    'pp-services-stale': 'Hint',
    'ck-before-consent': 'Hint',
    'ck-after-reject': 'Hint',
    'ck-storage-before-consent': 'Hint',
    'ck-misclassified-necessary': 'Hint',
    'ck-undeclared': 'Hint',
    'ck-lifetime': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-ad-network': 'Risk',
    'trk-sensitive-context': 'Risk',
    'trk-gtm-before-consent': 'Risk',
    'cmp-withdrawal-control': 'Hint',
    'cmp-first-layer-info': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    // The one decision it names is that on the Privacy Shield: no basis at all.
    'tc-disclosed': 'Risk',
    'emb-google-fonts': 'Risk',
    'emb-payment-sdk': 'Hint',
    'frm-preticked': 'Risk',
    'frm-sensitive-fields': 'Risk',
    'frm-data-minimisation': 'Risk',
    'frm-third-party-target': 'Hint',
    'frm-privacy-notice': 'Hint',
    'frm-newsletter-consent': 'Hint',
    'shop-withdrawal-button': 'Risk',
    'shop-odr-link-gone': 'Hint',
    'shop-withdrawal-button-info': 'Hint',
    'shop-guarantee-notice': 'Hint',
    'shop-vsbg-notice': 'Hint',
    'shop-base-price-discount': 'Hint',
  },
};
