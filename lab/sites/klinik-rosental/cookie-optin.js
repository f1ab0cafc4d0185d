// Stand-in for EXT:sg_cookie_optin as it is generated into fileadmin/sg_cookie_optin/siteroot-1/: window, cookie, history and held-back frames.
const data = JSON.parse(document.getElementById('cookieOptinData').textContent);
const { textEntries: texts, cookieGroups: groups, settings } = data;
const cookieName = 'cookie_optin';
const preferencesName = 'SgCookieOptin.lastPreferences';

const isAllowed = (group) => (readCookie(cookieName) ?? '').split('|').includes(`${group}:1`);

function groupItem({ groupName, label, required }) {
  const state = required ? 'checked="1" disabled="1"' : isAllowed(groupName) ? 'checked="1"' : '';
  return `<li class="sg-cookie-optin-box-cookie-list-item"><label><input tabindex="1" class="sg-cookie-optin-checkbox" type="checkbox" name="cookies[]" value="${groupName}" ${state}><span class="sg-cookie-optin-checkbox-label">${label}</span></label></li>`;
}

function groupDetails({ label, description, cookies }) {
  const rows = cookies
    .map(
      ([name, provider, lifetime, purpose]) =>
        `<table><tbody><tr><th>Name</th><td>${name}</td></tr><tr><th>Anbieter</th><td>${provider}</td></tr><tr><th>Laufzeit</th><td>${lifetime}</td></tr><tr><th>Zweck</th><td>${purpose}</td></tr></tbody></table>`,
    )
    .join('');
  return `<li class="sg-cookie-optin-box-cookie-detail-list-item"><strong class="sg-cookie-optin-box-cookie-detail-header">${label}</strong><p class="sg-cookie-optin-box-cookie-detail-description">${description}</p><div class="sg-cookie-optin-box-cookie-detail-sublist">${rows}</div></li>`;
}

function open() {
  if (document.getElementById('SgCookieOptin')) return;
  const root = appendHtml(
    `<div id="SgCookieOptin" data-nosnippet="true"><div class="sg-cookie-optin-box" role="dialog" aria-modal="true" aria-labelledby="sg-cookie-optin-title"><strong class="sg-cookie-optin-box-header" id="sg-cookie-optin-title">${texts.header}</strong><p class="sg-cookie-optin-box-description">${texts.description}</p>
<ul class="sg-cookie-optin-box-cookie-list">${groups.map(groupItem).join('')}</ul>
<div class="sg-cookie-optin-box-button"><button class="sg-cookie-optin-box-button-accept-all">${texts.accept_all}</button><button class="sg-cookie-optin-box-button-accept-specific">${texts.accept_specific}</button><button class="sg-cookie-optin-box-button-accept-essential">${texts.accept_essential}</button></div>
<ul class="sg-cookie-optin-box-cookie-detail-list">${groups.map(groupDetails).join('')}</ul>
<div class="sg-cookie-optin-box-open-more"><a class="sg-cookie-optin-box-open-more-link" href="#">${texts.more}</a></div>
<div class="sg-cookie-optin-box-footer"><div class="sg-cookie-optin-box-copyright"><a class="sg-cookie-optin-box-copyright-link" href="https://www.sgalinski.de/typo3-produkte-webentwicklung/sgalinski-cookie-optin/" rel="noopener" target="_blank">Powered by sgalinski Cookie Opt In</a></div><div class="sg-cookie-optin-box-footer-links">${data.links.map(({ label, url }) => `<a class="sg-cookie-optin-box-footer-link" href="${url}">${label}</a>`).join(' | ')}</div></div></div></div>`,
  );
  const on = (name, action) => root.querySelector(`.sg-cookie-optin-box-${name}`).addEventListener('click', action);
  const ticked = (group) => root.querySelector(`.sg-cookie-optin-checkbox[value="${group}"]`).checked;
  on('button-accept-all', () => save(() => true, true));
  on('button-accept-specific', () => save(ticked, false));
  on('button-accept-essential', () => save(() => false, false));
  on('open-more-link', (event) => {
    event.preventDefault();
    const shown = root.querySelector('.sg-cookie-optin-box-cookie-detail-list').classList.toggle('sg-cookie-optin-visible');
    event.target.textContent = shown ? texts.less : texts.more;
  });
}

function save(wanted, isAll) {
  const value = groups.map(({ groupName, required }) => `${groupName}:${required || wanted(groupName) ? 1 : 0}`).join('|');
  const withdrawn = ['statistik', 'iframes'].some((group) => isAllowed(group) && !value.includes(`${group}:1`));
  const expires = new Date(Date.now() + settings.cookie_lifetime * 86_400_000).toUTCString();
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the extension does
  document.cookie = `${cookieName}=${value}; path=/; expires=${expires}; SameSite=Lax; Secure`;
  const preferences = {
    timestamp: Math.floor(Date.now() / 1000),
    cookieValue: value,
    isAll,
    version: settings.version,
    identifier: settings.identifier,
    uuid: newUuid(),
  };
  localStorage.setItem(preferencesName, JSON.stringify(preferences));
  fetch('/?eID=sg_cookie_optin_saveOptinHistory', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
    body: `lastPreferences=${encodeURIComponent(JSON.stringify(preferences))}`,
    keepalive: true,
  }).catch(() => {});
  document.getElementById('SgCookieOptin')?.remove();
  if (withdrawn) {
    for (const pair of document.cookie.split('; ')) if (pair.startsWith('_pk_')) deleteSiteCookie(pair.split('=')[0]);
    location.reload();
    return;
  }
  activate();
}

function activate() {
  if (isAllowed('statistik')) {
    window._paq = window._paq || [];
    window._paq.push(['setCookieConsentGiven']);
  }
  if (isAllowed('iframes')) for (const box of document.querySelectorAll('.sg-cookie-optin-iframe-consent')) release(box);
}

function release(box) {
  const frame = box.sgFrame;
  frame.src = frame.dataset.src;
  box.replaceWith(frame);
}

function protect(frame) {
  // Editors may take a frame out of the protection.
  if (frame.matches('[data-external-content-no-protection], [data-iframe-allow-always]')) return;
  const box = document.createElement('div');
  box.className = 'sg-cookie-optin-iframe-consent';
  box.innerHTML = `<p class="sg-cookie-optin-iframe-consent-description">${texts.iframe_text.replace('%s', frame.dataset.provider ?? 'einem anderen Anbieter')}</p><button type="button" class="sg-cookie-optin-iframe-consent-accept">${texts.iframe_button}</button><a href="#" class="sg-cookie-optin-iframe-consent-link">${texts.iframe_all}</a>`;
  box.sgFrame = frame;
  box.querySelector('button').addEventListener('click', () => release(box));
  box.querySelector('a').addEventListener('click', (event) => {
    event.preventDefault();
    save((group) => group === 'iframes' || isAllowed(group), false);
  });
  frame.replaceWith(box);
}

window.SgCookieOptin = { jsonData: data, openCookieOptin: open };
whenParsed(() => {
  for (const frame of document.querySelectorAll('iframe[data-src]')) protect(frame);
  activate();
  if (readCookie(cookieName) === null) open();
});
