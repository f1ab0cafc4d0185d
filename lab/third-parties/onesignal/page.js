let options = {};
const views = Number(localStorage.getItem('os_pageViews') ?? 0) + 1;

function ask({ actionMessage, acceptButton, cancelButton }) {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.styles.css?v=160510';
  document.head.append(sheet);
  const dialog = appendHtml(
    `<div id="onesignal-slidedown-container" class="onesignal-slidedown-container onesignal-reset slide-down"><div id="onesignal-slidedown-dialog" class="onesignal-slidedown-dialog"><div class="slidedown-body" id="slidedown-body"><div class="slidedown-body-message">${actionMessage}</div></div><div class="slidedown-footer" id="slidedown-footer"><button type="button" class="align-right primary slidedown-button" id="onesignal-slidedown-allow-button">${acceptButton}</button><button type="button" class="align-right secondary slidedown-button" id="onesignal-slidedown-cancel-button">${cancelButton}</button></div></div></div>`,
  );
  dialog.addEventListener('click', ({ target }) => {
    if (!target.matches('.slidedown-button')) return;
    localStorage.setItem('onesignal-notification-prompt', JSON.stringify({ value: 'dismissed', timestamp: Date.now() }));
    dialog.remove();
    if (target.matches('.primary')) Notification.requestPermission();
  });
}

const sdk = {
  async init(values) {
    options = values;
    localStorage.setItem('os_pageViews', String(views));
    localStorage.setItem('isPushNotificationsEnabled', 'false');
    sessionStorage.setItem('onesignal-pageview-count', String(views));
    await fetch(`https://api.onesignal.com/sync/${options.appId}/web?callback=__jp0`, { credentials: 'include' });
    const prompt = options.promptOptions?.slidedown?.prompts?.[0];
    if (prompt?.autoPrompt && views >= prompt.delay.pageViews && !localStorage.getItem('onesignal-notification-prompt'))
      setTimeout(() => ask(prompt.text), prompt.delay.timeDelay * 1000);
  },
};
for (const action of window.OneSignalDeferred ?? []) action(sdk);
window.OneSignalDeferred = { push: (action) => action(sdk) };
window.OneSignal = sdk;
