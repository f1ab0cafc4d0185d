const pixels = [];
let revoked = false;

function browserId() {
  const known = readCookie('_fbp');
  if (known) return known;
  const value = `fb.${location.hostname.split('.').length - 1}.${Date.now()}.${digits(18)}`;
  writeSiteCookie('_fbp', value, 7776000, '; SameSite=Lax');
  return value;
}

function send(id, event, data = {}) {
  const custom = Object.fromEntries(Object.entries(data).map(([name, value]) => [`cd[${name}]`, value]));
  loadPixel(
    `https://www.facebook.com/tr/?${query({ id, ev: event, dl: location.href, rl: document.referrer, if: 'false', ts: Date.now(), ...custom, sw: screen.width, sh: screen.height, v: config.version, r: 'stable', ec: '0', o: '4126', fbp: browserId(), ler: 'empty', cdl: 'API_unavailable', it: Date.now(), coo: 'false', rqm: 'GET' })}`,
  );
}

const commands = {
  init(id) {
    if (pixels.includes(id)) return;
    pixels.push(id);
    if (!revoked) loadScript(`https://connect.facebook.net/signals/config/${id}?v=${config.version}&r=stable&domain=${location.hostname}`);
  },
  consent(action) {
    revoked = action === 'revoke';
  },
  track(event, data) {
    if (!revoked) for (const id of pixels) send(id, event, data);
  },
};
commands.trackCustom = commands.track;
commands.trackSingle = (id, event, data) => {
  if (!revoked) send(id, event, data);
};

const waiting = window.fbq?.queue ?? [];
const fbq = (command, ...rest) => {
  if (Object.hasOwn(commands, command)) commands[command](...rest);
};
fbq.version = config.version;
fbq.loaded = true;
window.fbq = fbq;
window._fbq = fbq;
for (const entry of [...waiting]) fbq(...entry);
