// The cookie bar of the template: switches by group, two buttons, a second layer with every entry, a shield once decided.
const { groups, links } = config;
const chosen = new Set();
const manager = window.ConsentManager;
let expanded = false;
let collapsed = manager.hasResponse();

for (const group of groups)
  for (const { key } of group.consents) if (manager.isConsented(`${group.key}.${key}`)) chosen.add(`${group.key}.${key}`);

const keysOf = (group) => group.consents.map(({ key }) => `${group.key}.${key}`);
const isOn = (group) => group.necessary || keysOf(group).some((key) => chosen.has(key));
const box = (id, on, fixed) =>
  `<input type="checkbox" class="custom-control-input" id="${id}" ${on ? 'checked' : ''} ${fixed ? 'disabled' : ''}>`;
const row = (name, text) => (text ? `<tr><td class="pl-3">${name}</td><td class="pr-3">${text}</td></tr>` : '');

function entry(group, consent) {
  const id = `entry-${group.key}.${consent.key}`;
  const toggle = group.necessary
    ? ''
    : `<span class="custom-control custom-switch">${box(id, chosen.has(`${group.key}.${consent.key}`), false)}<label class="custom-control-label" for="${id}"></label></span>`;
  return `<div class="card consent bg-light mb-3"><div class="card-body"><p class="d-flex mb-0 font-weight-bold"><span class="flex-fill">${consent.label}</span>${toggle}</p></div><table class="table table-sm table-striped mb-0"><tbody>${row('Anbieter', consent.provider)}${row('Beschreibung', consent.description)}${row('Datenschutzerklärung', consent.policyUrl && `<a class="text-primary text-appearance" href="${consent.policyUrl}" target="_blank">${consent.policyUrl}</a>`)}${row('Lebensdauer', consent.lifespan)}</tbody></table></div>`;
}

function card(group) {
  const id = `privacy-group-${group.key}`;
  const state = group.necessary
    ? '<span class="badge badge-primary">Essenziell</span>'
    : `<span class="custom-control custom-switch">${box(id, isOn(group), false)}<label class="custom-control-label" for="${id}"></label></span>`;
  return `<div class="card consent-group mb-3"><div class="card-body mb-0"><p class="card-title h4 d-flex"><span class="flex-fill">${group.label} (${group.consents.length})</span>${state}</p><p class="card-text">${group.description}</p></div><div class="card-body mt-0"><div class="consent-list" hidden>${group.consents.map((consent) => entry(group, consent)).join('')}</div><a href="#" class="card-link text-primary text-appearance" data-testing="privacy-settings-show-more-information">Weitere Informationen</a></div></div>`;
}

const firstLayer =
  () => `<div class="row py-3"><div class="col-12 col-md-8"><p>Diese Website verwendet Cookies und ähnliche Technologien, um Ihnen das bestmögliche Einkaufserlebnis zu bieten. Einige sind essenziell, andere helfen uns, den Shop zu verbessern. Ihre Auswahl können Sie jederzeit über „Privatsphäre-Einstellungen“ am unteren Rand ändern. ${links}</p><div>${groups
    .map(
      (group) =>
        `<span class="custom-control custom-switch custom-control-appearance d-md-inline-block mr-3">${box(`_cid-group-${group.key}`, isOn(group), group.necessary)}<label class="custom-control-label" for="_cid-group-${group.key}">${group.label}</label></span>`,
    )
    .join(
      '',
    )}<a href="#" class="text-primary text-appearance d-block d-md-inline-block" data-testing="cookie-bar-show-more-information">Weitere Einstellungen</a></div></div>
<div class="button-order col-12 col-md-4 pt-3 pt-md-0"><button class="btn btn-block btn-primary btn-appearance button-order-1 mb-2 mt-0" data-testing="cookie-bar-accept-all">Alle akzeptieren</button><button class="btn btn-block btn-default button-order-3 mb-2 mt-0" data-testing="cookie-bar-save">Auswahl speichern</button></div></div>`;

const secondLayer =
  () => `<div class="row py-3"><div class="col-12 mb-3"><div class="privacy-settings d-flex flex-column"><div class="privacy-settings-body overflow-auto">${groups.map(card).join('')}</div></div></div>
<div class="col-12 col-md-3"><a href="#" class="text-primary text-appearance d-inline-block mb-3" data-testing="cookie-bar-hide-more-information">Zurück</a></div>
<div class="col-12 col-md-9"><button class="btn btn-block btn-primary btn-appearance" data-testing="cookie-bar-expanded-accept-all">Alle akzeptieren</button><button class="btn btn-block btn-default" data-testing="cookie-bar-expanded-save">Auswahl speichern</button></div></div>`;

const shield =
  '<div><button class="btn btn-primary btn-appearance cookie-bar-shield" aria-label="Privatsphäre-Einstellungen"><i class="fa fa-shield float-none"></i><span class="d-none d-sm-inline-block">Privatsphäre-Einstellungen</span></button></div>';

const bar = document.querySelector('.cookie-bar');

function draw() {
  bar.hidden = false;
  bar.className = collapsed ? 'cookie-bar out fixed-bottom' : 'cookie-bar border-top bg-white fixed-bottom';
  bar.innerHTML = collapsed ? shield : `<div class="container-max">${expanded ? secondLayer() : firstLayer()}</div>`;
}

function store() {
  const response = { _id: newUuid().replaceAll('-', '') };
  for (const group of groups)
    response[group.key] = Object.fromEntries(group.consents.map(({ key }) => [key, group.necessary || chosen.has(`${group.key}.${key}`)]));
  manager.setResponse(response);
  collapsed = true;
  expanded = false;
  draw();
}

bar.addEventListener('click', (event) => {
  const target = event.target.closest('button, a[href="#"]');
  if (!target) return;
  event.preventDefault();
  const name = target.dataset.testing ?? '';
  if (name.endsWith('accept-all')) {
    for (const group of groups) for (const key of keysOf(group)) chosen.add(key);
    store();
  } else if (name.endsWith('save')) store();
  else if (name.startsWith('privacy-settings')) target.previousElementSibling.hidden = !target.previousElementSibling.hidden;
  else {
    if (target.classList.contains('cookie-bar-shield')) collapsed = false;
    expanded = name === 'cookie-bar-show-more-information';
    draw();
  }
});

bar.addEventListener('change', ({ target }) => {
  const [kind, name] = target.id.replace(/^(_cid|privacy)-group-/, 'group-').split(/-(.*)/);
  const group = groups.find(({ key }) => key === name);
  for (const key of kind === 'group' && group ? keysOf(group) : [name]) target.checked ? chosen.add(key) : chosen.delete(key);
});

draw();

// Videos of the instructions: a picture of our own until somebody clicks it.
for (const place of document.querySelectorAll('.widget-video-placeholder button'))
  place.addEventListener('click', () => place.parentElement.replaceChildren(place.parentElement.querySelector('template').content));
