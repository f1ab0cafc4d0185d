const host = 'https://forms-eu1.hsforms.com';

function control(field, id) {
  const attributes = `id="${id}" name="${field.name}" class="hs-input"${field.required ? ' required=""' : ''}`;
  if (field.type === 'textarea') return `<textarea ${attributes} rows="4"></textarea>`;
  if (field.type === 'select')
    return `<select ${attributes}><option value="" disabled selected></option>${field.options.map((text) => `<option value="${text}">${text}</option>`).join('')}</select>`;
  const type = { email: 'email', phonenumber: 'tel', text: 'text' }[field.type];
  const complete = { email: 'email', phone: 'tel', firstname: 'given-name', lastname: 'family-name', company: 'organization' }[field.name];
  return `<input ${attributes} type="${type}"${complete ? ` autocomplete="${complete}"` : ''} inputmode="${type}" placeholder="">`;
}

function fieldHtml(field, formId) {
  const id = `${field.name}-${formId}`;
  const mark = field.required ? '<span class="hs-form-required">*</span>' : '';
  if (field.type === 'booleancheckbox')
    return `<div class="hs_${field.name} hs-${field.name} hs-fieldtype-booleancheckbox field hs-form-field"><div class="input"><ul class="inputs-list"><li class="hs-form-booleancheckbox"><label for="${id}" class="hs-form-booleancheckbox-display"><input id="${id}" class="hs-input" type="checkbox" name="${field.name}" value="true"${field.required ? ' required=""' : ''}><span>${field.label}${mark}</span></label></li></ul></div></div>`;
  return `<div class="hs_${field.name} hs-${field.name} hs-fieldtype-${field.type} field hs-form-field"><label id="label-${id}" for="${id}"><span>${field.label}</span>${mark}</label><legend class="hs-field-desc" style="display:none"></legend><div class="input">${control(field, id)}</div></div>`;
}

function render(options, form, marker) {
  const { portalId, formId } = options;
  const context = JSON.stringify({
    embedAtTimestamp: String(Date.now()),
    hutk: readCookie('hubspotutk') ?? undefined,
    pageUrl: location.href,
  });
  const holder = appendHtml(
    `<div id="hbspt-form-${Date.now()}" class="hbspt-form" data-hs-forms-root="true"><form id="hsForm_${formId}" method="POST" accept-charset="UTF-8" enctype="multipart/form-data" novalidate="" action="${host}/submissions/v3/public/submit/formsnext/multipart/${portalId}/${formId}" class="hs-form-private hsForm_${formId} hs-form stacked" data-form-id="${formId}" data-portal-id="${portalId}">${form.fields.map((field) => fieldHtml(field, formId)).join('')}<div class="legal-consent-container"><div class="hs-richtext">${form.consentText}</div></div><div class="hs_submit hs-submit"><div class="hs-field-desc" style="display:none"></div><div class="actions"><input type="submit" class="hs-button primary large" value="${form.submit}"></div></div><input name="hs_context" type="hidden"></form></div>`,
    marker.parentNode,
  );
  holder.querySelector('[name=hs_context]').value = context;
  holder.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    fetch(event.target.action, { method: 'POST', body: new FormData(event.target) })
      .then(() => {
        holder.innerHTML = `<div class="submitted-message hs-main-font-element">${form.thanks}</div>`;
      })
      .catch(() => {});
  });
}

window.hbspt = window.hbspt || {};
window.hbspt.forms = {
  create(options) {
    const marker = document.currentScript ?? document.querySelector('script[data-hubspot-rendered]');
    fetch(`${host}/embed/v3/form/${options.portalId}/${options.formId}/json?hs_static_app=forms-embed&hs_static_app_version=1.9388`, {
      credentials: 'include',
    })
      .then((answer) => answer.json())
      .then(({ form }) => {
        render(options, form, marker);
        loadPixel(`${host}/embed/v3/counters.gif?key=forms-embed-v2-rendered&count=1`);
      })
      .catch(() => {});
  },
};
