const day = 86400;
const stored = (name, value, seconds) => {
  const known = readCookie(name);
  if (known) return known;
  writeSiteCookie(name, value, seconds);
  localStorage.setItem(name, value);
  localStorage.setItem(`${name}_exp`, new Date(Date.now() + seconds * 1000).toUTCString());
  return value;
};

class UET {
  constructor(options) {
    this.id = options.ti;
    this.queue = options.q ?? [];
    loadScript(`https://bat.bing.com/p/action/${this.id}.js`);
  }
  push(...entries) {
    if (entries[0] === 'pageLoad') this.send('pageLoad');
    else if (entries[0] === 'event') this.send('custom', { ea: entries[1] });
  }
  send(event, extra = {}) {
    const hex = () => newUuid().replaceAll('-', '');
    loadPixel(
      `https://bat.bing.com/action/0?${query({ ti: this.id, Ver: '2', mid: newUuid(), bo: '1', sid: stored('_uetsid', hex(), day), vid: stored('_uetvid', hex(), 390 * day), vids: '1', msclkid: 'N', pi: '918639831', lg: navigator.language, sw: screen.width, sh: screen.height, sc: screen.colorDepth, tl: document.title, p: location.href, r: document.referrer, lt: Math.round(performance.now()), evt: event, sv: '1', cdb: 'AQAQ', rn: digits(6), ...extra })}`,
    );
  }
}
window.UET = UET;
