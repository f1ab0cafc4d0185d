import { lifetimes } from '../../cookie.ts';
import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { jobRadFootprint } from '../../third-parties/jobrad/hosts.ts';
import { klarnaMessaging } from '../../third-parties/klarna/hosts.ts';
import { shopVoteFootprint } from '../../third-parties/shopvote/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { paths, shop } from './shop.ts';

const { domain, host, origin } = shop;

const seen = observed(
  [footprints.googleTagManager, always],
  // Consent Mode: without cookies while nothing is agreed to.
  [footprints.googleAnalyticsPings, ['none', 'reject']],
  [footprints.googleAnalytics(domain, shop.analytics), onAccept],
  [footprints.metaPixel(domain), onAccept],
  [shopVoteFootprint, always],
  // Article, cart and checkout.
  [footprints.payPalButtons(origin), always],
  // Article only.
  [klarnaMessaging(origin), onAccept],
  // Page on leasing only.
  [jobRadFootprint, always],
  [footprints.bingUet(domain, origin), always],
  // Form of the workshop only.
  [footprints.recaptcha(origin), always],
);

/** What the module emits waits for it; what theme, payment module and editors put in does not. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'PHPSESSID', domain: host, states: always, declaredLifetimeSeconds: null },
    { name: `PrestaShop-${shop.cookieHash}`, domain: host, states: always, declaredLifetimeSeconds: lifetimes.days(20) },
    { name: '__lglaw', domain: host, states: decided, declaredLifetimeSeconds: lifetimes.days(365) },
  ],
  banner: {
    cmp: 'EU Cookie Law (Línea Gráfica lgcookieslaw, PrestaShop)',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: true,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: paths.imprint, privacy: paths.privacy, terms: paths.terms, cancellation: paths.withdrawal },
  findings: {
    'sec-outdated-software': 'Hint',
    'sec-headers': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-services-named': 'Risk',
    'pp-cookie-details': 'Hint',
    'pp-outdated-terms': 'Hint',
    'ppc-objection': 'Hint',
    'pp-services-stale': 'Hint',
    'ppc-social': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'ck-undeclared': 'Risk',
    'ck-lifetime': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-ad-network': 'Risk',
    'trk-gtm-before-consent': 'Risk',
    'trk-consent-mode-pings': 'Hint',
    'cmp-no-preselection': 'Risk',
    'cmp-reject-equivalent': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Hint',
    'tc-consent-covers-transfer': 'Hint',
    'emb-google-fonts': 'Hint',
    'emb-captcha': 'Hint',
    'emb-booking-widgets': 'Hint',
    'emb-payment-sdk': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'frm-privacy-notice': 'Hint',
    'frm-preticked': 'Risk',
    'frm-data-minimisation': 'Risk',
    'frm-salutation': 'Risk',
    'frm-newsletter-consent': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'shop-guarantee-notice': 'Hint',
    'a11y-banner-operable': 'Hint',
  },
};
