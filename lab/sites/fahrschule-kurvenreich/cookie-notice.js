// Behaves like front.js of Cookie Notice 2.5: the choice in `cookie_notice_accepted`, then the page anew so that the server adds scripts.
const settings = window.cnArgs;
const notice = () => document.getElementById('cookie-notice');

function bodyClasses(...names) {
  document.body.classList.remove('cookies-revoke', 'cookies-accepted', 'cookies-refused', 'cookies-set', 'cookies-not-set');
  document.body.classList.add(...names);
}

function show() {
  notice().classList.remove('cookie-notice-hidden');
  notice().classList.add('cookie-notice-visible');
}

function setStatus(choice) {
  const accepted = choice === 'accept';
  const seconds = Number(accepted ? settings.cookieTime : settings.cookieTimeRejected);
  const expires = new Date(Date.now() + seconds * 1000).toUTCString();
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the plug-in does
  document.cookie = `${settings.cookieName}=${accepted};expires=${expires};path=${settings.cookiePath};secure;`;
  bodyClasses('cookies-set', accepted ? 'cookies-accepted' : 'cookies-refused');
  notice().classList.remove('cookie-notice-visible');
  notice().classList.add('cookie-notice-hidden');
  document.dispatchEvent(new CustomEvent('setCookieNotice', { detail: { value: String(accepted), data: settings } }));
  if (settings.redirection === '1') location.reload();
}

whenParsed(() => {
  const status = readCookie(settings.cookieName);
  if (status === null) {
    bodyClasses('cookies-not-set');
    show();
  } else bodyClasses('cookies-set', status === 'true' ? 'cookies-accepted' : 'cookies-refused');
  const on = (selector, action) => {
    for (const element of document.querySelectorAll(selector))
      element.addEventListener('click', (event) => {
        event.preventDefault();
        event.stopPropagation();
        action(element);
      });
  };
  on('.cn-set-cookie, #cn-close-notice', (element) => setStatus(element.dataset.cookieSet));
  on('.cn-revoke-cookie', () => {
    bodyClasses('cookies-revoke');
    show();
  });
});
