// A bar at the top with two equal buttons, and a recorder that starts only after consent.
function render() {
  if (document.getElementById('ew-leiste')) return;
  const button =
    'padding:11px 26px;border:2px solid #fff;background:#0b3d2e;color:#fff;font:600 15px Arial,sans-serif;cursor:pointer;min-width:170px';
  const bar =
    appendHtml(`<div id="ew-leiste" role="dialog" aria-label="Einwilligung" style="position:fixed;top:0;left:0;right:0;z-index:5000;background:#0b3d2e;color:#fff;padding:18px 24px;font:15px/1.5 Arial,sans-serif;box-shadow:0 4px 18px #0006">
<p style="margin:0 0 12px;max-width:900px">Wir möchten Ihren Besuch mit Replay-Werk aufzeichnen (Mausbewegungen, Klicks, Eingaben), um unsere Formulare zu verbessern. Das geschieht nur mit Ihrer Einwilligung, die Sie jederzeit widerrufen können. <a href="/datenschutz" style="color:#fff">Datenschutzerklärung</a> <a href="/impressum" style="color:#fff">Impressum</a></p>
<button type="button" data-wahl="keine" style="${button}">Ablehnen</button> <button type="button" data-wahl="alle" style="${button}">Einverstanden</button></div>`);
  for (const control of bar.querySelectorAll('[data-wahl]'))
    control.addEventListener('click', () => {
      bar.remove();
      decide(control.dataset.wahl);
    });
}

whenParsed(() => {
  applyChoice();
  onSettings(render);
  if (storedChoice() === null) render();
});
