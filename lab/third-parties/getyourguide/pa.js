// Partner script: turns the placeholders into frames.
function render() {
  for (const place of document.querySelectorAll('[data-gyg-widget]')) {
    if (place.dataset.gygRendered) continue;
    place.dataset.gygRendered = 'true';
    const { gygHref, gygLocaleCode, gygNumberOfItems, gygPartnerId, gygQ, gygWidget } = place.dataset;
    const frame = document.createElement('iframe');
    frame.title = 'GetYourGuide Widget';
    frame.width = '100%';
    frame.height = '420';
    frame.style.border = '0';
    frame.src = `${gygHref}?${query({ widget: gygWidget, locale_code: gygLocaleCode, number_of_items: gygNumberOfItems, partner_id: gygPartnerId, q: gygQ, cmp: 'widget', currency: 'EUR', visitor_id: undefined, online_publisher: location.hostname })}`;
    place.prepend(frame);
  }
}
window.GYG = window.GYG || { Widget: { load: render } };
whenParsed(render);
