import { lifetimes } from '../../../cookie.ts';
import { always, footprints, observed, onAccept } from '../../../third-parties/footprints.ts';
import type { SiteTruth } from '../../../types.ts';
import { ordinaryLegal } from '../ordinary-site.ts';

const domain = 'kammerlichtspiele.test';
// tarteaucitron itself hands gtag the lifetime of its own cookie.
const analytics = footprints.googleAnalytics(domain, 'G-KAMMERL1CH', lifetimes.days(365));
const seen = observed([analytics, onAccept], [footprints.googleMapsEmbed, onAccept]);

/** Everything optional after consent only. tarteaucitron notes `wait` in its own cookie before any choice. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    { name: 'tarteaucitron', domain: `www.${domain}`, states: always, declaredLifetimeSeconds: lifetimes.days(365) },
  ],
  banner: {
    cmp: 'tarteaucitron',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
  },
  withdrawal: true,
  legal: ordinaryLegal,
  findings: {
    // The platform's own text: neither recipients nor withdrawal nor third country.
    'cmp-first-layer-info': 'Hint',
    // The catalogue gives a hint for font requests inside an embed, here the map after consent.
    'sec-headers': 'Hint',
  },
};
