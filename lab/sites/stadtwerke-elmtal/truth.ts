import { lifetimes } from '../../cookie.ts';
import { epilotFootprints } from '../../third-parties/epilot/hosts.ts';
import { always, decided, type Footprint, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { readSpeakerFootprint } from '../../third-parties/readspeaker/hosts.ts';
import { softgardenFootprint } from '../../third-parties/softgarden/hosts.ts';
import { userlikeFootprint } from '../../third-parties/userlike/hosts.ts';
import type { Seen, SiteTruth } from '../../types.ts';
import { accounts } from './accounts.ts';

const domain = 'stadtwerke-elmtal.test';
const host = `www.${domain}`;
const { matomoHash, matomoSite, softgarden, userlike } = accounts;

const seen = observed(
  ...epilotFootprints.map((footprint): [Footprint, Seen] => [footprint, always]),
  [readSpeakerFootprint, always],
  [{ service: 'Friendly Captcha', hosts: ['eu-api.friendlycaptcha.eu'] }, always],
  [softgardenFootprint(softgarden), always],
  [userlikeFootprint(domain, `https://${host}`, userlike.organization), onAccept],
  [footprints.youTubeNoCookie, onAccept],
  [footprints.googleMapsEmbed, onAccept],
);

/** Matomo counts without cookies until they are allowed; the job list waits for nobody; the rest does as the window says. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'swe_einwilligung', domain: host, states: decided, declaredLifetimeSeconds: lifetimes.days(365) },
    { name: 'Neos_Flow_Session', domain: host, states: always, declaredLifetimeSeconds: null },
    { name: `_pk_id.${matomoSite}.${matomoHash}`, domain: host, states: onAccept, declaredLifetimeSeconds: 33_955_200 },
    { name: `_pk_ses.${matomoSite}.${matomoHash}`, domain: host, states: onAccept, declaredLifetimeSeconds: 1800 },
  ],
  services: { ...seen.services, Matomo: always },
  banner: {
    cmp: 'Klaro',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'only-necessary' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: '/agb-und-widerruf', cancellation: null },
  findings: {
    'sec-headers': 'Hint',
    'impc-vat': 'Hint',
    'pp-services-named': 'Risk',
    'pp-cookie-details': 'Hint',
    'ppc-obligation': 'Hint',
    'ppc-automated': 'Hint',
    'ck-storage-before-consent': 'Risk',
    'ck-before-consent': 'Hint',
    'ck-after-reject': 'Hint',
    'ck-undeclared': 'Hint',
    'trk-before-consent': 'Hint',
    'trk-after-reject': 'Hint',
    'cmp-withdrawal-control': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-hidden-thirdparties': 'Risk',
    'frm-privacy-notice': 'Hint',
    'frm-data-minimisation': 'Hint',
    'frm-forced-privacy-consent': 'Hint',
    'shop-vsbg-notice': 'Hint',
  },
};
