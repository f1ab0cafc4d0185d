// cookie-law-info/lite/frontend/js/script.min.js: banner from the template in the page, categories, release of waiting scripts.
const categories = ['necessary', 'functional', 'analytics', 'performance', 'advertisement'];

function read() {
  const text = decodeURIComponent(readCookie('cookieyes-consent') ?? '');
  return Object.fromEntries(text.split(',').map((pair) => pair.split(':')));
}

function write(values) {
  const text = Object.entries(values)
    .map((pair) => pair.join(':'))
    .join(',');
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the plugin does
  document.cookie = `cookieyes-consent=${text}; path=/; max-age=31536000; SameSite=Strict; Secure`;
}

const every = (value) => Object.fromEntries(categories.map((name) => [name, name === 'necessary' ? 'yes' : value]));
const hide = (element, hidden) => element?.classList.toggle('cky-hide', hidden);

function release() {
  const state = read();
  releaseBlocked(
    'script[type="text/plain"][data-cookieyes]',
    ({ dataset }) => state[dataset.cookieyes.replace('cookieyes-', '')] === 'yes',
  );
}

// Only cookies in the list of a refused category are removed.
function removeDeadCookies(allowed) {
  for (const { slug, cookies } of window._ckyConfig._categories)
    if (allowed[slug] === 'no') for (const { cookieID } of cookies) deleteSiteCookie(cookieID);
}

function decide(action, allowed) {
  const before = read();
  write({ consentid: before.consentid, consent: action === 'reject' ? 'no' : 'yes', action: 'yes', ...allowed });
  hide(document.querySelector('.cky-consent-container'), true);
  hide(document.querySelector('.cky-btn-revisit-wrapper'), false);
  closeModal();
  removeDeadCookies(allowed);
  const list = (value) => categories.filter((name) => allowed[name] === value);
  document.dispatchEvent(new CustomEvent('cookieyes_consent_update', { detail: { accepted: list('yes'), rejected: list('no') } }));
  if (categories.some((name) => before[name] === 'yes' && allowed[name] === 'no')) location.reload();
  else release();
}

function closeModal() {
  document.querySelector('.cky-modal').classList.remove('cky-modal-open');
  hide(document.querySelector('.cky-overlay'), true);
}

function start() {
  document.body.insertAdjacentHTML('afterbegin', document.getElementById('ckyBannerTemplate').innerHTML);
  const modal = document.querySelector('.cky-modal');
  const on = (tag, action) => document.querySelector(`[data-cky-tag="${tag}"]`)?.addEventListener('click', action);
  const selection = () =>
    Object.fromEntries(categories.map((name) => [name, modal.querySelector(`#ckySwitch${name}`)?.checked === false ? 'no' : 'yes']));
  const openModal = (event) => {
    event.preventDefault();
    const state = read();
    for (const name of categories.slice(1)) modal.querySelector(`#ckySwitch${name}`).checked = state[name] === 'yes';
    modal.classList.add('cky-modal-open');
    hide(document.querySelector('.cky-overlay'), false);
  };
  for (const prefix of ['', 'detail-']) {
    on(`${prefix}accept-button`, () => decide('all', every('yes')));
    on(`${prefix}reject-button`, () => decide('reject', every('no')));
  }
  on('close-button', () => decide('reject', every('no')));
  on('settings-button', openModal);
  on('revisit-consent', openModal);
  for (const element of document.querySelectorAll('.cky-banner-element')) element.addEventListener('click', openModal);
  on('detail-close', closeModal);
  on('detail-save-button', () => decide('custom', selection()));
  const decided = read().action === 'yes';
  hide(document.querySelector('.cky-consent-container'), decided);
  hide(document.querySelector('.cky-btn-revisit-wrapper'), !decided);
  if (decided) release();
}

if (!read().consentid)
  write({ consentid: btoa(newUuid().slice(0, 24)), consent: '', action: '', ...Object.fromEntries(categories.map((name) => [name, ''])) });
window.getCkyConsent = () => {
  const { consentid, action, ...rest } = read();
  const allowed = Object.fromEntries(categories.map((name) => [name, rest[name] === 'yes']));
  return { activeLaw: 'gdpr', categories: allowed, consentID: consentid, isUserActionCompleted: action === 'yes', userLanguage: 'de' };
};
whenParsed(start);
