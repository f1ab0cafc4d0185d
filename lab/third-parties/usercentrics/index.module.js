const essential = config.services.filter((service) => service.essential);
const optional = config.services.filter((service) => !service.essential);

function readSettings() {
  try {
    return JSON.parse(localStorage.getItem('uc_settings'));
  } catch {
    return null;
  }
}

const known = readSettings();
const controller = known?.controllerId ?? `${newUuid().replaceAll('-', '')}${newUuid().replaceAll('-', '')}`;
const status = Object.fromEntries(
  config.services.map((service) => [
    service.id,
    known?.services?.find((entry) => entry.id === service.id)?.status ?? service.essential === true,
  ]),
);
let decided = localStorage.getItem('uc_user_interaction') === 'true';

function store() {
  localStorage.setItem(
    'uc_settings',
    JSON.stringify({
      controllerId: controller,
      id: config.id,
      language: 'de',
      services: config.services.map((service) => ({ id: service.id, processorId: service.id, status: status[service.id], history: [] })),
      version: '12.4.9',
    }),
  );
  localStorage.setItem('uc_user_interaction', String(decided));
  localStorage.setItem('uc_ui_version', '3.60.0');
}

const css = `:host{all:initial}.overlay{position:fixed;inset:0;background:#000a;z-index:2147483640}
.box{position:fixed;z-index:2147483641;left:50%;bottom:6vh;transform:translateX(-50%);width:min(760px,94vw);max-height:84vh;overflow:auto;background:#fff;color:#303030;border-radius:8px;padding:26px;font:14px/1.55 -apple-system,"Segoe UI",Roboto,Arial,sans-serif;box-sizing:border-box}
h2{font-size:17px;margin:0 0 8px}.buttons{display:flex;gap:10px;flex-wrap:wrap;margin-top:18px}button{flex:1 1 180px;min-height:42px;border:0;border-radius:4px;background:#0045a5;color:#fff;font:600 14px inherit;cursor:pointer}
button.link{background:#f5f5f5;color:#303030}label{display:block;padding:8px 0;border-top:1px solid #ddd}a{color:#0045a5;margin-right:14px}`;

let root;
function host() {
  if (root) return root;
  const element = document.createElement('div');
  element.id = 'usercentrics-root';
  document.body.append(element);
  root = element.attachShadow({ mode: 'open' });
  return root;
}

function close() {
  if (root) root.innerHTML = '';
  document.body.classList.remove('overflowHidden');
}

function show(layer) {
  const shadow = host();
  const toggles =
    layer === 2
      ? config.services
          .map(
            (service) =>
              `<label><input type="checkbox" data-service="${service.id}" ${status[service.id] || (config.preTicked && !decided) ? 'checked' : ''} ${service.essential ? 'disabled' : ''}> ${service.name} (${service.category})<br><small>${service.description}</small></label>`,
          )
          .join('')
      : '';
  shadow.innerHTML = `<style>${css}</style><div class="overlay"></div><div class="box" data-testid="uc-container" role="dialog" aria-modal="true" aria-label="Privatsphäre-Einstellungen">
<h2>Privatsphäre-Einstellungen</h2><p data-testid="uc-message">${config.text}</p><p><a data-testid="uc-privacy-link" href="${config.privacyPath}">Datenschutzerklärung</a><a href="${config.imprintPath}">Impressum</a></p>${toggles}
<div class="buttons">${layer === 2 ? '<button data-testid="uc-save-button">Einstellungen speichern</button>' : '<button class="link" data-testid="uc-more-button">Mehr Informationen</button>'}
<button data-testid="uc-deny-all-button">Ablehnen</button><button data-testid="uc-accept-all-button">Alle akzeptieren</button></div></div>`;
  const on = (id, action) => shadow.querySelector(`[data-testid=${id}]`)?.addEventListener('click', action);
  on('uc-accept-all-button', () => decide(() => true));
  on('uc-deny-all-button', () => decide((service) => service.essential === true));
  on('uc-more-button', () => show(2));
  on('uc-save-button', () => {
    const ticked = new Set([...shadow.querySelectorAll('input:checked')].map((input) => input.dataset.service));
    decide((service) => service.essential || ticked.has(service.id));
  });
}

function apply() {
  releaseBlocked('script[type="text/plain"][data-usercentrics], iframe[data-usercentrics]', (element) => {
    const service = config.services.find((entry) => entry.name === element.dataset.usercentrics);
    return service !== undefined && status[service.id];
  });
  window.dataLayer = window.dataLayer || [];
  window.dataLayer.push({
    event: 'consent_status',
    type: decided ? 'explicit' : 'implicit',
    ...Object.fromEntries(config.services.map((service) => [service.name, status[service.id]])),
  });
  window.dispatchEvent(new CustomEvent('ucEvent', { detail: { event: 'consent_status', ...status } }));
}

async function decide(rule) {
  for (const service of config.services) status[service.id] = rule(service) === true;
  decided = true;
  store();
  close();
  apply();
  fetch('https://consent-api.service.consent.usercentrics.eu/consent/uw/3', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      settingsId: config.id,
      controllerId: controller,
      consents: config.services.map((service) => ({ templateId: service.id, status: status[service.id] })),
    }),
  }).catch(() => {});
  return true;
}

const accepted = () => optional.every((service) => status[service.id]);
window.UC_UI = {
  isInitialized: () => true,
  isConsentRequired: () => !decided,
  showFirstLayer: () => show(1),
  showSecondLayer: () => show(2),
  closeCMP: async () => close(),
  acceptAllConsents: () => decide(() => true),
  denyAllConsents: () => decide((service) => service.essential === true),
  areAllConsentsAccepted: accepted,
  getControllerId: () => controller,
  getServicesBaseInfo: () => config.services.map((service) => ({ ...service, consent: { status: status[service.id] } })),
};

store();
fetch(`https://api.usercentrics.eu/settings/${config.id}/latest/de.json`).catch(() => {});
fetch(
  `https://aggregator.service.usercentrics.eu/aggregate/de?templates=${essential
    .concat(optional)
    .map((service) => service.id)
    .join(',')}`,
).catch(() => {});
whenParsed(() => {
  window.dispatchEvent(new Event('UC_UI_INITIALIZED'));
  apply();
  if (decided || (config.hidesFromRobots && looksLikeRobot())) return;
  show(1);
  loadPixel(`https://uct.service.usercentrics.eu/uct?${query({ v: '1', sid: config.id, t: '1', r: location.origin, cb: Date.now() })}`);
});
