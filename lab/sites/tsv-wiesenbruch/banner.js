// Home-made consent banner: accept, reject and settings on the first layer, nothing ticked, the choice kept in localStorage.
const key = 'tsv-einwilligung';
const purposes = [
  { id: 'statistik', label: 'Statistik (Google Analytics)' },
  { id: 'video', label: 'Videos (YouTube)' },
];

function choice() {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null;
  }
}

function apply() {
  const allowed = choice() ?? {};
  releaseBlocked('[data-zweck]', (element) => allowed[element.dataset.zweck] === true);
  for (const note of document.querySelectorAll('[data-platzhalter]')) note.hidden = allowed[note.dataset.platzhalter] === true;
}

function decide(allowed) {
  const before = choice() ?? {};
  localStorage.setItem(key, JSON.stringify({ ...allowed, zeitpunkt: new Date().toISOString() }));
  document.getElementById('einwilligung')?.remove();
  if (before.statistik && !allowed.statistik)
    for (const pair of document.cookie.split('; ')) if (pair.startsWith('_ga')) deleteSiteCookie(pair.split('=')[0]);
  if (purposes.some(({ id }) => before[id] && !allowed[id])) location.reload();
  else apply();
}

function render() {
  if (document.getElementById('einwilligung')) return;
  const button =
    'flex:1 1 160px;padding:12px;border:0;border-radius:8px;background:#166534;color:#fff;font:600 16px Arial,sans-serif;cursor:pointer';
  const banner =
    appendHtml(`<div id="einwilligung" role="dialog" aria-modal="true" aria-labelledby="einwilligung-titel" style="position:fixed;inset:0;z-index:9000;background:#0009;display:grid;place-items:center">
<div style="background:#fff;color:#16241b;max-width:620px;width:92vw;max-height:90vh;overflow:auto;border-radius:14px;padding:26px">
<h2 id="einwilligung-titel" style="margin-top:0">Dürfen wir zählen und Videos zeigen?</h2>
<p>Mit Ihrer Einwilligung nutzen wir zwei Dienste von Google: Google Analytics, um Besuche zu zählen, und YouTube, um Spielszenen zu zeigen. Dabei können Daten in die USA gelangen. Ihre Entscheidung können Sie jederzeit unter „Cookie-Einstellungen“ am Seitenende ändern. <a href="/datenschutz">Datenschutzerklärung</a> · <a href="/impressum">Impressum</a></p>
<div data-auswahl hidden>${purposes.map(({ id, label }) => `<label style="display:block;padding:8px 0"><input type="checkbox" name="${id}"> ${label}</label>`).join('')}<button type="button" data-speichern style="${button}">Auswahl speichern</button></div>
<div style="display:flex;gap:12px;flex-wrap:wrap;margin-top:16px"><button type="button" data-ablehnen style="${button}">Alle ablehnen</button><button type="button" data-annehmen style="${button}">Alle akzeptieren</button></div>
<p style="margin-bottom:0"><button type="button" data-mehr style="border:0;background:none;color:#166534;text-decoration:underline;font:15px Arial,sans-serif;cursor:pointer">Einstellungen</button></p></div></div>`);
  const on = (selector, action) => banner.querySelector(selector).addEventListener('click', action);
  const all = (value) => Object.fromEntries(purposes.map(({ id }) => [id, value]));
  on('[data-annehmen]', () => decide(all(true)));
  on('[data-ablehnen]', () => decide(all(false)));
  on('[data-mehr]', () => {
    banner.querySelector('[data-auswahl]').hidden = false;
  });
  on('[data-speichern]', () => decide(Object.fromEntries(purposes.map(({ id }) => [id, banner.querySelector(`[name=${id}]`).checked]))));
}

whenParsed(() => {
  apply();
  for (const link of document.querySelectorAll('[data-einstellungen]'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      render();
    });
  if (choice() === null && !looksLikeRobot()) render();
});
