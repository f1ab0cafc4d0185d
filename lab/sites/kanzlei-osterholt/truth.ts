import { footprints, observed, onAccept, platformFootprints } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';

/** Analytics after consent only, everything described: no finding. */
export const truth: SiteTruth = {
  ...observed(...platformFootprints.cookiebot('www.kanzlei-osterholt.test'), [
    footprints.googleAnalytics('kanzlei-osterholt.test', 'G-KZL0ST3RH0'),
    onAccept,
  ]),
  banner: {
    cmp: 'Cookiebot',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: null, cancellation: null },
  findings: {
    // Served from the United States, as far as addresses tell.
    'cmp-own-loading': 'Hint',
    'sec-headers': 'Hint',
    'ck-lifetime': 'Hint',
  },
};
