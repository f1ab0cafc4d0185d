// biome-ignore-all lint/correctness/noUnusedVariables: the two files of the plugin use each other
// The dialog of Borlabs Cookie and its preferences; joined with borlabs.js, whose functions it uses.
function links() {
  return `<div class="brlbs-cmpnt-dialog-links">${setup.links.map(({ text, href }) => `<a href="${href}">${text}</a>`).join('<span>|</span>')}</div>`;
}

function frame(kind, inner) {
  box.innerHTML = `<div id="BorlabsDialogBackdrop" class="brlbs-cmpnt-dialog-backdrop" aria-hidden="true"></div>
<div class="brlbs-cmpnt-container" role="alertdialog" aria-modal="true" aria-labelledby="BorlabsHeadline" aria-describedby="BorlabsDescription" tabindex="-1">
<div class="brlbs-cmpnt-dialog brlbs-cmpnt-dialog-box-${kind} brlbs-position-middle-center">${inner}</div></div>`;
  document.documentElement.classList.add('brlbs-no-scroll');
  box.querySelector('[role=alertdialog]').focus();
}

const button = (kind, text, id) =>
  `<button type="button"${id ? ` id="${id}"` : ''} class="brlbs-cmpnt-btn brlbs-btn-${kind} brlbs-focus">${text}</button>`;
const on = (selector, action) => box.querySelector(selector)?.addEventListener('click', action);

function openEntrance() {
  const groups = setup.serviceGroups.map(
    ({ id, name }) =>
      `<li><label class="brlbs-cmpnt-checkbox"><input type="checkbox" value="${id}"${id === 'essential' ? ' checked disabled' : ''}><span class="brlbs-cmpnt-checkbox-indicator"></span>${name}</label></li>`,
  );
  frame(
    'entrance',
    `<div class="brlbs-cmpnt-dialog-header"><p id="BorlabsHeadline" role="heading" aria-level="2">${texts.entranceHeadline}</p></div>
<div id="BorlabsDescription" class="brlbs-cmpnt-dialog-description">${texts.entranceDescription}</div>
<ul class="brlbs-cmpnt-checkbox-group">${groups.join('')}</ul>
<div class="brlbs-cpmnt-dialog-box-buttons">${button('accept-all', texts.acceptAllButton)}${button('save', texts.saveButton)}${button('accept-only-essential', texts.acceptOnlyEssential)}
${button('preferences', texts.preferencesButton, 'CookieBoxPreferencesButton')}</div>${links()}`,
  );
  on('.brlbs-btn-accept-all', () => save(everything()));
  on('.brlbs-btn-save', () => save(chosenGroups()));
  on('.brlbs-btn-accept-only-essential', () => save(essentialOnly()));
  on('#CookieBoxPreferencesButton', () => openPreferences(true));
}

function serviceRow(service) {
  const fixed = service.serviceGroupId === 'essential';
  const toggle = fixed
    ? ''
    : `<button type="button" role="switch" class="brlbs-cmpnt-switch" data-borlabs-cookie-service="${service.id}" aria-checked="${hasConsent(service.id)}" aria-label="${service.name}"><span></span></button>`;
  const facts = [
    ['Anbieter', service.provider],
    ['Zweck', service.description],
    ['Cookies', service.cookieText],
  ];
  return `<div class="brlbs-cmpnt-service"><h4>${service.name}${toggle}</h4><table>${facts.map(([name, value]) => `<tr><th>${name}</th><td>${value}</td></tr>`).join('')}</table></div>`;
}

function openPreferences(withBack) {
  const groups = setup.serviceGroups.map(
    ({ id, name, description }) =>
      `<details class="brlbs-cmpnt-accordion"><summary>${name} (${servicesOf(id).length})</summary><p>${description}</p>${servicesOf(id).map(serviceRow).join('')}</details>`,
  );
  frame(
    'preferences',
    `<div class="brlbs-cmpnt-dialog-header"><p id="BorlabsHeadline" role="heading" aria-level="2">${texts.detailsHeadline}</p></div>
<div id="BorlabsDescription" class="brlbs-cmpnt-dialog-description">${texts.detailsDescription}</div>
<div class="brlbs-cpmnt-dialog-box-buttons">${button('accept-all', texts.acceptAllButton)}${button('save', texts.saveButton)}${button('accept-only-essential', texts.acceptOnlyEssential)}</div>
${groups.join('')}${withBack ? `<p><a href="#" class="brlbs-btn-back">${texts.backLink}</a></p>` : ''}${links()}`,
  );
  for (const toggle of box.querySelectorAll('[role=switch]'))
    toggle.addEventListener('click', () => toggle.setAttribute('aria-checked', String(toggle.getAttribute('aria-checked') !== 'true')));
  on('.brlbs-btn-accept-all', () => save(everything()));
  on('.brlbs-btn-save', () => save(chosenServices()));
  on('.brlbs-btn-accept-only-essential', () => save(essentialOnly()));
  on('.brlbs-btn-back', (event) => {
    event.preventDefault();
    openEntrance();
  });
}
