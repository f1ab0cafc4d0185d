const site = config.site;
const encode = (value) => btoa(JSON.stringify(value));
const attributes = '; SameSite=None; Secure';
if (!readCookie(`_hjSessionUser_${site}`))
  writeSiteCookie(`_hjSessionUser_${site}`, encode({ id: newUuid(), created: Date.now(), existing: false }), 31536000, attributes);
if (!readCookie(`_hjSession_${site}`))
  writeSiteCookie(`_hjSession_${site}`, encode({ id: newUuid(), c: Date.now(), s: 1, r: 1, sb: 0, sr: 0, se: 0, fs: 1 }), 1800, attributes);
sessionStorage.setItem('hjViewportId', newUuid());

const socket = new WebSocket(`wss://ws.hotjar.com/api/v2/client/ws?v=7&site_id=${site}`);
let batch = [];
const record = (event, data) => batch.push({ event, time: Math.round(performance.now()), ...data });
const masked = (target) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? '*'.repeat(target.value.length) : undefined;
document.addEventListener('mousemove', (event) => record('mouse_move', { x: event.clientX, y: event.clientY }), { passive: true });
document.addEventListener('click', (event) => record('mouse_click', { x: event.clientX, y: event.clientY }), true);
document.addEventListener('keydown', () => record('key_press', {}), true);
document.addEventListener('input', (event) => record('input', { value: masked(event.target) }), true);
window.addEventListener('scroll', () => record('scroll', { top: scrollY }), { passive: true });
new MutationObserver((changes) => record('mutation', { count: changes.length })).observe(document, { childList: true, subtree: true });

function flush() {
  if (socket.readyState !== WebSocket.OPEN || batch.length === 0) return;
  socket.send(JSON.stringify({ site_id: site, url: location.href, events: batch }));
  batch = [];
}
socket.addEventListener('open', () => {
  record('page_view', { width: innerWidth, height: innerHeight });
  flush();
});
setInterval(flush, 500);
