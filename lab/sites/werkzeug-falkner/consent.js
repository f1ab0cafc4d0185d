// Amasty_GdprFrontendUi: reads the choice, tells Google's tags, draws bar and dialog, lets waiting scripts run.
const groupNames = { 2: 'komfort', 3: 'statistik', 4: 'marketing' };
const base = '/gdprcookie/cookie';

function gtag() {
  // biome-ignore lint/complexity/noArguments: the data layer tells commands from events by this very type
  window.dataLayer.push(arguments);
}

function allowedGroups() {
  const value = readCookie('amcookie_allowed');
  if (value === null) return null;
  const list = decodeURIComponent(value).split(',');
  return list.includes('0') ? ['1', '2', '3', '4'] : list;
}

const isAllowed = (group) => allowedGroups()?.includes(group) ?? false;
const word = (value) => (value ? 'granted' : 'denied');

function apply() {
  if (allowedGroups() === null) return;
  const marketing = word(isAllowed('4'));
  gtag('consent', 'update', {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    analytics_storage: word(isAllowed('3')),
  });
  window.dataLayer.push({ event: 'amcookie_update', amcookie_groups: allowedGroups().map((id) => groupNames[id] ?? 'essential') });
  whenParsed(() => {
    releaseBlocked('script[type="text/plain"][data-amgdpr-group]', (element) => isAllowed(element.dataset.amgdprGroup));
    if (isAllowed('2')) document.dispatchEvent(new CustomEvent('amcookie:komfort'));
  });
}

window.isGdprCookieEnabled = true;
apply();

async function post(path, groups) {
  const body = new URLSearchParams({ form_key: readCookie('form_key') ?? '' });
  for (const id of groups ?? []) body.append('groups[]', id);
  await fetch(`${base}/${path}`, { method: 'POST', body, headers: { 'x-requested-with': 'XMLHttpRequest' } });
}

function toggle({ groupId, isEssential, name, description, cookies }) {
  const checked = isEssential || isAllowed(groupId);
  const rows = cookies
    .map((c) => `<tr><td>${c.name}</td><td>${c.description}</td><td>${c.lifetime}</td><td>${c.provider}</td></tr>`)
    .join('');
  return `<div class="amgdprcookie-cookie-container"><div class="amgdprcookie-header"><span class="amgdprcookie-title-block">${name}</span>
<div class="amgdprcookie-toggle-cookie${isEssential ? ' -disabled' : ''}"><input type="checkbox" class="amgdprcookie-input" name="groups[]" value="${groupId}" id="field-${groupId}"${checked ? ' checked' : ''}${isEssential ? ' disabled' : ''}><label class="amgdprcookie-label" for="field-${groupId}"><span class="label">${name}</span></label></div></div>
<div class="amgdprcookie-text">${description}</div><details class="amgdprcookie-link"><summary>Weitere Informationen</summary><div class="amgdprcookie-table-scroll"><table class="amgdprcookie-table"><thead><tr><th>Cookie</th><th>Zweck</th><th>Dauer</th><th>Anbieter</th></tr></thead><tbody>${rows}</tbody></table></div></details></div>`;
}

let groupData = null;
async function groups() {
  if (groupData === null) {
    const answer = await fetch(
      `${base}/cookies/?allowed=${readCookie('amcookie_allowed') ?? ''}&restriction=${readCookie('amcookie_policy_restriction') ?? ''}`,
    );
    ({ groupData } = await answer.json());
  }
  return groupData;
}

function close() {
  document.querySelector('.amgdprjs-bar-template')?.remove();
  document.querySelector('.amgdprcookie-groups-modal')?.remove();
  document.querySelector('.modals-overlay')?.remove();
  document.body.classList.remove('_has-modal');
}

async function decide(path, chosen) {
  const before = allowedGroups();
  await post(path, chosen);
  close();
  // Scripts cannot be taken back from a running page: the page is loaded again when something was withdrawn.
  if (before?.some((id) => !isAllowed(id))) location.reload();
  else apply();
}

