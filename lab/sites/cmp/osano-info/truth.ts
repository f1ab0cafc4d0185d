import { lifetimes } from '../../../cookie.ts';
import { footprints, observed } from '../../../third-parties/footprints.ts';
import type { Seen, SiteTruth } from '../../../types.ts';
import { ordinaryLegal } from '../ordinary-site.ts';

/** Accounts at the services. */
export const analyticsId = 'G-FAHRSCHU1E';
export const hotjarSite = 3918204;

const domain = 'fahrschule-bergheim.test';
const origin = `https://www.${domain}`;
/** Nobody can reject here, so that the state `reject` never comes about. */
const running: Seen = ['none', 'accept'];
const seen = observed([footprints.googleAnalytics(domain, analyticsId), running], [footprints.hotjar(domain, origin, hotjarSite), running]);

/** Everything runs from the first moment; the banner informs and offers no choice. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'cookieconsent_status', domain: `www.${domain}`, states: ['accept'], declaredLifetimeSeconds: lifetimes.days(365) },
  ],
  banner: {
    cmp: 'Cookie Consent (Osano, npm cookieconsent)',
    firstLayer: { accept: false, reject: false, settings: false },
    reject: { performed: false, layer: null, method: 'no-reject' },
    accept: { performed: true },
  },
  withdrawal: false,
  legal: ordinaryLegal,
  recording: running,
  findings: {
    // Hotjar listens to fields on the page with a form.
    'frm-third-party-target': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'trk-before-consent': 'Risk',
    'trk-google-analytics': 'Risk',
    'trk-session-replay': 'Risk',
    'cmp-required-present': 'Risk',
    // "The best experience" is all it says.
    'cmp-first-layer-info': 'Hint',
    // Neither a control nor an instruction how to withdraw.
    'cmp-withdrawal-control': 'Risk',
    'ppc-withdraw': 'Risk',
    'sec-headers': 'Hint',
    'ck-lifetime': 'Hint',
    'tc-before-consent': 'Hint',
  },
};
