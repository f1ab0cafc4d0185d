const tenYears = 315360000;
const keep = (value) => {
  const expires = new Date(Date.now() + tenYears * 1000).toUTCString();
  // biome-ignore lint/suspicious/noDocumentCookie: as shops do
  document.cookie = `cookie_ok=${value}; path=/; expires=${expires}`;
  document.getElementById('cookie-hinweis')?.remove();
};

function render() {
  const banner =
    appendHtml(`<div id="cookie-hinweis" role="dialog" aria-label="Cookie-Hinweis" style="position:fixed;inset:0;z-index:99999;background:#000b;display:grid;place-items:center">
<div style="position:relative;background:#fff;color:#222;width:min(560px,92vw);padding:30px;text-align:center">
<button type="button" data-close aria-label="Schließen" style="position:absolute;right:10px;top:8px;border:0;background:none;font-size:22px;cursor:pointer">×</button>
<h2 style="margin-top:0">Lust auf Cookies? 🍪</h2>
<p>Wir verwenden Cookies, um Ihr Einkaufserlebnis zu verbessern. <span style="font-size:9px;color:#c9c9c9"><a href="#" data-settings style="color:#c9c9c9;text-decoration:none">Einstellungen</a></span></p>
<div data-layer></div>
<button type="button" class="button" data-accept style="font-size:20px;padding:16px 44px">Alle akzeptieren</button></div></div>`);
  const on = (selector, action) =>
    banner.querySelector(selector)?.addEventListener('click', (event) => {
      event.preventDefault();
      action();
    });
  on('[data-accept]', () => keep('all'));
  on('[data-close]', () => keep('all'));
  on('[data-settings]', () => {
    banner.querySelector('[data-layer]').innerHTML = ['Notwendig', 'Komfort', 'Statistik', 'Marketing und Partner']
      .map(
        (label, index) =>
          `<label style="display:block;text-align:left"><input type="checkbox" checked ${index === 0 ? 'disabled' : ''}> ${label}</label>`,
      )
      .join('')
      .concat(
        '<button type="button" data-save style="margin:12px 0;border:0;background:none;color:#999;font-size:11px;cursor:pointer">Auswahl speichern</button>',
      );
    on('[data-save]', () => keep([...banner.querySelectorAll('input')].map((input) => (input.checked ? 1 : 0)).join('')));
  });
}

if (readCookie('cookie_ok') === null) whenParsed(render);
