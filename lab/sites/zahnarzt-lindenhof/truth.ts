import { lifetimes } from '../../cookie.ts';
import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';

const host = 'www.zahnarzt-lindenhof.test';
const origin = `https://${host}`;
const seen = observed(
  [footprints.googleFonts, always],
  [footprints.recaptcha(origin), always],
  [footprints.googleMapsEmbed, onAccept],
  [footprints.doctolib, onAccept],
);

/** Fonts and reCAPTCHA whatever is chosen; Matomo, the map and the calendar after consent. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'borlabs-cookie', domain: host, states: decided, declaredLifetimeSeconds: lifetimes.days(60) },
    { name: '_pk_id.1.8d1e', domain: host, states: onAccept, declaredLifetimeSeconds: 33_955_200 },
    { name: '_pk_ses.1.8d1e', domain: host, states: onAccept, declaredLifetimeSeconds: lifetimes.minutes(30) },
  ],
  // The emoji test of WordPress keeps its answer for the session.
  storage: [...seen.storage, { kind: 'sessionStorage', key: 'wpEmojiSettingsSupports', origin, states: always }],
  services: { ...seen.services, Matomo: onAccept },
  banner: {
    cmp: 'Borlabs Cookie',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'only-necessary' },
    accept: { performed: true },
    preTicked: false,
  },
  withdrawal: true,
  legal: { imprint: '/impressum/', privacy: '/datenschutzerklaerung/', terms: null, cancellation: null },
  findings: {
    'sec-outdated-software': 'Hint',
    'sec-hsts': 'Hint',
    'sec-headers': 'Hint',
    'impc-register': 'Risk',
    'pp-services-named': 'Hint',
    // Google Fonts rest on legitimate interests.
    'ppc-legal-bases': 'Hint',
    'ppc-obligation': 'Hint',
    'ck-before-consent': 'Hint',
    'ck-after-reject': 'Hint',
    'ck-storage-before-consent': 'Hint',
    'tc-before-consent': 'Hint',
    'emb-google-fonts': 'Risk',
    'emb-captcha': 'Hint',
    'pp-services-stale': 'Hint',
  },
};
