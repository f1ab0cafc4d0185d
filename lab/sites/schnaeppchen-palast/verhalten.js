// Home-made recording of everything the visitor does, typed text included.
let batch = [];
const note = (type, data) => batch.push({ type, at: Math.round(performance.now()), ...data });
document.addEventListener('mousemove', (event) => note('mousemove', { x: event.pageX, y: event.pageY }), true);
document.addEventListener('keydown', (event) => note('keydown', { key: event.key }), true);
document.addEventListener('input', (event) => note('input', { field: event.target.name, value: event.target.value }), true);
document.addEventListener('click', (event) => note('click', { x: event.pageX, y: event.pageY }), true);
window.addEventListener('scroll', () => note('scroll', { y: scrollY }), { passive: true });
const flush = () => {
  if (batch.length === 0) return;
  const body = JSON.stringify({ page: location.href, events: batch });
  batch = [];
  fetch('/erfassung', { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(() => {});
};
setInterval(flush, 700);
window.addEventListener('pagehide', flush);
