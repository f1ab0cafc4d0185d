import { lifetimes } from '../../../cookie.ts';
import { decided, footprints, observed, onAccept } from '../../../third-parties/footprints.ts';
import type { SiteTruth } from '../../../types.ts';
import { ordinaryLegal } from '../ordinary-site.ts';

const seen = observed([footprints.youTube, onAccept]);

/** Videos after consent only; who does not wait for the banner sees a site without one. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'verein_wahl', domain: 'www.eintracht-oberrimsingen.test', states: decided, declaredLifetimeSeconds: lifetimes.days(90) },
  ],
  banner: {
    cmp: null,
    firstLayer: { accept: true, reject: true, settings: false },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
  },
  withdrawal: true,
  legal: ordinaryLegal,
  findings: {
    // The catalogue gives a hint for font requests inside an embed, here the YouTube frame after consent.
    'sec-headers': 'Hint',
  },
};
