// biome-ignore-all lint/correctness/noUnusedVariables: every banner uses the part it needs
// The part that home-made banners share: keep the choice in a cookie, let blocked tags run, forget what was stored.
function storedChoice() {
  return readCookie(config.key);
}

function storeChoice(value) {
  // biome-ignore lint/suspicious/noDocumentCookie: as home-made banners do it
  document.cookie = `${config.key}=${value}; path=/; max-age=${config.days * 86400}; secure; samesite=lax`;
}

function applyChoice() {
  if (storedChoice() === 'alle') releaseBlocked('[data-einwilligung]', () => true);
}

/** Keep the choice; a consent taken back deletes the cookies by name and loads the page without the services. */
function decide(value) {
  const before = storedChoice();
  storeChoice(value);
  if (before === 'alle' && value !== 'alle') {
    for (const name of config.cookies ?? []) deleteSiteCookie(name);
    location.reload();
  } else applyChoice();
}

/** Every element with `data-cookie-einstellungen` opens the question again. */
function onSettings(open) {
  for (const link of document.querySelectorAll('[data-cookie-einstellungen]'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      open();
    });
}
