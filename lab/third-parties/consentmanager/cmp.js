const consentCookie = `__cmpconsentx${config.id}`;
const year = 31536000;
let choice = { reject: 'reject', accept: 'accept' }[readCookie(`__cmpccx${config.id}`)] ?? 'none';
const ticked = new Set(choice === 'accept' ? config.purposes.map((purpose) => purpose.id) : []);
const listeners = [];
const tcf = installTcf({ cmpId: 31, cmpVersion: 2, strings: config.strings, choice: () => choice });

const style = `#cmpwrapper{position:fixed;inset:0;z-index:2147483640;background:#0007}#cmpbox{position:absolute;left:50%;bottom:8vh;transform:translateX(-50%);width:min(780px,94vw);max-height:84vh;overflow:auto;background:#fff;color:#222;border-radius:5px;padding:24px;font:15px/1.5 Arial,Helvetica,sans-serif}
.cmpboxbtns{display:flex;gap:12px;flex-wrap:wrap;margin-top:16px}.cmpboxbtn{flex:1 1 180px;text-align:center;padding:12px;border-radius:4px;background:#0a66c2;color:#fff !important;text-decoration:none;font-weight:700;cursor:pointer}.cmpboxbtncustom{background:#e8eef5;color:#123 !important}
.cmptblbox td{padding:8px;border:1px solid #ddd;font-size:14px}.cmptdchoice a{display:inline-block;width:46px;height:22px;border-radius:11px;background:#bbb;text-decoration:none;color:#000;text-align:center;font-size:12px}.cmptdchoice a[aria-checked=true]{background:#2e9e4f}`;

function close() {
  document.getElementById('cmpwrapper')?.remove();
}

function show(layer) {
  close();
  const table =
    layer === 2
      ? `<table class="cmptblbox"><tbody>${config.purposes.map((purpose) => `<tr><td>${purpose.name}<br><small>${purpose.description}</small></td><td class="cmptdchoice"><a href="#" role="checkbox" aria-label="${purpose.name}" aria-checked="${ticked.has(purpose.id) || purpose.preTicked === true}" data-purpose="${purpose.id}">an/aus</a></td></tr>`).join('')}</tbody></table>`
      : '';
  const custom =
    layer === 2
      ? '<a class="cmpboxbtn cmpboxbtncustom cmpboxbtnyescustomchoices" role="button" href="#">Auswahl speichern</a>'
      : '<a class="cmpboxbtn cmpboxbtncustom cmpmore" role="button" href="#">Einstellungen</a>';
  appendHtml(`<div id="cmpwrapper" class="cmpwrapper"><style>${style}</style><div id="cmpbox" class="cmpbox cmpstyleroot" role="dialog" aria-modal="true" aria-label="Datenschutz-Einstellungen"><div id="cmpbox2"><h2>Wir respektieren Ihre Privatsphäre</h2><p class="cmptxt">${config.text}</p><p><a href="${config.privacyPath}">Datenschutzerklärung</a> | <a href="${config.imprintPath}">Impressum</a></p>${table}
<div class="cmpboxbtns">${custom}<a class="cmpboxbtn cmpboxbtnno" role="button" href="#">Alle ablehnen</a><a class="cmpboxbtn cmpboxbtnyes" role="button" href="#">Alle akzeptieren</a></div></div></div></div>`);
  const on = (selector, action) =>
    document.querySelector(selector)?.addEventListener('click', (event) => {
      event.preventDefault();
      action(event);
    });
  on('.cmpboxbtnyes', () => decide(config.purposes.map((purpose) => purpose.id)));
  on('.cmpboxbtnno', () => decide([]));
  on('.cmpmore', () => show(2));
  on('.cmpboxbtnyescustomchoices', () =>
    decide([...document.querySelectorAll('.cmptdchoice a[aria-checked=true]')].map((toggle) => toggle.dataset.purpose)),
  );
  on('.cmptblbox', ({ target }) => {
    if (target.dataset.purpose) target.setAttribute('aria-checked', String(target.getAttribute('aria-checked') !== 'true'));
  });
}

function signal() {
  const value = (id) => (ticked.has(id) ? 'granted' : 'denied');
  window.dataLayer = window.dataLayer || [];
  window.gtag =
    window.gtag ||
    function gtag() {
      // biome-ignore lint/complexity/noArguments: the data layer tells commands from events by this very type
      window.dataLayer.push(arguments);
    };
  window.gtag('consent', 'update', {
    ad_storage: value('marketing'),
    ad_user_data: value('marketing'),
    ad_personalization: value('marketing'),
    analytics_storage: value('measurement'),
  });
}

function apply() {
  signal();
  releaseBlocked('script[type="text/plain"][data-cmp-purpose], iframe[data-cmp-purpose]', (element) =>
    ticked.has(element.dataset.cmpPurpose),
  );
}

function decide(purposes) {
  ticked.clear();
  for (const id of purposes) ticked.add(id);
  choice = ticked.size > 0 ? 'accept' : 'reject';
  writeSiteCookie(`__cmpccx${config.id}`, choice, year, '; SameSite=Lax; Secure');
  writeSiteCookie(consentCookie, btoa(JSON.stringify([...ticked])), year, '; SameSite=Lax; Secure');
  writeSiteCookie('euconsent-v2', config.strings[choice], year, '; SameSite=Lax; Secure');
  loadPixel(`https://delivery.consentmanager.net/delivery/info/?${query({ id: config.id, did: choice, cb: Date.now() })}`);
  close();
  tcf.notify('useractioncomplete');
  for (const listener of listeners) listener('consent');
  apply();
  return true;
}

const commands = {
  getCMPData: () => ({
    gdprApplies: true,
    uuid: config.id,
    userChoiceExists: choice !== 'none',
    consentstring: config.strings[choice],
    purposeConsents: Object.fromEntries([...ticked].map((id) => [id, true])),
    vendorConsents: {},
  }),
  consentStatus: () => ({ userChoiceExists: choice !== 'none', consentExists: choice === 'accept', regulation: 1, consentMode: choice }),
  setConsent: (value) => decide(value ? config.purposes.map((purpose) => purpose.id) : []),
  showScreen: () => show(1),
  showScreenAdvanced: () => show(2),
  show: () => show(1),
  close,
  addEventListener: ([, callback]) => listeners.push(callback),
};
window.__cmp = (command, ...parameters) => (Object.hasOwn(commands, command) ? commands[command](...parameters) : undefined);
window.cmp_config_data = { id: config.id };
whenParsed(() => {
  if (choice !== 'none') apply();
  else if (!(config.hidesFromRobots && looksLikeRobot())) {
    show(1);
    tcf.notify('cmpuishown');
  }
});
