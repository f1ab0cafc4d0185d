// Elementor Pro: reCAPTCHA v3 is drawn explicitly, forms are sent in the background.
function drawCaptchas() {
  const places = document.querySelectorAll('.elementor-g-recaptcha');
  if (places.length === 0 || !window.grecaptcha?.ready) return;
  window.grecaptcha.ready(() => {
    for (const place of places)
      place.dataset.widgetId = String(
        window.grecaptcha.render(place, { sitekey: place.dataset.sitekey, size: 'invisible', badge: place.dataset.badge }),
      );
  });
}

async function send(form) {
  const data = new FormData(form);
  data.append('action', 'elementor_pro_forms_send_form');
  data.append('referrer', location.href);
  const answer = await fetch(window.elementorFrontendConfig.urls.ajaxurl, { method: 'POST', body: data });
  const { data: result } = await answer.json();
  const note = document.createElement('div');
  note.className = 'elementor-message elementor-message-success';
  note.setAttribute('role', 'alert');
  note.textContent = result.message;
  form.append(note);
  window.dataLayer?.push({ event: 'gtm4wp.elementorFormSubmitted', formName: form.name });
}

whenParsed(() => {
  drawCaptchas();
  for (const form of document.querySelectorAll('.elementor-form'))
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      send(form);
    });
});
