// What the theme's scripts do that a visitor notices: time zone, cookie bar, its off-canvas, films after consent, PayPal's express button.
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

const optional = ['youtube-video', 'google-analytics-enabled', 'google-ads-enabled'];

function tellGoogle(choices) {
  const state = (name) => (choices[name] ? 'granted' : 'denied');
  const ads = state('google-ads-enabled');
  window.gtag('consent', 'update', {
    analytics_storage: state('google-analytics-enabled'),
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  });
}

function forget(pattern) {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0];
    if (pattern.test(name)) deleteSiteCookie(name);
  }
}

function playFilms() {
  for (const place of document.querySelectorAll('[data-cms-gdpr-video-element]')) {
    const { videoUrl, iframeTitle } = JSON.parse(place.dataset.cmsGdprVideoElementOptions);
    place.innerHTML = `<iframe class="cms-element-youtube-video__video" src="${videoUrl}" title="${iframeTitle}" allowfullscreen></iframe>`;
  }
}

function closeOffCanvas() {
  document.querySelector('.offcanvas')?.remove();
  document.querySelector('.offcanvas-backdrop')?.remove();
}

function save(choices) {
  const revoked = optional.some((name) => cookieStorage.get(name) && !choices[name]);
  for (const name of optional) {
    if (choices[name]) cookieStorage.set(name, '1', 30);
    else if (cookieStorage.get(name)) cookieStorage.remove(name);
  }
  cookieStorage.set('cookie-preference', '1', 30);
  document.querySelector('[data-cookie-permission]').style.display = 'none';
  closeOffCanvas();
  tellGoogle(choices);
  if (!choices['google-analytics-enabled']) forget(/^_ga/);
  if (!choices['google-ads-enabled']) forget(/^_gcl/);
  // What is running cannot be taken back.
  if (revoked) location.reload();
  else if (choices['youtube-video']) playFilms();
}

const all = (active) => Object.fromEntries(optional.map((name) => [name, active]));

async function openOffCanvas() {
  const answer = await fetch(window.router['frontend.cookie.offcanvas'], { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  closeOffCanvas();
  appendHtml('<div class="offcanvas-backdrop modal-backdrop-open"></div>').addEventListener('click', closeOffCanvas);
  const panel = appendHtml('<div class="offcanvas offcanvas-start show" tabindex="-1" role="dialog" aria-modal="true"></div>');
  panel.innerHTML = await answer.text();
  for (const group of panel.querySelectorAll('.offcanvas-cookie-group')) {
    const parent = group.querySelector('.offcanvas-cookie-parent-input');
    const entries = [...group.querySelectorAll('[data-cookie]')];
    if (entries.length === 0) continue;
    for (const entry of entries) {
      entry.checked = !!cookieStorage.get(entry.dataset.cookie);
      entry.addEventListener('change', () => {
        parent.checked = entries.every(({ checked }) => checked);
      });
    }
    parent.checked = entries.every(({ checked }) => checked);
    parent.addEventListener('change', () => {
      for (const entry of entries) entry.checked = parent.checked;
    });
  }
  const chosen = (name) => panel.querySelector(`[data-cookie="${name}"]`).checked;
  panel.querySelector('.js-offcanvas-close').addEventListener('click', closeOffCanvas);
  panel.querySelector('.js-offcanvas-cookie-accept-all').addEventListener('click', () => save(all(true)));
  panel
    .querySelector('.js-offcanvas-cookie-submit')
    .addEventListener('click', () => save(Object.fromEntries(optional.map((name) => [name, chosen(name)]))));
  panel.focus();
}

function startExpressButtons() {
  for (const element of document.querySelectorAll('[data-swag-paypal-express-button]')) {
    const options = JSON.parse(element.dataset.swagPaypalExpressButtonOptions);
    const sdk = loadScript(
      `https://www.paypal.com/sdk/js?${query({ 'client-id': options.clientId, 'merchant-id': options.merchantPayerId, commit: 'false', locale: options.languageIso, currency: options.currency, intent: options.intent, components: 'marks,buttons,messages', 'enable-funding': 'paylater' })}`,
    );
    sdk.addEventListener('load', () =>
      window.paypal.Buttons({ style: { color: options.buttonColor, shape: options.buttonShape, height: 40 } }).render(element),
    );
  }
}

whenParsed(() => {
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (timezone && !cookieStorage.get('timezone')) cookieStorage.set('timezone', encodeURIComponent(timezone), 30);
  const bar = document.querySelector('[data-cookie-permission]');
  if (!cookieStorage.get('cookie-preference')) bar.style.display = 'block';
  bar.querySelector('.js-cookie-permission-button').addEventListener('click', () => save(all(false)));
  bar.querySelector('.js-cookie-configuration-button').addEventListener('click', openOffCanvas);
  for (const link of document.querySelectorAll(`[href="${window.router['frontend.cookie.offcanvas']}"]`))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      openOffCanvas();
    });
  for (const button of document.querySelectorAll('.cms-element-youtube-video__accept'))
    button.addEventListener('click', () => {
      cookieStorage.set('youtube-video', '1', 30);
      playFilms();
    });
  if (cookieStorage.get('youtube-video')) playFilms();
  startExpressButtons();
});
