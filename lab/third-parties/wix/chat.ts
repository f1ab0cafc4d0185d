/** Wix Chat's frame: a bubble that opens to a conversation. */
export const chatFrame = `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Wix Chat</title>
<style>body{margin:0;font:14px Madefor,Helvetica,Arial,sans-serif;color:#20303c;overflow:hidden}button.bubble{position:absolute;right:8px;bottom:8px;border:0;border-radius:28px;background:#5b7f72;color:#fff;padding:14px 20px;font:inherit;cursor:pointer;box-shadow:0 2px 12px #0004}
.window{display:none;position:absolute;inset:0 8px 64px 0;background:#fff;border-radius:12px;box-shadow:0 2px 18px #0004;padding:16px}.open .window{display:block}textarea,input{width:100%;box-sizing:border-box;margin:6px 0;padding:8px;border:1px solid #ccd}</style></head>
<body data-hook="chat-widget"><div class="window" data-hook="messenger"><strong>Praxis Lebensraum</strong><p>Schön, dass Sie da sind. Schreiben Sie mir gern, ich antworte meist am selben Tag.</p>
<form data-hook="lead-capture"><input name="name" placeholder="Name" aria-label="Name"><input type="email" name="email" placeholder="E-Mail" aria-label="E-Mail"><textarea name="message" rows="4" placeholder="Ihre Nachricht" aria-label="Nachricht"></textarea><button type="button">Senden</button></form></div>
<button class="bubble" data-hook="minimized-chat" type="button">Fragen? Chatten Sie mit mir</button>
<script>localStorage.setItem('chat-widget-visitor',JSON.stringify({visitorId:crypto.randomUUID(),createdAt:Date.now()}));
document.querySelector('.bubble').addEventListener('click',function(){document.body.classList.toggle('open');parent.postMessage({type:'chat-resize',open:document.body.classList.contains('open')},'*')});
navigator.sendBeacon('https://frog.wix.com/chat?src=87&evid=300&app=chat-widget&ts='+Date.now());</script></body></html>`;
