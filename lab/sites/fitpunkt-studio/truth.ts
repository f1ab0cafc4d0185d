import { lifetimes } from '../../cookie.ts';
import { always, decided, type Footprint, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { snapFootprint } from '../../third-parties/snapchat/footprint.ts';
import { tikTokFootprint } from '../../third-parties/tiktok/footprint.ts';
import { vimeoFootprint } from '../../third-parties/vimeo/footprint.ts';
import type { SiteTruth } from '../../types.ts';
import { accounts } from './trackers.ts';

const domain = 'fitpunkt-studio.test';
const origin = `https://www.${domain}`;

const choice: Footprint = {
  service: null,
  hosts: [],
  cookies: [{ name: 'fp_cookie_consent', domain: `www.${domain}`, declaredLifetimeSeconds: lifetimes.days(365) }],
};

/** Two pixels and a video never ask; the others obey a dialogue that makes refusing hard and taking back impossible. */
export const truth: SiteTruth = {
  ...observed(
    [choice, decided],
    [tikTokFootprint(domain, origin, accounts.tikTok), always],
    [snapFootprint(domain, origin), always],
    [vimeoFootprint, always],
    [footprints.metaPixel(domain), onAccept],
    [footprints.googleAnalytics(domain, accounts.analytics), onAccept],
  ),
  banner: {
    cmp: null,
    firstLayer: { accept: true, reject: false, settings: true },
    reject: { performed: true, layer: 2, method: 'save-unticked' },
    accept: { performed: true },
    preTicked: true,
  },
  withdrawal: false,
  legal: { imprint: '/impressum/', privacy: '/datenschutz/', terms: '/agb/', cancellation: '/widerruf/' },
  findings: {
    'sec-outdated-software': 'Hint',
    'sec-headers': 'Hint',
    'pp-services-named': 'Hint',
    'ppc-withdraw': 'Hint',
    'ppc-newsletter': 'Hint',
    'frm-sensitive-fields': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'ck-lifetime': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-ad-network': 'Risk',
    'cmp-reject-first-layer': 'Risk',
    'cmp-no-preselection': 'Risk',
    'cmp-withdrawal-control': 'Risk',
    'cmp-first-layer-info': 'Hint',
    'tc-no-adequacy': 'Risk',
    'tc-before-consent': 'Hint',
    'emb-video': 'Risk',
    'frm-preticked': 'Risk',
    'frm-privacy-notice': 'Hint',
    'frm-newsletter-consent': 'Hint',
    'shop-order-button': 'Risk',
    'shop-vsbg-notice': 'Hint',
    'a11y-statement': 'Hint',
    'ck-undeclared': 'Hint',
  },
};
