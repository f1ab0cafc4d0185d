import { lifetimes } from '../../cookie.ts';
import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { pardotFormFootprint, pardotTrackingFootprint } from '../../third-parties/pardot/hosts.ts';
import { personioFootprint } from '../../third-parties/personio/hosts.ts';
import { vimeoFootprint } from '../../third-parties/vimeo/footprint.ts';
import type { SiteTruth } from '../../types.ts';
import { accounts } from './drupal.ts';

const domain = 'pumpentechnik-hagen.test';
const origin = `https://www.${domain}`;
const year = lifetimes.days(365);
const choice = (name: string) => ({ name, domain, declaredLifetimeSeconds: year });

/** The form frame, the English start page and LinkedIn's tag do not heed the banner; everything else does. */
export const truth: SiteTruth = {
  ...observed(
    [{ service: 'OneTrust', hosts: ['cdn.cookielaw.org', 'geolocation.onetrust.com'], cookies: [choice('OptanonConsent')] }, always],
    [{ service: null, hosts: ['privacyportal-de.onetrust.com'], cookies: [choice('OptanonAlertBoxClosed')] }, decided],
    [footprints.googleTagManager, always],
    [footprints.googleAnalytics(domain, accounts.analytics), onAccept],
    [footprints.hotjar(domain, origin, accounts.hotjar), onAccept],
    [footprints.linkedInInsight(origin), decided],
    [pardotFormFootprint(accounts.pardotHost, accounts.pardot), always],
    [pardotTrackingFootprint(accounts.pardotHost, domain, accounts.pardot), onAccept],
    [personioFootprint('pumpentechnik-hagen'), always],
    [vimeoFootprint, always],
  ),
  banner: {
    cmp: 'OneTrust',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/de/impressum', privacy: '/de/datenschutz', terms: null, cancellation: null },
  recording: onAccept,
  findings: {
    'ppc-legal-bases': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-ad-network': 'Risk',
    'trk-cname-cloaking': 'Risk',
    'emb-video': 'Risk',
    'sec-outdated-software': 'Hint',
    'sec-headers': 'Hint',
    'imp-legal-links-not-blocked': 'Hint',
    'impc-vat': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-services-named': 'Hint',
    'pp-cookie-details': 'Hint',
    'pp-outdated-terms': 'Hint',
    'ppc-social': 'Hint',
    'ck-lifetime': 'Hint',
    'trk-gtm-before-consent': 'Hint',
    'cmp-withdrawal-control': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'cmp-own-loading': 'Hint',
    'tc-before-consent': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'frm-third-party-target': 'Hint',
    'frm-data-minimisation': 'Hint',
    'frm-newsletter-consent': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'ck-undeclared': 'Hint',
  },
};
