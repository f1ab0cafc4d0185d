const page = (url, type) => {
  const address = new URL(url);
  address.searchParams.set('embed_domain', location.hostname);
  address.searchParams.set('embed_type', type);
  return address.href;
};

function initPopupWidget({ url }) {
  const overlay = appendHtml(
    `<div class="calendly-overlay" style="position:fixed;inset:0;z-index:9999;background:#1f1f1f66"><div class="calendly-popup" style="position:absolute;inset:5vh 5vw;background:#fff"><div class="calendly-popup-content" style="height:100%"><iframe title="Select a Date &amp; Time - Calendly" width="100%" height="100%" frameborder="0" src="${page(url, 'PopupText')}"></iframe></div></div><button type="button" class="calendly-popup-close" aria-label="Schließen" style="position:absolute;right:12px;top:12px;width:32px;height:32px">×</button></div>`,
  );
  overlay.lastElementChild.addEventListener('click', () => overlay.remove());
}

function initBadgeWidget({ url, text, color, textColor }) {
  const badge = appendHtml(
    `<div class="calendly-badge-widget" style="position:fixed;right:20px;bottom:15px;z-index:9998"><div class="calendly-badge-content" role="button" tabindex="0" style="background:${color};color:${textColor};border-radius:25px;padding:0 30px;line-height:45px;font-weight:700;cursor:pointer;box-shadow:0 2px 5px #00000040">${text}</div></div>`,
  );
  badge.addEventListener('click', () => initPopupWidget({ url }));
}
window.Calendly = window.Calendly || { initInlineWidget() {}, initPopupWidget, initBadgeWidget };
whenParsed(() => {
  for (const place of document.querySelectorAll('.calendly-inline-widget[data-url]')) {
    const frame = document.createElement('iframe');
    frame.title = 'Select a Date & Time - Calendly';
    frame.width = '100%';
    frame.height = '100%';
    frame.frameBorder = '0';
    frame.src = page(place.dataset.url, 'Inline');
    place.replaceChildren(frame);
  }
});
