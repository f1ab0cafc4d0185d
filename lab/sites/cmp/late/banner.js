// Shows itself six seconds after loading, and only to visitors who have moved the mouse or scrolled by then or do so later.
let waited = false;
let moved = false;

function render() {
  if (document.getElementById('verein-frage')) return;
  const button =
    'padding:12px 20px;border:0;border-radius:4px;background:#1f3d7a;color:#fff;font:600 16px Arial,sans-serif;cursor:pointer;width:100%';
  const box =
    appendHtml(`<aside id="verein-frage" role="dialog" aria-label="Cookies" style="position:fixed;top:50%;left:50%;transform:translate(-50%,-50%);width:460px;max-width:92vw;z-index:800;background:#fff;color:#14213d;border-top:8px solid #1f3d7a;padding:24px;box-shadow:0 0 0 4000px #0007;font:16px/1.5 Arial,sans-serif">
<h2 style="margin:0 0 8px;font-size:20px">Einen Moment bitte</h2><p>Dürfen wir Videos unserer Konzerte von YouTube zeigen? Dabei erhält Google Ihre IP-Adresse und setzt Cookies, auch in den USA. <a href="/datenschutz">Datenschutzerklärung</a> · <a href="/impressum">Impressum</a></p>
<div style="display:grid;gap:10px"><button type="button" data-wahl="alle" style="${button}">Ja, zustimmen</button><button type="button" data-wahl="keine" style="${button}">Nein, ablehnen</button></div></aside>`);
  for (const control of box.querySelectorAll('[data-wahl]'))
    control.addEventListener('click', () => {
      box.remove();
      decide(control.dataset.wahl);
    });
}

function maybe() {
  if (waited && moved && storedChoice() === null) render();
}

for (const name of ['mousemove', 'scroll', 'touchstart', 'keydown'])
  window.addEventListener(
    name,
    () => {
      moved = true;
      maybe();
    },
    { once: true, passive: true },
  );

whenParsed(() => {
  applyChoice();
  onSettings(render);
  setTimeout(() => {
    waited = true;
    maybe();
  }, 6000);
});
