import { calendlyFootprint } from '../../third-parties/calendly/footprint.ts';
import { always, footprints, observed, onAccept, platformFootprints } from '../../third-parties/footprints.ts';
import { hubSpotFootprints } from '../../third-parties/hubspot/footprints.ts';
import { mrMoneyFootprint } from '../../third-parties/mr-money/hosts.ts';
import { webflowFootprint } from '../../third-parties/webflow/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { broker } from './broker.ts';

const seen = observed(
  ...platformFootprints.cookiebot(broker.host),
  [webflowFootprint, always],
  [footprints.provenExpert, always],
  // Each on one page: the guide, the calculators, the contact form.
  [footprints.youTube, always],
  [mrMoneyFootprint, always],
  [hubSpotFootprints.forms, always],
  // The style sheet of the calendar, forgotten when its script was marked.
  [{ service: 'Calendly', hosts: ['assets.calendly.com'] }, always],
  [calendlyFootprint, onAccept],
  [footprints.youTubeNoCookie, onAccept],
  [hubSpotFootprints.analytics(broker.domain), onAccept],
  // Comes along with the loader, though no banner is set up.
  [{ service: null, hosts: ['js-eu1.hs-banner.com'] }, onAccept],
  [footprints.linkedInInsight(`https://${broker.host}`), onAccept],
);

/** Seal, calculator, contact form and one video ask nobody; statistics, LinkedIn, calendar and the other video wait. */
export const truth: SiteTruth = {
  ...seen,
  banner: {
    cmp: 'Cookiebot',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 1,
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: null, cancellation: null },
  findings: {},
};
