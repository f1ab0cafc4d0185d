// What elementor/assets/js/frontend.min.js leaves here: its count of views, and forms that are sent to WordPress.
const kept = (store) => JSON.parse(store.getItem('elementor') ?? '{"__expiration":{}}');
const views = kept(localStorage);
localStorage.setItem('elementor', JSON.stringify({ ...views, pageViews: (views.pageViews ?? 0) + 1 }));
sessionStorage.setItem('elementor', JSON.stringify({ ...kept(sessionStorage), activeSession: true }));

// Going on is refused while a field of the step is missing or wrong.
function step(current, by) {
  if (by > 0 && ![...current.querySelectorAll('input,select,textarea')].every((control) => control.reportValidity())) return;
  const steps = [...current.closest('form').querySelectorAll('.e-form__step')];
  current.classList.add('elementor-hidden');
  steps[steps.indexOf(current) + by].classList.remove('elementor-hidden');
}

whenParsed(() => {
  for (const button of document.querySelectorAll('.e-form__buttons__wrapper__button'))
    button.addEventListener('click', () => step(button.closest('.e-form__step'), button.matches('[class$="next"]') ? 1 : -1));
  for (const form of document.querySelectorAll('.elementor-form'))
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const body = new FormData(form);
      body.append('action', 'elementor_pro_forms_send_form');
      const { data } = await (await fetch('/wp-admin/admin-ajax.php', { method: 'POST', body })).json();
      form.insertAdjacentHTML('beforeend', `<div class="elementor-message elementor-message-success" role="alert">${data.message}</div>`);
    });
});
