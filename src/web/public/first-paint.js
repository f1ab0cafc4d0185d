// Colours and language of the last visit, set before the first paint: no flash of the wrong scheme.
(() => {
  const page = document.documentElement;
  let scheme = 'auto';
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value') ?? 'auto';
    if (localStorage.getItem('locale') === 'en') page.lang = 'en';
  } catch {
    // Storage may be forbidden: then the system's colours and German.
  }
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
