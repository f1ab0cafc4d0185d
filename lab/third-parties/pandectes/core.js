// pandectes-core.js: banner, preferences, the button to reopen them, and the release of scripts that wait (`type="text/plain"`).
const settings = window.PandectesSettings;
const texts = settings.texts;
const styles = `.pandectes{box-sizing:border-box;font:14px/1.5 inherit;color:#2b2622}.cc-window.pandectes{position:fixed;left:20px;bottom:20px;z-index:2147483645;width:min(440px,calc(100vw - 40px));background:#fffdf9;border:1px solid #d8cfc2;border-radius:6px;padding:22px;box-shadow:0 6px 30px #0003}
.cc-window .cc-header{display:block;font-weight:700;font-size:17px;margin-bottom:6px}.cc-compliance{display:grid;grid-template-columns:1fr 1fr;gap:10px;margin-top:16px}.cc-btn{cursor:pointer;border:2px solid #5b4632;border-radius:4px;padding:11px;font:600 14px/1.2 inherit;text-align:center;background:#fffdf9;color:#5b4632}.cc-btn.cc-allow{background:#5b4632;color:#fff}.cc-btn.cc-settings{grid-column:1/3;border-color:transparent;text-decoration:underline;padding:4px}
.cc-revoke.pandectes{position:fixed;left:14px;bottom:14px;z-index:2147483640;width:42px;height:42px;border-radius:50%;border:0;background:#5b4632;color:#fff;cursor:pointer;font-size:19px}
.pd-cp-ui{position:fixed;inset:0;z-index:2147483646;background:#0008;display:grid;place-items:center}.pd-cp-ui-prefs{background:#fffdf9;color:#2b2622;width:min(640px,94vw);max-height:88vh;overflow:auto;border-radius:6px;padding:26px;font-size:14px}.pd-cp-ui-section{border-top:1px solid #ddd2c3;padding:12px 0}.pd-cp-ui-section table{width:100%;font-size:12px;border-collapse:collapse}.pd-cp-ui-section td{border-top:1px solid #eee5d8;padding:3px 6px 3px 0}.pd-cp-ui-actions{display:flex;gap:10px;flex-wrap:wrap;margin-top:14px}`;
const categories = [
  ['functionality', 1],
  ['performance', 2],
  ['targeting', 4],
];

function release() {
  const consent = window.Pandectes.fn.stored()?.consent ?? {};
  releaseBlocked('[data-cookieconsent]', ({ dataset }) =>
    categories.some(([name, bit]) => Number(dataset.cookieconsent) === bit && consent[name]),
  );
}

function tellShopify(consent) {
  const tell = () =>
    window.Shopify.customerPrivacy.setTrackingConsent({
      analytics: consent.performance,
      marketing: consent.targeting,
      preferences: consent.functionality,
      sale_of_data: consent.targeting,
    });
  if (window.Shopify?.customerPrivacy) tell();
  else document.addEventListener('shopifyCustomerPrivacyApiLoaded', tell, { once: true });
}

function close() {
  document.querySelector('.cc-window.pandectes')?.remove();
  document.querySelector('.pd-cp-ui')?.remove();
}

function decide(consent) {
  close();
  const status = categories.every(([name]) => consent[name]) ? 'allow' : categories.some(([name]) => consent[name]) ? 'dismiss' : 'deny';
  const preferences = categories.reduce((sum, [name, bit]) => sum + (consent[name] ? 0 : bit), 0);
  const value = {
    country: { code: 'DE' },
    status,
    timestamp: Math.floor(Date.now() / 1000),
    lastVersion: settings.tsPublished,
    preferences: String(preferences),
    consent,
    hash: newUuid(),
  };
  writeSiteCookie('_pandectes_gdpr', encodeURIComponent(btoa(JSON.stringify(value))), 31536000, '; SameSite=Lax; Secure');
  window.Pandectes.fn.updateGoogle(consent);
  tellShopify(consent);
  release();
  document.dispatchEvent(new CustomEvent('PandectesEvent_OnConsent', { detail: { consentType: status, preferences } }));
  showRevoke();
}

const all = (value) => Object.fromEntries(categories.map(([name]) => [name, value]));

