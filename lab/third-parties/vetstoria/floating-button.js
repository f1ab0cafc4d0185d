// The button that floats over every page; the booking page comes in a frame when it is clicked.
whenParsed(() => {
  const place = document.getElementById('oabp-widget');
  if (!place || document.getElementById('oabp-floating-button')) return;
  const { siteId, siteName, buttonLabel = 'Termin buchen' } = place.dataset;
  const button = appendHtml(
    `<button type="button" id="oabp-floating-button" style="position:fixed;left:18px;bottom:18px;z-index:900;border:0;border-radius:24px;background:#2f7d6b;color:#fff;padding:12px 20px;font:600 15px Arial,sans-serif;cursor:pointer">${buttonLabel}</button>`,
  );
  button.addEventListener('click', () => {
    appendHtml(
      `<iframe class="oabp-frame" title="${siteName}" src="https://booking.vetstoria.com/booking/${siteId}?theme=widget&amp;r=4" style="position:fixed;inset:5% 10%;width:80%;height:90%;border:0;background:#fff;z-index:901"></iframe>`,
    );
  });
  window.oabpWidget = { version: '4.12.0', siteId };
});
