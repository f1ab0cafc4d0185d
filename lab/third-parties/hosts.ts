import type { LabHost } from '../types.ts';
import { ashbyHosts } from './ashby/hosts.ts';
import { brevoHosts } from './brevo/hosts.ts';
import { calendlyHosts } from './calendly/hosts.ts';
import { ccm19Hosts } from './ccm19/hosts.ts';
import { cleverReachHosts } from './cleverreach/hosts.ts';
import { consentmanagerHosts } from './consentmanager/hosts.ts';
import { cookiebotHosts } from './cookiebot/hosts.ts';
import { cookieFirstHosts } from './cookiefirst/hosts.ts';
import { datevHosts } from './datev/hosts.ts';
import { dirs21Hosts } from './dirs21/hosts.ts';
import { doctolibHosts } from './doctolib/hosts.ts';
import { elfsightHosts } from './elfsight/hosts.ts';
import { etrackerHosts } from './etracker/hosts.ts';
import { evangelischeTermineHosts } from './evangelische-termine/hosts.ts';
import { fontAwesomeHosts } from './font-awesome/hosts.ts';
import { friendlyCaptchaHosts } from './friendly-captcha/hosts.ts';
import { googleHosts } from './google/hosts.ts';
import { gravatarHosts } from './gravatar/hosts.ts';
import { holidayCheckHosts } from './holidaycheck/hosts.ts';
import { hotjarHosts } from './hotjar/hosts.ts';
import { hubSpotHosts } from './hubspot/hosts.ts';
import { immoScout24Hosts } from './immoscout24/hosts.ts';
import { instagramHosts } from './instagram/hosts.ts';
import { intercomHosts } from './intercom/hosts.ts';
import { ionosHosts } from './ionos/hosts.ts';
import { jimdoHosts } from './jimdo/hosts.ts';
import { jsDelivrHosts } from './jsdelivr/hosts.ts';
import { judgeMeHosts } from './judgeme/hosts.ts';
import { klarnaHosts } from './klarna/hosts.ts';
import { klaviyoHosts } from './klaviyo/hosts.ts';
import { linkedInHosts } from './linkedin/hosts.ts';
import { mailchimpHosts } from './mailchimp/hosts.ts';
import { matterportHosts } from './matterport/hosts.ts';
import { metaHosts } from './meta/hosts.ts';
import { microsoftHosts } from './microsoft/hosts.ts';
import { mobileDeHosts } from './mobile-de/hosts.ts';
import { oneSignalHosts } from './onesignal/hosts.ts';
import { oneTrustHosts } from './onetrust/hosts.ts';
import { openStreetMapHosts } from './openstreetmap/hosts.ts';
import { umapHosts } from './openstreetmap/umap.ts';
import { openTableHosts } from './opentable/hosts.ts';
import { panomaxHosts } from './panomax/hosts.ts';
import { payPalHosts } from './paypal/hosts.ts';
import { personioHosts } from './personio/hosts.ts';
import { perspectiveHosts } from './perspective/hosts.ts';
import { pinterestHosts } from './pinterest/hosts.ts';
import { podigeeHosts } from './podigee/hosts.ts';
import { powrHosts } from './powr/hosts.ts';
import { provenExpertHosts } from './provenexpert/hosts.ts';
import { resmioHosts } from './resmio/hosts.ts';
import { santanderHosts } from './santander/hosts.ts';
import { shopifyHosts } from './shopify/hosts.ts';
import { snapchatHosts } from './snapchat/hosts.ts';
import { sourcepointHosts } from './sourcepoint/hosts.ts';
import { stripeHosts } from './stripe/hosts.ts';
import { taboolaHosts } from './taboola/hosts.ts';
import { tikTokHosts } from './tiktok/hosts.ts';
import { tripadvisorHosts } from './tripadvisor/hosts.ts';
import { trustedShopsHosts } from './trusted-shops/hosts.ts';
import { trustindexHosts } from './trustindex/hosts.ts';
import { twingleHosts } from './twingle/hosts.ts';
import { twitterHosts } from './twitter/hosts.ts';
import { usercentricsHosts } from './usercentrics/hosts.ts';
import { usercentricsV3Hosts } from './usercentrics-v3/hosts.ts';
import { userlikeHosts } from './userlike/hosts.ts';
import { vgWortHosts } from './vgwort/hosts.ts';
import { vimeoHosts } from './vimeo/hosts.ts';
import { webflowHosts } from './webflow/hosts.ts';
import { wetterComHosts } from './wettercom/hosts.ts';
import { wetterOnlineHosts } from './wetteronline/hosts.ts';
import { wixHosts } from './wix/hosts.ts';

/** Every third party of the lab, under its real host names. */
export const thirdPartyHosts: readonly LabHost[] = [
  ...googleHosts,
  ...metaHosts,
  ...payPalHosts,
  ...trustedShopsHosts,
  ...elfsightHosts,
  ...instagramHosts,
  ...openTableHosts,
  ...jimdoHosts,
  ...linkedInHosts,
  ...microsoftHosts,
  ...hotjarHosts,
  ...cookiebotHosts,
  ...usercentricsHosts,
  ...oneTrustHosts,
  ...consentmanagerHosts,
  ...sourcepointHosts,
  ...doctolibHosts,
  ...hubSpotHosts,
  ...intercomHosts,
  ...calendlyHosts,
  ...etrackerHosts,
  ...twingleHosts,
  ...friendlyCaptchaHosts,
  ...podigeeHosts,
  ...gravatarHosts,
  ...cleverReachHosts,
  ...openStreetMapHosts,
  ...wetterOnlineHosts,
  ...tikTokHosts,
  ...snapchatHosts,
  ...vimeoHosts,
  ...ccm19Hosts,
  ...matterportHosts,
  ...immoScout24Hosts,
  ...wixHosts,
  ...powrHosts,
  ...ionosHosts,
  ...provenExpertHosts,
  ...perspectiveHosts,
  ...fontAwesomeHosts,
  ...dirs21Hosts,
  ...holidayCheckHosts,
  ...panomaxHosts,
  ...resmioHosts,
  ...tripadvisorHosts,
  ...usercentricsV3Hosts,
  ...datevHosts,
  ...klarnaHosts,
  ...pinterestHosts,
  ...mailchimpHosts,
  ...shopifyHosts,
  ...judgeMeHosts,
  ...klaviyoHosts,
  ...personioHosts,
  ...taboolaHosts,
  ...vgWortHosts,
  ...oneSignalHosts,
  ...wetterComHosts,
  ...twitterHosts,
  ...brevoHosts,
  ...umapHosts,
  ...evangelischeTermineHosts,
  ...cookieFirstHosts,
  ...userlikeHosts,
  ...mobileDeHosts,
  ...trustindexHosts,
  ...santanderHosts,
  ...webflowHosts,
  ...jsDelivrHosts,
  ...stripeHosts,
  ...ashbyHosts,
];
