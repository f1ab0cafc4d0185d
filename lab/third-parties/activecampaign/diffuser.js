// Stand-in for ActiveCampaign's site tracking: commands wait in vgo.q; nothing is stored or sent before tracking is allowed.
const name = window.visitorGlobalObjectAlias || 'vgo';
const waiting = window[name]?.q ?? [];
const state = { account: '', byDefault: true, allowed: false };

function track() {
  const cookie = `prism_${state.account}`;
  const visitor = readCookie(cookie) ?? newUuid();
  writeSiteCookie(cookie, visitor, 2592000, '; SameSite=Lax');
  loadScript(`https://prism.app-us1.com/?${query({ a: state.account, u: location.href })}`);
  loadPixel(`https://trackcmp.net/visit?${query({ actid: state.account, e: '', r: document.referrer, u: location.href, v: visitor })}`);
}

const commands = {
  setAccount(account) {
    state.account = account;
  },
  setTrackByDefault(value) {
    state.byDefault = value;
  },
  process(action) {
    if (action === 'allowTracking') state.allowed = true;
    if (state.byDefault || state.allowed) track();
  },
};

const vgo = (command, ...rest) => {
  if (Object.hasOwn(commands, command)) commands[command](...rest);
};
window[name] = vgo;
for (const entry of [...waiting]) vgo(...entry);
