const active = new Set(config.groups.filter((group) => group.always || group.preTicked).map((group) => group.id));
const stored = new URLSearchParams(readCookie('OptanonConsent') ?? '');
const closed = () => readCookie('OptanonAlertBoxClosed') !== null;
if (stored.has('groups') && closed()) {
  active.clear();
  for (const pair of stored.get('groups').split(',')) if (pair.endsWith(':1')) active.add(pair.split(':')[0]);
}
const identity = stored.get('consentId') ?? newUuid();

function writeHostCookie(name, value) {
  writeSiteCookie(name, value, 31536000, '; SameSite=Lax');
}

function store() {
  writeHostCookie(
    'OptanonConsent',
    query({
      isGpcEnabled: '0',
      datestamp: new Date().toString(),
      version: '202409.1.0',
      browserGpcFlag: '0',
      isIABGlobal: 'false',
      hosts: '',
      consentId: identity,
      interactionCount: closed() ? '1' : '0',
      isAnonUser: '1',
      landingPath: closed() ? 'NotLandingPage' : location.href,
      groups: config.groups.map((group) => `${group.id}:${active.has(group.id) ? 1 : 0}`).join(','),
    }),
  );
  // Until a choice is made only what never needs consent counts as active.
  const effective = config.groups.filter((group) => group.always || (closed() && active.has(group.id))).map((group) => group.id);
  window.OnetrustActiveGroups = `,${effective.join(',')},`;
  window.OptanonActiveGroups = window.OnetrustActiveGroups;
}

function run() {
  const allowed = window.OnetrustActiveGroups.split(',');
  releaseBlocked('script[type="text/plain"][class*="optanon-category-"], iframe[class*="optanon-category-"]', (element) =>
    [...element.classList]
      .filter((name) => name.startsWith('optanon-category-'))
      .every((name) =>
        name
          .slice(17)
          .split('-')
          .every((id) => allowed.includes(id)),
      ),
  );
  window.dataLayer = window.dataLayer || [];
  window.dataLayer.push({ event: 'OneTrustLoaded', OnetrustActiveGroups: window.OnetrustActiveGroups });
  window.dataLayer.push({ event: 'OptanonLoaded', OptanonActiveGroups: window.OnetrustActiveGroups });
  if (typeof window.OptanonWrapper === 'function') window.OptanonWrapper();
}

const style = `#onetrust-consent-sdk *{box-sizing:border-box}#onetrust-banner-sdk{position:fixed;z-index:2147483645;left:0;right:0;bottom:0;background:#fff;color:#2b2b2b;box-shadow:0 0 18px #0004;padding:22px 28px;font:14px/1.5 "Open Sans",Arial,sans-serif}
#onetrust-button-group{display:flex;gap:14px;margin-top:14px;flex-wrap:wrap}#onetrust-consent-sdk button{min-width:190px;min-height:44px;border:1px solid #4f46e5;border-radius:3px;background:#4f46e5;color:#fff;font:600 14px "Open Sans",Arial,sans-serif;cursor:pointer}
#onetrust-consent-sdk button#onetrust-pc-btn-handler{background:#fff;color:#4f46e5}.onetrust-pc-dark-filter{position:fixed;inset:0;background:#0009;z-index:2147483646}.onetrust-pc-dark-filter.ot-first-layer{z-index:2147483644}
#onetrust-pc-sdk{position:fixed;z-index:2147483647;top:6vh;left:50%;transform:translateX(-50%);width:min(560px,94vw);max-height:86vh;overflow:auto;background:#fff;color:#2b2b2b;padding:24px;border-radius:4px;font:14px/1.5 "Open Sans",Arial,sans-serif}.ot-accordion-layout{border-top:1px solid #ddd;padding:10px 0}.ot-hide{display:none}`;

function renderCenter() {
  const rows = config.groups
    .map(
      (group) =>
        `<div class="ot-accordion-layout"><h4 id="ot-header-id-${group.id}">${group.name}</h4><p>${group.description}</p>${group.always ? '<div class="ot-always-active">Immer aktiv</div>' : `<label class="ot-tgl"><input type="checkbox" class="category-switch-handler" id="ot-group-id-${group.id}" aria-labelledby="ot-header-id-${group.id}" ${active.has(group.id) ? 'checked' : ''}> ${group.name}</label>`}</div>`,
    )
    .join('');
  return `<div class="onetrust-pc-dark-filter ot-hide"></div><div id="onetrust-pc-sdk" class="otPcCenter ot-hide" role="dialog" aria-label="Präferenz-Center">
<h2 id="ot-pc-title">Datenschutz-Präferenz-Center</h2><p id="ot-pc-desc">${config.details}</p><button id="accept-recommended-btn-handler">Alle zulassen</button>
<h3>Einwilligungspräferenzen verwalten</h3>${rows}<div class="ot-btn-container">${config.refuseAllOnSecondLayer ? '<button class="ot-pc-refuse-all-handler">Alle ablehnen</button> ' : ''}<button class="save-preference-btn-handler onetrust-close-btn-handler">Meine Auswahl bestätigen</button></div></div>`;
}