function showPreferences() {
  if (document.querySelector('.pd-cp-ui')) return;
  const now = window.Pandectes.fn.stored()?.consent ?? {};
  const table = (bit) =>
    `<table><tbody>${(settings.cookies[bit] ?? []).map(([name, provider, purpose, life]) => `<tr><td>${name}</td><td>${provider}</td><td>${purpose}</td><td>${life}</td></tr>`).join('')}</tbody></table>`;
  const section = (bit, box) =>
    `<div class="pd-cp-ui-section" data-category="${bit}"><label><input type="checkbox" class="pd-cp-checkbox" ${box}> <strong>${texts.categories[bit].title}</strong></label><p>${texts.categories[bit].text}</p><details><summary>Cookies anzeigen</summary>${table(bit)}</details></div>`;
  const layer = appendHtml(
    `<div class="pd-cp-ui pandectes"><div class="pd-cp-ui-prefs" role="dialog" aria-modal="true" aria-label="${texts.preferencesTitle}"><h2 class="pd-cp-ui-title" style="margin-top:0">${texts.preferencesTitle}</h2><p>${texts.preferencesText}</p>${section(0, 'checked disabled')}${categories.map(([name, bit]) => section(bit, `data-name="${name}"${now[name] ? ' checked' : ''}`)).join('')}<div class="pd-cp-ui-actions"><button type="button" class="cc-btn pd-cp-ui-acceptAll">${texts.acceptAll}</button><button type="button" class="cc-btn pd-cp-ui-rejectAll">${texts.rejectAll}</button><button type="button" class="cc-btn pd-cp-ui-save">${texts.save}</button></div></div></div>`,
  );
  const on = (name, action) => layer.querySelector(`.pd-cp-ui-${name}`).addEventListener('click', action);
  on('acceptAll', () => decide(all(true)));
  on('rejectAll', () => decide(all(false)));
  on('save', () => decide(Object.fromEntries([...layer.querySelectorAll('[data-name]')].map((box) => [box.dataset.name, box.checked]))));
}

function showBanner() {
  if (document.querySelector('.cc-window.pandectes')) return;
  document.querySelector('.cc-revoke.pandectes')?.remove();
  const banner = appendHtml(
    `<div role="dialog" aria-labelledby="cookieconsent:head" aria-describedby="cookieconsent:desc" class="cc-window pandectes cc-floating cc-type-opt-in cc-theme-classic cc-bottom cc-left"><span id="cookieconsent:head" class="cc-header">${texts.header}</span><span id="cookieconsent:desc" class="cc-message">${texts.message} <a class="cc-link" href="${settings.privacyUrl}">${texts.policy}</a> · <a class="cc-link" href="${settings.imprintUrl}">${texts.imprint}</a></span><div class="cc-compliance cc-highlight"><button type="button" class="cc-btn cc-btn-decision cc-deny">${texts.deny}</button><button type="button" class="cc-btn cc-btn-decision cc-allow">${texts.allow}</button><button type="button" class="cc-btn cc-settings">${texts.settings}</button></div></div>`,
  );
  banner.querySelector('.cc-allow').addEventListener('click', () => decide(all(true)));
  banner.querySelector('.cc-deny').addEventListener('click', () => decide(all(false)));
  banner.querySelector('.cc-settings').addEventListener('click', showPreferences);
}

function showRevoke() {
  if (document.querySelector('.cc-revoke.pandectes')) return;
  appendHtml(
    `<button type="button" class="cc-revoke pandectes cc-bottom cc-left" aria-label="${texts.preferencesTitle}">⚙</button>`,
  ).addEventListener('click', showPreferences);
}

whenParsed(() => {
  appendHtml(`<style id="pandectes-styles">${styles}</style>`, document.head);
  if (!window.Shopify?.customerPrivacy) loadScript('/cdn/shopifycloud/consent-tracking-api/v0.2/consent-tracking-api.js');
  for (const link of document.querySelectorAll('a[href="#reopenBanner"]'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      showPreferences();
    });
  Object.assign(window.Pandectes.fn, { showPreferences, revokeConsent: () => decide(all(false)) });
  release();
  if (window.Pandectes.fn.stored()) showRevoke();
  else setTimeout(showBanner, 500);
  document.dispatchEvent(new CustomEvent('PandectesEvent_OnInitialize'));
});
