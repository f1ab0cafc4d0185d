import { lifetimes } from '../../cookie.ts';
import { amazonPayButton } from '../../third-parties/amazon-pay/hosts.ts';
import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { customerReviewsBadge } from '../../third-parties/google/customer-reviews.ts';
import { klarnaMessaging } from '../../third-parties/klarna/hosts.ts';
import type { Seen, SiteTruth } from '../../types.ts';
import { paths, shop } from './shop.ts';

const seen = observed(
  [footprints.trustedShops, always],
  [customerReviewsBadge, always],
  [footprints.metaPixel(shop.domain), always],
  [footprints.payPalButtons(shop.origin), always],
  [amazonPayButton(shop.host), always],
  [footprints.googleAnalytics(shop.domain, shop.analytics), onAccept],
  [footprints.googleAds(shop.domain), onAccept],
  [klarnaMessaging(shop.origin), onAccept],
);

const own = (name: string, states: Seen, declaredLifetimeSeconds: number | null) => ({
  name,
  domain: shop.host,
  states,
  declaredLifetimeSeconds,
});

/** Google's tags and Klarna wait for the window; a pixel with the wrong type, payments and a badge do not. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    own(shop.session, always, null),
    own('oil_data', decided, lifetimes.days(31)),
    own('GXConsents', decided, lifetimes.days(30)),
  ],
  banner: {
    cmp: 'oil.js',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'only-necessary' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: {
    imprint: paths.imprint,
    privacy: paths.privacy,
    terms: paths.terms,
    cancellation: paths.cancellation,
  },
  findings: {},
};
