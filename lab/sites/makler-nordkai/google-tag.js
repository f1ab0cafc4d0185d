// The Google tag from the tagging server: Analytics with Consent Mode, hits to the server container or to Google as the tag says.
const layer = window.dataLayer;
const purposes = ['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization'];
const byDefault = {};
const byUpdate = {};
const destinations = [];
const page = digits(13);
const anonymous = `${digits(9)}.${Math.floor(Date.now() / 1000)}`;
let waitUntil = 0;
let started = false;

const granted = (purpose) => (byUpdate[purpose] ?? byDefault[purpose]) !== 'denied';

function letter(purpose) {
  if (byUpdate[purpose]) return byUpdate[purpose] === 'granted' ? 'r' : 'q';
  return byDefault[purpose] === 'denied' ? 'p' : 'l';
}

function identity(id) {
  if (!granted('analytics_storage')) return { cid: anonymous };
  if (!readCookie('_ga')) writeSiteCookie('_ga', `GA1.1.${anonymous}`, 63072000);
  const name = `_ga_${id.slice(2)}`;
  const now = Math.floor(Date.now() / 1000);
  const known = readCookie(name)?.match(/s(\d+)/)?.[1];
  writeSiteCookie(name, `GS2.1.s${known ?? now}$o1$g1$t${now}$j60$l0$h${digits(9)}`, 63072000);
  return { cid: readCookie('_ga').split('.').slice(-2).join('.'), sid: known ?? now, sct: 1, seg: 1, _ss: known ? undefined : 1 };
}

function hit({ id, server, count }, event, extra = {}) {
  const search = query({
    v: '2',
    tid: id,
    gtm: '45je5b50v9198842117za200',
    _p: page,
    gcs: `G1${granted('ad_storage') ? 1 : 0}${granted('analytics_storage') ? 1 : 0}`,
    gcd: `13${purposes.slice(0, 3).map(letter).join('3')}2${letter('ad_personalization')}5l1`,
    npa: granted('ad_personalization') ? 0 : 1,
    dma_cps: '-',
    dma: 1,
    ...identity(id),
    ul: navigator.language.toLowerCase(),
    sr: `${screen.width}x${screen.height}`,
    ur: 'DE-HH',
    frm: 0,
    pscdl: granted('ad_storage') ? 'noapi' : 'denied',
    _s: count,
    dl: location.href,
    dr: document.referrer || undefined,
    dt: document.title,
    en: event,
    ...extra,
    tfd: Math.round(performance.now()),
  });
  const target = server ?? 'https://region1.google-analytics.com';
  fetch(`${target}/g/collect?${search}`, { method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'include' }).catch(() => {});
}

function pageViews(extra) {
  started = true;
  for (const destination of destinations) {
    destination.count += 1;
    hit(destination, 'page_view', extra);
  }
}

const commands = {
  config(id, { server_container_url: server } = {}) {
    destinations.push({ id, server, count: 0 });
  },
  consent(kind, { wait_for_update: wait = 0, ...values }) {
    Object.assign(kind === 'default' ? byDefault : byUpdate, values);
    window.google_tag_data.ics.entries = { ...byDefault, ...byUpdate };
    if (kind === 'default') waitUntil = wait;
    else if (!started) pageViews();
    else if (granted('analytics_storage')) pageViews({ gcu: 1 });
  },
};

let ready = false;
const early = [];
function run(entry) {
  if (Object.prototype.toString.call(entry) !== '[object Arguments]') return;
  const [command, ...rest] = entry;
  // An update may have come before the tag's own configuration: it counts, but nothing is sent yet.
  if (!ready && command === 'consent' && rest[0] === 'update') early.push(rest);
  else if (Object.hasOwn(commands, command)) commands[command](...rest);
}

for (const entry of [...layer]) run(entry);
ready = true;
for (const rest of early) commands.consent(...rest);
const push = layer.push.bind(layer);
layer.push = (...entries) => {
  const length = push(...entries);
  entries.forEach(run);
  return length;
};
setTimeout(() => {
  if (!started) pageViews();
}, waitUntil);
