import { always, footprints, observed } from '../../../third-parties/footprints.ts';
import type { SiteTruth } from '../../../types.ts';
import { ordinaryLegal } from '../ordinary-site.ts';

const seen = observed([footprints.googleFonts, always], [footprints.googleMapsEmbed, always]);

/** Nobody is asked, so that everything happens in every state. */
export const truth: SiteTruth = {
  ...seen,
  thirdParties: { ...seen.thirdParties, 'cdn.jsdelivr.net': always },
  services: { ...seen.services, jsDelivr: always },
  cookies: [...seen.cookies, { name: 'PHPSESSID', domain: 'www.wollwinkel-pfaff.test', states: always, declaredLifetimeSeconds: null }],
  banner: null,
  withdrawal: false,
  legal: { ...ordinaryLegal, terms: '/agb', cancellation: '/widerrufsbelehrung' },
  findings: {
    // NID of the map.
    'ck-before-consent': 'Risk',
    'cmp-required-present': 'Risk',
    // The notice rests fonts, map and library on consent, for which nobody is asked.
    'ppc-legal-bases': 'Hint',
    'emb-google-fonts': 'Risk',
    'emb-maps': 'Risk',
    'emb-cdn-libraries': 'Hint',
    'shop-withdrawal-button': 'Risk',
    'shop-odr-link-gone': 'Hint',
    'sec-headers': 'Hint',
    'tc-before-consent': 'Hint',
    'shop-withdrawal-button-info': 'Hint',
    'shop-guarantee-notice': 'Hint',
    'shop-vsbg-notice': 'Hint',
    'shop-base-price-discount': 'Hint',
    'shop-gpsr-info': 'Hint',
  },
};
