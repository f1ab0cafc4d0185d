import { lifetimes } from '../../cookie.ts';
import { calendlyFootprint } from '../../third-parties/calendly/footprint.ts';
import { always, decided, footprints, observed, onAccept, platformFootprints } from '../../third-parties/footprints.ts';
import { callForwardingFootprint } from '../../third-parties/google/call-forwarding.ts';
import { jsDelivrFootprint } from '../../third-parties/jsdelivr/hosts.ts';
import { leadinfoFootprint } from '../../third-parties/leadinfo/hosts.ts';
import { tikTokFootprint } from '../../third-parties/tiktok/footprint.ts';
import { webFontLoaderFootprint, webflowFootprint } from '../../third-parties/webflow/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { firm } from './firm.ts';

const { domain, host, origin } = firm;
const seen = observed(
  ...platformFootprints.cookiebot(host),
  [webflowFootprint, always],
  [webFontLoaderFootprint, always],
  [footprints.googleTagManager, always],
  [footprints.googleAnalyticsPings, always],
  // On the calculator only: TikTok unmarked, Meta's library without its events, the tool for steps.
  [tikTokFootprint(domain, origin, firm.tikTok), always],
  [{ service: 'Meta Pixel', hosts: ['connect.facebook.net'] }, always],
  [jsDelivrFootprint, always],
  // Marked "necessary": waits for any choice, and then comes whatever it was.
  [leadinfoFootprint(domain), decided],
  [footprints.googleAnalytics(domain, firm.analytics), onAccept],
  [footprints.googleAds(domain), onAccept],
  [callForwardingFootprint, onAccept],
  [footprints.metaPixel(domain), onAccept],
  [footprints.bingUet(domain, origin), onAccept],
  [
    {
      service: 'Microsoft Clarity',
      hosts: ['www.clarity.ms', 'q.clarity.ms'],
      cookies: [{ name: 'CLID', domain: 'www.clarity.ms', declaredLifetimeSeconds: lifetimes.days(365) }],
      storage: [{ kind: 'sessionStorage', key: '_cltk', origin }],
    },
    onAccept,
  ],
  [calendlyFootprint, onAccept],
);

/** Fonts, pings, a cookie of attribution and TikTok ask nobody; Leadinfo comes with either choice; the rest of the advertising waits. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'sw_attribution', domain: host, states: always, declaredLifetimeSeconds: lifetimes.days(90) },
    { name: '_clck', domain, alsoAt: host, states: onAccept, declaredLifetimeSeconds: lifetimes.days(365) },
    { name: '_clsk', domain, alsoAt: host, states: onAccept, declaredLifetimeSeconds: lifetimes.days(1) },
  ],
  storage: [...seen.storage, { kind: 'sessionStorage', key: 'sw_rechner', origin, states: always }],
  banner: {
    cmp: 'Cookiebot',
    firstLayer: { accept: true, reject: false, settings: true },
    reject: { performed: true, layer: 2, method: 'save-unticked' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: '/agb', cancellation: null },
  recording: onAccept,
  findings: {
    'sec-headers': 'Hint',
    'pp-services-named': 'Risk',
    'ppc-legal-bases': 'Hint',
    'pp-cookie-details': 'Hint',
    'ppc-recipients': 'Hint',
    'pp-outdated-terms': 'Hint',
    'ppc-newsletter': 'Hint',
    'pp-services-stale': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'ck-misclassified-necessary': 'Risk',
    'ck-undeclared': 'Risk',
    'ck-lifetime': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-ad-network': 'Risk',
    'trk-gtm-before-consent': 'Risk',
    'trk-meta-pixel': 'Hint',
    'trk-consent-mode-pings': 'Hint',
    'cmp-reject-first-layer': 'Risk',
    'cmp-withdrawal-effective': 'Hint',
    'cmp-own-loading': 'Hint',
    'tc-no-adequacy': 'Risk',
    'tc-before-consent': 'Hint',
    'tc-disclosed': 'Hint',
    'tc-hosting-location': 'Hint',
    'emb-google-fonts': 'Risk',
    'emb-cdn-libraries': 'Hint',
    'frm-newsletter-consent': 'Risk',
    'frm-third-party-target': 'Hint',
    'frm-privacy-notice': 'Hint',
    'frm-data-minimisation': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'shop-vsbg-notice': 'Hint',
  },
};
