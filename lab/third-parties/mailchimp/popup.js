// A pop-up form in a frame without address, as Mailchimp draws it; closing it is remembered in the cookie MCPopupClosed.
const year = 31536000;

function remember(name) {
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the original does
  document.cookie = `${name}=yes; path=/; expires=${new Date(Date.now() + year * 1000).toUTCString()}`;
}

function show() {
  const box = appendHtml(`<div id="PopupSignupForm_0" widgetid="PopupSignupForm_0"><div class="mc-banner" style="display:none"></div>
<div class="mc-modal-bg" data-dojo-attach-point="modalOverlay" style="position:fixed;inset:0;background:#0007;z-index:99990"></div>
<div class="mc-modal" data-dojo-attach-point="modalContainer" role="dialog" aria-label="${config.title}" style="position:fixed;z-index:99991;left:50%;top:50%;transform:translate(-50%,-50%);background:#fff;width:min(460px,92vw);border-radius:6px;padding:12px">
<div class="mc-closeModal" data-action="close-mc-modal" data-dojo-attach-point="modalClose" style="position:absolute;right:12px;top:6px;font-size:26px;cursor:pointer">×</div>
<div class="mc-layout__modalContent" style="height:300px"><iframe title="Anmeldung" src="about:blank" style="border:0;width:100%;height:100%"></iframe></div></div></div>`);
  const inner = box.querySelector('iframe').contentDocument;
  inner.open();
  inner.write(`<!doctype html><html lang="de"><head><style>body{font:16px/1.5 Georgia,serif;text-align:center;color:#3a2c26;padding:12px 18px}h2{font-size:27px;margin:14px 0 8px}input[type=email]{width:100%;box-sizing:border-box;padding:12px;border:1px solid #b9a59a;margin:8px 0;font:inherit}.button{width:100%;padding:13px;border:0;background:#b5533c;color:#fff;font:inherit;cursor:pointer}</style></head><body>
<div class="modalContent__content"><h2>${config.title}</h2><p>${config.text}</p><form method="post" target="_blank" action="https://keramik-morgenrot.${config.dataCentre}.list-manage.com/subscribe/post?u=${config.account}&amp;id=${config.audience}" accept-charset="UTF-8" enctype="multipart/form-data"><div class="field-wrapper"><label for="mc-EMAIL" hidden>E-Mail-Adresse</label><input type="email" name="EMAIL" id="mc-EMAIL" placeholder="Deine E-Mail-Adresse" value=""></div>
<div style="position:absolute;left:-5000px" aria-hidden="true"><input type="text" name="b_${config.account}_${config.audience}" tabindex="-1" value=""></div><div class="content__button"><input class="button" type="submit" value="${config.button}"></div></form></div></body></html>`);
  inner.close();
  box.querySelector('.mc-closeModal').addEventListener('click', () => {
    remember('MCPopupClosed');
    box.remove();
  });
  inner.querySelector('form').addEventListener('submit', () => remember('MCPopupSubscribed'));
}

window.dojo_request_script_callbacks = {
  popup0() {
    if (readCookie('MCPopupClosed') || readCookie('MCPopupSubscribed')) return;
    setTimeout(show, config.delaySeconds * 1000);
  },
};
loadScript(
  `https://mc.${config.dataCentre}.list-manage.com/signup-form/settings?${query({ u: config.account, id: config.audience, site: config.id, for_preview: 0, c: 'dojo_request_script_callbacks.popup0' })}`,
);
