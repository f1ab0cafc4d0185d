// Stand-in for Crisp's client: a session kept for half a year, the owner's settings, the relay, a button with a box.
const website = window.CRISP_WEBSITE_ID;
const name = `crisp-client/session/${website}`;
const session = readCookie(name) ?? `session_${newUuid()}`;
writeSiteCookie(name, session, 15_724_800, '; SameSite=Lax; Secure');

fetch(`https://client.crisp.chat/settings/website/${website}/?_=${Date.now()}`).catch(() => {});
const relay = new WebSocket('wss://client.relay.crisp.chat/w/b6/?EIO=4&transport=websocket');
relay.addEventListener('open', () =>
  relay.send(`42["session:create",{"session_id":"${session}","website_id":"${website}","url":"${location.href}"}]`),
);

whenParsed(() => {
  const root = appendHtml(
    '<div id="crisp-chatbox" class="crisp-client" data-blocked="false"><button type="button" class="cc-1m2mf" aria-label="Chat öffnen"><svg viewBox="0 0 24 24" width="26" fill="#fff" aria-hidden="true"><path d="M3 4h18v13H10l-5 4v-4H3z"/></svg></button></div>',
  );
  root.querySelector('button').addEventListener('click', () => {
    if (root.querySelector('.cc-box')) return root.querySelector('.cc-box').remove();
    appendHtml('<div class="cc-box"><b>Hanni, digitale Kollegin</b><p>Moin! Suchst du einen Job oder Personal?</p></div>', root);
  });
});
window.$crisp = { push() {}, is: () => false };
