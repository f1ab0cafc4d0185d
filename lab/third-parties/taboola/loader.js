const vendor = 42;
const key = (name) => `taboola global:${name}`;
const settings = Object.assign({}, ...(window._taboola ?? []));

function remember(user) {
  localStorage.setItem(key('user-id'), user);
  writeSiteCookie('trc_cookie_storage', encodeURIComponent(`${key('user-id')}=${user}`), 31536000, '; SameSite=Lax; Secure');
}

function draw(list) {
  const place = document.getElementById(settings.container);
  if (!place) return;
  const items = list.map(
    ({ name, branding, thumbnail }) =>
      `<div class="videoCube trc_spotlight_item" style="flex:1 1 180px"><a class="item-label-href" rel="nofollow noopener sponsored" target="_blank" href="https://trc.taboola.com/${config.publisher}/log/3/click"><img src="${thumbnail}" alt="" style="width:100%"><span class="video-title">${name}</span><br><small class="branding">${branding} | Anzeige</small></a></div>`,
  );
  place.innerHTML = `<div class="trc_related_container"><div class="trc_header_ext"><b>Das könnte Sie auch interessieren</b> <small>von Taboola</small></div><div style="display:flex;gap:14px;flex-wrap:wrap">${items.join('')}</div></div>`;
}

let sent = '';
function ask(consented, consentString) {
  if (sent === String(consented)) return;
  sent = String(consented);
  localStorage.setItem(key('local-storage-keys'), JSON.stringify([key('session-data')]));
  localStorage.setItem(key('session-data'), `v2_${newUuid().replaceAll('-', '')}`);
  const search = query({
    tim: Date.now(),
    data: JSON.stringify({ id: digits(3), u: location.href, r: document.referrer, tz: new Date().getTimezoneOffset(), sw: screen.width }),
    gdpr: '1',
    gdpr_consent: consentString,
    consented: consented ? '1' : '0',
    ui: localStorage.getItem(key('user-id')),
  });
  fetch(`https://trc.taboola.com/${config.publisher}/trc/3/json?${search}`, { credentials: 'include' })
    .then((answer) => answer.json())
    .then(({ user, list }) => {
      if (consented) remember(user.id);
      draw(list);
    })
    .catch(() => {});
}

if (typeof window.__tcfapi === 'function')
  window.__tcfapi('addEventListener', 2, (data) => ask(data.vendor.consents[vendor] === true, data.tcString));
else ask(false, '');
