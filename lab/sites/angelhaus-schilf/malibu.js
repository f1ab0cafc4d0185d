// What the theme's own scripts do on these pages: quantity buttons and the offcanvas menu.
whenParsed(() => {
  for (const step of document.querySelectorAll('.btn-quantity'))
    step.addEventListener('click', () => {
      const field = step.closest('.input-group').querySelector('input');
      field.value = String(Math.max(1, Number(field.value) + Number(step.dataset.step)));
    });
  document.querySelector('.navbar-toggle')?.addEventListener('click', () => document.body.classList.toggle('offcanvas-open'));
});
