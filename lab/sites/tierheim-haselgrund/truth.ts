import { lifetimes } from '../../cookie.ts';
import { always, decided, type Footprint, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { payPalDonateFootprint } from '../../third-parties/paypal/donate.ts';
import type { SiteTruth } from '../../types.ts';

const host = 'www.tierheim-haselgrund.test';

/** End of the names of Matomo's cookies. */
export const matomoHash = '6c1e';

/** Elfsight's widget by its newer snippet, which takes the platform from another host. */
const elfsight: Footprint = {
  ...footprints.elfsight,
  hosts: ['elfsightcdn.com', ...footprints.elfsight.hosts.filter((name) => name !== 'static.elfsight.com')],
};

const twingle: Footprint = {
  service: 'twingle',
  hosts: ['spenden.twingle.de'],
  cookies: [{ name: 'PHPSESSID', domain: 'spenden.twingle.de', declaredLifetimeSeconds: null }],
};

const matomo: Footprint = {
  service: 'Matomo',
  hosts: [],
  cookies: [
    { name: `_pk_id.1.${matomoHash}`, domain: host, declaredLifetimeSeconds: 33_955_200 },
    { name: `_pk_ses.1.${matomoHash}`, domain: host, declaredLifetimeSeconds: lifetimes.minutes(30) },
  ],
};

/** Contao's token for forms comes only to visitors that bring a cookie: those whom Matomo counts. */
const formToken: Footprint = {
  service: null,
  hosts: [],
  cookies: [{ name: 'csrf_https-contao_csrf_token', domain: host, declaredLifetimeSeconds: null }],
};

const seen = observed(
  [elfsight, always],
  [footprints.instagramPictures, always],
  [payPalDonateFootprint, always],
  [twingle, onAccept],
  [footprints.youTube, onAccept],
  [footprints.openStreetMap, onAccept],
  [matomo, onAccept],
  [formToken, onAccept],
);

/** The bar holds back what it was told to; the feed on the start page and PayPal's button and pixel load in every state. */
export const truth: SiteTruth = {
  ...seen,
  storage: [...seen.storage, { kind: 'localStorage', key: 'ccb_contao_token_1', origin: `https://${host}`, states: decided }],
  banner: {
    cmp: 'Contao Cookiebar',
    firstLayer: { accept: true, reject: true, settings: false },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 1,
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: null, cancellation: null },
  findings: {
    'sec-headers': 'Hint',
    'pp-services-named': 'Hint',
    'ppc-purposes': 'Hint',
    'ppc-legal-bases': 'Hint',
    'pp-cookie-details': 'Hint',
    'ck-before-consent': 'Hint',
    'ck-after-reject': 'Hint',
    'ck-undeclared': 'Hint',
    'ck-lifetime': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'cmp-withdrawal-effective': 'Hint',
    'tc-no-adequacy': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-social-plugins': 'Risk',
    'emb-payment-sdk': 'Hint',
    'frm-preticked': 'Risk',
    'frm-third-party-target': 'Hint',
    'frm-data-minimisation': 'Risk',
    'frm-sensitive-fields': 'Risk',
    'frm-privacy-notice': 'Hint',
    'shop-odr-link-gone': 'Hint',
  },
};
