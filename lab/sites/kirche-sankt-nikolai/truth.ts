import { lifetimes } from '../../cookie.ts';
import { evangelischeTermine } from '../../third-parties/evangelische-termine/hosts.ts';
import { type Footprint, footprints, observed } from '../../third-parties/footprints.ts';
import { umapFootprint } from '../../third-parties/openstreetmap/umap.ts';
import type { Seen, SiteTruth } from '../../types.ts';
import { parish } from './helix.ts';

/** Name of Joomla's session cookie: a hash that differs from site to site. */
export const sessionName = '7a9f04e1c52b8d36fa60cb917e23d48f';

/** Nobody can reject here, so that the state `reject` never comes about. */
const running: Seen = ['none', 'accept'];

const twingle: Footprint = {
  service: 'twingle',
  hosts: ['spenden.twingle.de'],
  cookies: [{ name: 'PHPSESSID', domain: 'spenden.twingle.de', declaredLifetimeSeconds: null }],
};

const seen = observed([footprints.youTube, running], [umapFootprint, running], [evangelischeTermine, running], [twingle, running]);

/** Everything embedded loads at once; the notice informs and offers no choice. */
export const truth: SiteTruth = {
  ...seen,
  services: { ...seen.services, Matomo: running },
  cookies: [
    ...seen.cookies,
    { name: sessionName, domain: parish.host, states: running, declaredLifetimeSeconds: null },
    { name: 'spcookie_status', domain: parish.host, states: ['accept'], declaredLifetimeSeconds: lifetimes.days(30) },
  ],
  banner: {
    cmp: null,
    firstLayer: { accept: false, reject: false, settings: false },
    reject: { performed: false, layer: null, method: 'no-reject' },
    accept: { performed: true },
  },
  withdrawal: false,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: null, cancellation: null },
  findings: {
    'emb-hidden-thirdparties': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'cmp-required-present': 'Risk',
    'cmp-withdrawal-control': 'Risk',
    'cmp-first-layer-info': 'Risk',
    'emb-video': 'Risk',
    'frm-preticked': 'Risk',
    'sec-outdated-software': 'Hint',
    'sec-cookie-flags': 'Hint',
    'sec-hsts': 'Hint',
    'sec-headers': 'Hint',
    'imp-legal-links-not-blocked': 'Hint',
    'pp-services-named': 'Hint',
    'ppc-legal-bases': 'Hint',
    'pp-cookie-details': 'Hint',
    'ppc-social': 'Hint',
    'ppc-purposes': 'Hint',
    'trk-before-consent': 'Hint',
    'cmp-close-means-accept': 'Hint',
    'tc-before-consent': 'Hint',
    'emb-maps': 'Hint',
    'emb-google-fonts': 'Hint',
    'frm-sensitive-fields': 'Hint',
    'frm-privacy-notice': 'Hint',
    'frm-data-minimisation': 'Hint',
    'frm-forced-privacy-consent': 'Hint',
    'ck-undeclared': 'Hint',
  },
};
