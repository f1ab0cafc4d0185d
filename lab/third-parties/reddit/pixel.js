const calls = window.rdt?.callQueue ?? [];
const visitor = readCookie('_rdt_uuid') ?? `${Date.now()}.${newUuid()}`;
writeSiteCookie('_rdt_uuid', visitor, 7776000, '; SameSite=Strict; Secure');
let account;

function take(command, ...values) {
  if (command === 'init') {
    account = values[0];
    fetch(`https://pixel-config.reddit.com/pixels/${account}/config`).catch(() => {});
  }
  if (command === 'track')
    loadPixel(
      `https://alb.reddit.com/rp.gif?${query({ ts: Date.now(), id: account, event: values[0], 'm.itemCount': '', uuid: visitor, s: '', v: 'rdt_5b1f0c2e', opt_out: 0, sh: screen.height, sw: screen.width, integration: 'gtm', dpm: '', dpcc: '', dprc: '' })}`,
    );
}
window.rdt = Object.assign((...call) => take(...call), { version: '2.8', callQueue: [], sendEvent: take });
for (const call of calls) take(...call);
