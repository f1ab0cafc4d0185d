import { lifetimes } from '../../../cookie.ts';
import { decided, footprints, observed, onAccept } from '../../../third-parties/footprints.ts';
import type { SiteTruth } from '../../../types.ts';
import { ordinaryLegal } from '../ordinary-site.ts';

const domain = 'theater-am-speicher.test';
const seen = observed([footprints.metaPixel(domain), onAccept]);

/** The pixel after consent only; joint control with Meta is described. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [...seen.cookies, { name: 'orejime', domain: `www.${domain}`, states: decided, declaredLifetimeSeconds: lifetimes.days(180) }],
  banner: {
    cmp: 'Orejime',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
  },
  withdrawal: true,
  legal: ordinaryLegal,
  findings: {
    // The modal lies over the imprint and the privacy notice too; it links the notice only.
    'imp-legal-links-not-blocked': 'Hint',
    // "Meta-Pixel" is named, but neither what for nor that data go to the USA nor that consent can be withdrawn.
    'cmp-first-layer-info': 'Hint',
    // Its window of settings takes "Alle ablehnen" and "Speichern" after the link; accepting was one click.
    'cmp-withdrawal-control': 'Hint',
    'sec-headers': 'Hint',
  },
};
