import { lifetimes } from '../../cookie.ts';
import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';
import { practice } from './frame.ts';

const seen = observed(
  [footprints.wix(practice.host), always],
  [footprints.wixChat, always],
  [footprints.googleAnalyticsPings, always],
  [footprints.googleAnalytics(practice.domain, practice.analytics), onAccept],
  [footprints.youTube, always],
  [footprints.powr, onAccept],
  [footprints.instagramPictures, onAccept],
);

/**
 * The feed waits for consent; Analytics counts without cookies before it, the video does not wait at all. Coaching is no treatment: its
 * price is told without VAT to whoever reads it.
 */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'consent-policy', domain: practice.host, states: decided, declaredLifetimeSeconds: lifetimes.days(365) },
  ],
  banner: {
    cmp: 'Wix Cookie-Banner',
    firstLayer: { accept: true, reject: false, settings: true },
    reject: { performed: true, layer: 2, method: 'save-unticked' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: false,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: null, cancellation: null },
  findings: {
    'pp-services-named': 'Risk',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'trk-before-consent': 'Risk',
    'trk-sensitive-context': 'Risk',
    'cmp-withdrawal-control': 'Risk',
    'cmp-first-layer-info': 'Risk',
    'emb-video': 'Risk',
    'emb-chat': 'Risk',
    'frm-sensitive-fields': 'Risk',
    'frm-data-minimisation': 'Risk',
    'sec-cookie-flags': 'Hint',
    'sec-hsts': 'Hint',
    'sec-headers': 'Hint',
    'impc-chamber': 'Hint',
    'pp-cookie-details': 'Hint',
    'ppc-withdraw': 'Hint',
    'ck-undeclared': 'Hint',
    'ck-lifetime': 'Hint',
    'trk-after-reject': 'Hint',
    'trk-consent-mode-pings': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-google-fonts': 'Hint',
    'frm-privacy-notice': 'Hint',
    'shop-price-notice': 'Hint',
  },
};
