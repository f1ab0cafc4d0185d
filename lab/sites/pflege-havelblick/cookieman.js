// Stand-in for EXT:cookieman: consent as a cookie of group names, tracking objects put in after it and taken away again.
const cookieName = 'CookieConsent';
const root = document.querySelector('[data-cookieman-settings]');
const settings = JSON.parse(root.dataset.cookiemanSettings);
const form = document.querySelector('[data-cookieman-form]');
const boxes = [...form.querySelectorAll('[type=checkbox][name]')];
const injected = new Set();

const chosen = () => (readCookie(cookieName) ?? '').split('|').filter(Boolean);
const consenteds = () =>
  chosen().filter((key) => settings.groups[key] && !(settings.groups[key].respectDnt === '1' && navigator.doNotTrack === '1'));
const hasConsented = (key) => consenteds().includes(key);

function setAll(state) {
  for (const box of boxes) if (!box.disabled) box.checked = state;
}

function inject() {
  for (const group of consenteds())
    for (const key of settings.groups[group].trackingObjects) {
      const source = settings.trackingObjects[key]?.inject;
      if (!source || injected.has(key)) continue;
      injected.add(key);
      const parsed = document.createElement('div');
      parsed.innerHTML = source;
      const element = document.createElement('script');
      for (const { name, value } of parsed.firstElementChild.attributes) element.setAttribute(name, value);
      document.body.append(element);
    }
}

function removeDisabled() {
  for (const [key, group] of Object.entries(settings.groups)) {
    if (hasConsented(key)) continue;
    for (const object of group.trackingObjects)
      for (const [name, item] of Object.entries(settings.trackingObjects[object].show)) {
        if (item.type !== 'cookie_http+html') continue;
        const pattern = new RegExp(item.htmlCookieRemovalPattern ?? `^${name}$`);
        for (const pair of document.cookie.split('; ')) if (pattern.test(pair.split('=')[0])) deleteSiteCookie(pair.split('=')[0]);
      }
  }
}

function save() {
  const value = boxes
    .filter((box) => box.checked)
    .map((box) => box.name)
    .join('|');
  const expires = new Date(Date.now() + Number(settings.cookie.cookieLifetimeDays) * 86_400_000).toUTCString();
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the extension does
  document.cookie = `${cookieName}=${value}; path=/; expires=${expires}; sameSite=${settings.cookie.sameSite}`;
  root.dispatchEvent(new CustomEvent('consentChanged', { detail: { consenteds: consenteds() } }));
}

for (const button of document.querySelectorAll('[data-cookieman-accept-all]')) button.addEventListener('click', () => setAll(true));
for (const button of document.querySelectorAll('[data-cookieman-accept-none]')) button.addEventListener('click', () => setAll(false));
for (const button of document.querySelectorAll('[data-cookieman-save]'))
  button.addEventListener('click', (event) => {
    event.preventDefault();
    save();
    window.cookieman.hide();
    removeDisabled();
    inject();
  });
document.body.addEventListener('click', (event) => {
  if (event.target.dataset && 'cookiemanShow' in event.target.dataset) {
    event.preventDefault();
    window.cookieman.show();
  }
});

if (readCookie(cookieName) !== null) for (const box of boxes) if (!box.disabled) box.checked = chosen().includes(box.name);
inject();

window.cookieman = {
  show() {},
  hide() {},
  showOnce() {
    if (readCookie(cookieName) === null) window.cookieman.show();
  },
  hasConsented,
  hasConsentedTrackingObject: (object) =>
    Object.keys(settings.groups).some((key) => settings.groups[key].trackingObjects.includes(object) && hasConsented(key)),
  consenteds,
  eventsEl: root,
};
