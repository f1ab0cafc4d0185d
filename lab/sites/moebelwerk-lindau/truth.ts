import { always, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { klarnaMessaging } from '../../third-parties/klarna/hosts.ts';
import { klaviyoAfter, klaviyoBefore } from '../../third-parties/klaviyo/hosts.ts';
import { looxFootprint } from '../../third-parties/loox/hosts.ts';
import { pandectesFootprint } from '../../third-parties/pandectes/files.ts';
import { pinterestTag } from '../../third-parties/pinterest/hosts.ts';
import { storefrontFootprints } from '../../third-parties/shopify/storefront.ts';
import { tidioFootprint } from '../../third-parties/tidio/hosts.ts';
import { tikTokWorkerFootprint } from '../../third-parties/tiktok/footprint.ts';
import type { SiteTruth } from '../../types.ts';
import { accounts, origin, shop } from './shop.ts';

const { domain } = shop;
const platform = storefrontFootprints(domain);

const seen = observed(
  [platform.always, always],
  [platform.unlessDeclined, onAccept],
  [platform.accepted, onAccept],
  [platform.wallet, always],
  pandectesFootprint(domain),
  [pinterestTag(domain), always],
  [tidioFootprint(origin, accounts.tidio), always],
  [looxFootprint, always],
  [klaviyoBefore(origin), always],
  [klaviyoAfter(domain), onAccept],
  [footprints.googleTagManager, always],
  [footprints.googleAnalyticsPings, ['none', 'reject']],
  [{ service: 'Google Ads', hosts: ['pagead2.googlesyndication.com'] }, ['none', 'reject']],
  [footprints.googleAnalytics(domain, accounts.analytics), onAccept],
  [footprints.googleAds(domain), onAccept],
  [footprints.metaPixel(domain), onAccept],
  [footprints.hotjar(domain, origin, accounts.hotjar), onAccept],
  [tikTokWorkerFootprint(domain), onAccept],
  [klarnaMessaging(origin), onAccept],
);

/** What waits and what does not: the consent app holds back most, the theme's own snippets escape it. */
export const truth: SiteTruth = {
  ...seen,
  banner: {
    cmp: 'Pandectes GDPR Compliance',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: {
    imprint: '/policies/legal-notice',
    privacy: '/policies/privacy-policy',
    terms: '/policies/terms-of-service',
    cancellation: '/policies/refund-policy',
  },
  recording: onAccept,
  findings: {
    'sec-headers': 'Hint',
    'pp-services-named': 'Risk',
    'pp-cookie-details': 'Hint',
    'pp-outdated-terms': 'Hint',
    'ppc-social': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-undeclared': 'Hint',
    'ck-lifetime': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-ad-network': 'Risk',
    'trk-gtm-before-consent': 'Risk',
    'trk-consent-mode-pings': 'Hint',
    'cmp-reject-equivalent': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'tc-no-adequacy': 'Risk',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Hint',
    'tc-consent-covers-transfer': 'Hint',
    'emb-chat': 'Risk',
    'emb-booking-widgets': 'Hint',
    'emb-payment-sdk': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'frm-preticked': 'Risk',
    'frm-third-party-target': 'Hint',
    'frm-privacy-notice': 'Hint',
    'frm-newsletter-consent': 'Hint',
    'shop-withdrawal-button': 'Risk',
    // "Rücknahme nur in der Originalverpackung" beside the instruction.
    'shop-withdrawal-policy': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'shop-withdrawal-button-info': 'Hint',
    'shop-guarantee-notice': 'Hint',
    'shop-vsbg-notice': 'Hint',
    'shop-base-price-discount': 'Hint',
    'a11y-statement': 'Hint',
    'pp-services-stale': 'Hint',
  },
};
