import { always, footprints, observed } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';

/** Nobody is asked: everything happens in every state. */
export const truth: SiteTruth = {
  ...observed(
    [footprints.jimdo, always],
    [footprints.metaPixel('osteria-lucca.test'), always],
    [footprints.elfsight, always],
    [footprints.instagramPictures, always],
    [footprints.openTable, always],
    [footprints.googleMapsEmbed, always],
  ),
  banner: null,
  withdrawal: false,
  legal: { imprint: '/about/', privacy: '/j/privacy', terms: null, cancellation: null },
  findings: {},
};
