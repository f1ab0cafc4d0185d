// biome-ignore-all lint/correctness/noUnusedVariables: the two files of the plugin use each other
// Borlabs Cookie 3 as its core script behaves: dialog, preferences, content blockers, opt-in code, the borlabs-cookie cookie.
const setup = window.borlabsCookieConfig;
const texts = setup.localizationStrings;
const box = document.getElementById('BorlabsCookieBox');
const started = new Set();

function stored() {
  try {
    return JSON.parse(decodeURIComponent(readCookie(setup.settings.cookieName)));
  } catch {
    return null;
  }
}

const servicesOf = (group) => Object.values(setup.services).filter((service) => service.serviceGroupId === group);
const hasConsent = (service) => Object.values(stored()?.consents ?? {}).some((services) => services.includes(service));

function insertHtml(place, html) {
  place.innerHTML = html;
  for (const inert of place.querySelectorAll('script')) {
    const live = document.createElement('script');
    for (const { name, value } of inert.attributes) live.setAttribute(name, value);
    live.text = inert.text;
    inert.replaceWith(live);
  }
}

const decode = (text) => new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));

function unblock(blocker) {
  insertHtml(blocker, decode(blocker.dataset.borlabsCookieContent));
  blocker.removeAttribute('data-borlabs-cookie-content');
}

function apply() {
  for (const service of Object.values(setup.services)) {
    if (!service.optInCode || started.has(service.id) || !hasConsent(service.id)) continue;
    started.add(service.id);
    insertHtml(document.body.appendChild(document.createElement('div')), decode(service.optInCode));
  }
  for (const blocker of document.querySelectorAll('[data-borlabs-cookie-content]'))
    if (hasConsent(setup.contentBlockers[blocker.dataset.borlabsCookieContentBlockerId].serviceId)) unblock(blocker);
  if (stored()) showWidget();
}

function save(consents) {
  const before = stored();
  const expires = new Date(Date.now() + setup.settings.cookieLifetime * 86_400_000).toUTCString();
  const uid = before?.uid ?? Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 10)).join('-');
  const value = { consents, domainPath: setup.settings.cookieDomainPath, expires, uid, v3: true, version: setup.settings.cookieVersion };
  // biome-ignore lint/suspicious/noDocumentCookie: this is what consent plugins do
  document.cookie = `borlabs-cookie=${encodeURIComponent(JSON.stringify(value))}; expires=${expires}; path=/; SameSite=Lax; Secure`;
  fetch(`${setup.settings.restUrl}consent/log`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ consents, language: 'de', uid, version: setup.settings.cookieVersion }),
    keepalive: true,
  }).catch(() => {});
  close();
  const gone = Object.values(before?.consents ?? {})
    .flat()
    .filter((service) => !hasConsent(service));
  for (const service of gone)
    for (const prefix of setup.services[service]?.cookies ?? [])
      for (const pair of document.cookie.split('; ')) if (pair.startsWith(prefix)) deleteSiteCookie(pair.split('=')[0]);
  document.dispatchEvent(new CustomEvent('borlabs-cookie-consent-saved', { detail: value }));
  if (gone.length > 0) location.reload();
  else apply();
}

function close() {
  box.replaceChildren();
  document.documentElement.classList.remove('brlbs-no-scroll');
}

const allServices = (group) => servicesOf(group).map(({ id }) => id);
const essentialOnly = () => ({ essential: allServices('essential') });
const everything = () => Object.fromEntries(setup.serviceGroups.map(({ id }) => [id, allServices(id)]));

function chosenGroups() {
  const groups = [...box.querySelectorAll('.brlbs-cmpnt-checkbox-group input:checked')].map(({ value }) => value);
  return Object.fromEntries(groups.map((group) => [group, allServices(group)]));
}

function chosenServices() {
  const consents = essentialOnly();
  for (const toggle of box.querySelectorAll('[data-borlabs-cookie-service][aria-checked="true"]')) {
    const { serviceGroupId: group, id } = setup.services[toggle.dataset.borlabsCookieService];
    if (group !== 'essential') consents[group] = [...(consents[group] ?? []), id];
  }
  return consents;
}

function showWidget() {
  const place = document.getElementById('BorlabsCookieWidget');
  if (place.firstChild) return;
  place.innerHTML = `<button type="button" class="brlbs-cmpnt-widget brlbs-position-bottom-left borlabs-cookie-open-dialog-preferences" aria-label="${texts.widgetLabel}"><svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true"><path fill="currentColor" d="M12 2a10 10 0 1 0 10 10 4 4 0 0 1-5-5 4 4 0 0 1-5-5zM8 9a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zm1 7a1.2 1.2 0 1 1 0-2.4A1.2 1.2 0 0 1 9 16zm6 1a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3z"/></svg></button>`;
}

function acceptService(id) {
  const consents = stored()?.consents ?? essentialOnly();
  const group = setup.services[id].serviceGroupId;
  save({ ...consents, [group]: [...new Set([...(consents[group] ?? []), id])] });
}

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const opener = target?.closest('.borlabs-cookie-open-dialog-preferences');
  const blocker = target?.closest('[data-borlabs-cookie-content]');
  const action = target?.closest('[data-borlabs-cookie-unblock],[data-borlabs-cookie-accept-service]');
  if (!opener && !(blocker && action)) return;
  event.preventDefault();
  if (opener) openPreferences(false);
  else if ('borlabsCookieUnblock' in action.dataset) unblock(blocker);
  else acceptService(setup.contentBlockers[blocker.dataset.borlabsCookieContentBlockerId].serviceId);
});

window.BorlabsCookie = {
  Consents: { hasConsent, getCookie: stored },
  Dialog: { open: openEntrance, openPreferences: () => openPreferences(false) },
};
apply();
const onLegalPage = setup.settings.hideDialogOnPages.includes(location.pathname);
if (!stored() && !onLegalPage) setTimeout(openEntrance, 300);
window.dispatchEvent(new Event('borlabs-cookie-after-init'));
