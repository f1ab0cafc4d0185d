// Asks for Google Analytics and knows nothing of Clarity.
function render() {
  if (document.getElementById('hinweis')) return;
  const button =
    'flex:1;padding:13px;border:0;border-radius:999px;background:#7c2d12;color:#fff;font:600 15px Verdana,sans-serif;cursor:pointer';
  const box =
    appendHtml(`<section id="hinweis" role="dialog" aria-label="Cookies" style="position:fixed;right:20px;bottom:20px;width:430px;max-width:92vw;z-index:999;background:#fff7ed;color:#431407;border:3px solid #7c2d12;border-radius:22px;padding:22px;font:14px/1.55 Verdana,sans-serif">
<strong>Kekse? Gern. Cookies? Ihre Wahl.</strong><p>Mit Ihrer Zustimmung nutzen wir Google Analytics, um zu sehen, welche Rezepte gelesen werden. Dabei können Daten in die USA gelangen. <a href="/datenschutz">Datenschutzerklärung</a></p>
<div style="display:flex;gap:10px"><button type="button" data-wahl="keine" style="${button}">Nein, danke</button><button type="button" data-wahl="alle" style="${button}">Ja, gern</button></div></section>`);
  for (const control of box.querySelectorAll('[data-wahl]'))
    control.addEventListener('click', () => {
      box.remove();
      decide(control.dataset.wahl);
    });
}

whenParsed(() => {
  applyChoice();
  onSettings(render);
  if (storedChoice() === null) render();
});
