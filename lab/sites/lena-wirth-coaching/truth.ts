import { lifetimes } from '../../cookie.ts';
import { calendlyFootprint } from '../../third-parties/calendly/footprint.ts';
import { digistoreScripts } from '../../third-parties/digistore24/hosts.ts';
import { always, decided, type Footprint, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { klickTippFormFootprint } from '../../third-parties/klicktipp/hosts.ts';
import { tikTokFootprint } from '../../third-parties/tiktok/footprint.ts';
import type { SiteTruth } from '../../types.ts';
import { accounts, domain, origin } from './accounts.ts';

const host = `www.${domain}`;

const thrive: Footprint = {
  service: null,
  hosts: [],
  cookies: ['tve_leads_unique', 'tl_288_291_7', 'tu_campaign_412'].map((name) => ({
    name,
    domain: host,
    declaredLifetimeSeconds: lifetimes.days(30),
  })),
};

const podigee: Footprint = {
  service: 'Podigee',
  hosts: ['player.podigee-cdn.net', 'images.podigee-cdn.net', 'lena-wirth.podigee.io'],
};

const choice: Footprint = {
  service: null,
  hosts: [],
  cookies: [{ name: 'moove_gdpr_popup', domain: host, declaredLifetimeSeconds: lifetimes.days(365) }],
};

/** The banner holds what it was given; the pixel of one landing page, Calendly and Thrive's counters were not given to it. */
export const truth: SiteTruth = {
  ...observed(
    [thrive, always],
    [choice, decided],
    [footprints.metaPixel(domain), always],
    [calendlyFootprint, always],
    [footprints.provenExpert, always],
    [podigee, always],
    [klickTippFormFootprint, always],
    [digistoreScripts, always],
    [footprints.googleAnalytics(domain, accounts.analytics), onAccept],
    [tikTokFootprint(domain, origin, accounts.tikTokPixel), onAccept],
  ),
  banner: {
    cmp: 'GDPR Cookie Compliance (Moove)',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/impressum/', privacy: '/datenschutz/', terms: null, cancellation: null },
  findings: {
    'sec-outdated-software': 'Hint',
    'sec-headers': 'Hint',
    'pp-services-named': 'Risk',
    'ppc-legal-bases': 'Hint',
    'pp-cookie-details': 'Hint',
    'ppc-social': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-undeclared': 'Risk',
    'ck-lifetime': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-meta-pixel': 'Risk',
    'cmp-withdrawal-effective': 'Hint',
    'tc-no-adequacy': 'Risk',
    'tc-before-consent': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-booking-widgets': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'frm-data-minimisation': 'Hint',
    'frm-sensitive-fields': 'Hint',
    'frm-newsletter-consent': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'shop-price-notice': 'Hint',
    'pp-services-stale': 'Hint',
  },
};
