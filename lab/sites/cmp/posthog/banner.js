// A banner in a closed shadow root: neither document.querySelector nor element.shadowRoot reaches it.
const host = document.createElement('div');
const root = host.attachShadow({ mode: 'closed' });

function render() {
  root.innerHTML = `<style>.b{position:fixed;left:24px;bottom:24px;z-index:2147483000;width:420px;max-width:calc(100vw - 48px);padding:22px;border-radius:16px;background:#0b1020;color:#e8ecff;font:15px/1.5 "Segoe UI",Arial,sans-serif;box-shadow:0 12px 40px #0008}
h2{font-size:18px;margin:0 0 8px}a{color:#9db4ff}.k{display:flex;gap:10px;margin-top:14px}.k button{flex:1;padding:12px;border:0;border-radius:10px;background:#c7f464;color:#0b1020;font:600 15px Arial,sans-serif;cursor:pointer}</style>
<div class="b" role="dialog" aria-label="Einwilligung"><h2>Dürfen wir mitlesen?</h2>
<p>Mit PostHog (EU-Server) messen wir, welche Funktionen gefragt sind, und zeichnen Sitzungen mit maskierten Eingaben auf. Nur wenn Sie zustimmen. <a href="/datenschutz">Datenschutzerklärung</a> · <a href="/impressum">Impressum</a></p>
<div class="k"><button type="button" data-nein>Ablehnen</button><button type="button" data-ja>Zustimmen</button></div></div>`;
  const close = (value) => {
    root.innerHTML = '';
    decide(value);
  };
  root.querySelector('[data-nein]').addEventListener('click', () => close('keine'));
  root.querySelector('[data-ja]').addEventListener('click', () => close('alle'));
}

whenParsed(() => {
  document.body.append(host);
  applyChoice();
  onSettings(render);
  if (storedChoice() === null) render();
});
