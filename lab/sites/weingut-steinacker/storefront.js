// What the theme's scripts do that a visitor notices: time zone, cookie bar, configuration in the off-canvas, Google Analytics.
const day = 86400000;

const cookieStorage = {
  set(name, value, days) {
    const expires = new Date(Date.now() + days * day).toUTCString();
    // biome-ignore lint/suspicious/noDocumentCookie: this is how the shop keeps its cookies
    document.cookie = `${name}=${value};expires=${expires};path=/;SameSite=lax;secure`;
  },
  get: (name) => readCookie(name) || false,
  remove(name) {
    // biome-ignore lint/suspicious/noDocumentCookie: this is how the shop keeps its cookies
    document.cookie = `${name}= ; expires = Thu, 01 Jan 1970 00:00:00 GMT;path=/`;
  },
};

function setTimezone() {
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (timezone && cookieStorage.get('timezone') !== encodeURIComponent(timezone))
    cookieStorage.set('timezone', encodeURIComponent(timezone), 30);
}

const analytics = {
  started: false,
  start() {
    if (this.started) return;
    this.started = true;
    const element = document.createElement('script');
    element.type = 'text/javascript';
    element.src = window.gtagURL;
    document.head.append(element);
    window.gtag('js', new Date());
    window.gtag('config', window.gtagTrackingId, window.gtagConfig);
    if (window.controllerName === 'product') window.gtag('event', 'view_item', { item_id: document.body.dataset.productNumber });
  },
  update(detail) {
    if (!('google-analytics-enabled' in detail)) return;
    const granted = detail['google-analytics-enabled'];
    window.gtag('consent', 'update', { analytics_storage: granted ? 'granted' : 'denied' });
    if (granted) return this.start();
    for (const pair of document.cookie.split('; ')) {
      const name = pair.split('=')[0];
      if (/^(_swag_ga|_gat|_gid|_ga)/.test(name)) deleteSiteCookie(name);
    }
    // A running library cannot be taken back.
    if (this.started) location.reload();
  },
};

function hideBar() {
  document.querySelector('[data-cookie-permission]').style.display = 'none';
}

function closeOffCanvas() {
  document.querySelector('.offcanvas')?.remove();
  document.querySelector('.offcanvas-backdrop')?.remove();
}

function save(choices) {
  for (const [name, active] of Object.entries(choices)) {
    if (active) cookieStorage.set(name, '1', 30);
    else if (cookieStorage.get(name)) cookieStorage.remove(name);
  }
  cookieStorage.set('cookie-preference', '1', 30);
  hideBar();
  closeOffCanvas();
  analytics.update(choices);
}

const optional = ['google-analytics-enabled'];
const all = (active) => Object.fromEntries(optional.map((name) => [name, active]));

async function openOffCanvas() {
  const answer = await fetch(window.router['frontend.cookie.offcanvas'], { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  closeOffCanvas();
  appendHtml('<div class="offcanvas-backdrop modal-backdrop-open"></div>').addEventListener('click', closeOffCanvas);
  const panel = appendHtml('<div class="offcanvas offcanvas-start show" tabindex="-1" role="dialog" aria-modal="true"></div>');
  panel.innerHTML = await answer.text();
  for (const input of panel.querySelectorAll('[data-cookie]')) input.checked = input.disabled || !!cookieStorage.get(input.dataset.cookie);
  for (const group of panel.querySelectorAll('.offcanvas-cookie-group')) {
    const parent = group.querySelector('.offcanvas-cookie-parent-input');
    const entries = [...group.querySelectorAll('[data-cookie]')];
    parent.checked = entries.every((entry) => entry.checked);
    parent.addEventListener('change', () => {
      for (const entry of entries) entry.checked = parent.checked;
    });
    for (const entry of entries)
      entry.addEventListener('change', () => {
        parent.checked = entries.every(({ checked }) => checked);
      });
  }
  panel.querySelector('.js-offcanvas-close').addEventListener('click', closeOffCanvas);
  panel.querySelector('.js-offcanvas-cookie-accept-all').addEventListener('click', () => save(all(true)));
  panel
    .querySelector('.js-offcanvas-cookie-submit')
    .addEventListener('click', () =>
      save(Object.fromEntries(optional.map((name) => [name, panel.querySelector(`[data-cookie="${name}"]`).checked]))),
    );
  panel.focus();
}

function startExpressButtons() {
  for (const element of document.querySelectorAll('[data-swag-paypal-express-button]')) {
    const options = JSON.parse(element.dataset.swagPaypalExpressButtonOptions);
    const sdk = loadScript(
      `https://www.paypal.com/sdk/js?${query({
        'client-id': options.clientId,
        'merchant-id': options.merchantPayerId,
        commit: 'false',
        locale: options.languageIso,
        currency: options.currency,
        intent: options.intent,
        components: 'buttons',
        'enable-funding': 'paylater,venmo',
      })}`,
    );
    sdk.addEventListener('load', () =>
      window.paypal.Buttons({ style: { color: options.buttonColor, height: 45, label: 'checkout' } }).render(element),
    );
  }
}

whenParsed(() => {
  setTimezone();
  const bar = document.querySelector('[data-cookie-permission]');
  if (!cookieStorage.get('cookie-preference')) bar.style.display = 'block';
  bar.querySelector('.js-cookie-permission-button').addEventListener('click', () => save(all(false)));
  bar.querySelector('.js-cookie-accept-all-button').addEventListener('click', () => save(all(true)));
  bar.querySelector('.js-cookie-configuration-button').addEventListener('click', openOffCanvas);
  for (const link of document.querySelectorAll(`[href="${window.router['frontend.cookie.offcanvas']}"]`))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      openOffCanvas();
    });
  if (cookieStorage.get('google-analytics-enabled')) analytics.start();
  startExpressButtons();
});
