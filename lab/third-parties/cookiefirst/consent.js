// First script of the page: Consent Mode defaults, what was chosen before, then the banner.
const categories = ['necessary', 'performance', 'functional', 'advertising'];
window.dataLayer = window.dataLayer || [];
function gtag() {
  // biome-ignore lint/complexity/noArguments: the data layer tells commands from events by this very type
  window.dataLayer.push(arguments);
}

function stored() {
  try {
    return JSON.parse(decodeURIComponent(readCookie('cookiefirst-consent') ?? ''));
  } catch {
    return null;
  }
}

function signals(consent) {
  const state = (allowed) => (allowed ? 'granted' : 'denied');
  return {
    ad_storage: state(consent?.advertising),
    ad_user_data: state(consent?.advertising),
    ad_personalization: state(consent?.advertising),
    analytics_storage: state(consent?.performance),
    functionality_storage: state(consent?.functional),
    security_storage: 'granted',
  };
}

function release(consent) {
  releaseBlocked('script[type="text/plain"][data-cookiefirst-category], iframe[data-cookiefirst-category][data-src]', (element) => {
    const allowed = consent[element.dataset.cookiefirstCategory] === true;
    if (allowed && element.tagName === 'IFRAME') element.parentNode.querySelector('.cookiefirst-placeholder')?.remove();
    return allowed;
  });
}

function announce(consent) {
  gtag('consent', 'update', signals(consent));
  whenParsed(() => release(consent));
  window.dispatchEvent(new CustomEvent('cf_consent', { detail: consent }));
}

gtag('consent', 'default', { ...signals(null), wait_for_update: 500 });
gtag('set', 'ads_data_redaction', true);

window.CookieFirst = {
  site: config.site,
  consent: stored(),
  categories,
  store(choice, action) {
    const before = stored();
    const consent = { necessary: true, ...choice, timestamp: Math.floor(Date.now() / 1000), type: 'category', version: config.version };
    const expires = new Date(Date.now() + 365 * 86400000).toUTCString();
    // biome-ignore lint/suspicious/noDocumentCookie: this is what the platform does
    document.cookie = `cookiefirst-consent=${encodeURIComponent(JSON.stringify(consent))}; path=/; expires=${expires}; SameSite=Lax; Secure`;
    window.CookieFirst.consent = consent;
    fetch('https://edge.cookiefirst.com/prod/consent', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ siteId: config.site, visitorId: newUuid(), action, consent, url: location.href }),
    }).catch(() => {});
    if (before && categories.some((name) => before[name] && !consent[name])) location.reload();
    else announce(consent);
  },
};
window.dispatchEvent(new CustomEvent('cf_init'));
// Listeners of the page itself come later in the head.
if (window.CookieFirst.consent) setTimeout(() => announce(window.CookieFirst.consent), 0);
loadScript('https://consent.cookiefirst.com/banner.no-autoblock.js');
