import { lifetimes } from '../../cookie.ts';
import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { callForwardingFootprint } from '../../third-parties/google/call-forwarding.ts';
import { tidioFootprint } from '../../third-parties/tidio/hosts.ts';
import { vetstoriaButtonFootprint } from '../../third-parties/vetstoria/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { clinic } from './clinic.ts';

const { host, origin, domain, matomo } = clinic;
const seen = observed(
  [vetstoriaButtonFootprint, always],
  // The clinic's Matomo is that of its agency.
  [{ service: 'Matomo', hosts: [clinic.agency.statistics] }, always],
  // Only the portraits beside the reviews on the start page.
  [{ service: 'Google', hosts: ['lh3.googleusercontent.com'] }, always],
  // Only the picture that stands for the film.
  [{ service: 'YouTube', hosts: ['i.ytimg.com'] }, always],
  // Only the page of contact.
  [tidioFootprint(origin, clinic.tidio), always],
  // Only the page of orders.
  [footprints.googleFonts, always],
  [footprints.youTubeNoCookie, onAccept],
  [footprints.googleMapsEmbed, onAccept],
  [footprints.googleAds(domain), onAccept],
  [callForwardingFootprint, onAccept],
);

/** Ads, film, map and the cookies of the statistics wait; the button for appointments, the chat, portraits and a font do not. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'kirby_session', domain: host, states: always, declaredLifetimeSeconds: lifetimes.minutes(120) },
    { name: 'cc_cookie', domain: host, states: decided, declaredLifetimeSeconds: lifetimes.days(182) },
    { name: 'cc_youtube', domain: host, states: onAccept, declaredLifetimeSeconds: lifetimes.days(182) },
    { name: 'cc_googlemaps', domain: host, states: onAccept, declaredLifetimeSeconds: lifetimes.days(182) },
    { name: `_pk_id.${matomo.site}.${matomo.domainHash}`, domain: host, states: onAccept, declaredLifetimeSeconds: 33_955_200 },
    {
      name: `_pk_ses.${matomo.site}.${matomo.domainHash}`,
      domain: host,
      states: onAccept,
      declaredLifetimeSeconds: lifetimes.minutes(30),
    },
  ],
  storage: [...seen.storage, { kind: 'localStorage', key: 'tkw_first_touch', origin, states: always }],
  banner: {
    cmp: 'CookieConsent (orestbida)',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'only-necessary' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: '/agb', cancellation: null },
  findings: {
    'sec-headers': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-services-named': 'Risk',
    'pp-cookie-details': 'Hint',
    'pp-outdated-terms': 'Hint',
    'pp-services-stale': 'Hint',
    'ppc-newsletter': 'Hint',
    'ppc-obligation': 'Hint',
    'ppc-social': 'Hint',
    'ck-storage-before-consent': 'Risk',
    'ck-before-consent': 'Hint',
    'ck-misclassified-necessary': 'Hint',
    'ck-undeclared': 'Hint',
    'trk-before-consent': 'Hint',
    'trk-after-reject': 'Hint',
    'cmp-first-layer-info': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-google-fonts': 'Risk',
    'emb-chat': 'Risk',
    'emb-video': 'Hint',
    'emb-booking-widgets': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'frm-preticked': 'Risk',
    'frm-sensitive-fields': 'Risk',
    'frm-privacy-notice': 'Hint',
    'frm-data-minimisation': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'shop-vsbg-notice': 'Hint',
    'shop-base-price-discount': 'Hint',
  },
};
