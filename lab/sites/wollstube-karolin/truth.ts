import { lifetimes } from '../../cookie.ts';
import { always, decided, type Footprint, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { pinterestTag } from '../../third-parties/pinterest/hosts.ts';
import { plentyFootprint } from '../../third-parties/plentymarkets/hosts.ts';
import { shopVoteFootprint } from '../../third-parties/shopvote/hosts.ts';
import type { Seen, SiteTruth } from '../../types.ts';
import { paths, shop } from './shop.ts';

/** The shop's gate before document.cookie turns `_pin_unauth` away; what Pinterest's server sets stays. */
const pinterest: Footprint = {
  ...pinterestTag(shop.domain),
  cookies: pinterestTag(shop.domain).cookies?.filter(({ domain }) => domain !== shop.domain),
};

const seen = observed(
  [plentyFootprint, always],
  [shopVoteFootprint, always],
  [pinterest, always],
  [footprints.payPalButtons(shop.origin), always],
  [footprints.recaptcha(shop.origin), always],
  [footprints.googleTagManager, onAccept],
  [footprints.googleAnalytics(shop.domain, shop.analytics), onAccept],
  [footprints.googleAds(shop.domain), onAccept],
);

const own = (name: string, states: Seen, declaredLifetimeSeconds: number | null) => ({
  name,
  domain: shop.host,
  states,
  declaredLifetimeSeconds,
});

/** Google's tags wait for the bar; an agency's tag, payments, a captcha and a badge do not. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    own('plentyID', always, null),
    own('XSRF-TOKEN', always, null),
    own('plenty-shop-cookie', decided, lifetimes.days(100)),
  ],
  banner: {
    cmp: null,
    firstLayer: { accept: true, reject: false, settings: true },
    reject: { performed: true, layer: 1, method: 'save-unticked' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 1,
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
    'pp-outdated-terms': 'Risk',
    'pp-cookie-details': 'Hint',
    'ppc-third-country': 'Hint',
    'pp-services-stale': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-undeclared': 'Risk',
    'ck-storage-before-consent': 'Hint',
    'ck-misclassified-necessary': 'Hint',
    'ck-lifetime': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-ad-network': 'Risk',
    'cmp-reject-first-layer': 'Hint',
    'cmp-withdrawal-control': 'Hint',
    'cmp-reject-equivalent': 'Hint',
    'cmp-first-layer-info': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'cmp-granularity': 'Hint',
    'tc-disclosed': 'Risk',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'emb-google-fonts': 'Hint',
    'emb-captcha': 'Hint',
    'emb-booking-widgets': 'Hint',
    'emb-payment-sdk': 'Hint',
    'frm-preticked': 'Risk',
    'frm-data-minimisation': 'Hint',
    'frm-forced-privacy-consent': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'shop-withdrawal-button-info': 'Hint',
    'shop-guarantee-notice': 'Hint',
    'shop-vsbg-notice': 'Hint',
    'shop-base-price-discount': 'Hint',
    'shop-gpsr-info': 'Hint',
  },
};
