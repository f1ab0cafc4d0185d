import { lifetimes } from '../../cookie.ts';
import { activeCampaignForm, activeCampaignScript, activeCampaignTracking } from '../../third-parties/activecampaign/hosts.ts';
import { always, decided, type Footprint, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { spotifyFootprint } from '../../third-parties/spotify/hosts.ts';
import { squarespaceFootprints } from '../../third-parties/squarespace/hosts.ts';
import { webinarJamFootprint } from '../../third-parties/webinarjam/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { accounts, domain, host, origin } from './accounts.ts';

/** The player with `dnt=1`: it neither counts nor remembers, Cloudflare's cookies stay. */
const quietVimeo: Footprint = {
  service: 'Vimeo',
  hosts: ['player.vimeo.com', 'f.vimeocdn.com', 'i.vimeocdn.com'],
  cookies: [
    { name: '__cf_bm', domain: 'vimeo.com', declaredLifetimeSeconds: lifetimes.minutes(30) },
    { name: '_cfuvid', domain: 'vimeo.com', declaredLifetimeSeconds: null },
  ],
};

const countdown: Footprint = { service: null, hosts: [], storage: [{ kind: 'localStorage', key: 'sra_deadline', origin }] };

/** The pixel takes any choice for a yes. Podigee, and the film on the start page, wait for a click that nobody makes here. */
export const truth: SiteTruth = {
  ...observed(
    ...squarespaceFootprints(host),
    [countdown, always],
    [activeCampaignScript, always],
    [activeCampaignForm(accounts.activeCampaign), always],
    [quietVimeo, always],
    [spotifyFootprint, always],
    [webinarJamFootprint, always],
    [footprints.metaPixel(domain), decided],
    [activeCampaignTracking(domain, accounts.tracking), onAccept],
  ),
  banner: {
    cmp: 'Squarespace Cookie-Banner',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: '/agb', cancellation: '/widerruf' },
  findings: {
    'sec-headers': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-services-named': 'Risk',
    'ppc-legal-bases': 'Hint',
    'pp-cookie-details': 'Hint',
    'pp-outdated-terms': 'Hint',
    'ppc-legitimate-interest': 'Hint',
    'pp-services-stale': 'Hint',
    'ppc-obligation': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-undeclared': 'Risk',
    'ck-lifetime': 'Hint',
    'trk-after-reject': 'Risk',
    'trk-meta-pixel': 'Risk',
    'trk-before-consent': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-video': 'Risk',
    'emb-hidden-thirdparties': 'Hint',
    'frm-sensitive-fields': 'Risk',
    'frm-third-party-target': 'Risk',
    'frm-privacy-notice': 'Hint',
    'frm-data-minimisation': 'Hint',
    'frm-newsletter-consent': 'Hint',
    'shop-cancel-button': 'Risk',
    'shop-withdrawal-policy': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'shop-price-notice': 'Hint',
    'shop-terms': 'Hint',
    'shop-vsbg-notice': 'Hint',
  },
};
