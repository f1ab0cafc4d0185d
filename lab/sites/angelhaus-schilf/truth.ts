import { lifetimes } from '../../cookie.ts';
import { amazonPayButton } from '../../third-parties/amazon-pay/hosts.ts';
import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { customerReviewsBadge } from '../../third-parties/google/customer-reviews.ts';
import { klarnaMessaging } from '../../third-parties/klarna/hosts.ts';
import type { Seen, SiteTruth } from '../../types.ts';
import { paths, shop } from './shop.ts';

const seen = observed(
  [footprints.trustedShops, always],
  [customerReviewsBadge, always],
  [footprints.metaPixel(shop.domain), always],
  [footprints.payPalButtons(shop.origin), always],
  [amazonPayButton(shop.host), always],
  [footprints.googleAnalytics(shop.domain, shop.analytics), onAccept],
  [footprints.googleAds(shop.domain), onAccept],
  [klarnaMessaging(shop.origin), onAccept],
);

const own = (name: string, states: Seen, declaredLifetimeSeconds: number | null) => ({
  name,
  domain: shop.host,
  states,
  declaredLifetimeSeconds,
});

/** Google's tags and Klarna wait for the window; a pixel with the wrong type, payments and a badge do not. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    own(shop.session, always, null),
    own('oil_data', decided, lifetimes.days(31)),
    own('GXConsents', decided, lifetimes.days(30)),
  ],
  banner: {
    cmp: 'oil.js',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'only-necessary' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: {
    imprint: paths.imprint,
    privacy: paths.privacy,
    terms: paths.terms,
    cancellation: paths.cancellation,
  },
  findings: {
    'sec-personal-data-in-url': 'Hint',
    'sec-headers': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-services-named': 'Risk',
    'ppc-legal-bases': 'Hint',
    'pp-cookie-details': 'Hint',
    'pp-outdated-terms': 'Hint',
    'ppc-social': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Hint',
    'ck-undeclared': 'Hint',
    'ck-lifetime': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-meta-pixel': 'Risk',
    'cmp-withdrawal-control': 'Hint',
    'cmp-first-layer-info': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-booking-widgets': 'Risk',
    'emb-payment-sdk': 'Hint',
    'frm-privacy-notice': 'Hint',
    'frm-forced-privacy-consent': 'Hint',
    // On the page where guests order, which the cart links: a ticked box for the newsletter and a required telephone number.
    'frm-preticked': 'Risk',
    'frm-data-minimisation': 'Hint',
    'shop-withdrawal-button': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'shop-guarantee-notice': 'Hint',
    'shop-base-price-discount': 'Hint',
  },
};
