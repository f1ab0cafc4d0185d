// Theme extension of the agency: hands the decision of Usercentrics on to Consent Mode and to the data layer.
function handOver({ type, services }) {
  if (type !== 'EXPLICIT') return;
  const flags = Object.fromEntries(Object.values(services).map(({ name, consent }) => [name, consent]));
  const ads = flags['Google Ads'] ? 'granted' : 'denied';
  window.gtag('consent', 'update', { ad_storage: ads, ad_user_data: ads, ad_personalization: ads, analytics_storage: 'denied' });
  window.dataLayer.push({ event: 'consent_status', ...flags });
}

window.addEventListener('UC_CONSENT', (event) => handOver(event.detail.consent));
window.addEventListener('UC_UI_INITIALIZED', () => window.__ucCmp.getConsentDetails().then(({ consent }) => handOver(consent)));
