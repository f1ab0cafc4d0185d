import { always, footprints, observed, onAccept, platformFootprints } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';

const domain = 'hotel-seeblick.test';

/** Google's library runs at once, but stores nothing and sends no identifier before consent. */
export const truth: SiteTruth = {
  ...observed(
    ...platformFootprints.consentmanager(domain, 'c4f1e90ab27d'),
    [footprints.googleAnalyticsPings, always],
    [footprints.googleAnalytics(domain, 'G-SEEBL1CK77'), onAccept],
  ),
  banner: {
    cmp: 'consentmanager',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: null, cancellation: null },
  findings: {
    // TLS 1.0 and 1.1 are accepted beside 1.2 and 1.3.
    'tls-protocol-version': 'Hint',
    // The script of an analytics service is loaded and reads the screen size before anyone was asked.
    'trk-before-consent': 'Risk',
    // After rejection only pings without identifier remain.
    'trk-after-reject': 'Hint',
    'trk-consent-mode-pings': 'Hint',
    // The pings go on after a withdrawal too, and _ga remains.
    'cmp-withdrawal-effective': 'Hint',
    'sec-headers': 'Hint',
    'ck-lifetime': 'Hint',
    'tc-before-consent': 'Hint',
  },
};
