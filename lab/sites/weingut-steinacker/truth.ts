import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';
import { shop } from './storefront.ts';

const thirtyDays = 2_592_000;
const seen = observed(
  [footprints.trustedShops, always],
  [footprints.payPalButtons(`https://${shop.host}`), always],
  [footprints.googleAnalytics(shop.host, shop.analyticsId, 63_072_000, '_swag_ga'), onAccept],
);

/** Analytics do as they are told; PayPal's buttons and the trust badge ask nobody. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'session-', domain: shop.host, states: always, declaredLifetimeSeconds: null },
    { name: 'timezone', domain: shop.host, states: always, declaredLifetimeSeconds: thirtyDays },
    { name: 'cookie-preference', domain: shop.host, states: decided, declaredLifetimeSeconds: thirtyDays },
    { name: 'google-analytics-enabled', domain: shop.host, states: onAccept, declaredLifetimeSeconds: thirtyDays },
  ],
  banner: {
    cmp: 'Shopware 6 Cookie-Hinweis',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'only-necessary' },
    accept: { performed: true },
    preTicked: false,
  },
  withdrawal: true,
  legal: { imprint: '/Impressum/', privacy: '/Datenschutz/', terms: '/AGB/', cancellation: '/Widerrufsrecht/' },
  findings: {
    'sec-personal-data-in-url': 'Hint',
    'sec-headers': 'Hint',
    'impc-vat': 'Hint',
    'pp-services-named': 'Hint',
    'pp-cookie-details': 'Hint',
    'ck-before-consent': 'Hint',
    'ck-after-reject': 'Hint',
    'ck-storage-before-consent': 'Hint',
    'ck-undeclared': 'Hint',
    'ck-lifetime': 'Hint',
    'cmp-withdrawal-control': 'Hint',
    'cmp-reject-equivalent': 'Hint',
    'cmp-first-layer-info': 'Hint',
    'tc-before-consent': 'Hint',
    'emb-booking-widgets': 'Hint',
    'emb-payment-sdk': 'Hint',
    'shop-guarantee-notice': 'Hint',
  },
};
