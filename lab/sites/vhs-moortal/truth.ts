import { lifetimes } from '../../cookie.ts';
import { eyeAbleFootprint } from '../../third-parties/eye-able/hosts.ts';
import { always, decided, type Footprint, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';
import { accounts } from './accounts.ts';

const { host, origin, matomo } = accounts;

/** Matomo on a name of the site's own: after consent everywhere, in every state on the pages with the layout of the courses. */
const statistics: Footprint = {
  service: 'Matomo',
  hosts: [],
  cookies: [
    { name: `_pk_id.${matomo.site}.${matomo.domainHash}`, domain: host, declaredLifetimeSeconds: 33_955_200 },
    { name: `_pk_ses.${matomo.site}.${matomo.domainHash}`, domain: host, declaredLifetimeSeconds: lifetimes.minutes(30) },
  ],
};

/** Session of the course module and the token that Contao gives to forms once there is a cookie. */
const contao: Footprint = {
  service: null,
  hosts: [],
  cookies: [
    { name: 'PHPSESSID', domain: host, declaredLifetimeSeconds: null },
    { name: 'csrf_https-contao_csrf_token', domain: host, declaredLifetimeSeconds: null },
  ],
};

const seen = observed(
  [eyeAbleFootprint, always],
  [statistics, always],
  [contao, always],
  [footprints.googleMapsEmbed, always],
  [footprints.youTubeNoCookie, onAccept],
);

/** The bar holds back what it was told of; the old snippet of the courses and a pasted map know nothing of it. */
export const truth: SiteTruth = {
  ...seen,
  storage: [...seen.storage, { kind: 'localStorage', key: 'ccb_contao_token_1', origin, states: decided }],
  banner: {
    cmp: 'Contao Cookiebar',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: true,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: '/agb', cancellation: null },
  findings: {
    'sec-headers': 'Hint',
    'impc-vat': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-outdated-terms': 'Risk',
    'pp-services-named': 'Hint',
    'ppc-purposes': 'Hint',
    'ppc-legal-bases': 'Hint',
    'pp-cookie-details': 'Hint',
    'ppc-third-country': 'Hint',
    'ppc-legitimate-interest': 'Hint',
    'ppc-newsletter': 'Hint',
    'pp-services-stale': 'Hint',
    'ppc-obligation': 'Hint',
    'ppc-social': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-undeclared': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'cmp-no-preselection': 'Risk',
    'cmp-first-layer-info': 'Hint',
    'tc-disclosed': 'Risk',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'emb-maps': 'Risk',
    'emb-google-fonts': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'frm-preticked': 'Risk',
    'frm-sensitive-fields': 'Risk',
    'frm-data-minimisation': 'Risk',
    'frm-salutation': 'Risk',
    'frm-privacy-notice': 'Hint',
    'frm-newsletter-consent': 'Hint',
    'frm-forced-privacy-consent': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'shop-withdrawal-form': 'Hint',
    'shop-vsbg-notice': 'Hint',
    'a11y-statement': 'Hint',
    'a11y-banner-operable': 'Hint',
  },
};
