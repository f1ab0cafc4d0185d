// Widget loader: turns `data-skyscanner-widget` into a frame with the search form.
whenParsed(() => {
  for (const place of document.querySelectorAll('[data-skyscanner-widget]')) {
    const { skyscannerWidget, locale, market, currency, associateId, originName } = place.dataset;
    const frame = document.createElement('iframe');
    frame.title = 'Skyscanner Widget';
    frame.width = '100%';
    frame.height = '210';
    frame.style.border = '0';
    frame.src = `https://widgets.skyscanner.net/widget-server/widget?${query({ widgetType: skyscannerWidget, locale, market, currency, associateId, originName, hostUrl: location.href })}`;
    place.replaceChildren(frame);
  }
});
