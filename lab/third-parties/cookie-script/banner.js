// Stand-in for cdn.cookie-script.com/s/<id>.js: banner, details with switches, badge, release of blocked elements, Consent Mode.
const cookieName = 'CookieScriptConsent';
const all = config.categories.map(({ id }) => id);

function state() {
  try {
    return JSON.parse(decodeURIComponent(readCookie(cookieName)));
  } catch {
    return null;
  }
}

const agreed = () => ['strict', ...JSON.parse(state()?.categories ?? '[]')];

function consentMode(kind) {
  if (!config.consentMode) return;
  window.dataLayer = window.dataLayer || [];
  const push = (...parameters) =>
    (function () {
      // biome-ignore lint/complexity/noArguments: the data layer tells commands from events by this very type
      window.dataLayer.push(arguments);
    })(...parameters);
  const as = (category) => (agreed().includes(category) ? 'granted' : 'denied');
  push('consent', kind, {
    analytics_storage: as('performance'),
    ad_storage: as('targeting'),
    ad_user_data: as('targeting'),
    ad_personalization: as('targeting'),
    functionality_storage: as('functionality'),
    security_storage: 'granted',
  });
}

function release() {
  const categories = agreed();
  releaseBlocked('[data-cookiescript="accepted"]', ({ dataset }) =>
    (dataset.cookiecategory ?? 'targeting').split(',').every((id) => categories.includes(id)),
  );
  for (const place of document.querySelectorAll('.cookiescript-placeholder'))
    if (categories.includes(place.dataset.cookiecategory)) place.remove();
}

const announce = (name, detail) => window.dispatchEvent(new CustomEvent(name, { detail }));

function decide(categories) {
  const action = categories.length ? 'accept' : 'reject';
  const before = agreed();
  const value = {
    bannershown: 1,
    action,
    consenttime: Math.floor(Date.now() / 1000),
    categories: JSON.stringify(categories),
    key: newUuid(),
  };
  const expires = new Date(Date.now() + 2_592_000_000).toUTCString();
  // biome-ignore lint/suspicious/noDocumentCookie: this is what consent platforms do
  document.cookie = `${cookieName}=${encodeURIComponent(JSON.stringify(value))};expires=${expires};path=/;SameSite=Lax;Secure`;
  navigator.sendBeacon('https://consent.cookie-script.com/consent', JSON.stringify({ id: config.id, ...value, url: location.href }));
  document.getElementById('cookiescript_injected_wrapper')?.remove();
  if (before.some((id) => id !== 'strict' && !categories.includes(id))) {
    for (const { name, category } of config.cookies) if (category !== 'strict' && !name.includes('*')) deleteSiteCookie(name);
    for (const pair of document.cookie.split('; ')) if (pair.startsWith('_ga')) deleteSiteCookie(pair.split('=')[0]);
    location.reload();
    return;
  }
  consentMode('update');
  release();
  badge();
  announce(categories.length === all.length ? 'CookieScriptAcceptAll' : categories.length ? 'CookieScriptAccept' : 'CookieScriptReject', {
    categories,
  });
}

function badge() {
  if (document.getElementById('cookiescript_badge')) return;
  appendHtml(
    '<div id="cookiescript_badge" role="button" tabindex="0" aria-label="Cookie-Einstellungen öffnen"><svg viewBox="0 0 20 20" width="20"><circle cx="10" cy="10" r="9" fill="#fff"/><circle cx="7" cy="7" r="1.6" fill="#3f5d45"/><circle cx="13" cy="9" r="1.6" fill="#3f5d45"/><circle cx="9" cy="14" r="1.6" fill="#3f5d45"/></svg><span id="cookiescript_badgetext">Cookie-Einstellungen</span></div>',
  ).addEventListener('click', show);
}

