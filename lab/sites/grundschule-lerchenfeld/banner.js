// Real Cookie Banner as its visitors meet it: dialog, own decisions, content blockers, the links #consent-change and #consent-revoke.
const settings = window.realCookieBanner;
const { groups, blocker, revisionHash, cookieDuration } = settings.others.frontend;
const name = settings.userConsentCookieName;
const host = document.querySelector('[data-rcb-root]');

const secondsOfDay = 86400;
function write(key, value, seconds) {
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the plugin does
  document.cookie = `${key}=${value}; expires=${new Date(Date.now() + seconds * 1000).toUTCString()}; path=/; SameSite=Lax; Secure`;
}

function decision() {
  const raw = readCookie(name);
  if (!raw) return null;
  try {
    return JSON.parse(decodeURIComponent(raw).split(':').slice(3).join(':'));
  } catch {
    return null;
  }
}

const allowedServices = () => Object.values(decision() ?? {}).flat();
const everything = () => Object.fromEntries(groups.map((group) => [group.id, group.items.map((item) => item.id)]));
const essentialsOnly = () => Object.fromEntries(groups.filter((g) => g.isEssential).map((g) => [g.id, g.items.map((item) => item.id)]));

function save(choice, buttonClicked) {
  const value = `${Math.floor(Date.now() / 1000)}:${newUuid()}:${revisionHash}:${JSON.stringify(choice)}`;
  write(name, encodeURIComponent(value), cookieDuration * secondsOfDay);
  host.style.display = 'none';
  host.innerHTML = '';
  fetch(`${settings.restUrl}consent?_locale=user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-wp-nonce': settings.restNonce },
    body: JSON.stringify({ groups: choice, buttonClicked, gcmConsent: [], viewPort: [innerWidth, innerHeight], referer: location.href }),
  }).catch(() => {});
  document.dispatchEvent(new CustomEvent('RCB/OptIn/All', { detail: choice }));
  unblock();
}

const link = (order, id, text, primary) =>
  `<a href="#" role="button" tabindex="0" id="${settings.prefix}-${id}" class="${settings.prefix}-btn ${primary ? 'is-filled' : 'is-text'}" style="order:${order}"><span>${text}</span></a>`;

const item = (service) =>
  `<div class="${settings.prefix}-cookie"><strong>${service.name}</strong><p>${service.purpose}</p><p>Anbieter: ${service.provider}</p><p>Cookies: ${service.technicalDefinitions.map((d) => `${d.name} (${d.duration ? `${d.duration} ${d.durationUnit}` : 'Sitzung'})`).join(', ')}</p></div>`;

const box = (group) =>
  `<div class="${settings.prefix}-group"><label><input type="checkbox" value="${group.id}" ${group.isEssential || Object.hasOwn(decision() ?? {}, group.id) ? 'checked' : ''} ${group.isEssential ? 'disabled' : ''}> <b>${group.name}</b></label><p>${group.description}</p><details><summary>Service-Informationen anzeigen</summary>${group.items.map(item).join('')}</details></div>`;

function show(individual) {
  host.style.display = 'flex';
  host.innerHTML = `<dialog open class="${settings.prefix}-dialog animate__animated animate__fadeInUp" aria-modal="true" aria-labelledby="${settings.prefix}-headline" tabindex="0"><div class="${settings.prefix}-body">
<div class="${settings.prefix}-headline" id="${settings.prefix}-headline">${individual ? 'Individuelle Privatsphäre-Einstellungen' : 'Privatsphäre-Einstellungen'}</div>
<p>Auf dieser Seite zeigen wir an zwei Stellen Inhalte von Google: unseren Terminkalender und Videos. Dabei erfährt Google mindestens Ihre IP-Adresse und kann Cookies setzen. Wir fragen Sie vorher. Ihre Einwilligung ist freiwillig, Sie können sie jederzeit in den Privatsphäre-Einstellungen am Ende jeder Seite widerrufen.</p>
<p>Sie sind unter 16? Dann fragen Sie bitte Ihre Eltern, bevor Sie zustimmen.</p>
<p>Google verarbeitet Daten auch in den USA. Ihre Einwilligung umfasst diese Übermittlung.</p>
${individual ? `<div class="${settings.prefix}-groups">${groups.map(box).join('')}</div>` : `<ul class="${settings.prefix}-dots">${groups.map((group) => `<li>${group.name}</li>`).join('')}</ul>`}
<div class="${settings.prefix}-buttons">
${link(0, 'all', 'Alle akzeptieren', true)}${link(1, 'none', 'Weiter ohne Einwilligung', true)}
${individual ? link(2, 'save', 'Individuelle Auswahlen speichern', false) : link(2, 'more', 'Privatsphäre-Einstellungen individuell festlegen', false)}
</div></div><div class="${settings.prefix}-footer"><a href="/datenschutz/">Datenschutzerklärung</a> • <a href="/impressum/">Impressum</a></div></dialog>`;
  const on = (id, action) =>
    document.getElementById(`${settings.prefix}-${id}`)?.addEventListener('click', (event) => {
      event.preventDefault();
      action();
    });
  on('all', () => save(everything(), 'main_all'));
  on('none', () => save(essentialsOnly(), 'main_essential'));
  on('more', () => show(true));
  on('save', () => {
    const ticked = [...host.querySelectorAll('input:checked')].map((input) => Number(input.value));
    save(Object.fromEntries(groups.filter((g) => ticked.includes(g.id)).map((g) => [g.id, g.items.map((i) => i.id)])), 'ind_custom');
  });
}

function release(frame) {
  frame.src = frame.getAttribute('consent-original-src-_');
  frame.removeAttribute('consent-original-src-_');
  frame.removeAttribute('consent-required');
  frame.style.display = '';
  if (frame.previousElementSibling?.classList.contains('rcb-content-blocker')) frame.previousElementSibling.remove();
}

function unblock() {
  for (const frame of document.querySelectorAll('iframe[consent-required]')) {
    const needed = frame.getAttribute('consent-required').split(',').map(Number);
    if (needed.every((id) => allowedServices().includes(id))) release(frame);
    else if (!frame.previousElementSibling?.classList.contains('rcb-content-blocker')) cover(frame);
  }
}

function cover(frame) {
  const rule = blocker.find(({ id }) => String(id) === frame.getAttribute('consent-id'));
  frame.style.display = 'none';
  const element = document.createElement('div');
  element.className = 'rcb-content-blocker';
  element.innerHTML = `<div class="rcb-content-blocker-inner"><strong>Hier wird „${rule.name}“ eingebunden</strong><p>Der Inhalt liegt bei Google. Wenn Sie ihn laden, willigen Sie in den Dienst „${rule.name}“ ein; die Entscheidung gilt auch für spätere Besuche.</p><a href="#" role="button" class="rcb-content-blocker-button">Inhalte laden</a></div>`;
  frame.before(element);
  element.querySelector('a').addEventListener('click', (event) => {
    event.preventDefault();
    const chosen = decision() ?? essentialsOnly();
    const media = groups.find((group) => group.items.some(({ id }) => rule.services.includes(id)));
    save({ ...chosen, [media.id]: [...new Set([...(chosen[media.id] ?? []), ...rule.services])] }, 'unblock');
  });
}

whenParsed(() => {
  for (const anchor of document.querySelectorAll('a[href="#consent-change"], a[href="#consent-revoke"]'))
    anchor.addEventListener('click', (event) => {
      event.preventDefault();
      if (anchor.hash === '#consent-change') return show(true);
      write(name, '', -1);
      alert(anchor.dataset.successMessage);
      location.reload();
    });
  unblock();
  if (!decision()) show(false);
});
