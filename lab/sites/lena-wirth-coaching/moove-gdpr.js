// "GDPR Cookie Compliance" of Moove Agency, free edition: shows bar and settings, keeps the choice, brings in the scripts of its tabs.
const settings = window.moove_frontend_gdpr_scripts;
const bar = document.getElementById('moove_gdpr_cookie_info_bar');
const modal = document.getElementById('moove_gdpr_cookie_modal');
const floating = document.getElementById('moove_gdpr_save_popup_settings_button');
const switches = {
  thirdparty: document.getElementById('moove_gdpr_performance_cookies'),
  advanced: document.getElementById('moove_gdpr_advanced_cookies'),
};
const injected = new Set();

function readChoice() {
  const value = readCookie('moove_gdpr_popup');
  try {
    return value ? JSON.parse(decodeURIComponent(value)) : null;
  } catch {
    return null;
  }
}

function writeChoice(choice) {
  const expires = new Date(Date.now() + Number(settings.cookie_expiration) * 86400000).toUTCString();
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the plugin does
  document.cookie = `moove_gdpr_popup=${encodeURIComponent(JSON.stringify(choice))}; expires=${expires}; path=/; SameSite=Lax; Secure`;
}

function inject(html, parent) {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const inert of template.content.querySelectorAll('script')) {
    const live = document.createElement('script');
    for (const { name, value } of inert.attributes) live.setAttribute(name, value);
    live.text = inert.text;
    inert.replaceWith(live);
  }
  parent.append(template.content);
}

function apply(choice) {
  const scripts = JSON.parse(settings.scripts_defined);
  for (const category of ['thirdparty', 'advanced']) {
    if (choice[category] !== '1' || injected.has(category)) continue;
    injected.add(category);
    inject(scripts[category].header, document.head);
    inject(scripts[category].body, document.body);
    inject(scripts[category].footer, document.body);
  }
}

function showBar(visible) {
  bar.classList.toggle('moove-gdpr-info-bar-hidden', !visible);
  bar.style.display = visible ? '' : 'none';
  document.body.classList.toggle('gdpr-infobar-visible', visible);
  floating.style.display = visible ? 'none' : '';
}

let lightbox = null;

function closeModal() {
  if (!lightbox) return;
  modal.close();
  modal.classList.add('gdpr_lightbox-hide');
  document.body.append(modal);
  lightbox.remove();
  lightbox = null;
  document.body.classList.remove('moove_gdpr_overflow');
}

function openTab(id) {
  for (const item of modal.querySelectorAll('#moove-gdpr-menu li'))
    item.classList.toggle('menu-item-selected', item.querySelector('button').dataset.href === `#${id}`);
  for (const tab of modal.querySelectorAll('.moove-gdpr-tab-main')) tab.style.display = tab.id === id ? '' : 'none';
}

function openModal() {
  if (lightbox) return;
  const choice = readChoice();
  for (const [category, box] of Object.entries(switches)) box.checked = choice?.[category] === '1';
  lightbox = appendHtml(
    '<div class="gdpr_lightbox gdpr_lightbox-opened gdpr_lightbox-inline" role="dialog" aria-label="Cookie-Einstellungen"><div class="gdpr_lightbox-wrap"><div class="gdpr_lightbox-container"><div class="gdpr_lightbox-content"></div></div></div></div>',
  );
  lightbox.querySelector('.gdpr_lightbox-content').append(modal);
  modal.classList.remove('gdpr_lightbox-hide');
  modal.show();
  document.body.classList.add('moove_gdpr_overflow');
  openTab('privacy_overview');
}

function forget() {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0];
    if (name && !name.startsWith('wordpress') && name !== 'moove_gdpr_popup') deleteSiteCookie(name);
  }
}

function decide(choice) {
  const before = readChoice();
  const withdrawn = ['thirdparty', 'advanced'].some((category) => before?.[category] === '1' && choice[category] !== '1');
  if (choice.thirdparty !== '1' || choice.advanced !== '1') forget();
  writeChoice(choice);
  closeModal();
  showBar(false);
  if (withdrawn) location.reload();
  else apply(choice);
}

const all = { strict: '1', thirdparty: '1', advanced: '1' };
const none = { strict: '1', thirdparty: '0', advanced: '0' };
const clicks = [
  ['.moove-gdpr-infobar-allow-all, .moove-gdpr-modal-allow-all', () => decide(all)],
  ['.moove-gdpr-infobar-reject-btn, .moove-gdpr-modal-reject-all, [href*="#gdpr-reject-cookies"]', () => decide(none)],
  ['.change-settings-button, #moove_gdpr_save_popup_settings_button, [href*="#moove_gdpr_cookie_modal"]', openModal],
  ['.moove-gdpr-modal-close', closeModal],
  [
    '.moove-gdpr-modal-save-settings',
    () => decide({ strict: '1', thirdparty: switches.thirdparty.checked ? '1' : '0', advanced: switches.advanced.checked ? '1' : '0' }),
  ],
];
document.addEventListener('click', (event) => {
  const tab = event.target.closest('.moove-gdpr-tab-nav');
  if (tab) return openTab(tab.dataset.href.slice(1));
  const match = clicks.find(([selector]) => event.target.closest(selector));
  if (!match) return;
  event.preventDefault();
  match[1]();
});

setTimeout(() => {
  const choice = readChoice();
  showBar(!choice);
  if (choice) apply(choice);
}, Number(settings.script_delay));
