// As the plugin does it: the HTML of the embed lies in a variable and is put in after a click.
const stored = JSON.parse(decodeURIComponent(readCookie('embed-privacy') ?? '%7B%7D'));

function show(container) {
  container.querySelector('.embed-privacy-overlay').remove();
  container.classList.replace('is-disabled', 'is-enabled');
  const content = container.querySelector('.embed-privacy-content');
  const { embed } = JSON.parse(window[`_${container.dataset.embedId}`]);
  content.innerHTML = embed;
  for (const script of content.querySelectorAll('script')) {
    const element = document.createElement('script');
    element.src = script.src;
    script.replaceWith(element);
  }
}

whenParsed(() => {
  for (const container of document.querySelectorAll('.embed-privacy-container')) {
    const provider = container.dataset.embedProvider;
    if (stored[provider]) {
      show(container);
      continue;
    }
    container.querySelector('.embed-privacy-input').addEventListener('change', ({ target }) => {
      stored[provider] = target.checked;
      // biome-ignore lint/suspicious/noDocumentCookie: this is what the plugin does
      document.cookie = `embed-privacy=${encodeURIComponent(JSON.stringify(stored))}; path=/; max-age=31536000; SameSite=Strict; Secure`;
    });
    container.querySelector('.embed-privacy-overlay').addEventListener('click', ({ target }) => {
      if (!target.closest('a, input, label')) show(container);
    });
  }
});
