import { lifetimes } from '../../cookie.ts';
import { jetpackStatsFootprint } from '../../third-parties/automattic/hosts.ts';
import { always, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { mailerLiteFootprint } from '../../third-parties/mailerlite/hosts.ts';
import { smoobuBookingFootprint, smoobuCalendarFootprint } from '../../third-parties/smoobu/hosts.ts';
import { trustindexFootprint } from '../../third-parties/trustindex/hosts.ts';
import { wetterComFootprint } from '../../third-parties/wettercom/hosts.ts';
import { windfinderFootprint } from '../../third-parties/windfinder/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { house } from './house.ts';

const seen = observed(
  [jetpackStatsFootprint, always],
  // Start page; the preview picture of its film comes from YouTube, the film itself waits for a click.
  [trustindexFootprint, always],
  [{ service: 'YouTube', hosts: ['i.ytimg.com'] }, always],
  // Page of the house.
  [footprints.youTube, always],
  [smoobuCalendarFootprint, always],
  // Page of booking: the tool, a counting image left from a campaign, the form of the newsletter.
  [smoobuBookingFootprint, always],
  [{ service: 'Meta Pixel', hosts: ['www.facebook.com'] }, always],
  [mailerLiteFootprint, always],
  // Page of the coast.
  [wetterComFootprint, always],
  [windfinderFootprint, always],
  // All pages.
  [footprints.metaPixel(house.domain), onAccept],
  // Page of contact.
  [
    {
      service: 'Google Maps',
      hosts: ['maps.googleapis.com', 'maps.gstatic.com', 'fonts.googleapis.com', 'fonts.gstatic.com'],
    },
    onAccept,
  ],
);

/** Map and pixel wait for consent; reviews, weather, statistics, a counting image and a lazily loaded film ask nobody. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'cookieyes-consent', domain: house.host, states: always, declaredLifetimeSeconds: lifetimes.days(365) },
  ],
  storage: [...seen.storage, { kind: 'sessionStorage', key: 'wpEmojiSettingsSupports', origin: house.origin, states: always }],
  banner: {
    cmp: 'CookieYes',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/impressum/', privacy: '/datenschutz/', terms: '/mietbedingungen/', cancellation: null },
  findings: {
    'ppc-social': 'Hint',
    'sec-outdated-software': 'Hint',
    'sec-hsts': 'Hint',
    'sec-headers': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-services-named': 'Risk',
    'ppc-legal-bases': 'Hint',
    'pp-cookie-details': 'Hint',
    'ppc-retention': 'Hint',
    'pp-outdated-terms': 'Hint',
    'pp-services-stale': 'Hint',
    'ppc-obligation': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'ck-undeclared': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-meta-pixel': 'Risk',
    'cmp-reject-equivalent': 'Hint',
    'cmp-first-layer-info': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-video': 'Risk',
    'emb-google-fonts': 'Hint',
    'emb-booking-widgets': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'frm-preticked': 'Risk',
    'frm-sensitive-fields': 'Risk',
    'frm-data-minimisation': 'Risk',
    'frm-third-party-target': 'Hint',
    'frm-newsletter-consent': 'Hint',
    'frm-forced-privacy-consent': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'shop-price-notice': 'Hint',
    'shop-vsbg-notice': 'Hint',
  },
};
