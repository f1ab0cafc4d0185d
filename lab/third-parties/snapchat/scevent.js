const lifetime = 33696000;
const pixels = [];

function remember(storage, key) {
  const value = storage.getItem(key) ?? newUuid();
  storage.setItem(key, value);
  storage.setItem(`${key}_r`, value);
  return value;
}

const client = readCookie('_scid') ?? newUuid();
for (const [name, value] of [
  ['_scid', client],
  ['_scid_r', client],
  ['_ScCbts', '%5B%5D'],
  ['_sctr', `1%7C${new Date().setHours(0, 0, 0, 0)}`],
])
  writeSiteCookie(name, value, lifetime, '; SameSite=Lax');
const local = remember(localStorage, 'u_sclid');
const session = remember(sessionStorage, 'u_scsid');

const commands = {
  init(pixel) {
    if (pixels.includes(pixel)) return;
    pixels.push(pixel);
    loadScript(`https://tr.snapchat.com/config/com/${pixel}.js?v=3.49.2-2511041733`);
    const frame = document.createElement('iframe');
    frame.title = 'Snapchat';
    frame.style.display = 'none';
    frame.src = `https://tr.snapchat.com/cm/i?${query({ pid: pixel, u_scsid: session, u_sclid: local })}`;
    whenParsed(() => document.body.append(frame));
  },
  track(event, data = {}) {
    for (const pid of pixels)
      navigator.sendBeacon(
        'https://tr.snapchat.com/p',
        new URLSearchParams({
          pid,
          ev: event,
          pl: location.href,
          rf: document.referrer,
          ts: Date.now(),
          u_c1: client,
          u_scsid: session,
          u_sclid: local,
          v: '3.49.2-2511041733',
          'd_a.': JSON.stringify(data),
          bt: 'b7c9',
          m_sl: '0',
        }),
      );
  },
};

const waiting = window.snaptr?.queue ?? [];
window.snaptr.handleRequest = (name, ...rest) => {
  if (Object.hasOwn(commands, name)) commands[name](...rest);
};
for (const call of [...waiting]) window.snaptr.handleRequest(...call);
