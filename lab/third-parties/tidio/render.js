// Draws the round button of the chat.
whenParsed(() => {
  if (document.getElementById('tidio-chat')) return;
  const chat = appendHtml('<div id="tidio-chat"></div>');
  const frame = document.createElement('iframe');
  frame.id = 'tidio-chat-iframe';
  frame.title = 'Tidio Chat';
  frame.style.cssText = 'position:fixed;right:14px;bottom:14px;z-index:80000;width:76px;height:76px;border:0;background:transparent';
  chat.append(frame);
  frame.contentDocument.body.innerHTML =
    '<button type="button" id="button" aria-label="Chat öffnen" style="width:58px;height:58px;border:0;border-radius:50%;background:#0566ff;color:#fff;font-size:24px;cursor:pointer"><svg viewBox="0 0 24 24" width="26" height="26" fill="#fff"><path d="M4 4h16v12H9l-5 4z"/></svg></button>';
});
