// Real Cookie Banner (Pro): dialog, decision, opt-in code of services, content blockers, links of the footer.
const settings = window.realCookieBanner;
const { groups, blocker, revisionHash, cookieDuration } = settings.others.frontend;
const { prefix, userConsentCookieName: name } = settings;
const root = document.getElementById(prefix);
const started = new Set();

function write(value, days) {
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the plugin does
  document.cookie = `${name}=${value}; expires=${new Date(Date.now() + days * 86_400_000).toUTCString()}; path=/; SameSite=Lax; Secure`;
}

function decision() {
  const raw = readCookie(name);
  if (!raw) return null;
  return JSON.parse(decodeURIComponent(raw).split(':').slice(3).join(':'));
}

const allowed = () => Object.values(decision() ?? {}).flat();
const choiceOf = (wanted) => Object.fromEntries(groups.filter(wanted).map((group) => [group.id, group.items.map(({ id }) => id)]));
const onlyEssential = () => choiceOf((group) => group.isEssential);

function save(choice, buttonClicked) {
  write(encodeURIComponent(`${Math.floor(Date.now() / 1000)}:${newUuid()}:${revisionHash}:${JSON.stringify(choice)}`), cookieDuration);
  root.style.display = 'none';
  root.innerHTML = '';
  fetch(`${settings.restUrl}consent?_locale=user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-wp-nonce': settings.restNonce },
    body: JSON.stringify({ groups: choice, buttonClicked, viewPort: [innerWidth, innerHeight], referer: location.href }),
    keepalive: true,
  }).catch(() => {});
  apply();
}

const anchor = (id, text, look) =>
  `<a href="#" role="button" tabindex="0" id="${prefix}-${id}" class="${prefix}-btn ${look}"><span>${text}</span></a>`;
const duration = ({ duration: count, durationUnit }) =>
  ({ d: `${count} Tage`, mo: `${count} Monate`, m: `${count} Minuten` })[durationUnit] ?? 'Sitzung';
const service = ({ name: title, purpose, provider, technicalDefinitions, legalBasis }) =>
  `<div class="${prefix}-cookie"><strong>${title}</strong><p>${purpose}</p><p>Anbieter: ${provider}<br>Rechtsgrundlage: ${{ consent: 'Einwilligung', 'legitimate-interest': 'Berechtigtes Interesse' }[legalBasis] ?? 'Rechtliche Verpflichtung'}</p>${technicalDefinitions.map((entry) => `<p>Cookie ${entry.name} (${entry.host}), ${duration(entry)}</p>`).join('')}</div>`;
const groupBox = (group) =>
  `<div class="${prefix}-group"><label><input type="checkbox" value="${group.id}"${group.isEssential ? ' checked disabled' : Object.hasOwn(decision() ?? {}, group.id) ? ' checked' : ''}> <b>${group.name}</b> (${group.items.length})</label><p>${group.description}</p><details><summary>Service-Informationen anzeigen</summary>${group.items.map(service).join('')}</details></div>`;

function show(individual) {
  root.style.display = 'flex';
  root.innerHTML = `<dialog open class="${prefix}-dialog" aria-modal="true" aria-labelledby="${prefix}-headline"><div class="${prefix}-headline" id="${prefix}-headline">${individual ? 'Individuelle Privatsphäre-Einstellungen' : 'Privatsphäre-Einstellungen'}</div>
<p>Wir verwenden Cookies und ähnliche Technologien auf unserer Website und verarbeiten personenbezogene Daten von dir (z. B. IP-Adresse), um z. B. Inhalte und Anzeigen zu personalisieren, Medien von Drittanbietern einzubinden oder Zugriffe auf unsere Website zu analysieren. Die Datenverarbeitung kann auch erst in Folge gesetzter Cookies stattfinden. Wir teilen diese Daten mit Dritten, die wir in den Privatsphäre-Einstellungen benennen.</p>
<p>Die Datenverarbeitung kann mit deiner Einwilligung oder auf Basis eines berechtigten Interesses erfolgen, dem du in den Privatsphäre-Einstellungen widersprechen kannst. Du hast das Recht, nicht einzuwilligen und deine Einwilligung zu einem späteren Zeitpunkt zu ändern oder zu widerrufen. Weitere Informationen findest du in unserer <a href="/datenschutzerklaerung/">Datenschutzerklärung</a>.</p>
<p>Einige Dienste verarbeiten personenbezogene Daten in den USA. Mit deiner Einwilligung stimmst du auch dieser Verarbeitung gemäß Art. 49 Abs. 1 lit. a DSGVO zu.</p>
${individual ? groups.map(groupBox).join('') : `<ul class="${prefix}-dots">${groups.map((group) => `<li>${group.name}</li>`).join('')}</ul>`}
<div class="${prefix}-buttons">${anchor('all', 'Alle akzeptieren', 'is-filled')}${individual ? anchor('save', 'Individuelle Auswahlen speichern', 'is-filled') : ''}${anchor('none', 'Weiter ohne Einwilligung', 'is-text')}${individual ? '' : anchor('more', 'Privatsphäre-Einstellungen individuell festlegen', 'is-text')}</div>
<div class="${prefix}-footer"><a href="/datenschutzerklaerung/">Datenschutzerklärung</a> • <a href="/impressum/">Impressum</a> • <a href="https://devowl.io/de/wordpress-real-cookie-banner/" target="_blank" rel="noopener">WordPress Cookie Plugin von Real Cookie Banner</a></div></dialog>`;
  const on = (id, action) =>
    document.getElementById(`${prefix}-${id}`)?.addEventListener('click', (event) => {
      event.preventDefault();
      action();
    });
  on('all', () =>
    save(
      choiceOf(() => true),
      'main_all',
    ),
  );
  on('none', () => save(onlyEssential(), individual ? 'ind_essential' : 'main_essential'));
  on('more', () => show(true));
  on('save', () => {
    const ticked = [...root.querySelectorAll('input:checked')].map((input) => Number(input.value));
    save(
      choiceOf((group) => ticked.includes(group.id)),
      'ind_custom',
    );
  });
}

function release(blocked) {
  const source = blocked.getAttribute('consent-original-src-_');
  if (blocked.tagName === 'IFRAME') {
    blocked.src = source;
    for (const attribute of ['consent-original-src-_', 'consent-required', 'consent-by', 'consent-id']) blocked.removeAttribute(attribute);
    blocked.style.display = '';
  } else {
    const script = document.createElement('script');
    script.src = source;
    blocked.replaceWith(script);
  }
}

function cover(blocked, rule) {
  const place = document.querySelector(`[data-rcb-cover="${rule.id}"]`) ?? blocked;
  if (place.previousElementSibling?.classList.contains('rcb-content-blocker')) return;
  const box = document.createElement('div');
  box.className = 'rcb-content-blocker';
  box.innerHTML = `<strong>Hier kommt „${rule.name}“</strong><p>Der Inhalt wird von einem anderen Anbieter geladen; er erfährt dabei mindestens deine IP-Adresse. Du kannst nur diesen Dienst freigeben.</p><a href="#" role="button">Inhalt laden</a>`;
  place.before(box);
  box.querySelector('a').addEventListener('click', (event) => {
    event.preventDefault();
    const chosen = decision() ?? onlyEssential();
    const group = groups.find(({ items }) => items.some(({ id }) => rule.services.includes(id)));
    save({ ...chosen, [group.id]: [...new Set([...(chosen[group.id] ?? []), ...rule.services])] }, 'unblock');
  });
}

function apply() {
  for (const { id, codeOptIn } of groups.flatMap(({ items }) => items)) {
    if (!codeOptIn || started.has(id) || !allowed().includes(id)) continue;
    started.add(id);
    document.head.append(document.createRange().createContextualFragment(codeOptIn));
  }
  for (const blocked of document.querySelectorAll('[consent-required]')) {
    const rule = blocker.find(({ id }) => String(id) === blocked.getAttribute('consent-id'));
    if (rule.services.every((id) => allowed().includes(id))) {
      for (const box of document.querySelectorAll('.rcb-content-blocker')) box.remove();
      release(blocked);
    } else cover(blocked, rule);
  }
}

function revoke() {
  for (const pair of document.cookie.split('; ')) if (/^(_ga|_uet)/.test(pair)) deleteSiteCookie(pair.split('=')[0]);
  write('', -1);
  location.reload();
}

whenParsed(() => {
  const history = () =>
    alert(
      decision()
        ? `Einwilligung vom ${new Date(Number(readCookie(name).split('%3A')[0]) * 1000).toLocaleString('de')}`
        : 'Es gibt noch keine Einwilligung.',
    );
  const actions = { '#consent-change': () => show(true), '#consent-history': history, '#consent-revoke': revoke };
  for (const link of document.querySelectorAll('a[href^="#consent-"]'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      actions[link.hash]();
    });
  apply();
  if (!decision()) show(false);
});
