// biome-ignore-all lint/correctness/noUnusedVariables: rcb-dialog.js follows in the same function
// Real Cookie Banner, first part: the cookie with the decision, window.consentApi, release of what is blocked, placeholders.
const settings = window.realCookieBanner;
const { groups, blocker, revisionHash, cookieDuration, userConsentCookieName, hidePageIds } = settings.others.frontend;
const services = groups.flatMap((group) => group.items.map((item) => ({ ...item, group })));

function write(value, days) {
  const expires = new Date(Date.now() + days * 86_400_000).toUTCString();
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the plugin does
  document.cookie = `${userConsentCookieName}=${value}; path=/; expires=${expires}; SameSite=Lax; Secure`;
}

function decision() {
  const raw = readCookie(userConsentCookieName);
  return raw ? JSON.parse(decodeURIComponent(raw).split(':').slice(3).join(':')) : null;
}

const allowed = () => Object.values(decision() ?? {}).flat();
const choiceOf = (ids) =>
  Object.fromEntries(
    groups
      .map((group) => [group.id, group.items.map(({ id }) => id).filter((id) => group.isEssential || ids.includes(id))])
      .filter(([, items]) => items.length > 0),
  );

const given = (name) => allowed().includes(services.find(({ uniqueName }) => uniqueName === name)?.id);
const waiting = [];
window.consentApi = {
  consent: (name) => new Promise((resolve) => (given(name) ? resolve() : waiting.push({ name, resolve }))),
  consentAll: (names) => Promise.all(names.map((name) => window.consentApi.consent(name))),
  consentSync: (name) => ({ cookie: null, consentGiven: decision() !== null, cookieOptIn: given(name) }),
  unblock: () => Promise.resolve(),
};

function releaseScript(blocked) {
  const script = document.createElement('script');
  script.src = blocked.getAttribute('consent-original-src-_');
  script.id = blocked.id;
  blocked.replaceWith(script);
}

// Elementor's video widget with a picture over it: the player comes with a click on that picture.
function releaseVideo(place) {
  const { youtube_url: url } = JSON.parse(place.getAttribute('consent-original-data-settings-_'));
  place.setAttribute('data-settings', place.getAttribute('consent-original-data-settings-_'));
  place.removeAttribute('consent-required');
  const overlay = place.querySelector('.elementor-custom-embed-image-overlay');
  overlay.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.src = `https://www.youtube-nocookie.com/embed/${new URL(url).searchParams.get('v')}?autoplay=1`;
    overlay.replaceWith(frame);
  });
}

function apply() {
  for (const blocked of document.querySelectorAll('[consent-required]')) {
    const needed = blocked.getAttribute('consent-required').split(',').map(Number);
    const rule = blocker.find(({ id }) => String(id) === blocked.getAttribute('consent-id'));
    if (!needed.every((id) => allowed().includes(id))) {
      if (rule.isVisual) cover(blocked, rule);
      continue;
    }
    if (blocked.previousElementSibling?.matches('.rcb-content-blocker')) blocked.previousElementSibling.remove();
    if (blocked.tagName === 'SCRIPT') releaseScript(blocked);
    else if (blocked.tagName === 'IFRAME') {
      blocked.src = blocked.getAttribute('consent-original-src-_');
      blocked.removeAttribute('consent-required');
      blocked.style.display = '';
    } else if (blocked.hasAttribute('consent-original-data-settings-_')) releaseVideo(blocked);
  }
  for (const entry of waiting.splice(0)) {
    if (given(entry.name)) entry.resolve();
    else waiting.push(entry);
  }
}

function save(ids, buttonClicked) {
  const choice = choiceOf(ids);
  write(encodeURIComponent(`${Math.floor(Date.now() / 1000)}:${newUuid()}:${revisionHash}:${JSON.stringify(choice)}`), cookieDuration);
  hide();
  fetch(`${settings.restUrl}${settings.restNamespace}/consent?_locale=user`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ groups: choice, buttonClicked, viewPortWidth: innerWidth, viewPortHeight: innerHeight, referer: location.href }),
  }).catch(() => {});
  document.dispatchEvent(new CustomEvent('RCB/OptIn/All', { detail: choice }));
  apply();
}
