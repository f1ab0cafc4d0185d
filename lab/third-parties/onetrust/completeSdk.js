const { domainId, domainData, language } = window.otStubData;
const base = 'https://cdn.cookielaw.org/';
const read = (path) => fetch(base + path).then((answer) => (path.endsWith('.json') ? answer.json() : answer.text()));
const stored = new URLSearchParams(readCookie('OptanonConsent') ?? '');
const consentId = stored.get('consentId') ?? newUuid();
const closed = () => readCookie('OptanonAlertBoxClosed') !== null;
const active = new Set();
let texts;
let settings;

function store(interactionType) {
  const value = query({
    isGpcEnabled: '0',
    datestamp: new Date().toString(),
    version: domainData.Version,
    browserGpcFlag: '0',
    isIABGlobal: 'false',
    hosts: '',
    consentId,
    interactionCount: closed() ? '1' : '0',
    isAnonUser: '1',
    landingPath: closed() ? 'NotLandingPage' : location.href,
    groups: texts.Groups.map((group) => `${group.id}:${active.has(group.id) ? 1 : 0}`).join(','),
    intType: interactionType,
    geolocation: 'DE;NW',
  });
  writeSiteCookie('OptanonConsent', value, 31536000, '; SameSite=Lax');
}

function grantGoogle() {
  const states = Object.entries(settings.ConsentMode).map(([storage, group]) => [storage, active.has(group) ? 'granted' : 'denied']);
  if (states.length > 0 && typeof window.gtag === 'function') window.gtag('consent', 'update', Object.fromEntries(states));
}

function release() {
  releaseBlocked('script[type="text/plain"][class*="optanon-category-"], iframe[class*="optanon-category-"]', (element) =>
    [...element.classList]
      .filter((name) => name.startsWith('optanon-category-'))
      .every((name) =>
        name
          .slice(17)
          .split('-')
          .every((id) => active.has(id)),
      ),
  );
}

function announce() {
  const groups = `,${[...active].join(',')},`;
  window.OnetrustActiveGroups = groups;
  window.OptanonActiveGroups = groups;
  window.dataLayer = window.dataLayer || [];
  if (closed()) grantGoogle();
  window.dataLayer.push({ event: 'OneTrustLoaded', OnetrustActiveGroups: groups });
  window.dataLayer.push({ event: 'OptanonLoaded', OptanonActiveGroups: groups });
  if (closed()) window.dataLayer.push({ event: 'OneTrustGroupsUpdated', OnetrustActiveGroups: groups });
  release();
  if (typeof window.OptanonWrapper === 'function') window.OptanonWrapper();
}

function category(group) {
  const id = group.id;
  const control = group.always
    ? `<div id="ot-status-id-${id}" class="ot-always-active">${texts.AlwaysActiveText}</div>`
    : `<div class="ot-tgl"><input type="checkbox" name="ot-group-id-${id}" id="ot-group-id-${id}" role="switch" class="category-switch-handler" data-optanongroupid="${id}" aria-labelledby="ot-header-id-${id}"${active.has(id) ? ' checked' : ''}> <label class="ot-switch" for="ot-group-id-${id}"><span class="ot-switch-nob"></span> <span class="ot-label-txt">${group.name}</span></label></div>`;
  const rows = group.cookies
    .map((entry) => `<tr><td>${entry.name}</td><td>${entry.host}</td><td>${entry.lifetime}</td><td>${entry.purpose}</td></tr>`)
    .join('');
  return `<div class="ot-accordion-layout ot-cat-item ot-vs-config" data-optanongroupid="${id}"><div class="ot-acc-hdr"><h4 class="ot-cat-header" id="ot-header-id-${id}">${group.name}</h4>${control}</div><div class="ot-acc-grpcntr ot-acc-txt"><p class="ot-acc-grpdesc ot-category-desc" id="ot-desc-id-${id}">${group.description}</p><div class="ot-hlst-cntr"><button type="button" class="ot-link-btn category-host-list-handler" data-parent-id="${id}">${texts.CookieListText}</button></div><table class="ot-host-tbl ot-hide" data-hosts-of="${id}"><tbody>${rows}</tbody></table></div></div>`;
}

