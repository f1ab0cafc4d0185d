import { footprints, observed, onAccept, platformFootprints } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';

/** Everything waits for consent; the only fault is how it is asked for. */
export const truth: SiteTruth = {
  ...observed(
    ...platformFootprints.oneTrust('planwerk.test'),
    [footprints.googleAnalytics('planwerk.test', 'G-PLNW3RK24C'), onAccept],
    [footprints.linkedInInsight('https://www.planwerk.test'), onAccept],
  ),
  banner: {
    cmp: 'OneTrust',
    firstLayer: { accept: true, reject: false, settings: true },
    reject: { performed: true, layer: 2, method: 'button' },
    accept: { performed: true },
    preTicked: false,
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: '/nutzungsbedingungen', cancellation: null },
  findings: {
    'cmp-reject-first-layer': 'Risk',
    // The page is locked behind the banner, which links the privacy notice only.
    'imp-legal-links-not-blocked': 'Hint',
    // The platform's provider is a company in the USA, and its cookie with an id is there before any choice.
    'cmp-own-loading': 'Hint',
    // _ga stays for two years.
    'ck-lifetime': 'Hint',
    // Nobody deletes _ga.
    'cmp-withdrawal-effective': 'Hint',
    'sec-headers': 'Hint',
  },
};
