// Behaves like js/eu_cookie_compliance.js of the Drupal module in its mode "categories": banner, three cookies, tab to withdraw.
const settings = window.drupalSettings.eu_cookie_compliance;
const listeners = {};

/** Statuses: null = not yet asked, 0 = disagreed, 2 = agreed. */
function status() {
  const value = readCookie('cookie-agreed');
  return value === null ? null : Number(value);
}

function accepted() {
  return JSON.parse(decodeURIComponent(readCookie('cookie-agreed-categories') ?? '%5B%5D'));
}

function keep(name, value) {
  const expires = new Date(Date.now() + settings.cookie_lifetime * 86_400_000).toUTCString();
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the module does
  document.cookie = `${name}=${value}; expires=${expires}; path=/; SameSite=Lax`;
}

function emit(event) {
  for (const listener of listeners[event] ?? []) listener({ currentStatus: status(), currentCategories: accepted() });
}

function save(value, categories) {
  keep('cookie-agreed-categories', encodeURIComponent(JSON.stringify(categories)));
  keep('cookie-agreed', value);
  keep('cookie-agreed-version', settings.cookie_policy_version);
  document.getElementById('sliding-popup')?.remove();
  emit('postPreferencesSave');
  emit('postStatusSave');
  showTab();
}

function popup(html, position) {
  document.getElementById('sliding-popup')?.remove();
  const root = appendHtml(`<div id="sliding-popup" class="sliding-popup-${position}" tabindex="-1">${html}</div>`);
  root.style.bottom = `-${root.offsetHeight}px`;
  return root;
}

function showBanner() {
  const root = popup(settings.popup_html_info, 'bottom');
  document.body.classList.add('eu-cookie-compliance-popup-open');
  const on = (selector, action) => root.querySelector(selector).addEventListener('click', action);
  const ticked = () => [...root.querySelectorAll('.eu-cookie-compliance-category-checkbox:checked')].map((box) => box.value);
  const done = (value, categories) => {
    document.body.classList.remove('eu-cookie-compliance-popup-open');
    save(value, categories);
  };
  on('.agree-button', () => done('2', settings.cookie_categories));
  on('.eu-cookie-compliance-reject-button', () => done('0', ['essenziell']));
  on('.eu-cookie-compliance-save-preferences-button', () => done('2', ticked()));
  on('.find-more-button', () => window.open(settings.popup_link));
  setTimeout(() => {
    root.addEventListener('transitionend', () => root.classList.add('eu-cookie-compliance-slid'), { once: true });
    root.style.bottom = '0px';
  }, settings.popup_delay);
}

function showTab() {
  const root = popup(settings.withdraw_markup, 'bottom');
  root.classList.add('eu-cookie-withdraw-wrapper');
  root.style.bottom = '';
  root.querySelector('.eu-cookie-withdraw-tab').addEventListener('click', () => root.classList.toggle('eu-cookie-withdraw-open'));
  root.querySelector('.eu-cookie-withdraw-button').addEventListener('click', () => {
    // Without "automatic cookies removal" the cookies of others stay where they are.
    for (const name of ['cookie-agreed', 'cookie-agreed-categories', 'cookie-agreed-version']) deleteSiteCookie(name);
    location.reload();
  });
}

window.Drupal = window.Drupal ?? { behaviors: {} };
window.Drupal.eu_cookie_compliance = Object.assign(
  (event, listener) => {
    listeners[event] = [...(listeners[event] ?? []), listener];
  },
  {
    getCurrentStatus: status,
    getAcceptedCategories: accepted,
    hasAgreed: (category) => status() === 2 && (category === undefined || accepted().includes(category)),
    hasAgreedWithCategory: (category) => accepted().includes(category),
  },
);
whenParsed(() => (status() === null ? showBanner() : showTab()));
