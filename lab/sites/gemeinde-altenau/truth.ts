import { always, footprints, observed } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';

const seen = observed([footprints.openStreetMap, always], [footprints.wetterOnline, always]);

/** No banner, no cookies while reading: the same in all three states. The session of TYPO3 begins with sending the form. */
export const truth: SiteTruth = {
  ...seen,
  services: { ...seen.services, Matomo: always },
  banner: null,
  withdrawal: false,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: null, cancellation: null },
  findings: {
    'pp-services-named': 'Hint',
    'ppc-withdraw': 'Hint',
    'trk-before-consent': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
  },
};
