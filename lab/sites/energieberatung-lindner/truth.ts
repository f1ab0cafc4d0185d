import { decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';

const origin = 'https://www.energieberatung-lindner.test';
const seen = observed([footprints.googleAnalytics('energieberatung-lindner.test', 'G-L1NDNERSPA'), onAccept]);

/** Nothing wrong, but everything is late or drawn by script. */
export const truth: SiteTruth = {
  ...seen,
  storage: [...seen.storage, { kind: 'localStorage', key: 'lindner_consent', origin, states: decided }],
  banner: {
    cmp: null,
    firstLayer: { accept: true, reject: true, settings: false },
    reject: { performed: true, layer: 1, method: 'only-necessary' },
    accept: { performed: true },
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: null, cancellation: null },
  findings: {
    'sec-headers': 'Hint',
    'ck-lifetime': 'Hint',
  },
};