function markup() {
  const color = settings.PrimaryColor;
  const filled = `class="ot-btn" style="background-color:${color};border:1px solid ${color};color:#fff"`;
  const outlined = `class="cookie-setting-link ot-btn" style="color:${color};border:1px solid ${color};background-color:#fff"`;
  const banner = `<div id="onetrust-banner-sdk" class="otFlat bottom vertical-align-content" tabindex="0" role="region" aria-label="Cookie banner"><div role="dialog" aria-modal="false" aria-label="${texts.AlertNoticeTitle}"><div class="ot-sdk-container"><div class="ot-sdk-row"><div id="onetrust-group-container" class="ot-sdk-eight ot-sdk-columns"><div class="banner_logo"></div><div id="onetrust-policy"><h2 id="onetrust-policy-title">${texts.AlertNoticeTitle}</h2><div id="onetrust-policy-text">${texts.AlertNoticeText} <a class="ot-cookie-policy-link" href="${texts.AboutLink}" tabindex="0">${texts.AlertMoreInfoText}</a></div></div></div><div id="onetrust-button-group-parent" class="ot-sdk-three ot-sdk-columns"><div id="onetrust-button-group"><button id="onetrust-accept-btn-handler" ${filled}>${texts.AlertAllowCookiesText}</button><button id="onetrust-reject-all-handler" ${filled}>${texts.AlertDisallowCookiesText}</button><button id="onetrust-pc-btn-handler" ${outlined}>${texts.CookieSettingButtonText}</button></div></div></div></div></div></div>`;
  return `<div id="onetrust-consent-sdk" data-nosnippet="true"><div class="onetrust-pc-dark-filter ot-hide ot-fade-in"></div>${closed() ? '' : banner}<div id="onetrust-pc-sdk" class="otPcCenter ot-hide ot-fade-in" lang="${language}" role="region" aria-label="${texts.MainText}"><div role="dialog" aria-modal="true" aria-label="${texts.MainText}"><div class="ot-pc-header"><div class="ot-pc-logo"></div><button id="close-pc-btn-handler" class="ot-close-icon" aria-label="${texts.CloseText}">&times;</button></div><div id="ot-pc-content" class="ot-pc-scrollbar"><h2 id="ot-pc-title">${texts.MainText}</h2><div id="ot-pc-desc">${texts.MainInfoText} <a href="${texts.AboutLink}" class="privacy-notice-link">${texts.AboutText}</a></div><p><button id="accept-recommended-btn-handler" ${filled}>${texts.AlertAllowCookiesText}</button></p><section class="ot-sdk-row ot-cat-grp"><h3 id="ot-category-title">${texts.ManagePreferenceText}</h3>${texts.Groups.map(category).join('')}</section></div><div class="ot-pc-footer ot-pc-scrollbar"><div class="ot-btn-container"><button class="ot-pc-refuse-all-handler ot-btn" style="background-color:${color};border:1px solid ${color};color:#fff">${texts.AlertDisallowCookiesText}</button> <button class="save-preference-btn-handler onetrust-close-btn-handler ot-btn" style="background-color:${color};border:1px solid ${color};color:#fff">${texts.ConfirmText}</button></div><div class="ot-pc-footer-logo"><a href="https://www.onetrust.com/products/cookie-consent/" target="_blank" rel="noopener noreferrer" aria-label="Powered by OneTrust"><img alt="Powered by OneTrust" src="https://cdn.cookielaw.org/logos/static/powered_by_logo.svg" width="136" height="24"></a></div></div></div></div></div>`;
}

function toggleCenter(visible) {
  document.querySelector('.onetrust-pc-dark-filter').classList.toggle('ot-hide', !visible);
  document.getElementById('onetrust-pc-sdk').classList.toggle('ot-hide', !visible);
}

function save(rule, interactionType) {
  active.clear();
  for (const group of texts.Groups) if (group.always || rule(group)) active.add(group.id);
  writeSiteCookie('OptanonAlertBoxClosed', new Date().toISOString(), 31536000, '; SameSite=Lax');
  store(interactionType);
  document.getElementById('onetrust-banner-sdk')?.remove();
  toggleCenter(false);
  window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: [...active] }));
  announce();
  fetch('https://privacyportal-de.onetrust.com/request/v1/consentreceipts', {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    body: JSON.stringify({ requestInformation: domainId, identifier: consentId, isAnonymous: true, purposes: [...active] }),
  }).catch(() => {});
}

const acceptAll = () => save(() => true, 1);
const rejectAll = () => save(() => false, 2);

function listen() {
  const actions = {
    '#onetrust-accept-btn-handler, #accept-recommended-btn-handler': acceptAll,
    '#onetrust-reject-all-handler, .ot-pc-refuse-all-handler': rejectAll,
    '#onetrust-pc-btn-handler, .ot-sdk-show-settings': () => toggleCenter(true),
    '#close-pc-btn-handler': () => toggleCenter(false),
    '.save-preference-btn-handler': () => save((group) => document.getElementById(`ot-group-id-${group.id}`)?.checked === true, 3),
    '.category-host-list-handler': (button) =>
      document.querySelector(`[data-hosts-of="${button.dataset.parentId}"]`).classList.toggle('ot-hide'),
  };
  document.addEventListener('click', (event) => {
    for (const [selector, action] of Object.entries(actions)) {
      const target = event.target.closest?.(selector);
      if (!target) continue;
      event.preventDefault();
      action(target);
    }
  });
}

async function start() {
  const ruleSet = domainData.RuleSet[0].Id;
  const [data, style] = await Promise.all([
    read(`consent/${domainId}/${ruleSet}/${language}.json`),
    read(`scripttemplates/${domainData.Version}/assets/otCommonStyles.css`),
  ]);
  texts = data.DomainData;
  settings = data.CommonData;
  for (const group of texts.Groups) if (group.always) active.add(group.id);
  if (closed()) for (const pair of (stored.get('groups') ?? '').split(',')) if (pair.endsWith(':1')) active.add(pair.split(':')[0]);
  if (!stored.has('groups') || !closed()) store();
  window.OneTrust = {
    AllowAll: acceptAll,
    RejectAll: rejectAll,
    ToggleInfoDisplay: () => toggleCenter(true),
    IsAlertBoxClosed: closed,
    OnConsentChanged: (callback) => window.addEventListener('OneTrustGroupsUpdated', callback),
    GetDomainData: () => ({
      ...texts,
      Groups: texts.Groups.map(({ id, name, always }) => ({
        CustomGroupId: id,
        OptanonGroupId: id,
        GroupName: name,
        Status: always ? 'always active' : 'inactive',
      })),
    }),
  };
  window.Optanon = window.OneTrust;
  whenParsed(() => {
    const element = document.createElement('style');
    element.id = 'onetrust-style';
    element.textContent = style;
    document.head.append(element);
    appendHtml(markup());
    listen();
    announce();
  });
}
start();
