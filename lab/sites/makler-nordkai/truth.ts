import { lifetimes } from '../../cookie.ts';
import { always, decided, type Footprint, observed, onAccept } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';
import { formerProperty, mainProperty } from './tagging-server.ts';

const domain = 'makler-nordkai.test';
const origin = `https://www.${domain}`;

const analyticsCookies: Footprint = {
  service: null,
  hosts: [],
  cookies: [
    ...['_ga', `_ga_${mainProperty.slice(2)}`, `_ga_${formerProperty.slice(2)}`, 'FPID'].map((name) => ({
      name,
      domain,
      declaredLifetimeSeconds: 63_072_000,
    })),
    { name: 'FPLC', domain, declaredLifetimeSeconds: lifetimes.minutes(20 * 60) },
  ],
};

const matterport: Footprint = {
  service: 'Matterport',
  hosts: ['my.matterport.com', 'static.matterport.com', 'cdn-2.matterport.com', 'events.matterport.com'],
  storage: [{ kind: 'localStorage', key: 'ajs_anonymous_id', origin: 'https://my.matterport.com' }],
};

const seen = observed(
  [{ service: 'CCM19', hosts: ['cloud.ccm19.de'] }, always],
  // Container and library come from the firm's own subdomain: no host of Google's tag manager is ever met.
  [{ service: 'Google Tag Manager', hosts: [] }, always],
  [{ service: 'Google Analytics', hosts: ['region1.google-analytics.com'] }, always],
  [analyticsCookies, onAccept],
  [matterport, always],
  [{ service: 'Google Maps', hosts: ['maps.googleapis.com'] }, always],
  [{ service: 'ImmoScout24', hosts: ['pictures.immobilienscout24.de'] }, always],
);

/** Pings before consent, full hits after it; tour, map and rating in every state. */
export const truth: SiteTruth = {
  ...seen,
  storage: [...seen.storage, { kind: 'localStorage', key: 'ccm_consent', origin, states: decided }],
  banner: {
    cmp: 'CCM19',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1 },
    accept: { performed: true },
    preTicked: false,
  },
  withdrawal: true,
  legal: { imprint: '/impressum/', privacy: '/datenschutz/', terms: null, cancellation: null },
  findings: {
    // The notice does not tell of the SCHUFA that the form asks.
    'ppc-automated': 'Hint',
    // The form of tenants forces a consent to that.
    'frm-forced-privacy-consent': 'Hint',
    'sec-headers': 'Hint',
    'pp-services-named': 'Risk',
    'pp-cookie-details': 'Hint',
    // Tag manager and map rest on legitimate interests.
    'ppc-legal-bases': 'Hint',
    'ppc-purposes': 'Hint',
    'ppc-withdraw': 'Hint',
    'ppc-obligation': 'Hint',
    'ck-storage-before-consent': 'Risk',
    'ck-undeclared': 'Hint',
    'ck-lifetime': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-cname-cloaking': 'Hint',
    'trk-gtm-before-consent': 'Risk',
    'trk-google-analytics': 'Risk',
    'trk-consent-mode-pings': 'Risk',
    'cmp-reject-equivalent': 'Hint',
    'cmp-first-layer-info': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-maps': 'Risk',
    'emb-video': 'Risk',
    'emb-hidden-thirdparties': 'Hint',
    'frm-sensitive-fields': 'Risk',
    'frm-data-minimisation': 'Risk',
    'frm-privacy-notice': 'Hint',
    'frm-salutation': 'Hint',
  },
};
