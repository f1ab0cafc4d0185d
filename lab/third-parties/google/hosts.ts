import { notFound } from '../../answers.ts';
import type { LabHost } from '../../types.ts';
import { googleAddresses } from './addresses.ts';
import { adHosts, userListPixel } from './ads.ts';
import { adTrafficQualityHosts } from './adsense.ts';
import { analyticsHosts } from './analytics.ts';
import { callForwardingHosts } from './call-forwarding.ts';
import { ratingBadge } from './customer-reviews.ts';
import { fontHosts } from './fonts.ts';
import { publisherTagHosts } from './gpt.ts';
import { mapsEmbed, mapsHosts } from './maps.ts';
import { recaptcha, recaptchaHosts } from './recaptcha.ts';
import { youTubeHosts } from './youtube.ts';

/** All hosts of Google. */
export const googleHosts: readonly LabHost[] = [
  ...analyticsHosts,
  ...adHosts,
  ...adTrafficQualityHosts,
  ...publisherTagHosts,
  ...callForwardingHosts,
  ...fontHosts,
  ...mapsHosts,
  ...youTubeHosts,
  ...recaptchaHosts,
  {
    host: 'www.google.com',
    address: googleAddresses.search,
    handle: (request) => mapsEmbed(request) ?? recaptcha(request) ?? userListPixel(request) ?? ratingBadge(request) ?? notFound(),
  },
];
