// Menu of the theme on small screens, and the form that Contact Form 7 sends without leaving the page.
whenParsed(() => {
  const button = document.querySelector('.tdb-mobile-menu-button');
  button?.addEventListener('click', () => {
    const open = document.body.classList.toggle('td-menu-mob-open-menu');
    button.setAttribute('aria-expanded', String(open));
  });
  for (const form of document.querySelectorAll('form.wpcf7-form'))
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      fetch(form.dataset.endpoint, { method: 'POST', body: new FormData(form) })
        .then((answer) => answer.json())
        .then(({ message }) => {
          form.querySelector('.wpcf7-response-output').textContent = message;
        });
    });
});
