const layerName = config.layer;
window[layerName] = window[layerName] || [];
const layer = window[layerName];
window.google_tag_manager = window.google_tag_manager || {};
window.google_tag_data = window.google_tag_data || { tidr: {}, ics: { entries: {} } };
window.google_tag_manager[config.id] = { dataLayer: { name: layerName } };
window.google_tag_data.requested = window.google_tag_data.requested || {};
window.google_tag_data.requested[config.id] = true;

const purposes = ['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization'];
const consent = { used: false, byDefault: {}, byUpdate: {} };
const settings = {};
const destinations = [];
const pageLoad = digits(10);
let hits = 0;
// Documented option `cookie_expires` of the configuration, in seconds.
let cookieExpires = 63072000;
// Documented options `cookie_prefix` and `cookie_domain` (`none`: at the very host).
let cookiePrefix = '';
let cookieAtHost = false;
// Documented option `server_container_url`: where hits go when a site tags by a server of its own.
let collector = 'https://region1.google-analytics.com';

function keep(name, value) {
  if (!cookieAtHost) return writeSiteCookie(name, value, cookieExpires);
  // biome-ignore lint/suspicious/noDocumentCookie: this is what trackers do
  document.cookie = `${name}=${value}; path=/; expires=${new Date(Date.now() + cookieExpires * 1000).toUTCString()}`;
}

function granted(purpose) {
  const value = consent.byUpdate[purpose] ?? consent.byDefault[purpose];
  return value !== 'denied';
}

// Letters as Google documents them: l = no signal, p/q = denied, r = granted by update, t = granted by default, m = revoked.
function letter(purpose) {
  const first = consent.byDefault[purpose];
  const then = consent.byUpdate[purpose];
  if (first === undefined && then === undefined) return 'l';
  if (first === 'denied') return then === undefined ? 'p' : then === 'denied' ? 'q' : 'r';
  if (first === 'granted') return then === undefined ? 't' : then === 'denied' ? 'u' : 'v';
  return then === 'denied' ? 'm' : 'n';
}

function consentSignals() {
  return {
    gcs: consent.used ? `G1${granted('ad_storage') ? 1 : 0}${granted('analytics_storage') ? 1 : 0}` : undefined,
    gcd: `13${purposes.map(letter).join('3')}5l1`,
    npa: granted('ad_personalization') ? '0' : '1',
    dma: '1',
  };
}

function clientId() {
  const known = readCookie(`${cookiePrefix}_ga`);
  if (known) return known.split('.').slice(-2).join('.');
  const id = `${digits(10)}.${Math.floor(Date.now() / 1000)}`;
  keep(`${cookiePrefix}_ga`, `GA1.1.${id}`);
  return id;
}

function session(id) {
  const name = `${cookiePrefix}_ga_${id.replace(/^G-/, '')}`;
  const known = readCookie(name);
  const now = Math.floor(Date.now() / 1000);
  const start = known ? (known.match(/s(\d+)/) || [])[1] || now : now;
  keep(name, `GS2.1.s${start}$o1$g0$t${now}$j60$l0$h0`);
  return { sid: String(start), isNew: !known };
}

function sendAnalytics(id, event, parameters) {
  const stored = granted('analytics_storage');
  const isNew = stored && !readCookie(`${cookiePrefix}_ga`);
  const cid = stored ? clientId() : undefined;
  const visit = stored ? session(id) : undefined;
  hits += 1;
  const search = query({
    v: '2',
    tid: id,
    gtm: '45je6b50v9101234567za200',
    _p: pageLoad,
    ...consentSignals(),
    cid,
    ul: navigator.language.toLowerCase(),
    sr: `${screen.width}x${screen.height}`,
    pscdl: stored ? 'noapi' : 'denied',
    _s: hits,
    sid: visit?.sid,
    sct: visit ? '1' : undefined,
    seg: visit ? '0' : undefined,
    dl: location.href,
    dr: document.referrer || undefined,
    dt: document.title,
    en: event,
    _fv: isNew ? '1' : undefined,
    _ss: visit?.isNew ? '1' : undefined,
    ...parameters,
    tfd: Math.round(performance.now()),
  });
  fetch(`${collector}/g/collect?${search}`, {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    credentials: 'include',
  }).catch(() => {});
}

