const queue = window._hsq || [];
const state = { contentType: null, pageId: null, canonical: null, language: null, path: null };
const now = Date.now();
const sixMonths = 15552000;

/** HubSpot hashes the domain into its cookies. */
function domainHash() {
  let hash = 0;
  const domain = location.hostname.split('.').slice(-2).join('.');
  for (let index = domain.length - 1; index >= 0; index--) {
    hash = ((hash << 6) & 0xfffffff) + domain.charCodeAt(index) + (domain.charCodeAt(index) << 14);
    const high = hash & 0xfe00000;
    if (high !== 0) hash ^= high >> 21;
  }
  return hash;
}

const hash = domainHash();
const visitor = readCookie('hubspotutk') ?? newUuid().replaceAll('-', '');
const known = readCookie('__hstc')?.split('.') ?? null;
const freshSession = readCookie('__hssc') === null || readCookie('__hssrc') === null;
const first = known ? known[2] : now;
const previous = known ? (freshSession ? known[4] : known[3]) : now;
const current = known && !freshSession ? known[4] : now;
const count = known ? Number(known[5]) + (freshSession ? 1 : 0) : 1;
const views = freshSession ? 1 : Number(readCookie('__hssc').split('.')[1]) + 1;

function writeCookies() {
  const attributes = '; SameSite=Lax; Secure';
  writeSiteCookie('__hstc', `${hash}.${visitor}.${first}.${previous}.${current}.${count}`, sixMonths, attributes);
  writeSiteCookie('hubspotutk', visitor, sixMonths, attributes);
  writeSiteCookie('__hssc', `${hash}.${views}.${current}`, 1800, attributes);
  const domain = location.hostname.split('.').slice(-2).join('.');
  // biome-ignore lint/suspicious/noDocumentCookie: this is what trackers do
  document.cookie = `__hssrc=1; path=/; domain=.${domain}${attributes}`;
}

const commands = {
  setContentType: (value) => (state.contentType = value),
  setPageId: (value) => (state.pageId = value),
  setCanonicalUrl: (value) => (state.canonical = value),
  setContentMetadata: (value) => (state.language = value.languageCode),
  setPath: (value) => (state.path = value),
  trackPageView: () => track(),
};

function track() {
  const session = `${hash}.${views}.${current}`;
  loadPixel(
    `https://track-eu1.hubspot.com/__ptq.gif?${query({ k: 1, sd: `${screen.width}x${screen.height}`, cd: `${screen.colorDepth}-bit`, cs: document.characterSet, ln: navigator.language.toLowerCase(), v: '1.1', a: config.portal, pi: state.pageId, ct: state.contentType, ccu: state.canonical, lvc: state.language, r: document.referrer || undefined, pu: state.path ? location.origin + state.path : location.href, t: document.title, cts: Date.now(), vi: visitor, nc: known === null, u: `${hash}.${visitor}.${first}.${previous}.${current}.${count}`, b: session, cc: 15 })}`,
  );
}

writeCookies();
for (const [name, ...rest] of queue) if (Object.hasOwn(commands, name)) commands[name](...rest);
window._hsq = {
  push(...entries) {
    for (const [name, ...rest] of entries) if (Object.hasOwn(commands, name)) commands[name](...rest);
  },
};
track();
