// Stand-in for the tracker of Matomo 5 on a site's own server: its queue, cookies, parameters and the opt-out by mtm_consent_removed.
const queue = window._paq ?? [];
const pageViewId = Math.random().toString(36).slice(2, 8);
let endpoint = '';
let site = '1';
let cookiesAllowed = true;
let featuresRead = true;

const hexadecimal = (length) => Array.from({ length }, () => Math.floor(Math.random() * 16).toString(16)).join('');
const isUserOptedOut = () => readCookie('mtm_consent_removed') !== null;

function keep(name, value, lifetimeSeconds) {
  const expires = new Date(Date.now() + lifetimeSeconds * 1000).toUTCString();
  // biome-ignore lint/suspicious/noDocumentCookie: this is what trackers do
  document.cookie = `${name}=${value};expires=${expires};path=/;SameSite=Lax`;
}

function visitor() {
  if (!cookiesAllowed) return { id: '', isNew: 1 };
  const name = `_pk_id.${site}.${config.domainHash}`;
  const session = `_pk_ses.${site}.${config.domainHash}`;
  const known = readCookie(name)?.split('.')[0];
  const id = known ?? hexadecimal(16);
  if (!known) keep(name, `${id}.${Math.floor(Date.now() / 1000)}.`, 33_955_200);
  keep(session, '1', 1800);
  return { id, isNew: known ? 0 : 1 };
}

function send(values) {
  if (isUserOptedOut()) return;
  const { id, isNew } = visitor();
  const now = new Date();
  const hit = query({
    action_name: document.title,
    idsite: site,
    rec: 1,
    r: digits(6),
    h: now.getHours(),
    m: now.getMinutes(),
    s: now.getSeconds(),
    url: location.href.split('#')[0],
    urlref: document.referrer || undefined,
    _id: id,
    _idn: isNew,
    send_image: 0,
    _refts: 0,
    ...values,
    pdf: featuresRead ? 1 : undefined,
    cookie: featuresRead ? Number(cookiesAllowed) : undefined,
    res: featuresRead ? `${screen.width}x${screen.height}` : undefined,
    pv_id: pageViewId,
    pf_net: 4,
    pf_srv: 38,
    pf_tfr: 2,
    uadata: featuresRead ? '{}' : undefined,
  });
  navigator.sendBeacon(`${endpoint}?${hit}`);
}

function followLinks() {
  document.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (anchor && /^https?:$/.test(anchor.protocol) && anchor.hostname !== location.hostname)
      send({ link: anchor.href, action_name: undefined });
  });
}

const tracker = {
  setTrackerUrl(url) {
    endpoint = url;
  },
  setSiteId(id) {
    site = String(id);
  },
  disableCookies() {
    cookiesAllowed = false;
    for (const name of ['id', 'ses'])
      if (readCookie(`_pk_${name}.${site}.${config.domainHash}`) !== null) keep(`_pk_${name}.${site}.${config.domainHash}`, '', -1);
  },
  // Counting without cookies until the visitor has agreed to them.
  requireCookieConsent() {
    if (readCookie('mtm_cookie_consent') === null) cookiesAllowed = false;
  },
  setCookieConsentGiven() {
    cookiesAllowed = true;
    setTimeout(visitor, 0);
  },
  disableBrowserFeatureDetection() {
    featuresRead = false;
  },
  trackPageView: () => send({}),
  trackEvent: (category, action, name) => send({ ca: 1, e_c: category, e_a: action, e_n: name }),
  enableLinkTracking: () => whenParsed(followLinks),
  isUserOptedOut,
  optUserOut: () => keep('mtm_consent_removed', String(Date.now()), 946_080_000),
  forgetUserOptOut: () => keep('mtm_consent_removed', '', -1),
};

function run([command, ...rest]) {
  if (typeof command === 'function') command.apply(tracker, rest);
  else if (Object.hasOwn(tracker, command)) tracker[command](...rest);
}

// Settings count before anything is sent, whatever their order in the queue.
const isSetting = ([command]) => /^(set|disable|require)/.test(String(command));
for (const entry of [...queue.filter(isSetting), ...queue.filter((entry) => !isSetting(entry))]) run(entry);
window._paq = { push: (...entries) => entries.forEach(run) };
window.Matomo = window.Piwik = { initialized: true, getTracker: () => tracker, getAsyncTracker: () => tracker };
