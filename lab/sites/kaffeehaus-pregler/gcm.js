// cookie-law-info/lite/frontend/js/gcm.min.js: hands the choice on to Google's Consent Mode.
window.dataLayer = window.dataLayer || [];
function gtag() {
  // biome-ignore lint/complexity/noArguments: the library takes nothing else
  window.dataLayer.push(arguments);
}
const [defaults] = window._ckyGcm.default_settings;
const signals = (yes) => ({
  ad_storage: yes('advertisement'),
  analytics_storage: yes('analytics'),
  functionality_storage: yes('functional'),
  personalization_storage: yes('functional'),
  security_storage: 'granted',
  ad_user_data: yes('advertisement'),
  ad_personalization: yes('advertisement'),
});
gtag('consent', 'default', { ...signals((name) => defaults[name]), wait_for_update: window._ckyGcm.wait_for_update });
gtag('set', 'ads_data_redaction', window._ckyGcm.ads_data_redaction);
gtag('set', 'developer_id.dY2Q2ZW', true);
const stored = decodeURIComponent(readCookie('cookieyes-consent') ?? '');
if (stored.includes('action:yes'))
  gtag(
    'consent',
    'update',
    signals((name) => (stored.includes(`${name}:yes`) ? 'granted' : 'denied')),
  );
document.addEventListener('cookieyes_consent_update', ({ detail }) =>
  gtag(
    'consent',
    'update',
    signals((name) => (detail.accepted.includes(name) ? 'granted' : 'denied')),
  ),
);
