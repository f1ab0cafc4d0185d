import a11yBannerOperable from './a11y/a11y-banner-operable.ts';
import a11yStatement from './a11y/a11y-statement.ts';
import ckAfterReject from './ck/ck-after-reject.ts';
import ckBeforeConsent from './ck/ck-before-consent.ts';
import ckLifetime from './ck/ck-lifetime.ts';
import ckMisclassifiedNecessary from './ck/ck-misclassified-necessary.ts';
import ckStorageBeforeConsent from './ck/ck-storage-before-consent.ts';
import ckUnclassified from './ck/ck-unclassified.ts';
import ckUndeclared from './ck/ck-undeclared.ts';
import cmpCloseMeansAccept from './cmp/cmp-close-means-accept.ts';
import cmpFirstLayerInfo from './cmp/cmp-first-layer-info.ts';
import cmpGranularity from './cmp/cmp-granularity.ts';
import cmpLegitimateInterest from './cmp/cmp-legitimate-interest.ts';
import cmpNoPreselection from './cmp/cmp-no-preselection.ts';
import cmpNoRepeatPrompt from './cmp/cmp-no-repeat-prompt.ts';
import cmpOwnLoading from './cmp/cmp-own-loading.ts';
import cmpPayOrConsent from './cmp/cmp-pay-or-consent.ts';
import cmpRejectEquivalent from './cmp/cmp-reject-equivalent.ts';
import cmpRejectFirstLayer from './cmp/cmp-reject-first-layer.ts';
import cmpRequiredPresent from './cmp/cmp-required-present.ts';
import cmpTcfValid from './cmp/cmp-tcf-valid.ts';
import cmpUnnecessary from './cmp/cmp-unnecessary.ts';
import cmpWithdrawalControl from './cmp/cmp-withdrawal-control.ts';
import cmpWithdrawalEffective from './cmp/cmp-withdrawal-effective.ts';
import type { Check } from './define-check.ts';
import embAiChatbotLabel from './emb/emb-ai-chatbot-label.ts';
import embBookingWidgets from './emb/emb-booking-widgets.ts';
import embCaptcha from './emb/emb-captcha.ts';
import embCdnLibraries from './emb/emb-cdn-libraries.ts';
import embChat from './emb/emb-chat.ts';
import embGoogleFonts from './emb/emb-google-fonts.ts';
import embHiddenThirdparties from './emb/emb-hidden-thirdparties.ts';
import embMaps from './emb/emb-maps.ts';
import embOtherWebfonts from './emb/emb-other-webfonts.ts';
import embPaymentSdk from './emb/emb-payment-sdk.ts';
import embSocialPlugins from './emb/emb-social-plugins.ts';
import embVideo from './emb/emb-video.ts';
import frmDataMinimisation from './frm/frm-data-minimisation.ts';
import frmForcedPrivacyConsent from './frm/frm-forced-privacy-consent.ts';
import frmNewsletterConsent from './frm/frm-newsletter-consent.ts';
import frmPreticked from './frm/frm-preticked.ts';
import frmPrivacyNotice from './frm/frm-privacy-notice.ts';
import frmSalutation from './frm/frm-salutation.ts';
import frmSensitiveFields from './frm/frm-sensitive-fields.ts';
import frmThirdPartyTarget from './frm/frm-third-party-target.ts';
import frmTransport from './frm/frm-transport.ts';
import impLegalLinksNotBlocked from './imp/imp-legal-links-not-blocked.ts';
import impOutdatedLaw from './imp/imp-outdated-law.ts';
import impPresent from './imp/imp-present.ts';
import impSettingsConsistency from './imp/imp-settings-consistency.ts';
import impcAddress from './imp/impc-address.ts';
import impcAuthority from './imp/impc-authority.ts';
import impcAvMedia from './imp/impc-av-media.ts';
import impcCapital from './imp/impc-capital.ts';
import impcChamber from './imp/impc-chamber.ts';
import impcEditorial from './imp/impc-editorial.ts';
import impcEmail from './imp/impc-email.ts';
import impcInsurance from './imp/impc-insurance.ts';
import impcLegalForm from './imp/impc-legal-form.ts';
import impcLiquidation from './imp/impc-liquidation.ts';
import impcName from './imp/impc-name.ts';
import impcRegister from './imp/impc-register.ts';
import impcRepresentative from './imp/impc-representative.ts';
import impcSecondContact from './imp/impc-second-contact.ts';
import impcTaxNumber from './imp/impc-tax-number.ts';
import impcVat from './imp/impc-vat.ts';
import ppAiTools from './pp/pp-ai-tools.ts';
import ppCookieDetails from './pp/pp-cookie-details.ts';
import ppLanguage from './pp/pp-language.ts';
import ppOutdatedTerms from './pp/pp-outdated-terms.ts';
import ppPresent from './pp/pp-present.ts';
import ppServicesNamed from './pp/pp-services-named.ts';
import ppServicesStale from './pp/pp-services-stale.ts';
import ppcApplications from './pp/ppc-applications.ts';
import ppcAutomated from './pp/ppc-automated.ts';
import ppcComplaint from './pp/ppc-complaint.ts';
import ppcController from './pp/ppc-controller.ts';
import ppcDpo from './pp/ppc-dpo.ts';
import ppcHostingLogs from './pp/ppc-hosting-logs.ts';
import ppcLegalBases from './pp/ppc-legal-bases.ts';
import ppcLegitimateInterest from './pp/ppc-legitimate-interest.ts';
import ppcNewsletter from './pp/ppc-newsletter.ts';
import ppcObjection from './pp/ppc-objection.ts';
import ppcObligation from './pp/ppc-obligation.ts';
import ppcPurposes from './pp/ppc-purposes.ts';
import ppcRecipients from './pp/ppc-recipients.ts';
import ppcRetention from './pp/ppc-retention.ts';
import ppcRights from './pp/ppc-rights.ts';
import ppcSocial from './pp/ppc-social.ts';
import ppcThirdCountry from './pp/ppc-third-country.ts';
import ppcWithdraw from './pp/ppc-withdraw.ts';
import secCookieFlags from './sec/sec-cookie-flags.ts';
import secHeaders from './sec/sec-headers.ts';
import secHsts from './sec/sec-hsts.ts';
import secOutdatedSoftware from './sec/sec-outdated-software.ts';
import secPersonalDataInUrl from './sec/sec-personal-data-in-url.ts';
import tlsCertificateValid from './sec/tls-certificate-valid.ts';
import tlsHttpRedirect from './sec/tls-http-redirect.ts';
import tlsHttpsAvailable from './sec/tls-https-available.ts';
import tlsMixedContent from './sec/tls-mixed-content.ts';
import tlsProtocolVersion from './sec/tls-protocol-version.ts';
import shopBasePriceDiscount from './shop/shop-base-price-discount.ts';
import shopCancelButton from './shop/shop-cancel-button.ts';
import shopDeliveryPaymentInfo from './shop/shop-delivery-payment-info.ts';
import shopGpsrInfo from './shop/shop-gpsr-info.ts';
import shopGuaranteeNotice from './shop/shop-guarantee-notice.ts';
import shopGuestCheckout from './shop/shop-guest-checkout.ts';
import shopOdrLinkGone from './shop/shop-odr-link-gone.ts';
import shopOrderButton from './shop/shop-order-button.ts';
import shopPriceNotice from './shop/shop-price-notice.ts';
import shopTerms from './shop/shop-terms.ts';
import shopVsbgNotice from './shop/shop-vsbg-notice.ts';
import shopWithdrawalButton from './shop/shop-withdrawal-button.ts';
import shopWithdrawalButtonInfo from './shop/shop-withdrawal-button-info.ts';
import shopWithdrawalForm from './shop/shop-withdrawal-form.ts';
import shopWithdrawalPolicy from './shop/shop-withdrawal-policy.ts';
import tcBeforeConsent from './tc/tc-before-consent.ts';
import tcConsentCoversTransfer from './tc/tc-consent-covers-transfer.ts';
import tcDisclosed from './tc/tc-disclosed.ts';
import tcHostingLocation from './tc/tc-hosting-location.ts';
import tcNoAdequacy from './tc/tc-no-adequacy.ts';
import tcUsDpf from './tc/tc-us-dpf.ts';
import trkAdNetwork from './trk/trk-ad-network.ts';
import trkAfterReject from './trk/trk-after-reject.ts';
import trkBeforeConsent from './trk/trk-before-consent.ts';
import trkCnameCloaking from './trk/trk-cname-cloaking.ts';
import trkConsentModePings from './trk/trk-consent-mode-pings.ts';
import trkFingerprinting from './trk/trk-fingerprinting.ts';
import trkGoogleAnalytics from './trk/trk-google-analytics.ts';
import trkGtmBeforeConsent from './trk/trk-gtm-before-consent.ts';
import trkMetaPixel from './trk/trk-meta-pixel.ts';
import trkSensitiveContext from './trk/trk-sensitive-context.ts';
import trkSessionReplay from './trk/trk-session-replay.ts';
import trkUserDataMatching from './trk/trk-user-data-matching.ts';

