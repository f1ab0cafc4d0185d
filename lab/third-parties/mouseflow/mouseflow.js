// Session replay: the page as HTML once, then batches of movements, clicks, scrolling and (masked) input.
const server = 'https://eu.mouseflow.com';
const sessionCookie = `mf_${config.project}`;
const isNew = readCookie('mf_user') === null;
writeSiteCookie('mf_user', readCookie('mf_user') ?? `${newUuid().replaceAll('-', '')}|`, 90 * 86400, '; SameSite=Lax; Secure');
if (readCookie(sessionCookie) === null) {
  const value = `${newUuid().replaceAll('-', '')}|${new Date().toISOString()}|1|${digits(8)}`;
  const domain = location.hostname.split('.').slice(-2).join('.');
  // biome-ignore lint/suspicious/noDocumentCookie: this is what trackers do
  document.cookie = `${sessionCookie}=${value}; path=/; domain=.${domain}; SameSite=Lax; Secure`;
}
const session = (readCookie(sessionCookie) ?? '').split('|')[0];
const page = newUuid().replaceAll('-', '');
const identity = { w: config.project, s: session, p: page, v: config.version };
let events = [];
const record = (type, values) => events.push({ t: Math.round(performance.now()), e: type, ...values });

function post(path, body) {
  fetch(`${server}${path}?${query({ ...identity, li: 0, lh: 0, ls: 0, d: 1 })}`, {
    method: 'POST',
    body,
    keepalive: body.length < 60000,
  }).catch(() => {});
}

document.addEventListener('mousemove', (event) => record(0, { x: event.pageX, y: event.pageY }), { passive: true });
document.addEventListener('click', (event) => record(1, { x: event.pageX, y: event.pageY, tag: event.target.tagName }), true);
window.addEventListener('scroll', () => record(2, { y: scrollY }), { passive: true });
document.addEventListener(
  'input',
  (event) => record(5, { name: event.target.name, value: '*'.repeat(event.target.value?.length ?? 0) }),
  true,
);

function flush() {
  if (events.length === 0) return;
  post('/events', JSON.stringify(events));
  events = [];
}

window._mfq = { push: (entry) => record(9, { command: entry }) };
window.mouseflow = { version: config.version, getSessionId: () => session, stop() {}, isRecording: () => true };
whenParsed(() => {
  post('/init', query({ isNew, title: document.title, url: location.href, w: innerWidth, h: innerHeight, ref: document.referrer }));
  post('/dom', document.documentElement.outerHTML);
  setInterval(flush, 1000);
  window.addEventListener('pagehide', flush);
});
