// Stand-in for the third generation of Usercentrics: ucData/ucString in localStorage, __ucCmp and UC_UI, dialog in an open shadow root.
const api = 'https://v1.api.service.cmp.usercentrics.eu/latest';
const stored = (() => {
  try {
    return JSON.parse(localStorage.getItem('ucData'));
  } catch {
    return null;
  }
})();
const known = stored?.consent?.setting?.id === config.id ? stored : null;
const controller = known?.consent?.controllerId ?? `${newUuid().replaceAll('-', '')}${newUuid().replaceAll('-', '')}`;
const status = Object.fromEntries(
  config.services.map((service) => [service.id, service.essential || known?.consent?.services?.[service.id]?.consent === true]),
);
let type = known?.consent?.type ?? 'IMPLICIT';
const isDecided = () => type === 'EXPLICIT';
const allAccepted = () => config.services.every((service) => status[service.id]);

function details() {
  return {
    consent: {
      status: allAccepted() ? 'ALL_ACCEPTED' : config.services.some((s) => !s.essential && status[s.id]) ? 'SOME_ACCEPTED' : 'ALL_DENIED',
      required: !isDecided(),
      controllerId: controller,
      language: 'de',
      type,
      updatedAt: Date.now(),
      setting: { id: config.id, type: 'GDPR', version: '14.2.8' },
      services: Object.fromEntries(config.services.map(({ id, name }) => [id, { name, consent: status[id] }])),
    },
    gcm: { adStorage: 'denied', adPersonalization: 'denied', adUserData: 'denied', analyticsStorage: 'denied' },
  };
}

function store() {
  localStorage.setItem('ucData', JSON.stringify(details()));
  localStorage.setItem('ucString', btoa(`${config.id}.${controller}.${type}.${Object.values(status).map(Number).join('')}`));
}

function announce(name, source, action) {
  window.dispatchEvent(new CustomEvent(name, { detail: { source, type: action, ...details() } }));
}

function release() {
  releaseBlocked('script[type="text/plain"][data-usercentrics]', (element) =>
    config.services.some((service) => service.name === element.dataset.usercentrics && status[service.id]),
  );
}

const css = `:host{all:initial}*{box-sizing:border-box;font-family:BlinkMacSystemFont,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
.cmp-overlay{position:fixed;inset:0;background:#303030;opacity:.7;z-index:2147483645}.cmp{position:fixed;z-index:2147483646;left:50%;top:50%;transform:translate(-50%,-50%);width:min(640px,94vw);max-height:88vh;overflow:auto;background:#fff;color:#303030;border-radius:12px;padding:24px 28px;font-size:14px;line-height:1.55}
h2{font-size:18px;margin:0 0 10px}a{color:#303030;margin-right:16px;font-weight:600}.actions{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:10px;margin-top:20px}.actions button{min-height:42px;border:0;border-radius:6px;font-size:14px;font-weight:600;cursor:pointer;background:${config.accent};color:#fff}.actions .more,.actions .save{background:#f2f2f2;color:#303030}
.card{border:1px solid #d8d8d8;border-radius:8px;padding:12px 14px;margin:10px 0}.card header{display:flex;justify-content:space-between;font-weight:600}.switch input{width:38px;height:20px;accent-color:${config.accent}}dl{margin:6px 0 0;font-size:13px}dt{font-weight:600}dd{margin:0 0 4px}
.privacyButton{position:fixed;left:16px;bottom:16px;width:44px;height:44px;border-radius:50%;border:0;background:${config.accent};color:#fff;font-size:20px;cursor:pointer;z-index:9000}`;

let shadow;
function root() {
  if (shadow) return shadow;
  const host = document.createElement('aside');
  host.id = 'usercentrics-cmp-ui';
  host.dir = 'ltr';
  host.setAttribute('data-nosnippet', '');
  document.body.append(host);
  shadow = host.attachShadow({ mode: 'open' });
  return shadow;
}

function on(id, action) {
  root().getElementById(id)?.addEventListener('click', action);
}

function showButton() {
  root().innerHTML = `<style>${css}</style><button id="uc-main-dialog" class="privacyButton" aria-label="Datenschutzeinstellungen öffnen" title="Datenschutzeinstellungen">⚙</button>`;
  on('uc-main-dialog', () => show('second'));
}