function toggleCenter(visible) {
  document.querySelector('.onetrust-pc-dark-filter:not(.ot-first-layer)').classList.toggle('ot-hide', !visible);
  document.getElementById('onetrust-pc-sdk').classList.toggle('ot-hide', !visible);
}

function save(rule) {
  active.clear();
  for (const group of config.groups) if (group.always || rule(group)) active.add(group.id);
  writeHostCookie('OptanonAlertBoxClosed', new Date().toISOString());
  store();
  document.querySelector('.ot-first-layer')?.remove();
  document.getElementById('onetrust-banner-sdk')?.style.setProperty('display', 'none');
  toggleCenter(false);
  window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: [...active] }));
  window.dataLayer.push({ event: 'OneTrustGroupsUpdated', OnetrustActiveGroups: window.OnetrustActiveGroups });
  run();
  fetch('https://privacyportal-eu.onetrust.com/request/v1/consentreceipts', {
    method: 'POST',
    mode: 'no-cors',
    body: JSON.stringify({
      requestInformation: config.id,
      identifier: identity,
      purposes: config.groups.map((group) => ({ Id: group.id, TransactionType: active.has(group.id) ? 'CONFIRMED' : 'OPT_OUT' })),
    }),
  }).catch(() => {});
}

function render() {
  const reject = config.rejectOnFirstLayer ? '<button id="onetrust-reject-all-handler">Alle ablehnen</button>' : '';
  const filter = config.blocking ? '<div class="onetrust-pc-dark-filter ot-first-layer"></div>' : '';
  const banner = `${filter}<div id="onetrust-banner-sdk" class="otFlat bottom" role="region" aria-label="Cookie-Banner"><div id="onetrust-policy"><h2 id="onetrust-policy-title">Ihre Privatsphäre</h2><p id="onetrust-policy-text">${config.text} <a class="ot-cookie-policy-link" href="${config.privacyPath}">Datenschutzhinweise</a></p></div>
<div id="onetrust-button-group"><button id="onetrust-pc-btn-handler">Cookie-Einstellungen</button>${reject}<button id="onetrust-accept-btn-handler">Alle Cookies akzeptieren</button></div></div>`;
  appendHtml(`<div id="onetrust-consent-sdk"><style>${style}</style>${closed() ? '' : banner}${renderCenter()}</div>`);
  const on = (selector, action) => {
    for (const element of document.querySelectorAll(selector)) element.addEventListener('click', action);
  };
  on('#onetrust-accept-btn-handler, #accept-recommended-btn-handler', () => save(() => true));
  on('#onetrust-reject-all-handler, .ot-pc-refuse-all-handler', () => save(() => false));
  on('#onetrust-pc-btn-handler, .ot-sdk-show-settings', () => toggleCenter(true));
  on('.save-preference-btn-handler', () => save((group) => document.getElementById(`ot-group-id-${group.id}`)?.checked === true));
}

store();
window.OneTrust = {
  AllowAll: () => save(() => true),
  RejectAll: () => save(() => false),
  ToggleInfoDisplay: () => toggleCenter(true),
  IsAlertBoxClosed: closed,
  OnConsentChanged: (callback) => window.addEventListener('OneTrustGroupsUpdated', callback),
  GetDomainData: () => ({
    Groups: config.groups.map((group) => ({
      CustomGroupId: group.id,
      OptanonGroupId: group.id,
      GroupName: group.name,
      GroupDescription: group.description,
      Status: group.always ? 'always active' : group.preTicked ? 'active' : 'inactive',
    })),
  }),
};
window.Optanon = window.OneTrust;
fetch(`https://cdn.cookielaw.org/consent/${config.id}/0190/de.json`).catch(() => {});
whenParsed(() => {
  if (!(config.hidesFromRobots && looksLikeRobot())) render();
  run();
});
