// biome-ignore-all lint/correctness/noUnusedVariables: rcb.js stands before it in the same function
// Real Cookie Banner, second part: placeholders, both layers of the dialog, the links of the footer.
const root = document.querySelector('[data-bg][consent-skip-blocker="1"]');
const everything = services.map(({ id }) => id);

function hide() {
  root.style.display = 'none';
  root.replaceChildren();
}

function cover(blocked, rule) {
  if (blocked.previousElementSibling?.matches('.rcb-content-blocker')) return;
  const box = document.createElement('div');
  box.className = 'rcb-content-blocker';
  box.innerHTML = `<img src="/wp-content/uploads/2025/02/video-platzhalter.svg" alt="" width="640" height="200"><strong>Wir benötigen deine Zustimmung, um ${rule.name} zu laden</strong><p>Wir verwenden einen Service eines Drittanbieters, um Inhalte einzubetten. Dieser kann Daten über deine Aktivitäten sammeln.</p><a href="#" role="button">Inhalt laden</a>`;
  blocked.before(box);
  box.querySelector('a').addEventListener('click', (event) => {
    event.preventDefault();
    save([...allowed(), ...rule.services], 'unblock');
  });
}

const anchor = (id, label) =>
  `<a href="#" role="button" tabindex="0" id="${root.id}-${id}" class="rcb-btn rcb-btn-${id}"><span>${label}</span></a>`;
const lasting = ({ duration, durationUnit }) =>
  duration ? `${duration} ${{ d: 'Tag(e)', mo: 'Monat(e)', m: 'Minute(n)' }[durationUnit]}` : 'Sitzung';
const serviceBox = (service, group) =>
  `<div class="rcb-service"><label><input type="checkbox" value="${service.id}"${group.isEssential ? ' checked disabled' : allowed().includes(service.id) ? ' checked' : ''}> <strong>${service.name}</strong></label><p>${service.purpose}</p><p>Anbieter: ${service.provider}</p>${service.technicalDefinitions.map((entry) => `<p>${entry.name} · ${entry.host} · ${lasting(entry)}</p>`).join('')}</div>`;
const groupBox = (group) =>
  `<div class="rcb-group"><h3>${group.name} (${group.items.length})</h3><p>${group.description}</p>${group.items.map((item) => serviceBox(item, group)).join('')}</div>`;

function show(individual) {
  root.style.display = 'flex';
  root.innerHTML = `<dialog open class="rcb-dialog animate__animated animate__fadeInUp" aria-modal="true" aria-labelledby="${root.id}-title"><div id="${root.id}-title" class="rcb-headline">${individual ? 'Individuelle Privatsphäre-Einstellungen' : 'Privatsphäre-Einstellungen'}</div>
<p>Wir verwenden Cookies und ähnliche Technologien auf unserer Website und verarbeiten personenbezogene Daten von dir (z. B. IP-Adresse), um Medien von Drittanbietern einzubinden, Zugriffe auf unsere Website zu analysieren und Anzeigen zu messen. Wir teilen diese Daten mit Dritten, die wir in den Privatsphäre-Einstellungen benennen.</p>
<p>Die Datenverarbeitung erfolgt mit deiner Einwilligung. Du hast das Recht, nicht einzuwilligen und deine Einwilligung zu einem späteren Zeitpunkt zu ändern oder zu widerrufen. Weitere Informationen findest du in unserer <a href="/datenschutz/">Datenschutzerklärung</a>.</p>
<p>Einige Services verarbeiten personenbezogene Daten in den USA. Mit deiner Einwilligung stimmst du auch dieser Verarbeitung zu.</p>
${individual ? `<div class="rcb-groups">${groups.map(groupBox).join('')}</div>` : `<ul class="rcb-dotted">${groups.map(({ name }) => `<li>${name}</li>`).join('')}</ul>`}
<div class="rcb-buttons">${anchor('all', 'Alle akzeptieren')}${anchor('none', 'Weiter ohne Einwilligung')}${individual ? anchor('save', 'Individuelle Auswahlen speichern') : anchor('more', 'Privatsphäre-Einstellungen individuell festlegen')}</div>
<div class="rcb-footer"><a href="/datenschutz/">Datenschutzerklärung</a> • <a href="/impressum/">Impressum</a></div></dialog>`;
  const ticked = () => [...root.querySelectorAll('input:checked')].map(({ value }) => Number(value));
  const level = individual ? 'ind' : 'main';
  const actions = {
    all: () => save(everything, `${level}_all`),
    none: () => save([], `${level}_essential`),
    more: () => show(true),
    save: () => save(ticked(), 'ind_custom'),
  };
  for (const [id, action] of Object.entries(actions))
    document.getElementById(`${root.id}-${id}`)?.addEventListener('click', (event) => {
      event.preventDefault();
      action();
    });
}

// The option to delete cookies after an objection is off.
function revoke() {
  save([], 'shortcode_revoke');
  location.reload();
}

function history() {
  const since = readCookie(userConsentCookieName)?.split('%3A')[0];
  alert(since ? `Entscheidung vom ${new Date(Number(since) * 1000).toLocaleString('de')}` : 'Es gibt noch keine Entscheidung.');
}

whenParsed(() => {
  const links = { '#consent-change': () => show(true), '#consent-history': history, '#consent-revoke': revoke };
  for (const link of document.querySelectorAll('a[href^="#consent-"]'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      links[link.hash]();
    });
  apply();
  const hidden = hidePageIds.some((id) => document.body.classList.contains(`page-id-${id}`));
  if (!decision() && !hidden) show(false);
});
