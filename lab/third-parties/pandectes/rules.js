// pandectes-rules.js: runs before everything else, reads the stored choice and gives Google its consent state.
window.Pandectes = window.Pandectes ?? { fn: {} };
window.dataLayer = window.dataLayer || [];
function gtag() {
  // biome-ignore lint/complexity/noArguments: the data layer tells commands from events by this very type
  window.dataLayer.push(arguments);
}

function stored() {
  try {
    return JSON.parse(atob(decodeURIComponent(readCookie('_pandectes_gdpr'))));
  } catch {
    return null;
  }
}

function signals(consent) {
  const word = (granted) => (granted ? 'granted' : 'denied');
  return {
    ad_storage: word(consent.targeting),
    ad_user_data: word(consent.targeting),
    ad_personalization: word(consent.targeting),
    analytics_storage: word(consent.performance),
    functionality_storage: word(consent.functionality),
    personalization_storage: word(consent.functionality),
    security_storage: 'granted',
  };
}

const choice = stored();
gtag('consent', 'default', { ...signals({}), wait_for_update: 500 });
gtag('set', 'developer_id.dMTZkMj', true);
if (choice) gtag('consent', 'update', signals(choice.consent));
window.Pandectes.fn.stored = stored;
window.Pandectes.fn.updateGoogle = (consent) => gtag('consent', 'update', signals(consent));
