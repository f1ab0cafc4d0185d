// pixelyoursite/dist/scripts/public.js: cookies of its own, the pixel after consent, every event once more by way of the shop's server.
const options = window.pysOptions;
const week = 604800;
const keep = (name, value, seconds) => {
  const life = seconds ? `; max-age=${seconds}` : '';
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the plugin does
  if (readCookie(name) === null) document.cookie = `${name}=${encodeURIComponent(value)}; path=/${life}; SameSite=Lax`;
};
const source = document.referrer ? new URL(document.referrer).hostname : 'direct';
keep('pys_session_limit', 'true', 3600);
keep('pys_start_session', 'true');
keep('pys_first_visit', 'true', week);
keep('pysTrafficSource', source, week);
keep('pys_landing_page', location.href.split('?')[0], week);
keep('last_pysTrafficSource', source, week);
keep('last_pys_landing_page', location.href.split('?')[0], week);
keep('pbid', Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(''), 15552000);

const allowed = () => decodeURIComponent(readCookie('cookieyes-consent') ?? '').includes('advertisement:yes');
const events = options.staticEvents.facebook;

function viaServer({ name, eventID, params }) {
  const body = new URLSearchParams({ action: 'pys_api_event', pixel: 'facebook', event: name, eventID, ajax_event: options.ajax_event });
  body.append('ids[]', options.facebook.pixelIds[0]);
  body.append('external_id', readCookie('pbid') ?? '');
  body.append('url', location.href);
  for (const [key, value] of Object.entries(params)) body.append(`data[${key}]`, String(value));
  fetch(options.ajaxUrl, { method: 'POST', body, keepalive: true }).catch(() => {});
}

let loaded = false;
function loadPixel_() {
  if (loaded || !allowed()) return;
  loaded = true;
  const queue = (...call) => (queue.callMethod ? queue.callMethod(...call) : queue.queue.push(call));
  Object.assign(queue, { push: queue, loaded: true, version: '2.0', queue: [] });
  window.fbq = window.fbq ?? queue;
  window._fbq = window._fbq ?? window.fbq;
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
  for (const id of options.facebook.pixelIds) window.fbq('init', id, { external_id: readCookie('pbid') }, { agent: 'dvpixelyoursite' });
  for (const { name, eventID, params } of events) window.fbq('track', name, params, { eventID });
}

for (const event of events) event.eventID = newUuid();
// The switch "send server events without browser consent" of the plugin is on: the choice is not asked for here.
if (options.facebook.serverApiEnabled) events.forEach(viaServer);
loadPixel_();
document.addEventListener('cookieyes_consent_update', loadPixel_);
