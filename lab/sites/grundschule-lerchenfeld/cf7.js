// Contact Form 7 sends by script and shows the answer below the form.
whenParsed(() => {
  for (const form of document.querySelectorAll('.wpcf7 > form')) {
    form.closest('.wpcf7').classList.replace('no-js', 'js');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if ([...form.querySelectorAll('[aria-required=true]')].some((field) => field.value.trim() === '')) {
        form.dataset.status = 'invalid';
        form.querySelector('.wpcf7-response-output').textContent =
          'Ein oder mehrere Felder haben einen Fehler. Bitte prüfen Sie Ihre Eingaben.';
        return;
      }
      const body = new FormData(form);
      fetch(`/wp-json/contact-form-7/v1/contact-forms/${body.get('_wpcf7')}/feedback`, { method: 'POST', body })
        .then((answer) => answer.json())
        .then(({ message, status }) => {
          form.dataset.status = status === 'mail_sent' ? 'sent' : 'invalid';
          form.querySelector('.wpcf7-response-output').textContent = message;
        })
        .catch(() => {});
    });
  }
});
