// Stand-in for Gambio's build of oil.js: window in two layers, `oil_data`, scripts kept back as `type="as-oil"`, and GxCookieConsent.js.
const settings = JSON.parse(document.getElementById('oil-configuration').textContent);
const { texts } = settings.locale;
const purposes = settings.customPurposes;

function stored() {
  const value = readCookie('oil_data');
  return value === null ? null : JSON.parse(decodeURIComponent(value));
}

const allowed = () => stored()?.customPurposes ?? [];

function keep(name, value, days) {
  const expires = new Date(Date.now() + days * 86_400_000).toUTCString();
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the panel does
  document.cookie = `${name}=${value}; expires=${expires}; path=/; SameSite=Lax; Secure`;
}

// As oil.js: every managed element is made anew, whatever its type was before.
function manage() {
  const granted = allowed();
  for (const element of document.querySelectorAll('script[data-managed="as-oil"]')) {
    const wanted = granted.includes(Number(element.dataset.purposes));
    if (wanted === (element.dataset.oilActive === 'true')) continue;
    const copy = document.createElement('script');
    for (const { name, value } of element.attributes) if (name !== 'type') copy.setAttribute(name, value);
    copy.dataset.oilActive = String(wanted);
    copy.type = wanted ? element.dataset.type : 'as-oil';
    if (wanted && element.dataset.src) copy.src = element.dataset.src;
    copy.text = element.text;
    element.replaceWith(copy);
  }
}

function button(classes, context, qa, label) {
  return `<div class="as-oil-l-item"><button class="${classes}" data-context="${context}" data-qa="${qa}">${label}</button></div>`;
}

function firstLayer() {
  return `<div class="as-oil-content-overlay" data-qa="oil-full"><div class="as-oil-l-wrapper-layout-max-width"><div class="as-oil__heading">${texts.label_intro_heading}</div><p class="as-oil__intro-txt">${texts.label_intro}</p><div class="as-oil-l-row as-oil-l-buttons">${button('as-oil__btn-optin as-oil__btn-blue as-js-optin-all', 'YES', 'oil-YesButton', texts.label_button_yes_all)}${button('as-oil__btn-optin as-oil__btn-blue as-js-only-essentials', 'ESSENTIALS', 'oil-only-essentials-button', texts.label_button_only_essentials)}${button('as-oil__btn-cpc as-oil__btn-grey as-js-advanced-settings', 'CPC', 'oil-AdvancedSettingsButton', texts.label_button_advanced_settings)}</div></div></div>`;
}

function purposeEntry({ id, name, description, required }) {
  const state = required ? 'checked disabled' : allowed().includes(id) ? 'checked' : '';
  return `<div class="as-oil-cpc__purpose"><div class="as-oil-cpc__purpose-container"><div class="as-oil-cpc__purpose-header" id="as-oil-cpc-${id}-header">${name}</div><div class="as-oil-cpc__purpose-text">${description}</div><label class="as-oil-cpc__switch"><span class="off-screen">${name}</span><input data-id="${id}" id="as-js-purpose-slider-${id}" class="as-js-purpose-slider" type="checkbox" name="oil-cpc-purpose-${id}" value="${id}" ${state}><span class="as-oil-cpc__status"></span><span class="as-oil-cpc__slider"></span></label></div></div>`;
}

function secondLayer() {
  const groups = [...new Set(purposes.map(({ category }) => category))].map(
    (category) =>
      `<div class="as-oil-cpc__row-title">${category}</div>${purposes
        .filter((purpose) => purpose.category === category)
        .map(purposeEntry)
        .join('')}`,
  );
  return `<div id="as-oil-cpc" class="as-oil-content-overlay" data-qa="oil-cpc-overlay"><div class="as-oil-l-wrapper-layout-max-width as-oil-cpc-wrapper"><div class="as-oil__heading">${texts.label_cpc_heading}</div><p class="as-oil__intro-txt">${texts.label_cpc_text}</p><div class="as-oil-l-row as-oil-l-buttons"><button class="as-oil__btn-grey as-js-btn-deactivate-all">${texts.label_cpc_deactivate_all}</button><button class="as-oil__btn-grey as-js-btn-activate-all">${texts.label_cpc_activate_all}</button></div><button class="as-oil-back-button as-js-oilback" data-context="BACK">${texts.label_button_back}</button><div data-qa="cpc-snippet" class="as-oil-l-row as-oil-cpc__content"><div class="as-oil-cpc__middle as-js-purposes"><div class="as-oil-cpc__row-title" id="as-oil-cpc-purposes">${texts.label_cpc_purpose_desc}</div>${groups.join('')}</div><div class="as-oil-cpc__right">${button('as-oil__btn-optin as-oil__btn-blue as-js-optin', 'YES', 'oil-YesButton', texts.label_button_yes)}</div></div></div></div>`;
}

function close() {
  document.querySelector('.as-oil.light')?.remove();
}

function save(ids) {
  const choice = {
    opt_in: true,
    version: '1.3.5-RELEASE',
    localeVariantName: settings.locale.localeId,
    localeVariantVersion: 1,
    customPurposes: ids,
    configVersion: settings.config_version,
    power_opt_in: false,
  };
  keep('oil_data', encodeURIComponent(JSON.stringify(choice)), settings.cookie_expires_in_days);
  close();
  manage();
  window.postMessage('oil_optin_done', location.origin);
}

function show(layer) {
  close();
  const root = appendHtml(`<div class="as-oil light" data-qa="oil-layer">${layer}</div>`);
  const sliders = [...root.querySelectorAll('.as-js-purpose-slider')];
  const set = (value) => {
    for (const slider of sliders) if (!slider.disabled) slider.checked = value;
  };
  const on = (selector, action) => root.querySelector(selector)?.addEventListener('click', action);
  on('.as-js-optin-all', () => save(purposes.map(({ id }) => id)));
  on('.as-js-only-essentials', () => save(purposes.filter(({ required }) => required).map(({ id }) => id)));
  on('.as-js-advanced-settings', () => show(secondLayer()));
  on('.as-js-oilback', () => (stored() ? close() : show(firstLayer())));
  on('.as-js-btn-activate-all', () => set(true));
  on('.as-js-btn-deactivate-all', () => set(false));
  on('.as-js-optin', () => save(sliders.filter(({ checked }) => checked).map(({ dataset }) => Number(dataset.id))));
}

window.AS_OIL = {
  showPreferenceCenter: () => show(secondLayer()),
  triggerOptOut() {
    deleteSiteCookie('oil_data');
    deleteSiteCookie('GXConsents');
    manage();
  },
  isInCollection: () => false,
};
window.__cmp = (command, _parameter, callback) => {
  const purposeConsents = Object.fromEntries(purposes.map(({ id }) => [id, allowed().includes(id)]));
  callback?.({ metadata: '', gdprApplies: true, hasGlobalScope: false, command, purposeConsents, vendorConsents: {} }, true);
};
window.addEventListener('message', ({ data }) => {
  if (data !== 'oil_optin_done') return;
  window.__cmp('getVendorConsents', [8, 12, 28], (consents) => keep('GXConsents', JSON.stringify(consents), 30));
});

whenParsed(() => {
  document.addEventListener('click', (event) => {
    if (event.target.closest('[trigger-cookie-consent-panel]')) window.AS_OIL.showPreferenceCenter();
  });
  if (stored()) manage();
  else setTimeout(() => show(firstLayer()), 300);
});
