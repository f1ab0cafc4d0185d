// What elementor-pro/assets/js/frontend.min.js does here: counts for popups, steps of forms, reCAPTCHA v3, sending.
const key = 'elementor';
const kept = (store) => JSON.parse(store.getItem(key) ?? '{"__expiration":{}}');
const views = kept(localStorage);
views.pageViews = (views.pageViews ?? 0) + 1;
const visit = kept(sessionStorage);
if (!visit.activeSession) views.sessions = (views.sessions ?? 0) + 1;
localStorage.setItem(key, JSON.stringify(views));
sessionStorage.setItem(key, JSON.stringify({ ...visit, activeSession: true }));

function openPopup(popup) {
  const times = kept(localStorage);
  if (times.popup_612_times) return;
  times.popup_612_times = 1;
  localStorage.setItem(key, JSON.stringify(times));
  popup.style.display = 'block';
}

function step(current, by) {
  const steps = [...current.closest('form').querySelectorAll('.e-form__step')];
  const next = steps[steps.indexOf(current) + by];
  current.classList.add('elementor-hidden');
  next.classList.remove('elementor-hidden');
}

async function submit(event) {
  event.preventDefault();
  const body = new FormData(event.target);
  body.append('action', 'elementor_pro_forms_send_form');
  const answer = await fetch('/wp-admin/admin-ajax.php', { method: 'POST', body });
  const { data } = await answer.json();
  event.target.insertAdjacentHTML(
    'beforeend',
    `<div class="elementor-message elementor-message-success" role="alert">${data.message}</div>`,
  );
}

whenParsed(() => {
  const popup = document.querySelector('.elementor-location-popup');
  popup.querySelector('.dialog-close-button').addEventListener('click', (event) => {
    event.preventDefault();
    popup.style.display = 'none';
  });
  addEventListener('scroll', () => {
    if (scrollY / (document.body.scrollHeight - innerHeight) > 0.6) openPopup(popup);
  });
  for (const element of document.querySelectorAll('.elementor-form')) element.addEventListener('submit', submit);
  for (const next of document.querySelectorAll('.e-form__buttons__wrapper__button'))
    next.addEventListener('click', () => step(next.closest('.e-form__step'), next.matches('[class$="next"]') ? 1 : -1));
  for (const place of document.querySelectorAll('.elementor-g-recaptcha'))
    window.grecaptcha?.ready(() => window.grecaptcha.render(place, { sitekey: place.dataset.sitekey, size: 'invisible' }));
});
