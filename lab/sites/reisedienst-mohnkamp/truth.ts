import { lifetimes } from '../../cookie.ts';
import { always, decided, type Footprint, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { trafficsFootprint } from '../../third-parties/traffics/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { firm } from './firm.ts';
import { rcb } from './rcb-config.ts';

const { host, origin, domain } = firm;
const ownCookies = (declaredLifetimeSeconds: number | null, ...names: string[]) =>
  names.map((name) => ({ name, domain: host, declaredLifetimeSeconds }));

// From the address of the newer snippet.
const elfsight: Footprint = {
  ...footprints.elfsight,
  hosts: ['elfsightcdn.com', 'core.service.elfsight.com', 'universe-static.elfsightcdn.com', 'widget-data.service.elfsight.com'],
};

const clarity: Footprint = {
  service: 'Microsoft Clarity',
  hosts: ['www.clarity.ms', 'q.clarity.ms'],
  cookies: [{ name: 'CLID', domain: 'www.clarity.ms', declaredLifetimeSeconds: lifetimes.days(365) }],
  storage: [{ kind: 'sessionStorage', key: '_cltk', origin }],
};

const pixelYourSite: Footprint = {
  service: 'PixelYourSite',
  hosts: [],
  cookies: [
    ...ownCookies(3600, 'pys_session_limit'),
    ...ownCookies(null, 'pys_start_session'),
    ...ownCookies(lifetimes.days(7), 'pys_first_visit', 'pysTrafficSource', 'pys_landing_page', 'last_pysTrafficSource'),
    ...ownCookies(lifetimes.days(365), 'pbid'),
  ],
};

const seen = observed(
  [clarity, always],
  // Start page.
  [elfsight, always],
  [footprints.instagramPictures, always],
  // The search for journeys by plane, in its frame.
  [trafficsFootprint, always],
  [{ service: 'MailPoet', hosts: [], cookies: ownCookies(lifetimes.days(3650), 'mailpoet_page_view') }, always],
  [{ service: 'Real Cookie Banner', hosts: [], cookies: ownCookies(lifetimes.days(365), rcb.cookie) }, decided],
  [pixelYourSite, onAccept],
  [footprints.metaPixel(domain), onAccept],
  // The film of the programme; that of the journey waits for another click.
  [footprints.youTubeNoCookie, onAccept],
);

/** Recording, feed, search and a cookie of ten years ask nobody; pixel and films do. */
export const truth: SiteTruth = {
  ...seen,
  services: { ...seen.services, 'Google Fonts': always },
  cookies: [
    ...seen.cookies,
    { name: '_clck', domain, alsoAt: host, states: always, declaredLifetimeSeconds: lifetimes.days(365) },
    { name: '_clsk', domain, alsoAt: host, states: always, declaredLifetimeSeconds: lifetimes.days(1) },
  ],
  storage: [
    ...seen.storage,
    { kind: 'localStorage', key: 'elementor', origin, states: always },
    { kind: 'sessionStorage', key: 'elementor', origin, states: always },
  ],
  banner: {
    cmp: 'Real Cookie Banner',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/impressum/', privacy: '/datenschutz/', terms: '/reisebedingungen/', cancellation: null },
  recording: always,
  // Judged later.
  findings: {
    'sec-outdated-software': 'Hint',
    'sec-hsts': 'Hint',
    'sec-headers': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-outdated-terms': 'Risk',
    'pp-services-named': 'Hint',
    'ppc-legal-bases': 'Hint',
    'pp-cookie-details': 'Hint',
    'ppc-third-country': 'Hint',
    // The chat floats over every page, applicants are sent to it too, and the notice has no word on WhatsApp.
    'ppc-recipients': 'Hint',
    'ppc-applications': 'Hint',
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
    'trk-session-replay': 'Risk',
    'trk-meta-pixel': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'tc-disclosed': 'Risk',
    'tc-no-adequacy': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-consent-covers-transfer': 'Hint',
    'emb-social-plugins': 'Risk',
    'emb-google-fonts': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'frm-preticked': 'Risk',
    'frm-sensitive-fields': 'Risk',
    'frm-third-party-target': 'Hint',
    'frm-data-minimisation': 'Hint',
    'frm-newsletter-consent': 'Hint',
    'frm-forced-privacy-consent': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'shop-vsbg-notice': 'Hint',
    'a11y-statement': 'Hint',
  },
};
