// Sends a form of Brevo without leaving the page and shows its panel.
whenParsed(() => {
  const form = document.getElementById('sib-form');
  form?.addEventListener('submit', async (event) => {
    event.preventDefault();
    const answer = await fetch(`${form.action}?isAjax=1`, { method: 'POST', body: new FormData(form) }).catch(() => null);
    document.getElementById(answer?.ok ? 'success-message' : 'error-message')?.classList.add('sib-form-message-panel--active');
  });
});
