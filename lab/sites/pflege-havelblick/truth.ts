import { lifetimes } from '../../cookie.ts';
import { always, decided, type Footprint, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { readSpeakerFootprint } from '../../third-parties/readspeaker/hosts.ts';
import { softgardenFootprint } from '../../third-parties/softgarden/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { accounts } from './accounts.ts';

const { host, origin, matomo } = accounts;
const matterport: Footprint = {
  service: 'Matterport',
  hosts: ['my.matterport.com', 'static.matterport.com', 'cdn-2.matterport.com', 'events.matterport.com'],
  storage: [{ kind: 'localStorage', key: 'ajs_anonymous_id', origin: 'https://my.matterport.com' }],
};
const seen = observed(
  [readSpeakerFootprint, always],
  [matterport, always],
  [footprints.recaptcha(origin), always],
  [softgardenFootprint(accounts.softgarden), always],
  [footprints.googleFonts, always],
  [footprints.openStreetMap, onAccept],
);

/** Tour, captcha, job list and typeface at once; statistics and maps after consent; the film only after a click of its own. */
export const truth: SiteTruth = {
  ...seen,
  services: { ...seen.services, Matomo: onAccept },
  cookies: [
    ...seen.cookies,
    { name: 'CookieConsent', domain: host, states: decided, declaredLifetimeSeconds: lifetimes.days(365) },
    { name: 'fe_typo_user', domain: host, states: always, declaredLifetimeSeconds: null },
    { name: `_pk_id.${matomo.site}.${matomo.domainHash}`, domain: host, states: onAccept, declaredLifetimeSeconds: 33_955_200 },
    {
      name: `_pk_ses.${matomo.site}.${matomo.domainHash}`,
      domain: host,
      states: onAccept,
      declaredLifetimeSeconds: lifetimes.minutes(30),
    },
  ],
  banner: {
    cmp: 'Cookieman (TYPO3)',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'only-necessary' },
    accept: { performed: true },
    preTicked: true,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: null, cancellation: null },
  findings: {
    'sec-headers': 'Hint',
    'pp-services-named': 'Risk',
    'ppc-legal-bases': 'Hint',
    'pp-outdated-terms': 'Hint',
    'ppc-applications': 'Hint',
    'ppc-obligation': 'Hint',
    'ck-storage-before-consent': 'Risk',
    'ck-before-consent': 'Hint',
    'ck-after-reject': 'Hint',
    'ck-undeclared': 'Hint',
    'cmp-no-preselection': 'Risk',
    'cmp-first-layer-info': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Hint',
    'tc-consent-covers-transfer': 'Hint',
    'emb-video': 'Risk',
    'emb-google-fonts': 'Risk',
    'emb-captcha': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'frm-preticked': 'Risk',
    'frm-sensitive-fields': 'Risk',
    'frm-data-minimisation': 'Hint',
    'frm-forced-privacy-consent': 'Hint',
    'shop-odr-link-gone': 'Hint',
  },
};
