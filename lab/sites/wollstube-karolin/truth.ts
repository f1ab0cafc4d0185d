import { lifetimes } from '../../cookie.ts';
import { always, decided, type Footprint, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { pinterestTag } from '../../third-parties/pinterest/hosts.ts';
import { plentyFootprint } from '../../third-parties/plentymarkets/hosts.ts';
import { shopVoteFootprint } from '../../third-parties/shopvote/hosts.ts';
import type { Seen, SiteTruth } from '../../types.ts';
import { paths, shop } from './shop.ts';

/** The shop's gate before document.cookie turns `_pin_unauth` away; what Pinterest's server sets stays. */
const pinterest: Footprint = {
  ...pinterestTag(shop.domain),
  cookies: pinterestTag(shop.domain).cookies?.filter(({ domain }) => domain !== shop.domain),
};

const seen = observed(
  [plentyFootprint, always],
  [shopVoteFootprint, always],
  [pinterest, always],
  [footprints.payPalButtons(shop.origin), always],
  [footprints.recaptcha(shop.origin), always],
  [footprints.googleTagManager, onAccept],
  [footprints.googleAnalytics(shop.domain, shop.analytics), onAccept],
  [footprints.googleAds(shop.domain), onAccept],
);

const own = (name: string, states: Seen, declaredLifetimeSeconds: number | null) => ({
  name,
  domain: shop.host,
  states,
  declaredLifetimeSeconds,
});

/** Google's tags wait for the bar; an agency's tag, payments, a captcha and a badge do not. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [
    ...seen.cookies,
    own('plentyID', always, null),
    own('XSRF-TOKEN', always, null),
    own('plenty-shop-cookie', decided, lifetimes.days(100)),
  ],
  banner: {
    cmp: 'plentyShop',
    firstLayer: { accept: true, reject: false, settings: true },
    reject: { performed: true, layer: 1, method: 'save-unticked' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 1,
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
