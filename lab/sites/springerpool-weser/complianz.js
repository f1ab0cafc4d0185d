// The part of Complianz Premium 7 that a site with categories, placeholders, Consent Mode and records of consent uses.
const settings = window.complianz;
const categories = ['functional', 'preferences', 'statistics', 'marketing'];
const optional = ['statistics', 'marketing'];
const banner = document.querySelector('.cmplz-cookiebanner');
const tab = document.querySelector('#cmplz-manage-consent .cmplz-manage-consent');

const get = (name) => readCookie(settings.prefix + name) ?? '';

function set(name, value) {
  const expires = new Date(Date.now() + settings.cookie_expiry * 86400000).toUTCString();
  // biome-ignore lint/suspicious/noDocumentCookie: this is what consent platforms do
  document.cookie = `${settings.prefix}${name}=${value};SameSite=Lax;Secure;expires=${expires};path=${settings.cookie_path}`;
}

function services() {
  try {
    return JSON.parse(decodeURIComponent(get('consented_services'))) || {};
  } catch {
    return {};
  }
}

const hasConsent = ({ category, service }) => get(category) === 'allow' || services()[service] === true;

function runScript(blocked) {
  const script = document.createElement('script');
  for (const { name, value } of blocked.attributes) if (!['type', 'data-cmplz-src'].includes(name)) script.setAttribute(name, value);
  if (blocked.dataset.cmplzSrc) script.src = blocked.dataset.cmplzSrc;
  else script.text = blocked.text;
  blocked.replaceWith(script);
}

function enable() {
  for (const script of document.querySelectorAll('script[type="text/plain"][data-category]'))
    if (hasConsent(script.dataset)) runScript(script);
  for (const frame of document.querySelectorAll('iframe[data-src-cmplz]')) {
    if (frame.classList.contains('cmplz-activated') || !hasConsent(frame.dataset)) continue;
    frame.parentElement.querySelector('.cmplz-blocked-content-notice')?.remove();
    frame.parentElement.classList.remove('cmplz-blocked-content-container');
    frame.src = frame.dataset.srcCmplz;
    frame.classList.add('cmplz-activated');
  }
  const allowed = categories.filter((category) => get(category) === 'allow');
  for (const category of categories) document.body.classList.toggle(`cmplz-${category}`, allowed.includes(category));
  document.dispatchEvent(new CustomEvent('cmplz_fire_categories', { detail: { categories: allowed, region: 'eu' } }));
}

function placeholders() {
  for (const element of document.querySelectorAll('.cmplz-placeholder-element')) {
    const { service, category } = element.dataset;
    if (hasConsent(element.dataset)) continue;
    element.parentElement.classList.add('cmplz-blocked-content-container');
    appendHtml(
      `<div class="cmplz-blocked-content-notice"><div class="cmplz-blocked-content-notice-body">${settings.placeholdertext.replace('{service}', element.title)}&nbsp;<div class="cmplz-links"><a href="/cookie-richtlinie-eu/" class="cmplz-link cookie-statement">Cookie-Richtlinie (EU)</a></div></div><button class="cmplz-accept-service" data-service="${service}" data-category="${category}">Ich stimme zu</button></div>`,
      element.parentElement,
    );
  }
}

function show(visible) {
  banner?.classList.toggle('cmplz-hidden', !visible);
  banner?.classList.toggle('cmplz-show', visible);
  tab?.classList.toggle('cmplz-hidden', visible);
  tab?.classList.toggle('cmplz-show', !visible);
}

function record() {
  const consent = Object.fromEntries(categories.map((category) => [category, get(category)]));
  fetch(`${settings.url}track`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ consented_categories: consent, consented_services: services(), consenttype: settings.consenttype }),
  }).catch(() => {});
}

function decide(allowed, consented = {}) {
  const revoked = optional.some((category) => get(category) === 'allow' && !allowed(category));
  for (const category of categories) set(category, category === 'functional' || allowed(category) ? 'allow' : 'deny');
  set('consented_services', Object.keys(consented).length > 0 ? encodeURIComponent(JSON.stringify(consented)) : '');
  set('policy_id', settings.current_policy_id);
  set('banner-status', 'dismissed');
  show(false);
  record();
  if (!revoked) return enable();
  // What it knows of from the scan of the site is deleted, then the page comes afresh.
  for (const name of settings.set_cookies) deleteSiteCookie(name);
  location.reload();
}

const box = (category) => banner.querySelector(`#cmplz-${category}-optin`);

document.addEventListener('click', (event) => {
  const hit = (selector) => event.target.closest(selector);
  if (hit('.cmplz-accept')) decide(() => true);
  else if (hit('.cmplz-deny') || hit('.cmplz-close')) decide(() => false);
  else if (hit('.cmplz-view-preferences')) {
    for (const category of optional) box(category).checked = get(category) === 'allow';
    banner.classList.add('cmplz-categories-visible');
  } else if (hit('.cmplz-save-preferences')) decide((category) => optional.includes(category) && box(category).checked);
  else if (hit('.cmplz-manage-consent')) {
    event.preventDefault();
    show(true);
  } else if (hit('.cmplz-accept-service')) {
    const { service } = hit('.cmplz-accept-service').dataset;
    decide((category) => get(category) === 'allow', { ...services(), [service]: true });
  }
});

placeholders();
show(get('banner-status') !== 'dismissed');
if (get('banner-status')) enable();
