// The part of Complianz 7 that a site with categories, consent per service and records of consent uses.
const settings = window.complianz;
const categories = ['functional', 'preferences', 'statistics', 'marketing'];
const banner = document.querySelector('.cmplz-cookiebanner');
const tab = document.querySelector('.cmplz-manage-consent');

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

const hasConsent = (category, service) => get(category) === 'allow' || services()[service] === true;

function enable() {
  for (const element of document.querySelectorAll('[data-cmplz-src],[data-src-cmplz]')) {
    const { category, service } = element.dataset;
    if (element.dataset.cmplzDone || !hasConsent(category, service)) continue;
    element.dataset.cmplzDone = '1';
    const box = element.closest('.cmplz-blocked-content-container');
    box?.querySelector('.cmplz-blocked-content-notice')?.remove();
    box?.classList.remove('cmplz-blocked-content-container');
    if (element.tagName === 'IFRAME') {
      element.src = element.dataset.srcCmplz;
      element.classList.add('cmplz-activated');
      continue;
    }
    const script = document.createElement('script');
    for (const { name, value } of element.attributes) if (name !== 'type' && name !== 'data-cmplz-src') script.setAttribute(name, value);
    script.src = element.dataset.cmplzSrc;
    element.replaceWith(script);
  }
  for (const category of categories) document.body.classList.toggle(`cmplz-${category}`, get(category) === 'allow');
}

function placeholders() {
  for (const element of document.querySelectorAll('.cmplz-placeholder-element')) {
    const { service, category } = element.dataset;
    if (hasConsent(category, service)) continue;
    const box = element.parentElement;
    box.classList.add('cmplz-blocked-content-container');
    const name = service.charAt(0).toUpperCase() + service.slice(1);
    const { title, url } = settings.page_links.eu['cookie-statement'];
    appendHtml(
      `<div class="cmplz-blocked-content-notice"><div class="cmplz-blocked-content-notice-body">${settings.placeholdertext.replace('{service}', name)}&nbsp;<div class="cmplz-links"><a href="${url}" class="cmplz-link cookie-statement">${title}</a></div></div><button class="cmplz-accept-service" data-service="${service}" data-category="${category}" aria-label="${settings.aria_label.replace('{service}', name)}">Ich stimme zu</button></div>`,
      box,
    );
  }
}

function show(visible) {
  banner.classList.toggle('cmplz-hidden', !visible);
  banner.classList.toggle('cmplz-show', visible);
  tab.classList.toggle('cmplz-hidden', visible);
  tab.classList.toggle('cmplz-show', !visible);
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
  const before = categories.some((category) => category !== 'functional' && get(category) === 'allow');
  for (const category of categories) set(category, category === 'functional' || allowed(category) ? 'allow' : 'deny');
  set('consented_services', Object.keys(consented).length > 0 ? encodeURIComponent(JSON.stringify(consented)) : '');
  set('policy_id', settings.current_policy_id);
  set('banner-status', 'dismissed');
  show(false);
  record();
  if (before && !allowed('marketing')) location.reload();
  else enable();
}

function preferences() {
  banner.querySelector('#cmplz-marketing-optin').checked = get('marketing') === 'allow';
  banner.classList.add('cmplz-categories-visible');
}

document.addEventListener('click', (event) => {
  const hit = (selector) => event.target.closest(selector);
  if (hit('.cmplz-accept')) decide(() => true);
  else if (hit('.cmplz-deny') || hit('.cmplz-close')) decide(() => false);
  else if (hit('.cmplz-view-preferences') || hit('.cmplz-manage-options')) {
    event.preventDefault();
    preferences();
  } else if (hit('.cmplz-save-preferences')) {
    const { checked } = banner.querySelector('#cmplz-marketing-optin');
    decide((category) => category === 'marketing' && checked);
  } else if (hit('.cmplz-manage-consent')) show(true);
  else if (hit('.cmplz-accept-service')) {
    const { service } = hit('.cmplz-accept-service').dataset;
    decide((category) => get(category) === 'allow', { ...services(), [service]: true });
  }
});

placeholders();
enable();
show(get('banner-status') !== 'dismissed');
const manage = document.getElementById('cmplz-manage-consent-container');
if (manage) appendHtml('<button type="button" class="cmplz-btn cmplz-manage-consent">Zustimmung verwalten</button>', manage);
