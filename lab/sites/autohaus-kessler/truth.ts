import { cookieFirstFootprints } from '../../third-parties/cookiefirst/hosts.ts';
import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { mobileDeFootprint } from '../../third-parties/mobile-de/hosts.ts';
import { trustindexFootprint } from '../../third-parties/trustindex/hosts.ts';
import { userlikeFootprint } from '../../third-parties/userlike/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { accounts } from './accounts.ts';

const domain = 'autohaus-kessler.test';
const host = `www.${domain}`;
const origin = `https://${host}`;

/** The pixel runs after either choice, reviews, cars and reCAPTCHA always; chat, map and the cookies of Google Ads wait for consent. */
export const truth: SiteTruth = {
  ...observed(
    ...cookieFirstFootprints(host),
    [footprints.googleTagManager, always],
    // Consent Mode sends signals without cookies as long as storage is denied.
    [{ service: 'Google Ads', hosts: ['pagead2.googlesyndication.com'] }, ['none', 'reject']],
    [footprints.googleAds(domain), onAccept],
    [footprints.metaPixel(domain), decided],
    [trustindexFootprint, always],
    [mobileDeFootprint, always],
    [footprints.recaptcha(origin), always],
    [footprints.googleMapsEmbed, onAccept],
    [userlikeFootprint(domain, origin, accounts.userlike.organization), onAccept],
  ),
  banner: {
    cmp: 'CookieFirst',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/impressum/', privacy: '/datenschutz/', terms: null, cancellation: null },
  findings: {
    'ck-after-reject': 'Risk',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-meta-pixel': 'Risk',
    'trk-ad-network': 'Risk',
    'trk-gtm-before-consent': 'Risk',
    'frm-data-minimisation': 'Risk',
    'sec-outdated-software': 'Hint',
    'sec-headers': 'Hint',
    'impc-vat': 'Hint',
    'imp-outdated-law': 'Hint',
    'ppc-recipients': 'Hint',
    'ppc-legal-bases': 'Hint',
    'pp-services-named': 'Hint',
    'pp-cookie-details': 'Hint',
    'pp-outdated-terms': 'Hint',
    'ck-before-consent': 'Hint',
    'ck-undeclared': 'Hint',
    'trk-consent-mode-pings': 'Hint',
    'cmp-reject-equivalent': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'cmp-own-loading': 'Hint',
    'tc-before-consent': 'Hint',
    'emb-google-fonts': 'Hint',
    'emb-captcha': 'Hint',
    'emb-booking-widgets': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'frm-newsletter-consent': 'Hint',
    // The compulsory box of the test drive agrees to advertising by e-mail; the notice does not tell of it.
    'ppc-newsletter': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'pp-services-stale': 'Hint',
  },
};
