const categories = ['preferences', 'statistics', 'marketing'];
const labels = { necessary: 'Notwendig', preferences: 'Präferenzen', statistics: 'Statistiken', marketing: 'Marketing' };
const cookieName = 'CookieConsent';

function parse(value) {
  if (!value) return null;
  const text = decodeURIComponent(value);
  const stored = { stamp: (text.match(/stamp:'([^']*)'/) || [])[1] ?? '0' };
  for (const name of categories) stored[name] = text.includes(`${name}:true`);
  return stored;
}

const stored = parse(readCookie(cookieName));
const Cookiebot = {
  consent: {
    necessary: true,
    preferences: false,
    statistics: false,
    marketing: false,
    method: null,
    stamp: '0',
    given: false,
    ...(stored ?? {}),
  },
  consented: stored !== null && categories.some((name) => stored[name]),
  declined: stored !== null && !categories.some((name) => stored[name]),
  hasResponse: stored !== null,
  doNotTrack: false,
  regulations: { gdprApplies: true, ccpaApplies: false, lgpdApplies: false },
  dialog: { visible: false },
  serial: config.id,
};
window.Cookiebot = Cookiebot;
window.CookieConsent = Cookiebot;

const emit = (name) => window.dispatchEvent(new Event(name));
const box = (name) => document.getElementById(`CybotCookiebotDialogBodyLevelButton${name[0].toUpperCase()}${name.slice(1)}`);

function declaration(name) {
  const rows = config.cookies.filter((cookie) => cookie.category === name);
  return `<div class="CybotCookiebotDialogDetailBodyContentCookieContainerCard"><label><input type="checkbox" class="CybotCookiebotDialogBodyLevelButton" id="CybotCookiebotDialogBodyLevelButton${name[0].toUpperCase()}${name.slice(1)}" ${name === 'necessary' ? 'checked disabled' : Cookiebot.consent[name] ? 'checked' : ''}> ${labels[name]} (${rows.length})</label>
<ul>${rows.map((cookie) => `<li><b>${cookie.name}</b> – ${cookie.provider}: ${cookie.purpose}. Maximale Speicherdauer: ${cookie.lifetime}</li>`).join('')}</ul></div>`;
}

const style = `#CybotCookiebotDialogBodyUnderlay{position:fixed;inset:0;background:#0008;z-index:2147483630}
#CybotCookiebotDialog{position:fixed;z-index:2147483631;left:50%;top:50%;transform:translate(-50%,-50%);width:min(900px,94vw);max-height:86vh;overflow:auto;background:#fff;color:#141414;border-radius:16px;box-shadow:0 32px 68px #0005;font:15px/1.5 Helvetica,Arial,sans-serif;padding:22px}
#CybotCookiebotDialog h2{font-size:18px;margin:.4em 0;text-transform:none}#CybotCookiebotDialogNav a{margin-right:24px;color:#141414;cursor:pointer}
#CybotCookiebotDialogBodyButtonsWrapper{display:flex;gap:12px;flex-wrap:wrap;margin-top:18px}#CybotCookiebotDialogBodyButtonsWrapper button{flex:1 1 200px;min-height:46px;border:2px solid #1032cf;border-radius:4px;background:#1032cf;color:#fff;font:600 15px Helvetica,Arial,sans-serif;cursor:pointer}
#CybotCookiebotDialogDetail{display:none}#CybotCookiebotDialog ul{font-size:13px}`;

function render() {
  // Defined in switches-dialog.js, which is put behind this file for groups that chose that dialog.
  if (config.dialog === 'switches') return renderSwitches();
  if (document.getElementById('CybotCookiebotDialog')) return;
  const decline = config.declineOnFirstLayer ? '<button id="CybotCookiebotDialogBodyButtonDecline" lang="de">Ablehnen</button>' : '';
  appendHtml('<div id="CybotCookiebotDialogBodyUnderlay"></div>');
  appendHtml(`<div id="CybotCookiebotDialog" role="dialog" aria-modal="true" aria-labelledby="CybotCookiebotDialogBodyContentTitle" lang="de" tabindex="-1"><style>${style}</style>
<div id="CybotCookiebotDialogHeader">Cookiebot by Usercentrics</div>
<div id="CybotCookiebotDialogNav"><a id="CybotCookiebotDialogNavDeclaration" role="tab" tabindex="0">Zustimmung</a><a id="CybotCookiebotDialogNavDetails" role="tab" tabindex="0">Details</a></div>
<div id="CybotCookiebotDialogBody"><div id="CybotCookiebotDialogBodyContent"><h2 id="CybotCookiebotDialogBodyContentTitle">Diese Webseite verwendet Cookies</h2>
<div id="CybotCookiebotDialogBodyContentText">${config.text} <a href="${config.privacyPath}">Datenschutzerklärung</a> · <a href="${config.imprintPath}">Impressum</a></div></div>
<div id="CybotCookiebotDialogDetail">${['necessary', ...categories].map(declaration).join('')}</div></div>
<div id="CybotCookiebotDialogFooter"><div id="CybotCookiebotDialogBodyButtonsWrapper">${decline}
<button id="CybotCookiebotDialogBodyLevelButtonCustomize" lang="de">Anpassen</button>
<button id="CybotCookiebotDialogBodyLevelButtonLevelOptinAllowallSelection" lang="de" style="display:none">Auswahl erlauben</button>
<button id="CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll" lang="de">Alle zulassen</button>
<a id="CybotCookiebotDialogBodyLevelButtonAccept" style="display:none">OK</a><a id="CybotCookiebotDialogBodyButtonAccept" style="display:none">OK</a></div></div></div>`);
  const on = (id, action) => document.getElementById(id)?.addEventListener('click', action);
  const details = () => {
    document.getElementById('CybotCookiebotDialogDetail').style.display = 'block';
    document.getElementById('CybotCookiebotDialogBodyLevelButtonLevelOptinAllowallSelection').style.display = '';
    document.getElementById('CybotCookiebotDialogBodyLevelButtonCustomize').style.display = 'none';
  };
  const selection = () => submit(...categories.map((name) => box(name).checked));
  on('CybotCookiebotDialogNavDetails', details);
  on('CybotCookiebotDialogBodyLevelButtonCustomize', details);
  on('CybotCookiebotDialogBodyButtonDecline', () => submit(false, false, false));
  on('CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll', () => submit(true, true, true));
  on('CybotCookiebotDialogBodyLevelButtonLevelOptinAllowallSelection', selection);
  on('CybotCookiebotDialogBodyLevelButtonAccept', selection);
  on('CybotCookiebotDialogBodyButtonAccept', selection);
  Cookiebot.dialog.visible = true;
  emit('CookiebotOnDialogDisplay');
}

function close() {
  document.getElementById('CybotCookiebotDialog')?.remove();
  document.getElementById('CybotCookiebotDialogBodyUnderlay')?.remove();
  Cookiebot.dialog.visible = false;
}

function runScripts() {
  releaseBlocked('script[type="text/plain"][data-cookieconsent], iframe[data-cookieconsent]', (element) =>
    element.dataset.cookieconsent.split(',').every((name) => Cookiebot.consent[name.trim()]),
  );
}

function signal() {
  const value = (allowed) => (allowed ? 'granted' : 'denied');
  window.dataLayer = window.dataLayer || [];
  window.dataLayer.push({ event: 'cookie_consent_update' });
  if (typeof window.gtag === 'function')
    window.gtag('consent', 'update', {
      ad_storage: value(Cookiebot.consent.marketing),
      ad_user_data: value(Cookiebot.consent.marketing),
      ad_personalization: value(Cookiebot.consent.marketing),
      analytics_storage: value(Cookiebot.consent.statistics),
    });
}

function submit(...choice) {
  const before = { ...Cookiebot.consent };
  categories.forEach((name, index) => {
    Cookiebot.consent[name] = choice[index] === true;
  });
  const any = choice.some(Boolean);
  const stamp = btoa(newUuid());
  Object.assign(Cookiebot.consent, { stamp, method: 'explicit', given: any });
  Object.assign(Cookiebot, { hasResponse: true, consented: any, declined: !any });
  const parts = [
    `stamp:'${stamp}'`,
    'necessary:true',
    ...categories.map((name) => `${name}:${Cookiebot.consent[name]}`),
    "method:'explicit'",
    'ver:1',
    `utc:${Date.now()}`,
    "region:'de'",
  ];
  const expires = new Date(Date.now() + 31536000000).toUTCString();
  // biome-ignore lint/suspicious/noDocumentCookie: this is how Cookiebot stores the choice
  document.cookie = `${cookieName}=${encodeURIComponent(`{${parts.join(',')}}`)}; expires=${expires}; path=/; SameSite=Lax; Secure`;
  loadPixel(
    `https://consent.cookiebot.com/logconsent.ashx?${query({ action: any ? 'accept' : 'decline', nocache: Date.now(), cbid: config.id, cbs: Cookiebot.consent.statistics, cbm: Cookiebot.consent.marketing, referer: location.origin })}`,
  );
  close();
  if (categories.some((name) => before[name] && !Cookiebot.consent[name])) {
    for (const cookie of config.cookies)
      for (const pair of document.cookie.split('; ')) {
        const name = pair.split('=')[0];
        const pattern = cookie.name.replace(/\*$/, '');
        if (
          !Cookiebot.consent[cookie.category] &&
          cookie.category !== 'necessary' &&
          (name === cookie.name || (pattern !== cookie.name && name.startsWith(pattern)))
        )
          deleteSiteCookie(name);
      }
  }
  signal();
  emit(any ? 'CookiebotOnAccept' : 'CookiebotOnDecline');
  emit('CookiebotOnConsentReady');
  runScripts();
  return true;
}

Object.assign(Cookiebot, {
  show: render,
  renew() {
    close();
    render();
    return true;
  },
  hide: close,
  withdraw: () => submit(false, false, false),
  submitCustomConsent: submit,
  runScripts,
  getDomainUrlParam: () => null,
});

loadScript(`https://consent.cookiebot.com/${config.id}/cc.js?renew=false&referer=${location.hostname}&dnt=false&init=false`);
loadScript(`https://consentcdn.cookiebot.com/consentconfig/${config.id}/${location.hostname}/configuration.js`);
whenParsed(() => {
  emit('CookiebotOnLoad');
  if (Cookiebot.hasResponse) {
    signal();
    emit('CookiebotOnConsentReady');
    runScripts();
  } else if (!(config.hidesFromRobots && looksLikeRobot())) {
    loadPixel(`https://imgsct.cookiebot.com/1.gif?dgi=${config.id}`);
    render();
  }
});
