import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { limitedAdsFootprint, personalAdsFootprint, publisherTagFootprint } from '../../third-parties/google/gpt.ts';
import { oneSignalFootprint } from '../../third-parties/onesignal/hosts.ts';
import { taboolaFeedFootprint, taboolaUserFootprint } from '../../third-parties/taboola/hosts.ts';
import { vgWortFootprint } from '../../third-parties/vgwort/hosts.ts';
import { wetterComFootprint } from '../../third-parties/wettercom/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { accounts } from './wordpress.ts';

const domain = 'blickpunkt-isartal.test';
const host = `www.${domain}`;
const origin = `https://${host}`;

const seen = observed(
  [{ service: 'consentmanager', hosts: ['cdn.consentmanager.net', 'd.delivery.consentmanager.net'] }, always],
  [{ service: 'INFOnline', hosts: [accounts.infonlineHost] }, always],
  [vgWortFootprint('vg02.met.vgwort.de'), always],
  [oneSignalFootprint(origin), always],
  [wetterComFootprint, always],
  [taboolaFeedFootprint(origin), always],
  [taboolaUserFootprint(origin, domain), onAccept],
  [publisherTagFootprint, always],
  [limitedAdsFootprint, ['reject']],
  [personalAdsFootprint(domain), onAccept],
  [footprints.googleAnalytics(domain, accounts.analytics), onAccept],
);

/** Ads and analytics heed the choice; recommendations, push messages and the weather do not. A refusal is kept for a day only. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: '__cmpcc', domain: host, states: always, declaredLifetimeSeconds: null },
    // A year after consent, a day after refusal: no single lifetime to state.
    ...['__cmpconsentx84213', '__cmpcccx84213', '__cmpcpcx84213', '__cmpcvcx84213', 'euconsent-v2'].map((name) => ({
      name,
      domain,
      states: decided,
    })),
  ],
  banner: {
    cmp: 'consentmanager',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/impressum/', privacy: '/datenschutzerklaerung/', terms: '/agb/', cancellation: '/widerrufsbelehrung/' },
  findings: {
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-ad-network': 'Risk',
    'shop-order-button': 'Risk',
    // The court is named, the number of a GmbH is not.
    'impc-register': 'Risk',
    'sec-outdated-software': 'Hint',
    'sec-headers': 'Hint',
    'impc-vat': 'Hint',
    'pp-services-named': 'Hint',
    'ppc-legal-bases': 'Hint',
    'ppc-social': 'Hint',
    'ck-lifetime': 'Hint',
    'trk-cname-cloaking': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'cmp-no-repeat-prompt': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'frm-privacy-notice': 'Hint',
    'ck-undeclared': 'Hint',
  },
};
