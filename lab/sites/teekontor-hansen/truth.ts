import { decided, footprints, observed, onAccept, platformFootprints } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';

const domain = 'teekontor-hansen.test';

/** Analytics wait for a decision, but start after either one; the Meta pixel does as it is told. */
export const truth: SiteTruth = {
  ...observed(
    ...platformFootprints.usercentrics(`https://www.${domain}`),
    [footprints.googleAnalytics(domain, 'G-TEEHANS3N1'), decided],
    [footprints.metaPixel(domain), onAccept],
  ),
  banner: {
    cmp: 'Usercentrics',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: '/agb', cancellation: '/widerrufsbelehrung' },
  findings: {
    'ck-after-reject': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-google-analytics': 'Risk',
    // Analytics goes on as after rejecting, and nobody deletes cookies.
    'cmp-withdrawal-effective': 'Hint',
    // Served from the United States, as far as addresses tell, with an id before any choice.
    'cmp-own-loading': 'Hint',
    'sec-headers': 'Hint',
    'ck-lifetime': 'Hint',
    'tc-before-consent': 'Hint',
    'shop-guarantee-notice': 'Hint',
  },
};
