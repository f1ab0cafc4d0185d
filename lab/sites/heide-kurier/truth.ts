import { footprints, observed, onAccept, platformFootprints } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';

const domain = 'heide-kurier.test';
const origin = `https://www.${domain}`;

/** Nothing before consent; no free way to reject, so that the state `reject` never comes about. */
export const truth: SiteTruth = {
  ...observed(
    ...platformFootprints.sourcepoint(domain, origin, 27114, onAccept),
    [footprints.googleAnalytics(domain, 'G-HDKUR1ER55'), onAccept],
    [footprints.googleAds(domain), onAccept],
    [footprints.metaPixel(domain), onAccept],
  ),
  banner: {
    cmp: 'Sourcepoint',
    firstLayer: { accept: true, reject: false, settings: false },
    reject: { performed: false, layer: null, method: 'pay-or-consent' },
    accept: { performed: true },
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: '/agb', cancellation: '/widerrufsbelehrung' },
  findings: {
    // A genuine paid alternative stands beside consent: no missing reject, but a case for a lawyer.
    'cmp-reject-first-layer': 'Hint',
    // Whoever does not pay can only agree to all purposes together.
    'cmp-pay-or-consent': 'Risk',
    // The platform's provider is a company in the USA.
    'cmp-own-loading': 'Hint',
    // Subscriptions sold to consumers online by a GmbH, no accessibility information.
    'a11y-statement': 'Hint',
    'sec-headers': 'Hint',
    'ck-lifetime': 'Hint',
    'shop-terms': 'Hint',
    'shop-delivery-payment-info': 'Hint',
  },
};
