import { lifetimes } from '../../cookie.ts';
import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { klarnaMessaging } from '../../third-parties/klarna/hosts.ts';
import { terminlandFootprint } from '../../third-parties/terminland/hosts.ts';
import { trustpilotFootprint } from '../../third-parties/trustpilot/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { accounts } from './accounts.ts';

const { domain, host, origin } = accounts;

const seen = observed(
  [
    {
      service: 'Usercentrics',
      hosts: ['web.cmp.usercentrics.eu', 'v1.api.service.cmp.usercentrics.eu'],
      storage: ['ucData', 'ucString'].map((key) => ({ kind: 'localStorage' as const, key, origin })),
    },
    always,
  ],
  [{ service: null, hosts: ['uct.service.usercentrics.eu'] }, ['none']],
  [{ service: null, hosts: ['consent-api.service.consent.usercentrics.eu'] }, decided],
  [footprints.googleTagManager, always],
  [footprints.payPalButtons(origin), always],
  [terminlandFootprint, always],
  [footprints.googleAds(domain), onAccept],
  [klarnaMessaging(origin), onAccept],
  [trustpilotFootprint, onAccept],
  [
    {
      service: 'Microsoft Clarity',
      hosts: ['www.clarity.ms', 'q.clarity.ms'],
      cookies: [{ name: 'CLID', domain: 'www.clarity.ms', declaredLifetimeSeconds: lifetimes.days(365) }],
      storage: [{ kind: 'sessionStorage', key: '_cltk', origin }],
    },
    decided,
  ],
  [{ service: 'Matomo', hosts: [] }, always],
);

/** Recordings start with any decision, PayPal with none; the rest heeds the choice. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    ...['sid', 'sid_key', 'language'].map((name) => ({ name, domain: host, states: always, declaredLifetimeSeconds: null })),
    { name: '_clck', domain, alsoAt: host, states: decided, declaredLifetimeSeconds: lifetimes.days(365) },
    { name: '_clsk', domain, alsoAt: host, states: decided, declaredLifetimeSeconds: lifetimes.days(1) },
  ],
  banner: {
    cmp: 'Usercentrics',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/Impressum/', privacy: '/Datenschutz/', terms: '/AGB/', cancellation: '/Widerrufsrecht/' },
  recording: decided,
  findings: {
    'sec-personal-data-in-url': 'Hint',
    'sec-headers': 'Hint',
    'impc-vat': 'Hint',
    'pp-services-named': 'Hint',
    'ppc-legal-bases': 'Hint',
    'pp-cookie-details': 'Hint',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'ck-before-consent': 'Hint',
    'ck-misclassified-necessary': 'Hint',
    'ck-lifetime': 'Hint',
    'trk-after-reject': 'Risk',
    'trk-session-replay': 'Risk',
    'trk-before-consent': 'Hint',
    'trk-sensitive-context': 'Hint',
    'trk-gtm-before-consent': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'cmp-own-loading': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-payment-sdk': 'Hint',
    'frm-sensitive-fields': 'Risk',
    'frm-third-party-target': 'Hint',
    'shop-guarantee-notice': 'Hint',
    'shop-vsbg-notice': 'Hint',
  },
};
