const settings = window.userlikeConfig;
const name = `uslk_umm_${settings.organization}_s`;
if (!readCookie(name))
  writeSiteCookie(
    name,
    encodeURIComponent(JSON.stringify({ version: '1', state: {}, context: { id: newUuid(), token: digits(20) } })),
    31536000,
    '; SameSite=Lax; Secure',
  );
localStorage.setItem(`uslk_umm_${settings.organization}_m`, JSON.stringify({ unread: 0, opened: false, seen: Date.now() }));

fetch('https://api.userlike.com/api/um/chat/register/', {
  method: 'POST',
  headers: { 'content-type': 'text/plain' },
  body: JSON.stringify({ widget_key: settings.widgetKey, url: location.href, referrer: document.referrer, locale: navigator.language }),
})
  .then((answer) => answer.json())
  .then(({ socket }) => {
    new WebSocket(`${socket}?key=${settings.widgetKey}&v=3`);
    appendHtml(
      `<div id="userlike" lang="de"><button type="button" aria-label="Chat öffnen" style="position:fixed;right:20px;bottom:20px;z-index:99999;display:flex;gap:10px;align-items:center;border:0;border-radius:30px;padding:12px 20px;background:${settings.color};color:#fff;font:600 15px Arial,sans-serif;cursor:pointer;box-shadow:0 3px 14px #0005"><svg width="22" height="22" viewBox="0 0 24 24" fill="#fff"><path d="M4 3h16a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H9l-5 4v-4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z"/></svg>${settings.greeting}</button></div>`,
    );
    if (typeof window.userlikeReady === 'function') window.userlikeReady();
  })
  .catch(() => {});
