import { decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';

const origin = 'https://www.tsv-wiesenbruch.test';
const seen = observed([footprints.googleAnalytics('tsv-wiesenbruch.test', 'G-TSVW1911XY'), onAccept], [footprints.youTube, onAccept]);

/** Analytics and video after consent only. */
export const truth: SiteTruth = {
  ...seen,
  storage: [...seen.storage, { kind: 'localStorage', key: 'tsv-einwilligung', origin, states: decided }],
  banner: {
    cmp: null,
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: null, cancellation: null },
  findings: {
    // The catalogue gives a hint for font requests inside an embed, here the YouTube frame after consent.
    'sec-headers': 'Hint',
    'ck-lifetime': 'Hint',
  },
};
