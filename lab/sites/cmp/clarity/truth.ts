import { lifetimes } from '../../../cookie.ts';
import { always, decided, footprints, observed, onAccept } from '../../../third-parties/footprints.ts';
import type { SiteTruth } from '../../../types.ts';
import { ordinaryLegal } from '../ordinary-site.ts';

/** Account at Google. */
export const analyticsId = 'G-S1EBENHAAR';

const domain = 'backstube-siebenhaar.test';
const origin = `https://www.${domain}`;
const seen = observed([footprints.googleAnalytics(domain, analyticsId), onAccept]);

/** Clarity in every state, analytics after consent only. */
export const truth: SiteTruth = {
  thirdParties: { ...seen.thirdParties, 'www.clarity.ms': always, 'q.clarity.ms': always },
  cookies: [
    ...seen.cookies,
    { name: 'keks_wahl', domain: `www.${domain}`, states: decided, declaredLifetimeSeconds: lifetimes.days(180) },
    { name: '_clck', domain, alsoAt: `www.${domain}`, states: always, declaredLifetimeSeconds: lifetimes.days(365) },
    { name: '_clsk', domain, alsoAt: `www.${domain}`, states: always, declaredLifetimeSeconds: lifetimes.days(1) },
    { name: 'CLID', domain: 'www.clarity.ms', states: always, declaredLifetimeSeconds: lifetimes.days(365) },
  ],
  storage: [{ kind: 'sessionStorage', key: '_cltk', origin, states: always }],
  services: { ...seen.services, 'Microsoft Clarity': always },
  banner: {
    cmp: null,
    firstLayer: { accept: true, reject: true, settings: false },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
  },
  withdrawal: true,
  legal: ordinaryLegal,
  recording: always,
  findings: {
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-session-replay': 'Risk',
    // Runs whatever was chosen.
    'cmp-withdrawal-effective': 'Hint',
    'sec-headers': 'Hint',
    'ck-lifetime': 'Hint',
    'tc-before-consent': 'Hint',
    // Clarity listens to the fields of the contact form as well.
    'frm-third-party-target': 'Hint',
  },
};
