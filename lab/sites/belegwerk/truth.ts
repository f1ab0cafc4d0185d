import { calendlyFootprint } from '../../third-parties/calendly/footprint.ts';
import { always, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { framerFootprint } from '../../third-parties/framer/hosts.ts';
import { intercomFootprint } from '../../third-parties/intercom/footprint.ts';
import { iubendaFootprint } from '../../third-parties/iubenda/hosts.ts';
import { loomFootprint } from '../../third-parties/loom/hosts.ts';
import { mixpanelFootprint } from '../../third-parties/mixpanel/hosts.ts';
import { redditPixel } from '../../third-parties/reddit/hosts.ts';
import { segmentFootprint } from '../../third-parties/segment/hosts.ts';
import { stripeFootprint } from '../../third-parties/stripe/hosts.ts';
import { tallyFootprint } from '../../third-parties/tally/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { accounts, domain, origin } from './accounts.ts';

const seen = observed(
  [framerFootprint, always],
  ...iubendaFootprint(domain, accounts.iubendaPolicy),
  [footprints.googleTagManager, always],
  [mixpanelFootprint(), always],
  [redditPixel(domain), always],
  [stripeFootprint(domain), always],
  [loomFootprint, always],
  [tallyFootprint, always],
  [segmentFootprint(domain, origin), onAccept],
  [footprints.linkedInInsight(origin), onAccept],
  [intercomFootprint(domain, origin, accounts.intercom), onAccept],
  [calendlyFootprint, onAccept],
  // Only on the article of the blog.
  [{ service: 'Google Fonts', hosts: ['fonts.gstatic.com'] }, always],
);

/** What iubenda's list knows waits; the Reddit pixel, Loom, Tally and Stripe do not. The film runs only for those who click on it. */
export const truth: SiteTruth = {
  ...seen,
  banner: {
    cmp: 'iubenda',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: '/agb', cancellation: null },
  findings: {
    'sec-headers': 'Hint',
    'imp-legal-links-not-blocked': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-services-named': 'Risk',
    'pp-outdated-terms': 'Hint',
    'pp-language': 'Hint',
    'ppc-social': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-ad-network': 'Risk',
    'trk-gtm-before-consent': 'Risk',
    'cmp-withdrawal-effective': 'Hint',
    'cmp-own-loading': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-google-fonts': 'Risk',
    'emb-video': 'Hint',
    'emb-payment-sdk': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'frm-preticked': 'Risk',
    'frm-third-party-target': 'Hint',
    'frm-privacy-notice': 'Hint',
    'frm-data-minimisation': 'Hint',
    'frm-newsletter-consent': 'Hint',
    'shop-withdrawal-policy': 'Hint',
    'shop-odr-link-gone': 'Hint',
  },
};
