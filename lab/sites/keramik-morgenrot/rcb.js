// The consent plugin in the browser: dialog, cookie with the choice, release of blocked scripts and frames, window.consentApi.
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

function overlay() {
  return document.querySelector('div[id][data-bg][consent-skip-blocker="1"]');
}

function serviceRow(service, checked, locked) {
  const rows = service.definitions.map(({ name, host, duration }) => `<li>${name} (${host}), Dauer: ${duration}</li>`).join('');
  return `<div class="a52d1c-27"><label><input type="checkbox" name="rcb-service" value="${service.id}"${checked ? ' checked' : ''}${locked ? ' disabled' : ''}> <strong>${service.name}</strong></label><span> · ${service.provider}</span><p>${service.purpose}${service.legitimateInterest ? ' <em>Verwendung auf gesetzlicher Grundlage: berechtigtes Interesse</em>' : ''}</p><details><summary>Service-Informationen anzeigen</summary><ul>${rows}</ul></details></div>`;
}

function individual(body) {
  const known = decision();
  body.innerHTML = settings.groups
    .map(
      (group) =>
        `<div class="a52d1c-25"><h3><label><input type="checkbox" name="rcb-group" value="${group.id}"${group.isEssential ? ' checked disabled' : ''}> ${group.name} (${group.items.length})</label></h3><p>${group.description}</p>${group.items
          .map((item) =>
            serviceRow(item, group.isEssential || (known ? known.has(item.id) : item.legitimateInterest === true), group.isEssential),
          )
          .join('')}</div>`,
    )
    .join('');
  for (const box of body.querySelectorAll('[name=rcb-group]'))
    box.addEventListener('change', () => {
      for (const inner of box.closest('.a52d1c-25').querySelectorAll('[name=rcb-service]')) inner.checked = box.checked;
    });
}

function open(first) {
  const host = overlay();
  if (host.firstChild) return;
  const button = (number, text) =>
    `<a role="button" id="a52d1c-btn-${number}" class="a52d1c-${number}" tabindex="0"><span>${text}</span></a>`;
  host.innerHTML = `<dialog open class="a52d1c-3 animate__animated animate__fadeInUp" style="animation-duration:500ms" aria-modal="true" aria-labelledby="a52d1c-headline"><div class="a52d1c-5"><div class="a52d1c-6"><div class="a52d1c-8" id="a52d1c-headline">${settings.texts.headline}</div></div><div class="a52d1c-9"><div class="a52d1c-10">${settings.texts.description}</div><div class="a52d1c-24"></div></div><div class="a52d1c-14">${button(15, 'Alle akzeptieren')}${button(16, 'Weiter ohne Einwilligung')}${first ? button(17, 'Privatsphäre-Einstellungen individuell festlegen') : button(18, 'Individuelle Auswahlen speichern')}</div><div class="a52d1c-30"><a href="/datenschutz/">Datenschutzerklärung</a> • <a href="/impressum/">Impressum</a><span> • WordPress Cookie-Plugin von Real Cookie Banner</span></div></div></dialog>`;
  host.style.display = 'flex';
  const level = first ? 'main' : 'ind';
  const on = (number, action) =>
    host.querySelector(`.a52d1c-${number}`)?.addEventListener('click', (event) => {
      event.preventDefault();
      action();
    });
  on(15, () => decide(optional, `${level}_all`));
  // Services on legitimate interest go on running: the visitor would have to object to each of them.
  on(16, () => decide(legitimate, `${level}_essential`));
  on(17, () => {
    host.replaceChildren();
    open(false);
  });
  on(18, () =>
    decide(
      [...host.querySelectorAll('[name=rcb-service]:checked')].map((box) => Number(box.value)),
      'ind_custom',
    ),
  );
  if (!first) individual(host.querySelector('.a52d1c-24'));
}

function visualBlockers() {
  for (const frame of document.querySelectorAll('iframe[consent-required]')) {
    const name = services.find(({ id }) => String(id) === frame.getAttribute('consent-required'))?.name ?? 'Service';
    const blocker = document.createElement('div');
    blocker.className = 'rcb-content-blocker';
    blocker.innerHTML = `<div class="a52d1c-40"><strong>Wir benötigen deine Zustimmung, um ${name} zu laden</strong><p>Das Video kommt von einem Drittanbieter, der dabei personenbezogene Daten wie deine IP-Adresse erhält und Cookies setzen kann.</p><div><a role="button" tabindex="0" class="a52d1c-41">Inhalte laden</a> <a role="button" tabindex="0" class="a52d1c-42">Individuelle Privatsphäre-Einstellungen</a></div></div>`;
    frame.before(blocker);
    blocker
      .querySelector('.a52d1c-41')
      .addEventListener('click', () => decide([...(decision() ?? []), Number(frame.getAttribute('consent-required'))], 'unblock'));
    blocker.querySelector('.a52d1c-42').addEventListener('click', () => open(false));
  }
}

whenParsed(() => {
  visualBlockers();
  apply();
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href="#consent-change"], a[href="#consent-revoke"]');
    if (!link) return;
    event.preventDefault();
    if (link.hash === '#consent-change') open(false);
    else decide([], 'shortcode_revoke');
  });
  if (decision() === null) open(true);
});
