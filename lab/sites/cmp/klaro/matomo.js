// Stand-in for Matomo's tracker: the same queue, cookies, lifetimes and parameters; sends to /matomo/matomo.php of its own host.
const suffix = `${config.site}.${config.siteHash}`;
const queue = window._paq ?? [];
let endpoint = '/matomo/matomo.php';

function hexadecimal(length) {
  return Array.from({ length }, () => Math.floor(Math.random() * 16).toString(16)).join('');
}

function keep(name, value, lifetimeSeconds) {
  // biome-ignore lint/suspicious/noDocumentCookie: this is what trackers do
  document.cookie = `${name}=${value}; path=/; SameSite=Lax; expires=${new Date(Date.now() + lifetimeSeconds * 1000).toUTCString()}`;
}

function visitor() {
  const name = `_pk_id.${suffix}`;
  const known = readCookie(name);
  if (known) return known.split('.')[0];
  const id = hexadecimal(16);
  keep(name, `${id}.${Math.floor(Date.now() / 1000)}.`, 33_955_200);
  return id;
}

function trackPageView() {
  const id = visitor();
  const isNew = readCookie(`_pk_ses.${suffix}`) === null;
  keep(`_pk_ses.${suffix}`, '1', 1800);
  const now = new Date();
  const hit = query({
    action_name: document.title,
    idsite: config.site,
    rec: 1,
    r: digits(6),
    h: now.getHours(),
    m: now.getMinutes(),
    s: now.getSeconds(),
    url: location.href,
    urlref: document.referrer || undefined,
    _id: id,
    _idn: isNew ? 1 : 0,
    send_image: 0,
    _refts: 0,
    pv_id: hexadecimal(6),
    pf_net: 3,
    pf_srv: 12,
    uadata: '{}',
    cookie: 1,
    res: `${screen.width}x${screen.height}`,
  });
  navigator.sendBeacon(`${endpoint}?${hit}`);
}

const commands = {
  setTrackerUrl(url) {
    endpoint = url;
  },
  setSiteId() {},
  enableLinkTracking() {},
  trackPageView,
};

function run([command, ...rest]) {
  if (Object.hasOwn(commands, command)) commands[command](...rest);
}

// The real library applies settings before it counts, whatever their order in the queue.
for (const entry of queue) if (entry[0].startsWith('set')) run(entry);
for (const entry of queue) if (!entry[0].startsWith('set')) run(entry);
window._paq = { push: (...entries) => entries.forEach(run) };
window.Matomo = window.Piwik = { getTracker() {} };
