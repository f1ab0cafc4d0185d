import { always, footprints, observed } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';
import { firm } from './frame.ts';

const seen = observed(
  [footprints.ionosMyWebsite, always],
  [footprints.fontAwesome, always],
  [footprints.provenExpert, always],
  [footprints.facebookPagePlugin, always],
  [footprints.perspective(`${firm.funnelCustomer}.perspectivefunnel.com`), always],
  [footprints.metaPixelInFrame, always],
  [footprints.googleMapsEmbed, always],
);

/** Nobody is asked: everything happens in every state. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'DIY_SB', domain: firm.host, states: always, declaredLifetimeSeconds: null },
    // The pixel tries in the frame of the funnel; browsers drop what has no SameSite=None there.
    { name: '_fbp', domain: `${firm.funnelCustomer}.perspectivefunnel.com`, states: always, blocked: true },
    { name: '_fbp', domain: 'perspectivefunnel.com', states: always, blocked: true },
  ],
  banner: null,
  withdrawal: false,
  legal: { imprint: '/impressum/', privacy: '/datenschutz/', terms: null, cancellation: null },
  findings: {
    'tls-http-redirect': 'Risk',
    'pp-services-named': 'Risk',
    'pp-outdated-terms': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'trk-before-consent': 'Risk',
    'trk-meta-pixel': 'Risk',
    'cmp-required-present': 'Risk',
    'tc-disclosed': 'Risk',
    'emb-maps': 'Risk',
    'emb-social-plugins': 'Risk',
    'frm-preticked': 'Risk',
    // The box at the contact form signs up for offers by e-mail; the notice of 2018 has no word on that.
    'ppc-newsletter': 'Hint',
    'frm-data-minimisation': 'Risk',
    'sec-cookie-flags': 'Hint',
    'sec-hsts': 'Hint',
    'sec-headers': 'Hint',
    'imp-settings-consistency': 'Hint',
    'imp-outdated-law': 'Hint',
    'ppc-recipients': 'Hint',
    'ppc-legal-bases': 'Hint',
    'ppc-rights': 'Hint',
    'pp-cookie-details': 'Hint',
    'ppc-dpo': 'Hint',
    'ppc-third-country': 'Hint',
    'ppc-objection': 'Hint',
    'ppc-obligation': 'Hint',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'emb-google-fonts': 'Hint',
    'emb-booking-widgets': 'Hint',
    'emb-other-webfonts': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'frm-third-party-target': 'Hint',
    'frm-privacy-notice': 'Hint',
    'frm-newsletter-consent': 'Hint',
    'frm-salutation': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'pp-services-stale': 'Hint',
  },
};
