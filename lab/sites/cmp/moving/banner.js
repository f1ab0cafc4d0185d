// The accept button jumps aside when the mouse first comes near, and the X means consent.
function render() {
  if (document.getElementById('reise-banner')) return;
  const button =
    'position:relative;padding:12px 0;width:200px;border:0;border-radius:6px;background:#0369a1;color:#fff;font:600 16px Tahoma,sans-serif;cursor:pointer';
  const banner =
    appendHtml(`<div id="reise-banner" role="dialog" aria-label="Cookies" style="position:fixed;left:0;right:0;bottom:0;z-index:700;background:#e0f2fe;color:#082f49;padding:24px 60px 24px 24px;font:16px/1.5 Tahoma,sans-serif;box-shadow:0 -2px 14px #0005">
<button type="button" data-schliessen aria-label="Schließen" style="position:absolute;right:16px;top:12px;width:34px;height:34px;border:0;background:none;font-size:24px;cursor:pointer">×</button>
<p style="margin:0 0 14px">Wir zählen mit Google Analytics, welche Reisen Sie ansehen, wenn Sie zustimmen. Dabei können Daten in die USA gelangen. <a href="/datenschutz">Datenschutzerklärung</a></p>
<div style="display:flex;gap:14px"><button type="button" data-nein style="${button}">Ablehnen</button><button type="button" data-ja style="${button}">Akzeptieren</button></div></div>`);
  const close = (value) => {
    banner.remove();
    decide(value);
  };
  const accept = banner.querySelector('[data-ja]');
  accept.addEventListener(
    'mouseenter',
    () => {
      accept.style.left = '320px';
    },
    { once: true },
  );
  accept.addEventListener('click', () => close('alle'));
  banner.querySelector('[data-schliessen]').addEventListener('click', () => close('alle'));
  banner.querySelector('[data-nein]').addEventListener('click', () => close('keine'));
}

whenParsed(() => {
  applyChoice();
  onSettings(render);
  if (storedChoice() === null) render();
});
