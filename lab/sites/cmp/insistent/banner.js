// Consent is kept in a cookie, a rejection only for this tab: every new one asks again. Nothing in it can be reached by Tab.
function rejectedInThisTab() {
  return sessionStorage.getItem('cookie_abgelehnt') === 'ja';
}

function render() {
  if (document.getElementById('studio-wand')) return;
  const button =
    'padding:14px 26px;border-radius:6px;background:#5b2d6e;color:#fff;font:600 16px Arial,sans-serif;cursor:pointer;text-align:center';
  const wall =
    appendHtml(`<div id="studio-wand" style="position:fixed;inset:0;z-index:900;background:#2a1533e6;display:grid;place-items:center"><div style="width:520px;max-width:92vw;background:#fff;color:#2a1533;padding:28px;font:16px/1.5 Arial,sans-serif">
<h2 style="margin:0 0 8px;font-size:21px">Cookies und Statistik</h2><p>Wir möchten mit Google Analytics auswerten, wie unsere Website genutzt wird. Dabei erhält Google Daten, auch in den USA. Sie können Ihre Einwilligung jederzeit unter „Cookie-Einstellungen“ widerrufen.</p>
<div style="display:grid;grid-template-columns:1fr 1fr;gap:12px"><div data-wahl="alle" style="${button}">Alle akzeptieren</div><div data-wahl="keine" style="${button}">Alle ablehnen</div></div></div></div>`);
  for (const control of wall.querySelectorAll('[data-wahl]'))
    control.addEventListener('click', () => {
      wall.remove();
      if (control.dataset.wahl === 'alle') decide('alle');
      else sessionStorage.setItem('cookie_abgelehnt', 'ja');
    });
}

whenParsed(() => {
  applyChoice();
  onSettings(render);
  if (storedChoice() === null && !rejectedInThisTab()) render();
});
