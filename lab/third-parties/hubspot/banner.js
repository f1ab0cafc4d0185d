const language = (document.documentElement.lang || 'en').slice(0, 2);
const wording = config.banner[language] ?? Object.values(config.banner)[0];
const optional = ['analytics', 'advertisement', 'functionality'];
const listeners = [];
const sixMonths = 15552000;
const trackingCookies = ['__hstc', 'hubspotutk', '__hssc', '__hssrc'];

function storedChoice() {
  const text = readCookie('__hs_cookie_cat_pref');
  if (text === null) return null;
  const numbers = Object.fromEntries(text.split(',').map((pair) => pair.split(':')));
  return Object.fromEntries(optional.map((name, index) => [name, numbers[String(index + 1)] === 'true']));
}

function consentOf(categories) {
  const values = optional.map((name) => categories[name] === true);
  return { allowed: values.every(Boolean), categories: { necessary: true, ...categories } };
}

function report(action) {
  navigator.sendBeacon?.(
    `https://js-eu1.hs-banner.com/cookie-banner-public/v1/activity/${action}?portalId=${config.portal}`,
    JSON.stringify({ portalId: config.portal, path: location.pathname }),
  );
}

function tell(categories) {
  for (const listener of [...listeners]) listener(consentOf(categories));
}

function decide(categories) {
  const values = optional.map((name) => categories[name] === true);
  const attributes = '; SameSite=Lax; Secure';
  writeSiteCookie('__hs_cookie_cat_pref', values.map((value, index) => `${index + 1}:${value}`).join(','), sixMonths, attributes);
  writeSiteCookie('__hs_opt_out', values.some(Boolean) ? 'no' : 'yes', sixMonths, attributes);
  writeSiteCookie('__hs_initial_opt_in', 'true', 604800, attributes);
  if (!categories.analytics) for (const name of trackingCookies) deleteSiteCookie(name);
  document.getElementById('hs-banner-parent')?.remove();
  document.getElementById('hs-modal')?.remove();
  report('click');
  tell(categories);
}

const all = (value) => Object.fromEntries(optional.map((name) => [name, value]));

function addStyle() {
  if (document.getElementById('hs-banner-style')) return;
  const style = document.createElement('style');
  style.id = 'hs-banner-style';
  style.textContent = `#hs-eu-cookie-confirmation{position:fixed;left:0;right:0;bottom:0;z-index:100000000;background:#fff;border-top:1px solid #cbd6e2;box-shadow:0 -2px 10px rgba(0,0,0,.18);font:14px/1.5 Helvetica,Arial,sans-serif;color:#33475b}
#hs-eu-cookie-confirmation-inner{max-width:1100px;margin:0 auto;padding:20px 24px;display:flex;flex-wrap:wrap;gap:16px;align-items:center}#hs-eu-policy-wording{flex:1 1 520px}#hs-eu-policy-wording p{margin:0 0 6px}
#hs-eu-cookie-confirmation-button-group{display:flex;flex-wrap:wrap;gap:10px;align-items:center}#hs-eu-opt-in-buttons{display:flex;gap:10px}
#hs-banner-parent button,#hs-modal button{font:inherit;cursor:pointer;border-radius:3px;padding:10px 18px;border:1px solid #0b5f59}#hs-eu-confirmation-button,#hs-eu-decline-button,#hs-modal-accept-all{background:#0b5f59;color:#fff}#hs-eu-cookie-settings-button{background:#fff;color:#0b5f59}#hs-modal-save-settings{background:#fff;color:#0b5f59}
#hs-modal{position:fixed;inset:0;z-index:100000001;background:rgba(0,0,0,.5);display:grid;place-items:center;font:14px/1.5 Helvetica,Arial,sans-serif;color:#33475b}#hs-modal-content{background:#fff;width:min(640px,94vw);max-height:88vh;overflow:auto;border-radius:4px;padding:24px}
.hs-category-row{border-top:1px solid #cbd6e2;padding:12px 0}.hs-category-label{display:flex;justify-content:space-between;font-weight:700}#hs-modal-footer-container{display:flex;gap:10px;justify-content:flex-end;margin-top:16px}`;
  document.head.append(style);
}

function openSettings() {
  const chosen = storedChoice() ?? all(false);
  const rows = Object.entries(wording.categories).map(([name, [title, text]]) => {
    const control =
      name === 'necessary'
        ? `<span class="hs-always-active-label">${wording.alwaysActive}</span>`
        : `<label class="hs-toggle-switch"><input type="checkbox" id="hs-category-${name}" aria-label="${title}"${chosen[name] ? ' checked' : ''}><span class="hs-toggle-switch-slider"></span></label>`;
    return `<div class="hs-category-row"><div class="hs-category-label"><span>${title}</span>${control}</div><div class="hs-category-description">${text}</div></div>`;
  });
  const modal = appendHtml(
    `<div id="hs-modal" role="dialog" aria-modal="true" aria-labelledby="hs-modal-introduction"><div id="hs-modal-content"><div id="hs-modal-introduction"><h2>${wording.dialogTitle}</h2><p>${wording.dialogText}</p></div><div id="hs-categories-container">${rows.join('')}</div><div id="hs-modal-footer"><div id="hs-modal-footer-container"><button id="hs-modal-save-settings">${wording.save}</button><button id="hs-modal-accept-all">${wording.acceptAll}</button></div></div></div></div>`,
  );
  modal.querySelector('#hs-modal-accept-all').addEventListener('click', () => decide(all(true)));
  modal.querySelector('#hs-modal-save-settings').addEventListener('click', () => {
    decide(Object.fromEntries(optional.map((name) => [name, modal.querySelector(`#hs-category-${name}`).checked])));
  });
}

function showBanner() {
  if (document.getElementById('hs-banner-parent')) return;
  addStyle();
  const parent = appendHtml(
    `<div id="hs-banner-parent"><div id="hs-eu-cookie-confirmation" class="hs-cookie-notification-position-bottom can-use-gradients" role="dialog" aria-label="Cookie banner" data-nosnippet=""><div id="hs-eu-cookie-confirmation-inner"><div id="hs-eu-policy-wording">${wording.notice}</div><div id="hs-eu-cookie-confirmation-button-group"><button id="hs-eu-cookie-settings-button">${wording.settings}</button><div id="hs-eu-opt-in-buttons"><button id="hs-eu-decline-button">${wording.decline}</button><button id="hs-eu-confirmation-button">${wording.accept}</button></div></div></div></div></div>`,
  );
  parent.querySelector('#hs-eu-confirmation-button').addEventListener('click', () => decide(all(true)));
  parent.querySelector('#hs-eu-decline-button').addEventListener('click', () => decide(all(false)));
  parent.querySelector('#hs-eu-cookie-settings-button').addEventListener('click', openSettings);
  report('view');
}

const commands = {
  addPrivacyConsentListener(listener) {
    listeners.push(listener);
    const choice = storedChoice();
    if (choice) listener(consentOf(choice));
  },
  showBanner,
  revokeCookieConsent() {
    for (const name of ['__hs_cookie_cat_pref', '__hs_opt_out', '__hs_initial_opt_in', ...trackingCookies]) deleteSiteCookie(name);
    tell(all(false));
  },
};

function run([name, ...rest]) {
  if (Object.hasOwn(commands, name)) commands[name](...rest);
}

if (!window.__hsBannerLoaded) {
  window.__hsBannerLoaded = true;
  const waiting = Array.isArray(window._hsp) ? window._hsp : [];
  window._hsp = { push: run };
  for (const entry of waiting) run(entry);
  if (!storedChoice()) whenParsed(showBanner);
}
