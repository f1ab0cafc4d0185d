import { always, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { judgeMeFootprint } from '../../third-parties/judgeme/hosts.ts';
import { klaviyoAfter, klaviyoBefore } from '../../third-parties/klaviyo/hosts.ts';
import { storefrontFootprints } from '../../third-parties/shopify/storefront.ts';
import { tikTokWorkerFootprint } from '../../third-parties/tiktok/footprint.ts';
import type { SiteTruth } from '../../types.ts';
import { accounts, origin, shop } from './theme.ts';

const { domain } = shop;
const platform = storefrontFootprints(domain);

const seen = observed(
  [platform.always, always],
  [platform.unlessDeclined, ['none', 'accept']],
  [platform.accepted, onAccept],
  [platform.wallet, always],
  // The theme opens a connection to it for fonts that it then has on its own host.
  [{ service: 'Shopify', hosts: ['fonts.shopifycdn.com'] }, always],
  [judgeMeFootprint, always],
  [klaviyoBefore(origin), always],
  [klaviyoAfter(domain), onAccept],
  [footprints.googleAnalytics(domain, accounts.analytics), onAccept],
  [footprints.googleAds(domain), onAccept],
  [tikTokWorkerFootprint(domain), onAccept],
);

/** Pixels wait; the analytics cookies of the platform come with the first page, reviews and pop-up whatever is chosen. */
export const truth: SiteTruth = {
  ...seen,
  banner: {
    cmp: 'Shopify Kunden-Datenschutz-Banner',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: false,
  legal: {
    imprint: '/policies/legal-notice',
    privacy: '/policies/privacy-policy',
    terms: '/policies/terms-of-service',
    cancellation: '/policies/refund-policy',
  },
  findings: {
    'pp-services-named': 'Risk',
    'ck-before-consent': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'trk-before-consent': 'Risk',
    'tc-no-adequacy': 'Risk',
    'shop-withdrawal-button': 'Risk',
    'sec-headers': 'Hint',
    'imp-legal-links-not-blocked': 'Hint',
    // Klaviyo's window loads on legitimate interests, and stores before any choice.
    'ppc-legal-bases': 'Hint',
    'ppc-third-country': 'Hint',
    'ppc-withdraw': 'Hint',
    'ck-after-reject': 'Hint',
    'ck-undeclared': 'Hint',
    'ck-lifetime': 'Hint',
    'trk-after-reject': 'Hint',
    'cmp-withdrawal-control': 'Risk',
    'cmp-first-layer-info': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-booking-widgets': 'Hint',
    'emb-payment-sdk': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'shop-withdrawal-button-info': 'Hint',
    'shop-guarantee-notice': 'Hint',
    'shop-withdrawal-form': 'Hint',
    'shop-vsbg-notice': 'Hint',
    'shop-gpsr-info': 'Hint',
    'a11y-statement': 'Hint',
  },
};
