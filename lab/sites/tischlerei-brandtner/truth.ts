import type { SiteTruth } from '../../types.ts';

/** Nothing leaves the site, nothing is stored, nothing is missing. */
export const truth: SiteTruth = {
  thirdParties: {},
  cookies: [],
  storage: [],
  banner: null,
  withdrawal: false,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: null, cancellation: null },
  services: {},
  findings: {},
};
