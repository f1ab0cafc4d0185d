import { lifetimes } from '../../cookie.ts';
import { ashbyFootprint } from '../../third-parties/ashby/hosts.ts';
import { calendlyFootprint } from '../../third-parties/calendly/footprint.ts';
import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { intercomFootprint } from '../../third-parties/intercom/footprint.ts';
import { finsweetFootprint } from '../../third-parties/jsdelivr/hosts.ts';
import { stripeFootprint } from '../../third-parties/stripe/hosts.ts';
import { vimeoFootprint } from '../../third-parties/vimeo/footprint.ts';
import { webFontLoaderFootprint, webflowFootprint } from '../../third-parties/webflow/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { accounts } from './accounts.ts';

const domain = 'flowdesk.test';
const host = `www.${domain}`;
const origin = `https://${host}`;
const key = `ph_${accounts.posthog}`;

const seen = observed(
  [webflowFootprint, always],
  [webFontLoaderFootprint, always],
  [finsweetFootprint, always],
  [{ service: 'PostHog', hosts: [`e.${domain}`] }, always],
  [vimeoFootprint, always],
  [stripeFootprint(domain), always],
  [ashbyFootprint, always],
  // Unmarked on the page "Pricing".
  [footprints.linkedInInsight(origin), always],
  [footprints.hotjar(domain, origin, accounts.hotjar), onAccept],
  [intercomFootprint(domain, origin, accounts.intercom), onAccept],
  [calendlyFootprint, onAccept],
);

/** PostHog, Vimeo, fonts, Stripe, Ashby and on one page LinkedIn heed nothing; Hotjar, Intercom and Calendly wait for consent. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'fs-cc', domain: host, states: decided, declaredLifetimeSeconds: lifetimes.days(120) },
    { name: `${key}_posthog`, domain, states: always, declaredLifetimeSeconds: lifetimes.days(365) },
    // Deleted at once in favour of the one for the whole domain.
    { name: `${key}_posthog`, domain: `www.${domain}`, states: always },
  ],
  storage: [
    ...seen.storage,
    { kind: 'localStorage', key: `${key}_posthog`, origin, states: always },
    { kind: 'sessionStorage', key: `${key}_posthog`, origin, states: always },
    { kind: 'sessionStorage', key: `${key}_window_id`, origin, states: always },
    { kind: 'sessionStorage', key: `${key}_primary_window_exists`, origin, states: always },
  ],
  banner: {
    cmp: 'Finsweet Cookie Consent',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: null, cancellation: null },
  recording: always,
  findings: {
    'emb-hidden-thirdparties': 'Hint',
    'impc-legal-form': 'Risk',
    'pp-services-named': 'Risk',
    'ppc-complaint': 'Risk',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-ad-network': 'Risk',
    'trk-session-replay': 'Risk',
    'trk-cname-cloaking': 'Risk',
    'cmp-reject-equivalent': 'Risk',
    'emb-video': 'Risk',
    'emb-google-fonts': 'Risk',
    'sec-headers': 'Hint',
    'impc-second-contact': 'Hint',
    'impc-vat': 'Hint',
    'ppc-legal-bases': 'Hint',
    'pp-cookie-details': 'Hint',
    'ppc-applications': 'Hint',
    'pp-language': 'Hint',
    'ppc-obligation': 'Hint',
    'ck-undeclared': 'Hint',
    'ck-lifetime': 'Hint',
    'cmp-reject-first-layer': 'Hint',
    'cmp-withdrawal-control': 'Hint',
    'cmp-first-layer-info': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-disclosed': 'Hint',
    'tc-hosting-location': 'Hint',
    'emb-cdn-libraries': 'Hint',
    'frm-third-party-target': 'Hint',
    'frm-privacy-notice': 'Hint',
    'frm-newsletter-consent': 'Hint',
    'emb-payment-sdk': 'Hint',
  },
};
