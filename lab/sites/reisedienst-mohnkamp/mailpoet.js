// MailPoet's public.js: remembers that a page was seen, sends sign-ups to the site's own server.
const tenYears = new Date(Date.now() + 3650 * 86_400_000).toUTCString();
const seen = encodeURIComponent(JSON.stringify({ timestamp: Math.ceil(Date.now() / 1000) }));
// biome-ignore lint/suspicious/noDocumentCookie: this is what the plugin does
document.cookie = `mailpoet_page_view=${seen}; path=/; expires=${tenYears}`;

whenParsed(() => {
  for (const form of document.querySelectorAll('form.mailpoet_form'))
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      await fetch(window.MailPoetForm.ajax_url, { method: 'POST', body: new FormData(form) });
      form.querySelector('.mailpoet_validate_success').style.display = 'block';
    });
});
