// The loader that the shop embeds: keeps a visitor in web storage, fetches the renderer and opens the socket.
const key = `tidio_state_${config.key}`;
let state = null;
try {
  state = JSON.parse(localStorage.getItem(key));
} catch {}
state = state ?? { visitor: { distinct_id: newUuid().replaceAll('-', ''), created: Date.now() }, visits: 0 };
state.visits += 1;
localStorage.setItem(key, JSON.stringify(state));
localStorage.setItem(`${key}_cache`, JSON.stringify({ projectStatus: 'active', language: 'de' }));

const search = query({ ppk: config.key, device: 'desktop', EIO: 4, transport: 'websocket' });
const socket = new WebSocket(`wss://socket.tidio.co/socket.io/?${search}`);
socket.addEventListener('open', () => {
  const visitor = {
    id: state.visitor.distinct_id,
    url: location.href,
    refer: document.referrer,
    lang: navigator.language,
    visits: state.visits,
  };
  socket.send(`42${JSON.stringify(['visitorRegister', { projectPublicKey: config.key, visitor }])}`);
});
window.tidioChatApi = { open() {}, close() {}, on() {}, display() {} };
loadScript('https://widget-v4.tidiochat.com/1_309_0/static/js/render.5b8f31c07a.js');
