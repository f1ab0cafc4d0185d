import { jetpackPicturesFootprint, jetpackStatsFootprint } from '../../third-parties/automattic/hosts.ts';
import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { fundingChoicesDecision, fundingChoicesFonts, fundingChoicesFootprint } from '../../third-parties/funding-choices/hosts.ts';
import { getYourGuideFootprint } from '../../third-parties/getyourguide/hosts.ts';
import { adSenseLibraryFootprint, adSenseLimitedFootprint, adSensePersonalFootprint } from '../../third-parties/google/adsense.ts';
import { mailerLiteFootprint } from '../../third-parties/mailerlite/hosts.ts';
import { pinterestTag } from '../../third-parties/pinterest/hosts.ts';
import { skyscannerFootprint } from '../../third-parties/skyscanner/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { blog } from './wordpress.ts';

const { domain, origin, analyticsId } = blog;

const seen = observed(
  [fundingChoicesFootprint(domain), always],
  // After consent again where the message is opened to withdraw it.
  [fundingChoicesFonts, ['none', 'accept']],
  [fundingChoicesDecision(domain), decided],
  [adSenseLibraryFootprint, ['none']],
  [adSenseLimitedFootprint, ['reject']],
  [adSensePersonalFootprint(domain), onAccept],
  [footprints.googleAnalyticsPings, always],
  [footprints.googleAnalytics(domain, analyticsId), onAccept],
  [jetpackStatsFootprint, always],
  [jetpackPicturesFootprint, always],
  [{ service: 'Gravatar', hosts: ['secure.gravatar.com'] }, always],
  [getYourGuideFootprint, always],
  [mailerLiteFootprint, always],
  [pinterestTag(domain), decided],
  [skyscannerFootprint, onAccept],
);

/** The message governs the ads; widgets, counters and pictures pass it by, and the Pinterest tag takes any answer for a yes. */
export const truth: SiteTruth = {
  ...seen,
  storage: [...seen.storage, { kind: 'sessionStorage', key: 'wpEmojiSettingsSupports', origin, states: always }],
  banner: {
    cmp: 'Google Funding Choices',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: true,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/impressum/', privacy: '/datenschutz/', terms: null, cancellation: null },
  findings: {
    'sec-outdated-software': 'Hint',
    'sec-headers': 'Hint',
    'imp-legal-links-not-blocked': 'Hint',
    'impc-vat': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-services-named': 'Risk',
    'ppc-legal-bases': 'Hint',
    'pp-cookie-details': 'Hint',
    'pp-outdated-terms': 'Hint',
    'ppc-objection': 'Hint',
    'ppc-obligation': 'Hint',
    'ppc-social': 'Hint',
    'ck-after-reject': 'Risk',
    'ck-undeclared': 'Risk',
    'ck-before-consent': 'Hint',
    'ck-lifetime': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-ad-network': 'Risk',
    'trk-consent-mode-pings': 'Hint',
    'cmp-no-preselection': 'Hint',
    'cmp-reject-equivalent': 'Hint',
    'cmp-legitimate-interest': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'cmp-own-loading': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-google-fonts': 'Risk',
    'emb-booking-widgets': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'frm-preticked': 'Risk',
    'frm-third-party-target': 'Hint',
    'frm-privacy-notice': 'Hint',
    'frm-data-minimisation': 'Hint',
    'frm-newsletter-consent': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'pp-services-stale': 'Hint',
  },
};
