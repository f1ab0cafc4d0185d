const settings = window._sp_?.config ?? {};
const property = settings.propertyId ?? 1;
const key = `_sp_user_consent_${property}`;
const base = 'https://cdn.privacy-mgmt.com';
const account = settings.accountId;
let choice = 'none';
try {
  choice = JSON.parse(localStorage.getItem(key))?.gdpr?.choice ?? 'none';
} catch {
  choice = 'none';
}

function store() {
  localStorage.setItem(
    key,
    JSON.stringify({
      gdpr: {
        choice,
        applies: true,
        consentStatus: { rejectedAll: choice === 'reject', consentedAll: choice === 'accept' },
        euconsent: config.strings[choice],
      },
    }),
  );
  localStorage.setItem('_sp_non_keyed_local_state', JSON.stringify({ gdpr: { _sp_v1_data: digits(6), _sp_v1_p: digits(3) } }));
}

const tcf = installTcf({ cmpId: 6, cmpVersion: 2, strings: config.strings, choice: () => choice });
const emit = (name, ...values) => settings.events?.[name]?.('gdpr', ...values);

function container() {
  return document.querySelector('div[id^="sp_message_container_"]');
}

function close() {
  container()?.remove();
  document.documentElement.classList.remove('sp-message-open');
}

function show(path, messageId) {
  close();
  document.documentElement.classList.add('sp-message-open');
  const source = `${base}${path}?${query({ message_id: messageId, consentUUID: readCookie('consentUUID') ?? 'null', requestUUID: newUuid(), consentLanguage: 'DE', account_id: account, preload_message: 'true', version: 'v1' })}`;
  appendHtml(
    `<div id="sp_message_container_${messageId}" style="position:fixed;inset:0;z-index:2147483647;background:#000a"><iframe id="sp_message_iframe_${messageId}" title="SP Consent Message" src="${source}" style="position:absolute;left:50%;top:50%;transform:translate(-50%,-50%);width:min(860px,96vw);height:min(560px,92vh);border:0;background:#fff"></iframe></div>`,
  );
}

function decide(next, action) {
  choice = next;
  const id = readCookie('consentUUID') ?? `${newUuid()}_51`;
  writeSiteCookie('consentUUID', id, 31536000, '; SameSite=Lax; Secure');
  writeSiteCookie('consentDate', new Date().toISOString(), 31536000, '; SameSite=Lax; Secure');
  store();
  fetch(`${base}/wrapper/v2/choice/gdpr/${action}`, {
    method: 'POST',
    mode: 'no-cors',
    body: JSON.stringify({ accountId: account, propertyId: property, uuid: id }),
  }).catch(() => {});
  close();
  tcf.notify('useractioncomplete');
  apply();
}

// Where the only free way is consent, withdrawing it leads back to the wall.
function withdraw() {
  choice = 'none';
  store();
  for (const pair of document.cookie.split('; '))
    if (/^(consent(UUID|Date)|_ga|_gcl_au|_fbp)/.test(pair)) deleteSiteCookie(pair.split('=')[0]);
  location.reload();
}

function apply() {
  emit('onConsentReady', readCookie('consentUUID'), config.strings[choice]);
  if (choice === 'accept') releaseBlocked('script[type="text/plain"][data-sp-consent], iframe[data-sp-consent]', () => true);
}

window.addEventListener('message', (event) => {
  if (event.origin !== base || typeof event.data?.spAction !== 'number') return;
  const action = event.data.spAction;
  emit('onMessageChoiceSelect', settings.messageId, action);
  if (action === 11) decide('accept', 11);
  else if (action === 13) decide('reject', 13);
  else if (action === 1 && event.data.pay && !event.data.any) withdraw();
  else if (action === 1) decide(event.data.any ? 'accept' : 'reject', 1);
  else if (action === 12) show('/privacy-manager/index.html', settings.messageId);
  else if (action === 9) location.href = event.data.url;
});

window._sp_ = Object.assign(window._sp_ ?? {}, {
  version: '4.24.0',
  gdpr: { loadPrivacyManagerModal: () => show('/privacy-manager/index.html', settings.messageId) },
  executeMessaging: () => show('/index.html', settings.messageId),
});
fetch(`${base}/wrapper/v2/meta-data?${query({ accountId: account, propertyId: property, env: 'prod', hasCsp: 'true' })}`).catch(() => {});
fetch(`${base}/wrapper/v2/messages?${query({ accountId: account, propertyHref: location.origin, env: 'prod' })}`)
  .then((answer) => answer.json())
  .then(() => {
    store();
    if (choice !== 'none') {
      apply();
      return;
    }
    // Publishers exempt their legal pages from the message.
    if (settings.quiet) return;
    whenParsed(() => {
      show('/index.html', settings.messageId);
      tcf.notify('cmpuishown');
      emit('onMessageReady');
    });
  })
  .catch(() => {});
