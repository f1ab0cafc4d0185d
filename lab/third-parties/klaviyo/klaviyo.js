// klaviyo.js: forms at once; recognition (__kla_id) in a Shopify shop only if the platform's privacy API allows marketing, elsewhere at once.
const visits = Number(sessionStorage.getItem('klaviyoPagesVisitCount') ?? '0') + 1;
sessionStorage.setItem('klaviyoPagesVisitCount', String(visits));
const memory = JSON.parse(localStorage.getItem('klaviyoOnsite') ?? '{"viewedForms":{"modal":{"disabledForms":{},"viewedForms":{}}}}');
localStorage.setItem('klaviyoOnsite', JSON.stringify(memory));

window._klOnsite = window._klOnsite ?? [];
window.klaviyo = window.klaviyo ?? { push: () => {}, identify: () => {}, track: () => {} };

let recognised = false;
function recognise() {
  if (recognised || (window.Shopify && !window.Shopify.customerPrivacy?.marketingAllowed())) return;
  recognised = true;
  const known = readCookie('__kla_id');
  const value =
    known ?? btoa(JSON.stringify({ cid: btoa(newUuid()), $referrer: { ts: Math.floor(Date.now() / 1000), value: document.referrer } }));
  writeSiteCookie('__kla_id', value, 63072000, '; SameSite=Lax; Secure');
  window.klaviyoCompany = config.company;
  loadScript('https://static-tracking.klaviyo.com/onsite/js/fender_analytics.bf07a6cb39b84a4b8f0f.js?cb=2');
}

function show(form) {
  if (memory.viewedForms.modal.disabledForms[form.id]) return;
  const box =
    appendHtml(`<div class="kl-private-reset-css-Xuajs1" role="dialog" aria-label="FLYOUT Form" data-testid="POPUP" style="position:fixed;right:22px;bottom:22px;z-index:90000;width:min(380px,92vw);background:#14323f;color:#fff;border-radius:8px;padding:24px;box-shadow:0 4px 24px #0006">
<button type="button" class="needsclick klaviyo-close-form kl-private-reset-css-Xuajs1" aria-label="Close dialog" style="position:absolute;right:8px;top:6px;border:0;background:none;color:#fff;font-size:22px;cursor:pointer">×</button>
<form class="needsclick klaviyo-form klaviyo-form-version-cid_1" data-testid="klaviyo-form-${form.id}" novalidate><h3 style="margin:0 0 6px;color:inherit">${form.title}</h3><p style="margin:0 0 10px">${form.text}</p><label for="email_${form.id}" style="position:absolute;left:-9999px">E-Mail</label><input type="email" name="email" id="email_${form.id}" autocomplete="email" placeholder="E-Mail-Adresse" style="width:100%;padding:11px;border:0;border-radius:4px;box-sizing:border-box"><p style="font-size:12px;line-height:1.4">${form.smallPrint}</p><button type="button" class="needsclick go1234" style="width:100%;padding:12px;border:0;border-radius:4px;background:#e0a526;color:#111;cursor:pointer">${form.button}</button></form></div>`);
  const [closing, sending] = box.querySelectorAll('button');
  const dismiss = () => {
    memory.viewedForms.modal.disabledForms[form.id] = { lastCloseTime: Math.floor(Date.now() / 1000) };
    localStorage.setItem('klaviyoOnsite', JSON.stringify(memory));
    box.remove();
  };
  closing.addEventListener('click', dismiss);
  sending.addEventListener('click', () => {
    fetch(`https://a.klaviyo.com/client/subscriptions/?company_id=${config.company}`, {
      method: 'POST',
      mode: 'no-cors',
      body: JSON.stringify({ data: { type: 'subscription', attributes: { email: box.querySelector('input').value } } }),
    }).catch(() => {});
    dismiss();
  });
}

fetch(`https://static-forms.klaviyo.com/forms/api/v7/${config.company}/full-forms`)
  .then((answer) => answer.json())
  .then(({ full_forms: [form] }) => setTimeout(() => show(form), form.delaySeconds * 1000))
  .catch(() => {});
document.addEventListener('visitorConsentCollected', recognise);
document.addEventListener('shopifyCustomerPrivacyApiLoaded', recognise);
recognise();
