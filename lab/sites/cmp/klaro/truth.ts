import { lifetimes } from '../../../cookie.ts';
import { decided, footprints, observed, onAccept } from '../../../third-parties/footprints.ts';
import type { SiteTruth } from '../../../types.ts';
import { ordinaryLegal } from '../ordinary-site.ts';

const host = 'www.praxis-wallbaum.test';
const seen = observed([footprints.youTube, onAccept]);

/** Matomo and YouTube after consent only. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'klaro', domain: host, states: decided, declaredLifetimeSeconds: lifetimes.days(180) },
    { name: '_pk_id.1.4f2c', domain: host, states: onAccept, declaredLifetimeSeconds: 33_955_200 },
    { name: '_pk_ses.1.4f2c', domain: host, states: onAccept, declaredLifetimeSeconds: 1800 },
  ],
  services: { ...seen.services, Matomo: onAccept },
  banner: {
    cmp: 'Klaro',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
  },
  withdrawal: true,
  legal: ordinaryLegal,
  findings: {
    // Open, switch everything off, save: Klaro's window offers no rejection once a choice was made.
    'cmp-withdrawal-control': 'Hint',
    // The catalogue gives a hint for font requests inside an embed, here the YouTube frame after consent.
    'sec-headers': 'Hint',
    // A doctor's practice: the video brings Google's advertising along after a general consent that names no health data.
    'trk-sensitive-context': 'Hint',
  },
};
