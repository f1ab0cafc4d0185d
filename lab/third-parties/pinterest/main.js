const tags = [];
const waiting = window.pintrk?.queue ?? [];

function visitor() {
  const known = readCookie('_pin_unauth');
  if (known) return known;
  const value = btoa(`dWlkPU${newUuid()}`).replaceAll('=', '');
  writeSiteCookie('_pin_unauth', value, 31536000, '; SameSite=Lax; Secure');
  return value;
}

function send(tid, event, data = {}) {
  const ad = {
    loc: location.href,
    ref: document.referrer,
    if: false,
    sh: screen.height,
    sw: screen.width,
    mh: '55e552f9',
    is_eu: true,
    architecture: 'x86',
    bitness: '64',
    platform: 'Linux',
  };
  loadPixel(
    `https://ct.pinterest.com/v3/?${query({ event, tid, ed: Object.keys(data).length > 0 ? JSON.stringify(data) : undefined, pd: JSON.stringify({ pin_unauth: visitor() }), ad: JSON.stringify(ad), cb: Date.now(), dep: '2,PAGE_LOAD' })}`,
  );
}

const commands = {
  load(tid) {
    if (tags.includes(tid)) return;
    tags.push(tid);
    fetch(`https://ct.pinterest.com/user/?${query({ tid, pd: JSON.stringify({ np: 'pys' }), cb: Date.now(), dep: '2,PAGE_LOAD' })}`, {
      credentials: 'include',
    }).catch(() => {});
    send(tid, 'init');
  },
  page() {
    for (const tid of tags) send(tid, 'pagevisit');
  },
  track(event, data) {
    for (const tid of tags) send(tid, event, data);
  },
};

window.pintrk = (command, ...rest) => {
  if (Object.hasOwn(commands, command)) commands[command](...rest);
};
window.pintrk.version = '3.0';
for (const call of [...waiting]) window.pintrk(...call);
