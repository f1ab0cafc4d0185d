import { cookieScriptFootprint } from '../../third-parties/cookie-script/hosts.ts';
import { easybookingFootprint } from '../../third-parties/easybooking/hosts.ts';
import { feratelFootprint, feratelThumbnailFootprint } from '../../third-parties/feratel/hosts.ts';
import { always, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { serverSideAnalyticsFootprint } from '../../third-parties/google/server-side.ts';
import { stripeFormFootprint } from '../../third-parties/stripe/hosts.ts';
import { tripadvisorFootprint } from '../../third-parties/tripadvisor/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { accounts } from './wordpress-page.ts';

const domain = 'almhof-kirchleitn.test';

/** Rating, thumbnail of the camera and pings of Consent Mode always; the map, the player and the pixel with consent only. */
export const truth: SiteTruth = {
  ...observed(
    ...cookieScriptFootprint(`www.${domain}`),
    [tripadvisorFootprint, always],
    [feratelThumbnailFootprint, always],
    [easybookingFootprint, always],
    [stripeFormFootprint(domain), always],
    // The container lies below a name of the site's own, which makes it no third party.
    [{ service: 'Google Analytics', hosts: [] }, always],
    [serverSideAnalyticsFootprint(domain, accounts.measurement), onAccept],
    [footprints.metaPixel(domain), onAccept],
    [feratelFootprint, onAccept],
    [footprints.googleMapsEmbed, onAccept],
  ),
  banner: {
    cmp: 'Cookie-Script',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/impressum/', privacy: '/datenschutz/', terms: '/agb/', cancellation: null },
  findings: {
    'sec-outdated-software': 'Hint',
    'sec-headers': 'Hint',
    'imp-legal-links-not-blocked': 'Hint',
    'pp-services-named': 'Risk',
    'ppc-legal-bases': 'Hint',
    'pp-cookie-details': 'Hint',
    'ppc-objection': 'Hint',
    'ppc-obligation': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-lifetime': 'Hint',
    'trk-before-consent': 'Hint',
    'trk-after-reject': 'Hint',
    'trk-cname-cloaking': 'Hint',
    'trk-consent-mode-pings': 'Hint',
    'cmp-withdrawal-effective': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-booking-widgets': 'Risk',
    'emb-hidden-thirdparties': 'Hint',
    'frm-preticked': 'Risk',
    'frm-sensitive-fields': 'Risk',
    'frm-privacy-notice': 'Hint',
    'frm-data-minimisation': 'Hint',
    'shop-withdrawal-button': 'Risk',
    'shop-odr-link-gone': 'Hint',
    'shop-withdrawal-button-info': 'Hint',
  },
};
