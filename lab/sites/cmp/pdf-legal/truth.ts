import type { SiteTruth } from '../../../types.ts';

/** Nothing is stored and nothing leaves the site; only the legal pages are hard to reach. */
export const truth: SiteTruth = {
  thirdParties: {},
  cookies: [],
  storage: [],
  banner: null,
  withdrawal: false,
  legal: { imprint: '/impressum', privacy: '/datenschutz.pdf', terms: null, cancellation: null },
  services: {},
  findings: {
    // The page answers at its usual address, but the link on every page is dead.
    'imp-present': 'Hint',
    // Only as a PDF.
    'pp-present': 'Hint',
    'sec-headers': 'Hint',
    'ppc-purposes': 'Hint',
  },
};
