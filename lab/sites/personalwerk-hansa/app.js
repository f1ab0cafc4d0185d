// The application: error reports, router, consent (CookieConsent 3 stands before it in the bundle), tags by category, chat, letter box.
const { CookieConsent } = window;
const { accounts } = config;

function report(type, payload) {
  const [, key, host, project] = /^https:\/\/(\w+)@([^/]+)\/(\d+)$/.exec(config.sentry);
  const address = `https://${host}/api/${project}/envelope/?${query({ sentry_version: '7', sentry_key: key, sentry_client: 'sentry.javascript.nextjs/9.10.1' })}`;
  const lines = [{ sent_at: new Date().toISOString(), sdk: { name: 'sentry.javascript.nextjs', version: '9.10.1' } }, { type }, payload];
  fetch(address, {
    method: 'POST',
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
    keepalive: true,
    referrerPolicy: 'strict-origin',
  }).catch(() => {});
}
report('session', {
  sid: newUuid().replaceAll('-', ''),
  init: true,
  started: new Date().toISOString(),
  status: 'ok',
  errors: 0,
  attrs: { release: config.buildId, environment: 'production', user_agent: navigator.userAgent },
});
window.addEventListener('error', ({ message }) => report('event', { message, request: { url: location.href } }));

window._paq = window._paq || [];
const matomo = `https://${accounts.matomo}.matomo.cloud/`;
for (const command of [
  ['requireCookieConsent'],
  ['setTrackerUrl', `${matomo}matomo.php`],
  ['setSiteId', '1'],
  ['trackPageView'],
  ['enableLinkTracking'],
])
  window._paq.push(command);

const started = new Set();
function once(name, action) {
  if (started.has(name)) return;
  started.add(name);
  action();
}

function linkedIn() {
  window._linkedin_partner_id = accounts.linkedIn;
  window._linkedin_data_partner_ids = [accounts.linkedIn];
  loadScript('https://snap.licdn.com/li.lms-analytics/insight.min.js');
}

function meta() {
  const fbq = (...entry) => (fbq.callMethod ? fbq.callMethod(...entry) : fbq.queue.push(entry));
  Object.assign(fbq, { queue: [], loaded: true, version: '2.0' });
  window.fbq = window._fbq = fbq;
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
  fbq('init', accounts.meta);
  fbq('track', 'PageView');
}

function applyConsent() {
  if (CookieConsent.acceptedCategory('analytics')) once('matomo', () => window._paq.push(['setCookieConsentGiven']));
  if (CookieConsent.acceptedService('linkedin', 'marketing')) once('linkedin', linkedIn);
  if (CookieConsent.acceptedService('meta', 'marketing')) once('meta', meta);
  const media = CookieConsent.acceptedCategory('media');
  releaseBlocked('iframe[data-service="spotify"]', () => media);
  for (const note of document.querySelectorAll('.Embed_notice__u0Pa2')) note.hidden = media;
}

function mountPage() {
  applyConsent();
  const form = document.querySelector('form[data-recaptcha]');
  if (!form) return;
  once('recaptcha', () => loadScript(`https://www.google.com/recaptcha/enterprise.js?render=${accounts.recaptcha}`));
  form.addEventListener('submit', async (event) => {
    if (form.dataset.token) return;
    event.preventDefault();
    form.dataset.token = await window.grecaptcha.enterprise.execute(accounts.recaptcha, { action: 'bewerbung' });
    form.submit();
  });
}

async function navigate(target, push) {
  const [path, fragment] = target.split('#');
  const answer = await fetch(`/_next/data/${config.buildId}/de${path === '/' ? '/index' : path}.json`, {
    headers: { 'x-nextjs-data': '1' },
  });
  if (!answer.ok) {
    location.href = target;
    return;
  }
  const { pageProps } = await answer.json();
  if (push) history.pushState({ __N: true, as: target }, '', target);
  document.title = `${pageProps.title} | Personalwerk Hansa`;
  document.getElementById('inhalt').innerHTML = pageProps.html;
  document.getElementById('__next-route-announcer__').textContent = pageProps.title;
  if (fragment) document.getElementById(fragment)?.scrollIntoView();
  else window.scrollTo(0, 0);
  window._paq.push(['trackPageView']);
  if (started.has('meta')) window.fbq('track', 'PageView');
  mountPage();
}

function letterBox() {
  if (document.querySelector('.Popup_root__c4Zt8') || !CookieConsent.validConsent()) return;
  const box =
    appendHtml(`<div class="Popup_root__c4Zt8" role="dialog" aria-label="Newsletter"><form method="post" action="/api/newsletter"><button type="button" aria-label="Schließen">×</button><h3>Neue Jobs jeden Dienstag</h3>
<label>E-Mail-Adresse <input type="email" name="email" required autocomplete="email"></label><p><small>Wir schicken Ihnen erst einen Link zur Bestätigung. Abmelden geht mit einem Klick in jeder Ausgabe. Mehr dazu im <a href="/datenschutz#newsletter">Datenschutz</a>.</small></p><button type="submit" class="Button_primary__s8Wd3">Anmelden</button></form></div>`);
  box.querySelector('[aria-label]').addEventListener('click', () => box.remove());
}

whenParsed(() => {
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('.Embed_notice__u0Pa2 button')) CookieConsent.showPreferences();
    const anchor = event.target instanceof Element ? event.target.closest('a[data-nx]') : null;
    if (!anchor || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    navigate(anchor.getAttribute('href'), true);
  });
  window.addEventListener('popstate', () => navigate(location.pathname, false));
  CookieConsent.run({ ...config.consent, onConsent: applyConsent, onChange: applyConsent });
  loadScript(`https://cdn.matomo.cloud/${accounts.matomo}.matomo.cloud/matomo.js`);
  mountPage();
  setTimeout(() => {
    window.$crisp = [];
    window.CRISP_WEBSITE_ID = accounts.crisp;
    loadScript('https://client.crisp.chat/l.js');
  }, 400);
  setTimeout(letterBox, 25_000);
});
