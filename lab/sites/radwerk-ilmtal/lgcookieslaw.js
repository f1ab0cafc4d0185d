// The module's front script: bar, second layer, choice by ajax, then the page is loaded anew.
const $ = (selector) => document.querySelector(selector);
const boxes = () => [...document.querySelectorAll('.lgcookieslaw-purpose')];

function paint(box) {
  $(`#lgcookieslaw_slider_${box.dataset.idLgcookieslawPurpose}`).classList.toggle('lgcookieslaw-slider-checked', box.checked);
}

async function save(accepted) {
  const body = new URLSearchParams({ ajax: '1', action: 'saveUserPreferences', token: window.lgcookieslaw_ajax_calls_token });
  for (const id of accepted) body.append('purposes[]', id);
  await fetch(window.lgcookieslaw_banner_url_ajax_controller, { method: 'POST', body });
  if (window.lgcookieslaw_reload) location.reload();
}

const ids = (wanted) =>
  boxes()
    .filter(wanted)
    .map((box) => box.dataset.idLgcookieslawPurpose);

function showModal(open) {
  $('#lgcookieslaw_modal').classList.toggle('lgcookieslaw-show', open);
  $('.lgcookieslaw-overlay').classList.toggle('lgcookieslaw-show', open);
}

whenParsed(() => {
  const values = window.lgcookieslaw_cookie_values;
  for (const box of boxes()) {
    box.checked = values ? values[box.id] === true : box.dataset.checked === 'true';
    paint(box);
    if (box.dataset.technical === 'true') continue;
    $(`#lgcookieslaw_slider_${box.dataset.idLgcookieslawPurpose}`).addEventListener('click', () => {
      box.checked = !box.checked;
      paint(box);
    });
  }
  if (window.lgcookieslaw_saved_preferences) $('#lgcookieslaw_fixed_button').classList.add('lgcookieslaw-show');
  else setTimeout(() => $('#lgcookieslaw_banner').classList.add('lgcookieslaw-show'), 400);
  for (const button of document.querySelectorAll('.lgcookieslaw-accept-button')) button.onclick = () => save(ids(() => true));
  for (const button of document.querySelectorAll('.lgcookieslaw-reject-button'))
    button.onclick = () => save(ids((box) => box.dataset.technical === 'true'));
  $('.lgcookieslaw-partial-accept-button').onclick = () => save(ids((box) => box.checked));
  $('#lgcookieslaw_customize_cookies_link').onclick = () => showModal(true);
  $('#lgcookieslaw_fixed_button').onclick = () => showModal(true);
  $('#lgcookieslaw_cancel_button').onclick = () => showModal(false);
  for (const link of document.querySelectorAll('.lgcookieslaw-section-purpose-button'))
    link.onclick = (event) => {
      event.preventDefault();
      $(link.getAttribute('href')).classList.toggle('show');
    };
});