const styles = `#cookiescript_injected_wrapper{position:fixed;inset:0;z-index:999998;background:rgba(0,0,0,.4);display:flex;align-items:center;justify-content:center}
#cookiescript_injected{background:#fff;color:#26332a;font:14px/1.5 "Open Sans",Arial,sans-serif;max-width:560px;width:92vw;max-height:88vh;overflow:auto;padding:26px;border-radius:6px;position:relative;box-sizing:border-box}
#cookiescript_header{font-size:20px;font-weight:700;margin-bottom:8px}#cookiescript_buttons{display:flex;gap:12px;margin-top:18px}
#cookiescript_accept,#cookiescript_reject,#cookiescript_save{flex:1;background:#3f5d45;color:#fff;text-align:center;padding:12px;border-radius:4px;cursor:pointer;font-weight:600}
#cookiescript_manage{margin-top:14px;text-align:center;cursor:pointer;text-transform:uppercase;font-size:12px}.cookiescript_checkbox{display:block;padding:5px 0}
#cookiescript_maincontent{margin-top:14px;border-top:1px solid #ddd;padding-top:10px}#cookiescript_maincontent table{width:100%;font-size:12px;border-collapse:collapse}#cookiescript_maincontent td{border-top:1px solid #eee;padding:4px}
#cookiescript_badge{position:fixed;left:16px;bottom:16px;z-index:99998;background:#3f5d45;border-radius:22px;padding:8px;cursor:pointer;display:flex;color:#fff;font:13px Arial,sans-serif}#cookiescript_badgetext{display:none}#cookiescript_badge:hover #cookiescript_badgetext{display:block;padding:0 8px}`;

function details() {
  const switches = [
    '<label class="cookiescript_checkbox"><input type="checkbox" class="cookiescript_checkbox_input" value="strict" checked disabled> <span class="cookiescript_checkbox_text">Unbedingt erforderlich</span></label>',
    ...config.categories.map(
      ({ id, label, description }) =>
        `<label class="cookiescript_checkbox"><input type="checkbox" class="cookiescript_checkbox_input" value="${id}"${agreed().includes(id) ? ' checked' : ''}> <span class="cookiescript_checkbox_text">${label}</span><br><small>${description}</small></label>`,
    ),
  ].join('');
  const rows = config.cookies
    .map(({ name, provider, lifetime, purpose }) => `<tr><td>${name}</td><td>${provider}</td><td>${lifetime}</td><td>${purpose}</td></tr>`)
    .join('');
  return `<div id="cookiescript_maincontent" hidden><div id="cookiescript_checkboxs">${switches}</div><div id="cookiescript_save" role="button" tabindex="0">Speichern &amp; schließen</div><div id="cookiescript_cookietablewrap"><table><tbody>${rows}</tbody></table></div></div>`;
}

function show() {
  if (document.getElementById('cookiescript_injected')) return;
  const wrapper =
    appendHtml(`<div id="cookiescript_injected_wrapper"><style>${styles}</style><div id="cookiescript_injected" role="dialog" aria-modal="true" aria-labelledby="cookiescript_header" data-nosnippet>
<div id="cookiescript_header">${config.title}</div><div id="cookiescript_description">${config.description} <a id="cookiescript_link" href="${config.privacyUrl}">Datenschutzerklärung</a></div>
<div id="cookiescript_buttons"><div id="cookiescript_accept" tabindex="0" role="button">Alle akzeptieren</div><div id="cookiescript_reject" tabindex="0" role="button">Alle ablehnen</div></div>
<div id="cookiescript_manage" tabindex="0" role="button"><span id="cookiescript_manageText">Details anzeigen</span></div>${details()}
<div id="cookiescript_powered" style="font-size:11px;text-align:right;margin-top:8px;color:#667">Powered by <a href="https://cookie-script.com/" rel="nofollow noopener" target="_blank">Cookie-Script</a></div></div></div>`);
  const on = (id, action) =>
    wrapper.querySelector(`#cookiescript_${id}`).addEventListener('click', (event) => {
      event.preventDefault();
      action();
    });
  on('accept', () => decide(all));
  on('reject', () => decide([]));
  on('manage', () => {
    wrapper.querySelector('#cookiescript_maincontent').hidden = false;
  });
  on('save', () => decide(all.filter((id) => wrapper.querySelector(`input[value="${id}"]`).checked)));
}

window.CookieScript = { instance: { show, hide() {}, currentState: () => ({ action: state()?.action, categories: agreed() }) } };
consentMode('default');
whenParsed(() => {
  const style = document.createElement('style');
  style.textContent = styles;
  document.head.append(style);
  announce('CookieScriptLoaded');
  if (state() === null) return void show();
  release();
  badge();
});
