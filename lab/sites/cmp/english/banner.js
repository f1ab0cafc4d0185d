// Two equal buttons in English, centred over the page.
function render() {
  if (document.getElementById('tide-consent')) return;
  const button =
    'flex:1;padding:13px 10px;border:1px solid #134e6f;border-radius:3px;background:#134e6f;color:#fff;font:600 15px Helvetica,Arial,sans-serif;cursor:pointer';
  const dialog = document.createElement('dialog');
  dialog.id = 'tide-consent';
  dialog.setAttribute('aria-label', 'Cookie consent');
  dialog.style.cssText = 'border:0;border-radius:6px;padding:28px;max-width:540px;font:16px/1.5 Helvetica,Arial,sans-serif;color:#12232e';
  dialog.innerHTML = `<h2 style="margin-top:0">Your choice</h2><p>With your consent we use Google Analytics to learn which pages are useful. Data may be transferred to the USA. You can change your mind at any time under “Cookie settings”. <a href="/privacy">Privacy policy</a> · <a href="/imprint">Imprint</a></p>
<div style="display:flex;gap:12px"><button type="button" data-choice="keine" style="${button}">Only necessary</button><button type="button" data-choice="alle" style="${button}">Accept all</button></div>`;
  // Escape would close the dialog without a choice.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  for (const control of dialog.querySelectorAll('[data-choice]'))
    control.addEventListener('click', () => {
      dialog.remove();
      decide(control.dataset.choice);
    });
  document.body.append(dialog);
  dialog.showModal();
}

whenParsed(() => {
  applyChoice();
  onSettings(render);
  if (storedChoice() === null && !/^\/(privacy|imprint)$/.test(location.pathname)) render();
});