async function openDialog() {
  close();
  const content = (await groups()).map(toggle).join('');
  document.body.classList.add('_has-modal');
  appendHtml('<div class="modals-overlay" style="z-index:902"></div>');
  const dialog =
    appendHtml(`<aside role="dialog" aria-modal="true" aria-label="Cookie-Einstellungen" class="modal-popup amgdprcookie-groups-modal _show"><div class="modal-inner-wrap"><header class="modal-header"><button class="action-close" data-role="closeBtn" type="button" aria-label="Schließen">×</button></header>
<div class="modal-content"><form class="amgdprcookie-groups" data-amcookie-js="form-cookie"><h3 class="amgdprcookie-settings-title">Cookie-Einstellungen</h3><p>Wählen Sie, welchen Gruppen Sie zustimmen. Die Auswahl können Sie jederzeit ändern.</p>${content}
<div class="amgdprcookie-buttons-block"><button type="button" class="amgdprcookie-button amgdprcookie-done -save" data-amcookie-js="done">Auswahl speichern</button><button type="button" class="amgdprcookie-button -decline">Alle ablehnen</button><button type="button" class="amgdprcookie-button -allow">Alle zulassen</button></div></form></div></div></aside>`);
  dialog.querySelector('.action-close').addEventListener('click', () => {
    close();
    if (allowedGroups() === null) openBar();
  });
  dialog.querySelector('.-allow').addEventListener('click', () => decide('allow'));
  dialog.querySelector('.-decline').addEventListener('click', () => decide('decline'));
  dialog.querySelector('.-save').addEventListener('click', () =>
    decide(
      'savegroups',
      [...dialog.querySelectorAll('.amgdprcookie-input:checked')].map((input) => input.value),
    ),
  );
}

function openBar() {
  const bar =
    appendHtml(`<aside class="amgdprjs-bar-template -bottom" data-role="gdpr-cookie-container" data-amgdpr-js="bar"><div class="amgdprcookie-bar-container" role="dialog" aria-label="Hinweis zu Cookies" tabindex="-1"><div class="amgdprcookie-bar-block">
<div class="amgdprcookie-policy"><strong>Ihre Privatsphäre im Werkzeugkoffer</strong><p>Wir und die unter „Einstellungen“ genannten Partner verwenden Cookies und ähnliche Techniken. Notwendige halten den Shop am Laufen. Mit Ihrer Einwilligung messen wir außerdem Reichweite, zeichnen die Bedienung auf, zeigen personalisierte Werbung (u. a. Google, Microsoft, Criteo) und bieten Komfortfunktionen wie den Chat. Dabei können Daten in die USA gelangen. Die Einwilligung ist freiwillig und jederzeit über „Cookie-Einstellungen“ im Fuß der Seite widerrufbar. <a href="/datenschutz">Datenschutzerklärung</a> · <a href="/impressum">Impressum</a></p></div>
<div class="amgdprcookie-buttons-block"><button type="button" class="amgdprcookie-button -decline" data-amgdprcookie-js="decline">Alle ablehnen</button><button type="button" class="amgdprcookie-button -settings" data-amgdprcookie-js="settings">Einstellungen</button><button type="button" class="amgdprcookie-button -allow -save" data-amgdprcookie-js="allow">Alle zulassen</button></div></div></div></aside>`);
  bar.querySelector('.-allow').addEventListener('click', () => decide('allow'));
  bar.querySelector('.-decline').addEventListener('click', () => decide('decline'));
  bar.querySelector('.-settings').addEventListener('click', openDialog);
}

whenParsed(() => {
  for (const link of document.querySelectorAll('[data-amcookie-js="open-modal"]'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      openDialog();
    });
  if (allowedGroups() !== null) return;
  // The endpoint says whether the visitor's country is one that must be asked.
  groups().then(() => {
    if (readCookie('amcookie_policy_restriction') !== 'allowed') return;
    localStorage.setItem('amCookieBarFirstShowTime', '1762848000');
    openBar();
  });
});
