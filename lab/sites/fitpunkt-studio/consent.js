// fitpunkt-consent 1.3: dialogue, memory and release of waiting scripts.
const cookieName = 'fp_cookie_consent';

function stored() {
  try {
    return JSON.parse(decodeURIComponent(readCookie(cookieName) ?? 'null'));
  } catch {
    return null;
  }
}

function release(choice) {
  releaseBlocked('script[type="text/plain"][data-fp-consent]', (element) => choice[element.dataset.fpConsent] === true);
}

function save(choice) {
  const expires = new Date(Date.now() + 31536000000).toUTCString();
  const value = encodeURIComponent(JSON.stringify({ ...choice, notwendig: true, v: 3, ts: Math.floor(Date.now() / 1000) }));
  // biome-ignore lint/suspicious/noDocumentCookie: this is what such plugins do
  document.cookie = `${cookieName}=${value}; path=/; expires=${expires}; SameSite=Lax; Secure`;
  document.getElementById('fpCookieDialog')?.remove();
  document.getElementById('fpCookieUnderlay')?.remove();
  document.documentElement.classList.remove('fp-cookie-open');
  release(choice);
}

function open() {
  document.documentElement.classList.add('fp-cookie-open');
  appendHtml('<div id="fpCookieUnderlay"></div>');
  const dialog = appendHtml(document.getElementById('tmpl-fp-cookie-dialog').innerHTML);
  const show = (layer) => {
    for (const part of dialog.querySelectorAll('[data-fp-layer]')) part.hidden = part.dataset.fpLayer !== layer;
  };
  show('1');
  dialog.querySelector('#fpCookieDialogOk').addEventListener('click', () => save({ statistik: true, marketing: true }));
  dialog.querySelector('#fpCookieDialogDetails').addEventListener('click', () => show('2'));
  dialog.querySelector('#fpCookieDialogBack').addEventListener('click', () => show('1'));
  dialog.querySelector('#fpCookieDialogSave').addEventListener('click', () => {
    const ticked = (name) => dialog.querySelector(`#fpConsent-${name}`).checked;
    save({ statistik: ticked('statistik'), marketing: ticked('marketing') });
  });
}

whenParsed(() => {
  const choice = stored();
  if (choice) release(choice);
  else setTimeout(open, 400);
});
