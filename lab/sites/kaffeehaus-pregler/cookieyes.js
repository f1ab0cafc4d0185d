// cookie-law-info/lite/frontend/js/script.min.js: banner from the template in the page, categories, release of waiting scripts.
const categories = ['necessary', 'functional', 'analytics', 'performance', 'advertisement'];
const year = 31536000;

function read() {
  const text = decodeURIComponent(readCookie('cookieyes-consent') ?? '');
  return Object.fromEntries(text.split(',').map((pair) => pair.split(':')));
}

function write(values) {
  const text = Object.entries(values)
    .map((pair) => pair.join(':'))
    .join(',');
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the plugin does
  document.cookie = `cookieyes-consent=${text}; path=/; max-age=${year}; SameSite=Strict; Secure`;
}

function release() {
  const state = read();
  releaseBlocked(
    'script[type="text/plain"][data-cookieyes]',
    ({ dataset }) => state[dataset.cookieyes.replace('cookieyes-', '')] === 'yes',
  );
}

const hide = (element, hidden) => element?.classList.toggle('cky-hide', hidden);

function decide(action, allowed) {
  const { consentid } = read();
  const before = read();
  write({ consentid, consent: action === 'reject' ? 'no' : 'yes', action: 'yes', ...allowed });
  hide(document.querySelector('.cky-consent-container'), true);
  hide(document.querySelector('.cky-btn-revisit-wrapper'), false);
  document.querySelector('.cky-modal').classList.remove('cky-modal-open');
  const list = (value) => categories.filter((name) => allowed[name] === value);
  document.dispatchEvent(new CustomEvent('cookieyes_consent_update', { detail: { accepted: list('yes'), rejected: list('no') } }));
  if (categories.some((name) => before[name] === 'yes' && allowed[name] === 'no')) {
    const names = document.cookie.split('; ').map((pair) => pair.split('=')[0]);
    for (const name of names) if (/^(_ga|_gcl|_fbp|_hj)/.test(name)) deleteSiteCookie(name);
    location.reload();
  } else release();
}

const every = (value) => Object.fromEntries(categories.map((name) => [name, name === 'necessary' ? 'yes' : value]));

function start() {
  document.body.insertAdjacentHTML('afterbegin', document.getElementById('ckyBannerTemplate').innerHTML);
  const modal = document.querySelector('.cky-modal');
  const on = (tag, action) => document.querySelector(`[data-cky-tag="${tag}"]`)?.addEventListener('click', action);
  const selection = () =>
    Object.fromEntries(categories.map((name) => [name, modal.querySelector(`#ckySwitch${name}`)?.checked === false ? 'no' : 'yes']));
  const openModal = () => {
    const state = read();
    for (const name of categories.slice(1)) modal.querySelector(`#ckySwitch${name}`).checked = state[name] === 'yes';
    modal.classList.add('cky-modal-open');
  };
  for (const prefix of ['', 'detail-']) {
    on(`${prefix}accept-button`, () => decide('accept', every('yes')));
    on(`${prefix}reject-button`, () => decide('reject', every('no')));
  }
  on('settings-button', openModal);
  on('revisit-consent', openModal);
  on('detail-close', () => modal.classList.remove('cky-modal-open'));
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
