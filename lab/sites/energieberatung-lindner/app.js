// Single-page application: the server sends an empty shell, everything is drawn here and routed with the History API.
const app = document.getElementById('app');
const key = 'lindner_consent';
const { brand, claim, nav, footer, pages } = config.content;
const remember = () => JSON.parse(localStorage.getItem(key) ?? 'null');

function render() {
  const page = pages[location.pathname] ?? { title: 'Seite nicht gefunden', main: '<p>Diese Seite gibt es nicht.</p>' };
  document.title = `${page.title} – ${brand}`;
  const links = (items) => items.map((item) => `<a href="${item.href}">${item.text}</a>`).join('');
  app.innerHTML = `<header class="site-header"><div class="wrap"><a class="brand" href="/">${brand}<small>${claim}</small></a><nav>${links(nav)}</nav></div></header>
<main><div class="wrap"><h1>${page.title}</h1>${page.main}</div></main>
<footer class="site-footer"><div class="wrap"><nav>${links(footer)}<a href="#" data-consent>Cookie-Einstellungen</a></nav></div></footer>`;
  scrollTo(0, 0);
}

function analytics() {
  window.dataLayer = window.dataLayer || [];
  window.gtag =
    window.gtag ||
    function gtag() {
      // biome-ignore lint/complexity/noArguments: the data layer tells commands from events by this very type
      window.dataLayer.push(arguments);
    };
  window.gtag('js', new Date());
  window.gtag('config', config.analytics);
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${config.analytics}`);
}

function decide(statistics) {
  const before = remember();
  localStorage.setItem(key, JSON.stringify({ statistics, at: Date.now() }));
  document.getElementById('consent-layer')?.remove();
  if (statistics && !before?.statistics) analytics();
  if (!statistics && before?.statistics) {
    for (const pair of document.cookie.split('; ')) if (pair.startsWith('_ga')) deleteSiteCookie(pair.split('=')[0]);
    location.reload();
  }
}

function ask() {
  if (document.getElementById('consent-layer')) return;
  const style =
    'flex:1;padding:13px;border:0;border-radius:10px;background:#b45309;color:#fff;font:600 16px Arial,sans-serif;cursor:pointer';
  const layer =
    appendHtml(`<div id="consent-layer" role="dialog" aria-modal="true" aria-label="Einwilligung" style="position:fixed;inset:0;z-index:5000;background:#0009;display:flex;align-items:flex-end;justify-content:center"><div style="background:#fff;color:#222;padding:24px;width:min(720px,100vw);border-radius:16px 16px 0 0">
<h2 style="margin:0 0 8px">Helfen Sie uns mit Zahlen?</h2><p>Mit Ihrer Einwilligung zählen wir Besuche mit Google Analytics (1 Partner, Google Ireland Limited). Dabei können Daten in die USA übermittelt werden. Unter „Cookie-Einstellungen“ am Seitenende können Sie jederzeit widerrufen. <a href="/datenschutz">Datenschutz</a> <a href="/impressum">Impressum</a></p>
<div style="display:flex;gap:12px"><button type="button" data-no style="${style}">Nur notwendige</button><button type="button" data-yes style="${style}">Alle akzeptieren</button></div></div></div>`);
  layer.querySelector('[data-yes]').addEventListener('click', () => decide(true));
  layer.querySelector('[data-no]').addEventListener('click', () => decide(false));
}

document.addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link) return;
  if ('consent' in link.dataset) {
    event.preventDefault();
    ask();
  } else if (link.origin === location.origin && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    history.pushState(null, '', link.href);
    render();
    if (remember()?.statistics) window.gtag('event', 'page_view');
  }
});
addEventListener('popstate', render);
// The texts come later than the shell, as from an interface.
setTimeout(render, 150);
if (remember() === null) setTimeout(ask, 4000);
else if (remember().statistics) analytics();
