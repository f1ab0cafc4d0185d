import { always, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { pinterestTag } from '../../third-parties/pinterest/hosts.ts';
import { squarespaceFootprints } from '../../third-parties/squarespace/hosts.ts';
import { typekitFootprint } from '../../third-parties/typekit/hosts.ts';
import { vimeoFootprint } from '../../third-parties/vimeo/footprint.ts';
import type { SiteTruth } from '../../types.ts';
import { ids } from './squarespace.ts';

const domain = 'fotografie-amelie-brandt.test';
const host = `www.${domain}`;

/** The platform keeps to its banner; injected code, fonts, the film and the booking button do not. YouTube waits for a click. */
export const truth: SiteTruth = {
  ...observed(
    ...squarespaceFootprints(host),
    [typekitFootprint, always],
    [footprints.googleFonts, always],
    [pinterestTag(domain), always],
    [{ service: 'Calendly', hosts: ['assets.calendly.com'] }, always],
    [vimeoFootprint, always],
    [footprints.googleAnalytics(domain, ids.analytics), onAccept],
  ),
  banner: {
    cmp: 'Squarespace Cookie-Banner',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: false,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: null, cancellation: null },
  findings: {
    'sec-hsts': 'Hint',
    'sec-headers': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-services-named': 'Risk',
    'ppc-newsletter': 'Risk',
    'pp-cookie-details': 'Hint',
    'ppc-withdraw': 'Hint',
    'pp-outdated-terms': 'Hint',
    'ppc-hosting-logs': 'Hint',
    'pp-services-stale': 'Hint',
    'ppc-obligation': 'Hint',
    'ppc-social': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'ck-undeclared': 'Hint',
    'ck-lifetime': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-ad-network': 'Risk',
    'cmp-withdrawal-control': 'Risk',
    'cmp-close-means-accept': 'Hint',
    'cmp-first-layer-info': 'Risk',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Hint',
    'tc-hosting-location': 'Hint',
    'emb-video': 'Risk',
    'emb-google-fonts': 'Risk',
    'emb-other-webfonts': 'Risk',
    'emb-booking-widgets': 'Hint',
    'frm-privacy-notice': 'Hint',
    'frm-data-minimisation': 'Hint',
    'frm-newsletter-consent': 'Hint',
    'shop-odr-link-gone': 'Hint',
  },
};
