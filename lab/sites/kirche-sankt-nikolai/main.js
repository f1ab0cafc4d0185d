// The template's script: the notice that only wants to be clicked away, and the arrow to the top.
whenParsed(() => {
  document.querySelector('.sp-cookie-allow')?.addEventListener('click', (event) => {
    event.preventDefault();
    const expires = new Date(Date.now() + 30 * 86_400_000).toUTCString();
    // biome-ignore lint/suspicious/noDocumentCookie: this is what the template does
    document.cookie = `spcookie_status=ok; expires=${expires}; path=/`;
    event.target.closest('.sp-cookie-consent').remove();
  });
  document.querySelector('.sp-scroll-up')?.addEventListener('click', (event) => {
    event.preventDefault();
    scrollTo({ top: 0, behavior: 'smooth' });
  });
});
