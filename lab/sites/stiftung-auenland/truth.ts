import { lifetimes } from '../../cookie.ts';
import { always, decided, type Footprint, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';

const domain = 'stiftung-auenland.test';
const origin = `https://${domain}`;

const etracker: Footprint = {
  service: 'etracker',
  hosts: ['code.etracker.com', 'www.etracker.de'],
  cookies: [
    { name: '_et_coid', domain, declaredLifetimeSeconds: 63_072_000 },
    { name: 'isSdEnabled', domain, declaredLifetimeSeconds: lifetimes.days(1) },
  ],
};

const twingle: Footprint = {
  service: 'twingle',
  hosts: ['spenden.twingle.de'],
  cookies: [{ name: 'PHPSESSID', domain: 'spenden.twingle.de', declaredLifetimeSeconds: null }],
};

const complianz: Footprint = {
  service: 'Complianz',
  hosts: [],
  cookies: ['banner-status', 'functional', 'preferences', 'statistics', 'marketing', 'consented_services', 'policy_id'].map((name) => ({
    name: `cmplz_${name}`,
    domain,
    declaredLifetimeSeconds: lifetimes.days(365),
  })),
};

const seen = observed(
  [etracker, always],
  [twingle, always],
  [{ service: 'Friendly Captcha', hosts: ['eu-api.friendlycaptcha.eu'] }, always],
  [{ service: 'Gravatar', hosts: ['secure.gravatar.com'] }, always],
  [complianz, decided],
  [footprints.youTubeNoCookie, onAccept],
  [{ service: 'Podigee', hosts: ['player.podigee-cdn.net', 'images.podigee-cdn.net', 'auenfunk.podigee.io'] }, onAccept],
);

/** Media wait for consent; Gravatar and the cookies of etracker (donation page only) do not. */
export const truth: SiteTruth = {
  ...seen,
  storage: [...seen.storage, { kind: 'sessionStorage', key: 'wpEmojiSettingsSupports', origin, states: always }],
  banner: {
    cmp: 'Complianz',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
  },
  withdrawal: true,
  legal: { imprint: '/impressum/', privacy: '/datenschutzerklaerung/', terms: null, cancellation: null },
  findings: {
    'sec-outdated-software': 'Hint',
    'sec-headers': 'Hint',
    'pp-services-named': 'Risk',
    'pp-cookie-details': 'Hint',
    // etracker rests on legitimate interests, and stores on one page.
    'ppc-legal-bases': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-undeclared': 'Hint',
    'ck-lifetime': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
  },
};
