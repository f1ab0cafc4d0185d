import { lifetimes } from '../../cookie.ts';
import { biteFootprint } from '../../third-parties/b-ite/hosts.ts';
import { eyeAbleFootprint } from '../../third-parties/eye-able/hosts.ts';
import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { vimeoFootprint } from '../../third-parties/vimeo/footprint.ts';
import type { SiteTruth } from '../../types.ts';
import { accounts } from './accounts.ts';

const { host, origin, domain, matomo } = accounts;
const seen = observed(
  [eyeAbleFootprint, always],
  [biteFootprint, always],
  [vimeoFootprint, always],
  [footprints.googleAds(domain), always],
  [footprints.googleMapsEmbed, onAccept],
);

/** Advertising and a film without consent; map and cookies of the statistics after consent; the chat only when somebody starts it. */
export const truth: SiteTruth = {
  ...seen,
  services: { ...seen.services, Matomo: always },
  cookies: [
    ...seen.cookies,
    { name: 'fe_typo_user', domain: host, states: always, declaredLifetimeSeconds: null },
    { name: 'cookie_optin', domain: host, states: decided, declaredLifetimeSeconds: lifetimes.days(365) },
    { name: `_pk_id.${matomo.site}.${matomo.domainHash}`, domain: host, states: onAccept, declaredLifetimeSeconds: 33_955_200 },
    {
      name: `_pk_ses.${matomo.site}.${matomo.domainHash}`,
      domain: host,
      states: onAccept,
      declaredLifetimeSeconds: lifetimes.minutes(30),
    },
  ],
  storage: [...seen.storage, { kind: 'localStorage', key: 'SgCookieOptin.lastPreferences', origin, states: decided }],
  banner: {
    cmp: 'sgalinski Cookie Opt In (sg_cookie_optin, TYPO3)',
    firstLayer: { accept: true, reject: true, settings: false },
    reject: { performed: true, layer: 1, method: 'only-necessary' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 1,
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: null, cancellation: null },
  findings: {
    'sec-personal-data-in-url': 'Hint',
    'sec-headers': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-services-named': 'Risk',
    'pp-cookie-details': 'Hint',
    'pp-outdated-terms': 'Hint',
    'ppc-social': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'ck-undeclared': 'Risk',
    'ck-lifetime': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-ad-network': 'Risk',
    'trk-sensitive-context': 'Hint',
    'cmp-first-layer-info': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-video': 'Risk',
    'emb-hidden-thirdparties': 'Hint',
    'frm-transport': 'Risk',
    'frm-sensitive-fields': 'Risk',
    'frm-privacy-notice': 'Hint',
  },
};
