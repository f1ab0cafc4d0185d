import { always, type Footprint, footprints, observed, onAccept, platformFootprints } from '../../third-parties/footprints.ts';
import { tripadvisorFootprint } from '../../third-parties/tripadvisor/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { accounts } from './typo3-page.ts';

const dirs21: Footprint = {
  service: 'DIRS21',
  hosts: ['v4.ibe.dirs21.de', 'v4.api.ibe.dirs21.de'],
  cookies: [{ name: 'ASP.NET_SessionId', domain: 'v4.ibe.dirs21.de', declaredLifetimeSeconds: null }],
};
const panomax: Footprint = {
  service: 'Panomax',
  hosts: ['ammerblick.panomax.com', 'static.panomax.com', 'live-image.panomax.com', 'api.panomax.com'],
};
const holidayCheck: Footprint = { service: 'HolidayCheck', hosts: ['www.holidaycheck.de', 'media.holidaycheck.com'] };
const forms: Footprint = {
  service: null,
  hosts: [],
  cookies: [{ name: 'fe_typo_user', domain: 'www.seehotel-ammerblick.test', declaredLifetimeSeconds: null }],
};

/** Rating widget, camera and booking engine always; Google reports without identifiers until consent. */
export const truth: SiteTruth = {
  ...observed(
    ...platformFootprints.cookiebot('www.seehotel-ammerblick.test'),
    [forms, always],
    [tripadvisorFootprint, always],
    [dirs21, always],
    [panomax, always],
    [footprints.googleAnalyticsPings, always],
    [footprints.googleAnalytics('seehotel-ammerblick.test', accounts.measurement), onAccept],
    [holidayCheck, onAccept],
    [footprints.googleMapsEmbed, onAccept],
  ),
  banner: {
    cmp: 'Cookiebot',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 1,
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: null, cancellation: null },
  findings: {
    'emb-hidden-thirdparties': 'Hint',
    'ppc-legal-bases': 'Hint',
    'pp-services-named': 'Risk',
    'ck-before-consent': 'Risk',
    'trk-before-consent': 'Risk',
    'emb-booking-widgets': 'Risk',
    'frm-preticked': 'Risk',
    'frm-sensitive-fields': 'Risk',
    'sec-headers': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-cookie-details': 'Hint',
    'ppc-applications': 'Hint',
    'ck-after-reject': 'Risk',
    'ck-lifetime': 'Hint',
    'trk-after-reject': 'Hint',
    'trk-consent-mode-pings': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'cmp-own-loading': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-disclosed': 'Hint',
    'frm-privacy-notice': 'Hint',
    'frm-data-minimisation': 'Hint',
    'frm-newsletter-consent': 'Hint',
    'shop-odr-link-gone': 'Hint',
  },
};
