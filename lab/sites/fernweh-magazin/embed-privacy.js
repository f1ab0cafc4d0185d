// Embed Privacy: an embed is put in place by a click on its own overlay, nothing else; "always" is kept in a cookie.
function show(overlay) {
  const embed = JSON.parse(document.getElementById(`embed-privacy-${overlay.dataset.embedId}`).textContent).embed;
  const content = overlay.querySelector('.embed-privacy-content');
  const range = document.createRange();
  content.replaceChildren(range.createContextualFragment(embed));
  overlay.querySelector('.embed-privacy-overlay').remove();
}

whenParsed(() => {
  for (const overlay of document.querySelectorAll('.embed-privacy-container')) {
    const provider = overlay.dataset.embedProvider;
    overlay.querySelector('.embed-privacy-overlay .embed-privacy-enable').addEventListener('click', () => show(overlay));
    overlay.querySelector('.embed-privacy-input').addEventListener('click', () => {
      // biome-ignore lint/suspicious/noDocumentCookie: this is how the plugin remembers
      document.cookie = `embed-privacy=${encodeURIComponent(JSON.stringify({ [provider]: true }))}; path=/; max-age=31536000; SameSite=Strict; Secure`;
      show(overlay);
    });
  }
});
