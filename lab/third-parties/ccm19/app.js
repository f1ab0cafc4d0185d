const key = 'ccm_consent';
const embeddings = (config.groups ?? []).flatMap((group) => group.embeddings);
const purposes = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

function stored() {
  try {
    return JSON.parse(localStorage.getItem(key))?.['/'] ?? null;
  } catch {
    return null;
  }
}

function announce(state) {
  window.CCM.consent = state.consent;
  window.CCM.acceptedEmbeddings = embeddings.filter((embedding) => state.embeddings.includes(embedding.id));
  const granted = window.CCM.acceptedEmbeddings.flatMap((embedding) => embedding.storages);
  const values = Object.fromEntries(purposes.map((purpose) => [purpose, granted.includes(purpose) ? 'granted' : 'denied']));
  window.gtag?.('consent', 'update', values);
  window.dataLayer?.push({
    event: 'CCM19.consentStateChanged',
    'CCM19.acceptedEmbeddings': window.CCM.acceptedEmbeddings.map((embedding) => embedding.name),
  });
  window.dispatchEvent(new Event('ccm19ConsentStateChanged'));
}

function close() {
  for (const modal of document.querySelectorAll('.ccm-modal')) modal.classList.remove('active');
  document.querySelector('.ccm-settings-summoner').hidden = stored() === null;
  window.dispatchEvent(new Event('ccm19WidgetClosed'));
}

function save(ids) {
  const before = stored()?.embeddings ?? [];
  const state = { gen: 14, ucid: stored()?.ucid ?? newUuid(), consent: true, embeddings: ids, created: new Date().toISOString() };
  localStorage.setItem(key, JSON.stringify({ '/': state }));
  fetch(`https://cloud.ccm19.de/app/consent?domain=${config.domain}`, {
    method: 'POST',
    body: JSON.stringify({ ucid: state.ucid, embeddings: ids, url: location.origin }),
  }).catch(() => {});
  close();
  announce(state);
  if (!before.some((id) => !ids.includes(id))) return;
  for (const pair of document.cookie.split('; ')) if (pair.startsWith('_ga')) deleteSiteCookie(pair.split('=')[0]);
  location.reload();
}

const footer = `<div class="ccm-modal--footer"><ul class="ccm-link-container"><li><a href="${config.privacyPath}" class="ccm-privacy-link">Datenschutz</a></li><li><a href="${config.imprintPath}" class="ccm-imprint-link">Impressum</a></li></ul><div class="ccm-powered-by"><a href="https://www.ccm19.de/" target="_blank" rel="noopener nofollow">Cookie Consent mit CCM19</a></div></div>`;

const group = ({ name, embeddings: members }) =>
  `<fieldset class="ccm-cookie-group"><legend>${name}</legend>${members.map(({ id, name: title, vendor, description }) => `<label class="ccm-control-panel--embedding"><input type="checkbox" class="ccm-control-panel--checkbox" data-id="${id}"> <strong>${title}</strong></label><p>${description}</p><p>Anbieter: ${vendor}</p>`).join('')}</fieldset>`;

function build() {
  const style = document.createElement('style');
  style.textContent = styleText;
  document.head.append(style);
  const root =
    appendHtml(`<div class="ccm-root"><div id="ccm-widget" class="ccm-modal ccm-widget ccm--is-blocking" role="dialog" aria-modal="true" aria-labelledby="ccm-widget-title"><div class="ccm-modal-inner">
<div class="ccm-modal--header"><p id="ccm-widget-title" class="ccm-modal--title">${config.title}</p></div><div class="ccm-modal--body"><div class="ccm-widget--text">${config.text}</div>
<div class="ccm-widget--buttons"><button type="button" class="button ccm--decline-cookies${config.declineAsLink ? ' ccm--as-link' : ''} ccm--ctrl-init">Ablehnen</button><button type="button" class="button ccm--save-settings ccm--button-primary ccm--ctrl-init" data-full-consent="true">Alle akzeptieren</button><button type="button" class="button ccm-dialog-btn" data-ccm-modal="ccm-control-panel">Einstellungen</button></div></div>${footer}</div></div>
<div id="ccm-control-panel" class="ccm-modal ccm-control-panel" role="dialog" aria-modal="true" aria-label="Einstellungen"><div class="ccm-modal-inner"><p class="ccm-modal--title">Einstellungen</p>
<fieldset class="ccm-cookie-group"><legend>Technisch notwendig</legend><label><input type="checkbox" checked disabled> <strong>CCM19</strong></label><p>Speichert Ihre Auswahl im lokalen Speicher (ccm_consent).</p></fieldset>${(config.groups ?? []).map(group).join('')}
<div class="ccm-control-panel--buttons"><button type="button" class="button ccm--save-settings" data-full-consent="false">Auswahl speichern</button><button type="button" class="button ccm--save-settings ccm--button-primary" data-full-consent="true">Alle akzeptieren</button></div>${footer}</div></div>
<div class="ccm-settings-summoner ccm-settings-summoner--ld" hidden><button type="button" class="ccm-settings-summoner--link ccm-dialog-btn" data-ccm-modal="ccm-widget" aria-label="Cookie-Einstellungen öffnen"><svg viewBox="0 0 24 24" width="26" fill="#fff" aria-hidden="true"><path d="M12 2a10 10 0 1 0 10 10 4 4 0 0 1-5-5 4 4 0 0 1-5-5zM8 9.500a1.500 1.500 0 1 1 0-3 1.500 1.500 0 0 1 0 3zm1 7a1.500 1.500 0 1 1 0-3 1.500 1.500 0 0 1 0 3zm6 1a1.500 1.500 0 1 1 0-3 1.500 1.500 0 0 1 0 3z"/></svg></button></div></div>`);
  root.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (!button) return;
    if (button.dataset.ccmModal) open(button.dataset.ccmModal);
    else if (button.classList.contains('ccm--decline-cookies')) save([]);
    else if (button.dataset.fullConsent === 'true') save(embeddings.map(({ id }) => id));
    else save([...root.querySelectorAll('.ccm-control-panel--checkbox:checked')].map((box) => box.dataset.id));
  });
}

function open(id) {
  for (const modal of document.querySelectorAll('.ccm-modal')) modal.classList.toggle('active', modal.id === id);
  for (const box of document.querySelectorAll('.ccm-control-panel--checkbox'))
    box.checked = stored()?.embeddings.includes(box.dataset.id) ?? false;
}

window.CCM = {
  consent: false,
  acceptedCookies: [],
  acceptedEmbeddings: [],
  openWidget: () => open('ccm-widget'),
  openControlPanel: () => open('ccm-control-panel'),
};
if (stored()) announce(stored());
whenParsed(() => {
  build();
  if (stored()) close();
  else open('ccm-widget');
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href="#CCM.openWidget"],a[href="#CCM.openControlPanel"]');
    if (!link) return;
    event.preventDefault();
    window.CCM[link.hash.split('.')[1]]();
  });
  window.dispatchEvent(new Event('ccm19WidgetLoaded'));
});