/** The catalogue. One line per check, in report order. */
export const checks: readonly Check[] = [
  tlsHttpsAvailable,
  tlsHttpRedirect,
  tlsCertificateValid,
  tlsProtocolVersion,
  tlsMixedContent,
  secHsts,
  secCookieFlags,
  secHeaders,
  secOutdatedSoftware,
  secPersonalDataInUrl,
  impPresent,
  impLegalLinksNotBlocked,
  impOutdatedLaw,
  impSettingsConsistency,
  impcName,
  impcAddress,
  impcEmail,
  impcSecondContact,
  impcLegalForm,
  impcRepresentative,
  impcRegister,
  impcVat,
  impcTaxNumber,
  impcAuthority,
  impcChamber,
  impcEditorial,
  impcInsurance,
  impcLiquidation,
  impcCapital,
  impcAvMedia,
  ppPresent,
  ppServicesNamed,
  ppServicesStale,
  ppOutdatedTerms,
  ppCookieDetails,
  ppLanguage,
  ppAiTools,
  ppcController,
  ppcDpo,
  ppcPurposes,
  ppcLegalBases,
  ppcLegitimateInterest,
  ppcRecipients,
  ppcThirdCountry,
  ppcRetention,
  ppcRights,
  ppcWithdraw,
  ppcObjection,
  ppcComplaint,
  ppcObligation,
  ppcAutomated,
  ppcHostingLogs,
  ppcNewsletter,
  ppcApplications,
  ppcSocial,
  ckBeforeConsent,
  ckAfterReject,
  ckStorageBeforeConsent,
  ckLifetime,
  ckUndeclared,
  ckMisclassifiedNecessary,
  ckUnclassified,
  trkBeforeConsent,
  trkAfterReject,
  trkGtmBeforeConsent,
  trkGoogleAnalytics,
  trkConsentModePings,
  trkMetaPixel,
  trkAdNetwork,
  trkSessionReplay,
  trkCnameCloaking,
  trkUserDataMatching,
  trkFingerprinting,
  trkSensitiveContext,
  cmpRequiredPresent,
  cmpUnnecessary,
  cmpRejectFirstLayer,
  cmpRejectEquivalent,
  cmpCloseMeansAccept,
  cmpNoPreselection,
  cmpLegitimateInterest,
  cmpFirstLayerInfo,
  cmpWithdrawalControl,
  cmpWithdrawalEffective,
  cmpTcfValid,
  cmpPayOrConsent,
  cmpGranularity,
  cmpNoRepeatPrompt,
  cmpOwnLoading,
  tcBeforeConsent,
  tcUsDpf,
  tcNoAdequacy,
  tcDisclosed,
  tcConsentCoversTransfer,
  tcHostingLocation,
  embGoogleFonts,
  embOtherWebfonts,
  embVideo,
  embMaps,
  embCaptcha,
  embSocialPlugins,
  embCdnLibraries,
  embChat,
  embAiChatbotLabel,
  embBookingWidgets,
  embPaymentSdk,
  embHiddenThirdparties,
  frmTransport,
  frmPrivacyNotice,
  frmForcedPrivacyConsent,
  frmDataMinimisation,
  frmSalutation,
  frmPreticked,
  frmNewsletterConsent,
  frmThirdPartyTarget,
  frmSensitiveFields,
  shopTerms,
  shopWithdrawalPolicy,
  shopWithdrawalForm,
  shopWithdrawalButton,
  shopWithdrawalButtonInfo,
  shopOrderButton,
  shopDeliveryPaymentInfo,
  shopPriceNotice,
  shopBasePriceDiscount,
  shopCancelButton,
  shopOdrLinkGone,
  shopVsbgNotice,
  shopGuaranteeNotice,
  shopGpsrInfo,
  shopGuestCheckout,
  a11yStatement,
  a11yBannerOperable,
];
