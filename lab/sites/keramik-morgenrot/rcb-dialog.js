// The consent plugin in the browser, second part: its dialog with two layers, and the placeholders of blocked frames.
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
  host.innerHTML = `<dialog open class="a52d1c-3 animate__animated animate__fadeInUp" style="animation-duration:500ms" aria-modal="true" aria-labelledby="a52d1c-headline"><div class="a52d1c-5"><div class="a52d1c-6"><div class="a52d1c-8" id="a52d1c-headline">${settings.texts.headline}</div></div><div class="a52d1c-9"><div class="a52d1c-10">${first ? settings.texts.description : settings.texts.individual}</div><div class="a52d1c-24"></div></div><div class="a52d1c-14">${button(15, 'Alle akzeptieren')}${button(16, 'Weiter ohne Einwilligung')}${first ? button(17, 'Privatsphäre-Einstellungen individuell festlegen') : button(18, 'Individuelle Auswahlen speichern')}</div><div class="a52d1c-30"><a href="/datenschutz/">Datenschutzerklärung</a> • <a href="/impressum/">Impressum</a><span> • WordPress Cookie-Plugin von Real Cookie Banner</span></div></div></dialog>`;
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
