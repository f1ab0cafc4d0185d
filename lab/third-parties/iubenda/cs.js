// Stand-in for iubenda_cs.js: banner, cookie, log of consents, release of what waits, events of the data layer, Consent Mode.
const purposes = settings.purposes
  .split(',')
  .map((id) => id.trim())
  .filter((id) => id !== '1');

function stored() {
  try {
    return JSON.parse(decodeURIComponent(readCookie(cookieName)));
  } catch {
    return null;
  }
}
const agreed = (id) => String(id) === '1' || stored()?.purposes?.[id] === true;
window.dataLayer = window.dataLayer || [];
function command() {
  // biome-ignore lint/complexity/noArguments: the data layer tells commands from events by this very type
  window.dataLayer.push(arguments);
}

function tell() {
  const as = (id) => (agreed(id) ? 'granted' : 'denied');
  command('consent', 'update', {
    ad_storage: as(5),
    ad_user_data: as(5),
    ad_personalization: as(5),
    analytics_storage: as(4),
    functionality_storage: as(2),
  });
  for (const id of purposes) if (agreed(id)) window.dataLayer.push({ event: `iubenda_consent_given_purpose_${id}` });
  if (purposes.every(agreed)) window.dataLayer.push({ event: 'iubenda_consent_given' });
}

function release() {
  for (const waiting of document.querySelectorAll('._iub_cs_activate')) {
    const needs = (waiting.dataset.iubPurposes ?? '').split(',');
    if (waiting.dataset.iubActivated || !needs.every((id) => agreed(id.trim()))) continue;
    waiting.dataset.iubActivated = 'true';
    const source = waiting.dataset.suppressedsrc;
    if (waiting.tagName === 'IFRAME') {
      waiting.src = source;
      continue;
    }
    const element = document.createElement('script');
    if (source) element.src = source;
    else element.text = waiting.text;
    element.async = true;
    element.className = waiting.className.replace('_iub_cs_activate', '_iub_cs_activate-activated');
    waiting.replaceWith(element);
  }
}

function decide(chosen) {
  const withdrawn = purposes.some((id) => agreed(id) && !chosen.includes(id));
  const value = {
    timestamp: new Date().toISOString(),
    version: '1.86.0',
    purposes: Object.fromEntries(['1', ...purposes].map((id) => [id, id === '1' || chosen.includes(id)])),
    id: policyId,
    cons: { rand: Math.random().toString(16).slice(2, 8) },
  };
  const domain = location.hostname.split('.').slice(-2).join('.');
  // biome-ignore lint/suspicious/noDocumentCookie: this is what consent platforms do
  document.cookie = `${cookieName}=${encodeURIComponent(JSON.stringify(value))}; path=/; max-age=31536000; domain=.${domain}; SameSite=Lax; Secure`;
  navigator.sendBeacon(
    'https://idb.iubenda.com/consents_write',
    JSON.stringify({ ...value, siteId: settings.siteId, url: location.href, lang: language }),
  );
  document.getElementById('iubenda-cs-banner')?.remove();
  settings.callback?.onPreferenceExpressed?.(value);
  if (withdrawn) {
    for (const name of ['ajs_anonymous_id', 'ajs_user_id']) deleteSiteCookie(name);
    for (const { name } of document.cookie.split('; ').map((pair) => ({ name: pair.split('=')[0] })))
      if (name.startsWith('intercom-')) deleteSiteCookie(name);
    for (const key of ['ajs_anonymous_id', 'ajs_user_traits', 'li_adsId']) localStorage.removeItem(key);
    location.reload();
    return;
  }
  tell();
  release();
  float();
}

const preferences = () => openPreferences(purposes, agreed, decide);

function float() {
  if (!settings.floatingPreferencesButtonDisplay || document.querySelector('.iubenda-tp-btn')) return;
  appendHtml(
    `<button type="button" class="iubenda-tp-btn iubenda-cs-preferences-link" data-tp-float data-tp-anchored data-tp-icon title="${words.button}" aria-label="${words.button}"><svg width="18" height="18" viewBox="0 0 18 18"><path d="M9 1l7 3v5c0 4-3 7-7 8-4-1-7-4-7-8V4z" fill="#1f5eff"/></svg></button>`,
  );
}

function show() {
  const banner = appendHtml(
    `<div id="iubenda-cs-banner" class="iubenda-cs-default-floating iubenda-cs-bottom iubenda-cs-center iubenda-cs-themed iubenda-cs-visible" role="alertdialog" aria-labelledby="iubenda-cs-title" aria-describedby="iubenda-cs-paragraph"><div class="iubenda-cs-container"><div class="iubenda-cs-content"><div class="iubenda-cs-rationale"><div class="iubenda-banner-content iubenda-custom-content" role="document"><div id="iubenda-cs-title">${words.title}</div><div id="iubenda-cs-paragraph">${words.text}</div></div><div class="iubenda-cs-opt-group"><div class="iubenda-cs-opt-group-custom"><button type="button" class="iubenda-cs-customize-btn">${words.more}</button></div><div class="iubenda-cs-opt-group-consent"><button type="button" class="iubenda-cs-reject-btn iubenda-cs-btn-primary">${words.reject}</button><button type="button" class="iubenda-cs-accept-btn iubenda-cs-btn-primary">${words.accept}</button></div></div></div></div></div></div>`,
  );
  banner.querySelector('.iubenda-cs-customize-btn').addEventListener('click', preferences);
  banner.querySelector('.iubenda-cs-reject-btn').addEventListener('click', () => decide([]));
  banner.querySelector('.iubenda-cs-accept-btn').addEventListener('click', () => decide(purposes));
}

window._iub.cs = {
  api: { openPreferences: preferences, isConsentGiven: () => purposes.every(agreed), getPreferences: stored },
  consent: stored() ?? {},
};
whenParsed(() => {
  const sheet = document.createElement('style');
  sheet.textContent = style;
  document.head.append(sheet);
  navigator.sendBeacon('https://hits-i.iubenda.com/write?db=hits1', `siteid=${settings.siteId}&event=pageview&lang=${language}`);
  document.addEventListener('click', (event) => {
    if (!event.target.closest('.iubenda-cs-preferences-link')) return;
    event.preventDefault();
    preferences();
  });
  if (stored() === null) return void setTimeout(show, 1200);
  tell();
  release();
  float();
});
