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
  findings: {
    'sec-headers': 'Hint',
    'impc-vat': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-services-named': 'Hint',
    'pp-cookie-details': 'Hint',
    'ppc-dpo': 'Hint',
    'ppc-recipients': 'Hint',
    'ppc-complaint': 'Hint',
    'pp-outdated-terms': 'Hint',
    'pp-services-stale': 'Hint',
    'ppc-social': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'ck-undeclared': 'Hint',
    'cmp-own-loading': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Hint',
    'tc-hosting-location': 'Hint',
    'tc-consent-covers-transfer': 'Hint',
    'emb-video': 'Risk',
    'emb-google-fonts': 'Hint',
    'emb-booking-widgets': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'frm-preticked': 'Risk',
    'frm-sensitive-fields': 'Risk',
    'frm-data-minimisation': 'Hint',
    'frm-forced-privacy-consent': 'Hint',
    'shop-odr-link-gone': 'Hint',
  },
};
