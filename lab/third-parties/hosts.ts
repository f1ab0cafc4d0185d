import type { LabHost } from '../types.ts';
import { ablefyHosts } from './ablefy/hosts.ts';
import { activeCampaignHosts } from './activecampaign/hosts.ts';
import { amazonPayHosts } from './amazon-pay/hosts.ts';
import { andyHoppeHosts } from './andyhoppe/hosts.ts';
import { ashbyHosts } from './ashby/hosts.ts';
import { automatticHosts } from './automattic/hosts.ts';
import { awinHosts } from './awin/hosts.ts';
import { biteHosts } from './b-ite/hosts.ts';
import { brevoHosts } from './brevo/hosts.ts';
import { calendlyHosts } from './calendly/hosts.ts';
import { ccm19Hosts } from './ccm19/hosts.ts';
import { cleverReachHosts } from './cleverreach/hosts.ts';
import { clickClickDriveHosts } from './clickclickdrive/hosts.ts';
import { consentmanagerHosts } from './consentmanager/hosts.ts';
import { contentfulHosts } from './contentful/hosts.ts';
import { cookieScriptHosts } from './cookie-script/hosts.ts';
import { cookiebotHosts } from './cookiebot/hosts.ts';
import { cookieFirstHosts } from './cookiefirst/hosts.ts';
import { crispHosts } from './crisp/hosts.ts';
import { criteoHosts } from './criteo/hosts.ts';
import { datadogHosts } from './datadog/hosts.ts';
import { datevHosts } from './datev/hosts.ts';
import { digistoreHosts } from './digistore24/hosts.ts';
import { dirs21Hosts } from './dirs21/hosts.ts';
import { doctolibHosts } from './doctolib/hosts.ts';
import { easybookingHosts } from './easybooking/hosts.ts';
import { elfsightHosts } from './elfsight/hosts.ts';
import { epilotHosts } from './epilot/hosts.ts';
import { etrackerHosts } from './etracker/hosts.ts';
import { evangelischeTermineHosts } from './evangelische-termine/hosts.ts';
import { eversportsHosts } from './eversports/hosts.ts';
import { eyeAbleHosts } from './eye-able/hosts.ts';
import { feratelHosts } from './feratel/hosts.ts';
import { findologicHosts } from './findologic/hosts.ts';
import { fontAwesomeHosts } from './font-awesome/hosts.ts';
import { framerHosts } from './framer/hosts.ts';
import { friendlyCaptchaHosts } from './friendly-captcha/hosts.ts';
import { fundingChoicesHosts } from './funding-choices/hosts.ts';
import { getYourGuideHosts } from './getyourguide/hosts.ts';
import { googleHosts } from './google/hosts.ts';
import { googleCalendarHosts } from './google-calendar/hosts.ts';
import { gravatarHosts } from './gravatar/hosts.ts';
import { holidayCheckHosts } from './holidaycheck/hosts.ts';
import { hotjarHosts } from './hotjar/hosts.ts';
import { hubSpotHosts } from './hubspot/hosts.ts';
import { immoScout24Hosts } from './immoscout24/hosts.ts';
import { indeedHosts } from './indeed/hosts.ts';
import { instagramHosts } from './instagram/hosts.ts';
import { intercomHosts } from './intercom/hosts.ts';
import { ionosHosts } from './ionos/hosts.ts';
import { iubendaHosts } from './iubenda/hosts.ts';
import { jimdoHosts } from './jimdo/hosts.ts';
import { jobRadHosts } from './jobrad/hosts.ts';
import { jsDelivrHosts } from './jsdelivr/hosts.ts';
import { judgeMeHosts } from './judgeme/hosts.ts';
import { klarnaHosts } from './klarna/hosts.ts';
import { klaviyoHosts } from './klaviyo/hosts.ts';
import { klickTippHosts } from './klicktipp/hosts.ts';
import { leadinfoHosts } from './leadinfo/hosts.ts';
import { linkedInHosts } from './linkedin/hosts.ts';
import { loomHosts } from './loom/hosts.ts';
import { looxHosts } from './loox/hosts.ts';
import { mailchimpHosts } from './mailchimp/hosts.ts';
import { mailerLiteHosts } from './mailerlite/hosts.ts';
import { matomoCloudHosts } from './matomo/cloud.ts';
import { matterportHosts } from './matterport/hosts.ts';
import { metaHosts } from './meta/hosts.ts';
import { microsoftHosts } from './microsoft/hosts.ts';
import { mixpanelHosts } from './mixpanel/hosts.ts';
import { mobileDeHosts } from './mobile-de/hosts.ts';
import { mollieHosts } from './mollie/hosts.ts';
import { mouseflowHosts } from './mouseflow/hosts.ts';
import { mrMoneyHosts } from './mr-money/hosts.ts';
import { newRelicHosts } from './new-relic/hosts.ts';
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
import { plentyHosts } from './plentymarkets/hosts.ts';
import { podigeeHosts } from './podigee/hosts.ts';
import { powrHosts } from './powr/hosts.ts';
import { provenExpertHosts } from './provenexpert/hosts.ts';
import { readSpeakerHosts } from './readspeaker/hosts.ts';
import { redditHosts } from './reddit/hosts.ts';
import { regiondoHosts } from './regiondo/hosts.ts';
import { resmioHosts } from './resmio/hosts.ts';
import { santanderHosts } from './santander/hosts.ts';
import { segmentHosts } from './segment/hosts.ts';
import { sentryHosts } from './sentry/hosts.ts';
import { shopifyHosts } from './shopify/hosts.ts';
import { shopVoteHosts } from './shopvote/hosts.ts';
import { skyscannerHosts } from './skyscanner/hosts.ts';
import { smoobuHosts } from './smoobu/hosts.ts';
import { snapchatHosts } from './snapchat/hosts.ts';
import { sourcepointHosts } from './sourcepoint/hosts.ts';
import { spotifyHosts } from './spotify/hosts.ts';
import { squarespaceHosts } from './squarespace/hosts.ts';
import { stripeHosts } from './stripe/hosts.ts';
import { taboolaHosts } from './taboola/hosts.ts';
import { tallyHosts } from './tally/hosts.ts';
import { terminlandHosts } from './terminland/hosts.ts';
import { tidioHosts } from './tidio/hosts.ts';
import { tikTokHosts } from './tiktok/hosts.ts';
import { trafficsHosts } from './traffics/hosts.ts';
import { tripadvisorHosts } from './tripadvisor/hosts.ts';
import { eTrustedHosts } from './trusted-shops/etrusted.ts';
import { trustedShopsHosts } from './trusted-shops/hosts.ts';
import { trustindexHosts } from './trustindex/hosts.ts';
import { trustpilotHosts } from './trustpilot/hosts.ts';
import { turnstileHosts } from './turnstile/hosts.ts';
import { twingleHosts } from './twingle/hosts.ts';
import { twitterHosts } from './twitter/hosts.ts';
import { typekitHosts } from './typekit/hosts.ts';
import { usercentricsHosts } from './usercentrics/hosts.ts';
import { usercentricsV3Hosts } from './usercentrics-v3/hosts.ts';
import { userlikeHosts } from './userlike/hosts.ts';
import { vetstoriaHosts } from './vetstoria/hosts.ts';
import { vgWortHosts } from './vgwort/hosts.ts';
import { vimeoHosts } from './vimeo/hosts.ts';
import { webflowHosts } from './webflow/hosts.ts';
import { webinarJamHosts } from './webinarjam/hosts.ts';
import { wetterComHosts } from './wettercom/hosts.ts';
import { wetterOnlineHosts } from './wetteronline/hosts.ts';
import { windfinderHosts } from './windfinder/hosts.ts';
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
  ...plentyHosts,
  ...shopVoteHosts,
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
  ...jobRadHosts,
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
  ...googleCalendarHosts,
  ...trustpilotHosts,
  ...terminlandHosts,
  ...squarespaceHosts,
  ...typekitHosts,
  ...mollieHosts,
  ...cookieScriptHosts,
  ...easybookingHosts,
  ...feratelHosts,
  ...spotifyHosts,
  ...sentryHosts,
  ...matomoCloudHosts,
  ...indeedHosts,
  ...crispHosts,
  ...contentfulHosts,
  ...klickTippHosts,
  ...digistoreHosts,
  ...epilotHosts,
  ...datadogHosts,
  ...readSpeakerHosts,
  ...criteoHosts,
  ...mouseflowHosts,
  ...newRelicHosts,
  ...findologicHosts,
  ...eTrustedHosts,
  ...clickClickDriveHosts,
  ...eyeAbleHosts,
  ...biteHosts,
  ...tidioHosts,
  ...looxHosts,
  ...fundingChoicesHosts,
  ...automatticHosts,
  ...getYourGuideHosts,
  ...skyscannerHosts,
  ...mailerLiteHosts,
  ...awinHosts,
  ...mrMoneyHosts,
  ...ablefyHosts,
  ...activeCampaignHosts,
  ...webinarJamHosts,
  ...eversportsHosts,
  ...turnstileHosts,
  ...framerHosts,
  ...iubendaHosts,
  ...loomHosts,
  ...mixpanelHosts,
  ...redditHosts,
  ...segmentHosts,
  ...tallyHosts,
  ...amazonPayHosts,
  ...andyHoppeHosts,
  ...regiondoHosts,
  ...trafficsHosts,
  ...smoobuHosts,
  ...windfinderHosts,
  ...leadinfoHosts,
  ...vetstoriaHosts,
];
