// Behaviour of the message: shows it once, keeps the decision in FCCDCF, speaks TCF and consent mode, offers revocation.
const { strings } = config;

function choice() {
  const kept = readCookie('FCCDCF');
  if (kept === null) return 'none';
  const string = JSON.parse(decodeURIComponent(kept))[3]?.[0];
  return string === strings.accept ? 'accept' : 'reject';
}

const tcf = installTcf({ cmpId: 300, cmpVersion: 1, strings, choice, legitimate: [2, 7, 8, 9, 10] });

function signal() {
  const value = choice() === 'accept' ? 'granted' : 'denied';
  window.dataLayer = window.dataLayer || [];
  function gtag() {
    // biome-ignore lint/complexity/noArguments: the data layer tells commands from events by this very type
    window.dataLayer.push(arguments);
  }
  gtag('consent', 'update', { ad_storage: value, ad_user_data: value, ad_personalization: value, analytics_storage: value });
}

const close = () => document.querySelector('.fc-consent-root')?.remove();

function decide(answer) {
  const value = [null, null, null, [strings[answer], '2~70.89.93.108.122.149~dv.', newUuid()], null, null, []];
  writeSiteCookie('FCCDCF', encodeURIComponent(JSON.stringify(value)), 390 * 86400);
  close();
  document.body.style.overflow = '';
  navigator.sendBeacon(`https://fundingchoicesmessages.google.com/el/AGSKWxV${digits(8)}`);
  signal();
  tcf.notify('useractioncomplete');
}

function fonts() {
  if (document.getElementById('fc-fonts')) return;
  const link = document.createElement('link');
  link.id = 'fc-fonts';
  link.rel = 'stylesheet';
  link.href = 'https://fonts.googleapis.com/css?family=Roboto:400,500|Material+Icons';
  document.head.append(link);
}

function layer(dialog, actions) {
  close();
  const root = appendHtml(dialog());
  for (const [selector, action] of Object.entries(actions))
    for (const element of root.querySelectorAll(selector))
      element.addEventListener('click', (event) => {
        event.preventDefault();
        action(root);
      });
}

function showPreferences() {
  layer(preferencesDialog, {
    '.fc-data-preferences-back': showMessage,
    '.fc-data-preferences-accept-all': () => decide('accept'),
    '.fc-confirm-choices': (root) => {
      const consents = [...root.querySelectorAll('.fc-preference-consent')];
      decide(consents.every((input) => input.checked) ? 'accept' : 'reject');
    },
  });
}

function showMessage() {
  fonts();
  document.body.style.overflow = 'hidden';
  layer(choiceDialog, {
    '.fc-cta-consent': () => decide('accept'),
    '.fc-cta-do-not-consent': () => decide('reject'),
    '.fc-cta-manage-options': showPreferences,
    '.fc-vendor-preferences-link': showPreferences,
  });
}

const waiting = window.googlefc?.callbackQueue ?? [];
const call = (entry) => {
  for (const action of typeof entry === 'function' ? [entry] : Object.values(entry)) action();
};
window.googlefc = { ...window.googlefc, showRevocationMessage: showMessage, callbackQueue: { push: call } };
whenParsed(() => {
  if (!readCookie('FCNEC'))
    writeSiteCookie('FCNEC', encodeURIComponent(JSON.stringify([[`AKsRol${newUuid().replaceAll('-', '')}==`]])), 365 * 86400);
  if (choice() === 'none') showMessage();
  else signal();
  for (const entry of waiting) call(entry);
});