function sendAds(id, event) {
  if (!granted('ad_storage')) {
    loadPixel(
      `https://pagead2.googlesyndication.com/ccm/collect?${query({ tid: id, en: event, dl: location.href, ...consentSignals(), rnd: digits(9) })}`,
    );
    return;
  }
  if (!readCookie('_gcl_au')) writeSiteCookie('_gcl_au', `1.1.${digits(9)}.${Math.floor(Date.now() / 1000)}`, 7776000);
  loadScript(
    `https://googleads.g.doubleclick.net/pagead/viewthroughconversion/${id.replace(/^AW-/, '')}/?${query({
      random: Date.now(),
      cv: '11',
      fst: Date.now(),
      fmt: '3',
      bg: 'ffffff',
      guid: 'ON',
      async: '1',
      gtm: '45be6b50za200',
      ...consentSignals(),
      u_w: screen.width,
      u_h: screen.height,
      url: location.href,
      hn: 'www.googleadservices.com',
      frm: '0',
      tiba: document.title,
      auid: (readCookie('_gcl_au') || '').split('.').slice(2).join('.'),
    })}`,
  );
}

// Calls from the website: a library asks whether visitors of an advertisement are to see a forwarding number.
function forwardCalls(id, number) {
  const [account, label] = id.replace(/^AW-/, '').split('/');
  window._googWcmImpl = { account, label, number };
  loadScript('https://www.gstatic.com/wcm/loader.js');
}

function send(destination, event, parameters = {}) {
  if (destination.startsWith('AW-')) sendAds(destination, event);
  else sendAnalytics(destination, event, parameters);
}

const commands = {
  js() {},
  set(name, value) {
    if (typeof name === 'object') Object.assign(settings, name);
    else settings[name] = value;
  },
  consent(kind, values) {
    consent.used = true;
    Object.assign(kind === 'default' ? consent.byDefault : consent.byUpdate, values);
    window.google_tag_data.ics.entries = { ...consent.byDefault, ...consent.byUpdate };
    if (kind !== 'update') return;
    for (const destination of destinations)
      if (granted(destination.startsWith('AW-') ? 'ad_storage' : 'analytics_storage')) send(destination, 'page_view', { gcu: '1' });
  },
  config(id, parameters = {}) {
    if (parameters.phone_conversion_number) {
      if (id.split('/')[0] === config.id) forwardCalls(id, parameters.phone_conversion_number);
      return;
    }
    if (id !== config.id) {
      // Every destination has a library of its own; the first one to see the command fetches it.
      if (window.google_tag_data.requested[id]) return;
      window.google_tag_data.requested[id] = true;
      loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}&l=${layerName}&cx=c`);
      return;
    }
    if (destinations.includes(id)) return;
    destinations.push(id);
    cookieExpires = parameters.cookie_expires ?? cookieExpires;
    cookiePrefix = parameters.cookie_prefix ?? cookiePrefix;
    cookieAtHost = parameters.cookie_domain === 'none';
    collector = parameters.server_container_url ?? collector;
    if (parameters.send_page_view === false) return;
    // The real library batches for a moment, so that a consent command on the same page still counts.
    setTimeout(() => send(id, 'page_view', {}), 60);
  },
  event(name, parameters = {}) {
    const extra = Object.fromEntries(Object.entries(parameters).map(([key, value]) => [`ep.${key}`, value]));
    for (const id of destinations) send(id, name, extra);
  },
  get() {},
};

function run(entry) {
  if (Object.prototype.toString.call(entry) !== '[object Arguments]') return;
  const [command, ...rest] = entry;
  if (Object.hasOwn(commands, command)) commands[command](...rest);
}

const push = layer.push.bind(layer);
layer.push = (...entries) => {
  const length = push(...entries);
  entries.forEach(run);
  return length;
};
[...layer].forEach(run);
