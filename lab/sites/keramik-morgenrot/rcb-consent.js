// biome-ignore-all lint/correctness/noUnusedVariables: rcb-dialog.js follows in the same function
// The consent plugin in the browser, first part: cookie with the choice, release of blocked scripts and frames, window.consentApi.
const settings = JSON.parse(document.getElementById('a7c9e1f2-js-extra').textContent).others;
const services = settings.groups.flatMap((group) =>
  group.items.map((item) => ({ ...item, group: group.id, essential: group.isEssential })),
);
const essentials = services.filter((service) => service.essential).map(({ id }) => id);
const legitimate = services.filter((service) => service.legitimateInterest).map(({ id }) => id);
const optional = services.filter((service) => !service.essential).map(({ id }) => id);
const year = 31536000;

function decision() {
  const raw = readCookie(settings.cookieName);
  if (!raw) return null;
  const [, , , ...json] = decodeURIComponent(raw).split(':');
  return new Set(Object.values(JSON.parse(json.join(':'))).flat());
}

function write(name, value) {
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the plugin does
  document.cookie = `${name}=${value}; path=/; expires=${new Date(Date.now() + year * 1000).toUTCString()}; SameSite=Lax; Secure`;
}

function given(name) {
  const service = services.find(({ uniqueName }) => uniqueName === name);
  return service === undefined || decision()?.has(service.id) === true;
}

const waitingFor = [];
window.consentApi = {
  consentSync: (name) => ({ cookie: null, consentGiven: decision() !== null, cookieOptIn: given(name) }),
  consent: (name) =>
    new Promise((resolve) => {
      if (given(name)) resolve();
      else waitingFor.push({ name, resolve });
    }),
};
window.dispatchEvent(new Event('consentApi'));

function releaseScript(blocked) {
  const element = document.createElement('script');
  for (const { name, value } of blocked.attributes) {
    if (name === 'type' || name.startsWith('consent-')) continue;
    element.setAttribute(name, value);
  }
  const source = blocked.getAttribute('consent-original-src-_');
  if (source) element.src = source;
  else element.text = blocked.textContent;
  element.setAttribute('consent-transaction-complete', '1');
  blocked.replaceWith(element);
}

function apply() {
  const allowed = decision();
  if (!allowed) return;
  for (const blocked of document.querySelectorAll('[consent-required]')) {
    const required = blocked.getAttribute('consent-required').split(',').map(Number);
    if (!required.every((id) => allowed.has(id))) continue;
    if (blocked.tagName === 'SCRIPT') {
      releaseScript(blocked);
      continue;
    }
    blocked.src = blocked.getAttribute('consent-original-src-_');
    blocked.removeAttribute('consent-required');
    blocked.setAttribute('consent-transaction-complete', '1');
    blocked.previousElementSibling?.remove();
  }
  for (const entry of waitingFor.splice(0)) {
    if (given(entry.name)) entry.resolve();
    else waitingFor.push(entry);
  }
}

function forget(allowed) {
  for (const service of services) {
    if (allowed.includes(service.id)) continue;
    for (const { type, name, host } of service.definitions)
      if (type === 'http' && host.endsWith('keramik-morgenrot.test'))
        for (const pair of document.cookie.split('; '))
          if (pair.split('=')[0] === name || (name.endsWith('*') && pair.startsWith(name.slice(0, -1))))
            deleteSiteCookie(pair.split('=')[0]);
  }
}

function decide(ids, buttonClicked) {
  const allowed = [...new Set([...essentials, ...ids])];
  const byGroup = {};
  for (const group of settings.groups) {
    const chosen = group.items.map(({ id }) => id).filter((id) => allowed.includes(id));
    if (chosen.length > 0) byGroup[group.id] = chosen;
  }
  const uuid = newUuid();
  const value = `${Math.floor(Date.now() / 1000)}:${uuid}:${settings.revisionHash}:${JSON.stringify(byGroup)}`;
  write(settings.cookieName, encodeURIComponent(value));
  fetch('/wp-json/real-cookie-banner/v1/consent?_locale=user', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      buttonClicked,
      decision: byGroup,
      gcmConsent: null,
      viewPortWidth: innerWidth,
      viewPortHeight: innerHeight,
      referer: location.href,
      blocker: 0,
      uuid,
    }),
  }).catch(() => {});
  forget(allowed);
  overlay().replaceChildren();
  overlay().style.display = 'none';
  apply();
}
