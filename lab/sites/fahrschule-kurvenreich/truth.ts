import { lifetimes } from '../../cookie.ts';
import { clickClickDriveFootprint } from '../../third-parties/clickclickdrive/hosts.ts';
import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';
import { school } from './school.ts';

const origin = `https://${school.host}`;
const seen = observed(
  [footprints.googleTagManager, always],
  [footprints.googleAnalytics(school.domain, school.analytics), always],
  // Only the page of prices, for the writing on the voucher.
  [footprints.googleFonts, always],
  // Only the page of the team; the other video and the map wait for a click of their own.
  [footprints.youTube, always],
  // Only the page of registration.
  [clickClickDriveFootprint, always],
  [footprints.metaPixel(school.domain), onAccept],
);

/** Analytics, one video, the dates and one font ask nobody; the Meta pixel, the other video and the map do. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'cookie_notice_accepted', domain: school.host, states: decided, declaredLifetimeSeconds: lifetimes.days(183) },
  ],
  storage: [...seen.storage, { kind: 'sessionStorage', key: 'wpEmojiSettingsSupports', origin, states: always }],
  banner: {
    cmp: 'Cookie Notice (Hu-manity.co)',
    firstLayer: { accept: true, reject: true, settings: false },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
  },
  withdrawal: true,
  legal: { imprint: '/impressum/', privacy: '/datenschutz/', terms: null, cancellation: null },
  findings: {
    'sec-outdated-software': 'Hint',
    'sec-hsts': 'Hint',
    'sec-headers': 'Hint',
    'imp-legal-links-not-blocked': 'Hint',
    'pp-services-named': 'Hint',
    'pp-cookie-details': 'Hint',
    'pp-outdated-terms': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'ck-undeclared': 'Hint',
    'ck-lifetime': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-gtm-before-consent': 'Risk',
    'trk-google-analytics': 'Risk',
    'cmp-close-means-accept': 'Risk',
    'cmp-withdrawal-control': 'Hint',
    'cmp-first-layer-info': 'Hint',
    'cmp-granularity': 'Hint',
    'tc-before-consent': 'Hint',
    'emb-video': 'Risk',
    'emb-google-fonts': 'Risk',
    'frm-preticked': 'Risk',
    // The notice only says that nobody gets advertising who has not ticked the box: no purpose, basis or way out.
    'ppc-newsletter': 'Hint',
    'frm-sensitive-fields': 'Risk',
    'frm-data-minimisation': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
  },
};