const card = (
  service,
) => `<div class="card" data-service-id="${service.id}"><header><span>${service.name} <small>(${service.category})</small></span>
<label class="switch"><input type="checkbox" role="switch" aria-label="${service.name}" data-action="toggle" ${status[service.id] ? 'checked' : ''} ${service.essential ? 'disabled' : ''}></label></header>
<dl><dt>Zweck</dt><dd>${service.description}</dd><dt>Verarbeitendes Unternehmen</dt><dd>${service.processor}</dd><dt>Speicherinformationen</dt><dd>${service.storage}</dd></dl></div>`;

function show(layer) {
  const second = layer === 'second';
  root().innerHTML = `<style>${css}</style><div class="cmp-overlay"></div>
<div id="uc-main-dialog" class="cmp ${layer} wall center gdpr" role="dialog" aria-modal="true" aria-labelledby="uc-privacy-title" aria-describedby="uc-privacy-description" tabindex="-1">
<h2 id="uc-privacy-title">${config.title}</h2><div id="uc-privacy-description"><p>${config.text}</p></div>
<div class="links"><a id="uc-privacy-policy" href="${config.privacyPath}">Datenschutzerklärung</a><a id="uc-imprint" href="${config.imprintPath}">Impressum</a></div>
${second ? config.services.map(card).join('') : ''}
<div class="actions">${second ? '<button class="save uc-save-button" id="save" data-action="consent" data-action-type="save">Auswahl speichern</button>' : '<button class="more uc-more-button" id="more" data-action="view" data-action-type="second">Einstellungen</button>'}
<button class="deny uc-deny-button" id="deny" data-action="consent" data-action-type="deny">Ablehnen</button>
<button class="accept uc-accept-button" id="accept" data-action="consent" data-action-type="accept">Alle akzeptieren</button></div></div>`;
  on('accept', () => decide(() => true, 'ACCEPT_ALL'));
  on('deny', () => decide((service) => service.essential, 'DENY_ALL'));
  on('more', () => show('second'));
  on('save', () => {
    const ticked = [...root().querySelectorAll('.card:has(input:checked)')].map((element) => element.dataset.serviceId);
    decide((service) => service.essential || ticked.includes(service.id), 'SAVE');
  });
  announce('UC_UI_CMP_EVENT', second ? 'SECOND_LAYER' : 'FIRST_LAYER', 'CMP_SHOWN');
}

async function decide(rule, action) {
  for (const service of config.services) status[service.id] = rule(service) === true;
  type = 'EXPLICIT';
  store();
  showButton();
  release();
  announce('UC_CONSENT', 'BUTTON', action);
  announce('UC_UI_CMP_EVENT', 'BUTTON', action);
  fetch('https://consent-api.service.consent.usercentrics.eu/consent/uw/3', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      action: `on${action === 'ACCEPT_ALL' ? 'AcceptAll' : action === 'DENY_ALL' ? 'DenyAll' : 'UpdateServices'}`,
      settingsId: config.id,
      settingsVersion: '14.2.8',
      controllerId: controller,
      language: 'de',
      consents: config.services.map((service) => ({ consentTemplateId: service.id, consentStatus: status[service.id] })),
    }),
  }).catch(() => {});
}

window.__ucCmp = {
  isInitialized: async () => true,
  isConsentRequired: async () => !isDecided(),
  getConsentDetails: async () => details(),
  getControllerId: async () => controller,
  acceptAllConsents: () => decide(() => true, 'ACCEPT_ALL'),
  denyAllConsents: () => decide((service) => service.essential, 'DENY_ALL'),
  showFirstLayer: async () => show('first'),
  showSecondLayer: async () => show('second'),
  closeCmp: async () => showButton(),
};
window.UC_UI = {
  isInitialized: () => true,
  isConsentRequired: () => !isDecided(),
  areAllConsentsAccepted: allAccepted,
  showFirstLayer: () => show('first'),
  showSecondLayer: () => show('second'),
  acceptAllConsents: () => decide(() => true, 'ACCEPT_ALL'),
  denyAllConsents: () => decide((service) => service.essential, 'DENY_ALL'),
};

Promise.all([
  fetch(`${api}/settings/gdpr/${config.id}`).catch(() => {}),
  fetch(`${api}/i18n/de/gdpr/${config.id}/14.2.8`).catch(() => {}),
]).then(() => {
  store();
  whenParsed(() => {
    window.dispatchEvent(new Event('UC_UI_INITIALIZED'));
    release();
    if (isDecided()) return showButton();
    show('first');
    loadPixel(
      `https://uct.service.usercentrics.eu/uct?${query({ v: '1', sid: config.id, t: '1', abv: '', r: location.href, cb: Date.now() })}`,
    );
  });
});
