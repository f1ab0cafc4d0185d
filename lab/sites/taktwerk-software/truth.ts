import { lifetimes } from '../../cookie.ts';
import { calendlyFootprint } from '../../third-parties/calendly/footprint.ts';
import { always, decided, type Footprint, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { hubSpotFootprints } from '../../third-parties/hubspot/footprints.ts';
import { intercomFootprint } from '../../third-parties/intercom/footprint.ts';
import type { SiteTruth } from '../../types.ts';

const domain = 'taktwerk-software.test';
const origin = `https://www.${domain}`;

/** HubSpot delivers the pages from behind Cloudflare. */
const hosting: Footprint = {
  service: null,
  hosts: [],
  cookies: [
    { name: '__cf_bm', domain: `www.${domain}`, declaredLifetimeSeconds: lifetimes.minutes(30) },
    { name: '_cfuvid', domain: `www.${domain}`, declaredLifetimeSeconds: null },
  ],
};

/** Statistics obey the banner; chat, calendar and form do not ask, and LinkedIn takes every decision for consent. */
export const truth: SiteTruth = {
  ...observed(
    [hosting, always],
    [hubSpotFootprints.banner, always],
    [hubSpotFootprints.choice(domain), decided],
    [hubSpotFootprints.analytics(domain), onAccept],
    [hubSpotFootprints.forms, always],
    [intercomFootprint(domain, origin, 'k3v8q2pz'), always],
    [calendlyFootprint, always],
    [footprints.linkedInInsight(origin), decided],
  ),
  banner: {
    cmp: 'HubSpot-Cookie-Banner',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: null, cancellation: null },
  findings: {
    'sec-outdated-software': 'Hint',
    'sec-headers': 'Hint',
    'pp-services-named': 'Risk',
    'pp-cookie-details': 'Hint',
    'ppc-social': 'Hint',
    'ppc-newsletter': 'Hint',
    'ppc-legal-bases': 'Hint',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'ck-undeclared': 'Risk',
    'ck-before-consent': 'Hint',
    'trk-after-reject': 'Risk',
    'trk-ad-network': 'Risk',
    'cmp-first-layer-info': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'cmp-own-loading': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-chat': 'Risk',
    'emb-booking-widgets': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
  },
};
