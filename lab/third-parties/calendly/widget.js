const page = (place) => {
  const address = new URL(place.dataset.url);
  address.searchParams.set('embed_domain', location.hostname);
  address.searchParams.set('embed_type', 'Inline');
  return address.href;
};
window.Calendly = window.Calendly || { initInlineWidget() {}, initPopupWidget() {} };
whenParsed(() => {
  for (const place of document.querySelectorAll('.calendly-inline-widget[data-url]')) {
    const frame = document.createElement('iframe');
    frame.title = 'Select a Date & Time - Calendly';
    frame.width = '100%';
    frame.height = '100%';
    frame.frameBorder = '0';
    frame.src = page(place);
    place.replaceChildren(frame);
  }
});
