// tarteaucitron as the documentation's generator writes it, with deny, accept and personalise in the bar.
window.tarteaucitronForceLanguage = 'de';
const { tarteaucitron } = window;
tarteaucitron.init({
  privacyUrl: '/datenschutz',
  bodyPosition: 'bottom',
  hashtag: '#tarteaucitron',
  cookieName: 'tarteaucitron',
  orientation: 'bottom',
  groupServices: false,
  showDetailsOnClick: true,
  serviceDefaultState: 'wait',
  showAlertSmall: false,
  cookieslist: false,
  closePopup: false,
  showIcon: true,
  iconPosition: 'BottomRight',
  adblocker: false,
  DenyAllCta: true,
  AcceptAllCta: true,
  highPrivacy: true,
  alwaysNeedConsent: false,
  handleBrowserDNTRequest: false,
  removeCredit: true,
  moreInfoLink: true,
  useExternalCss: false,
  useExternalJs: false,
  mandatory: false,
  mandatoryCta: false,
  googleConsentMode: false,
  partnersList: false,
});
tarteaucitron.user.gtagUa = config.analytics;
tarteaucitron.job = tarteaucitron.job || [];
tarteaucitron.job.push('gtag');
tarteaucitron.job.push('googlemapsembed');
