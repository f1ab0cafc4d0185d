// The WordPress plug-in prints the reviews as a template beside the place where they belong.
whenParsed(() => {
  for (const place of document.querySelectorAll('[data-src*="cdn.trustindex.io/loader.js"]')) {
    if (place.dataset.tiWidgetInited) continue;
    place.dataset.tiWidgetInited = 'true';
    const template = document.getElementById(place.dataset.templateId);
    if (!template) continue;
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = 'https://cdn.trustindex.io/assets/widget-presetted-css/v2/4-light-background.css';
    document.head.append(sheet);
    place.append(template.content.cloneNode(true));
    for (const picture of place.querySelectorAll('trustindex-image')) {
      const element = document.createElement('img');
      element.alt = picture.getAttribute('alt') ?? '';
      element.src = picture.dataset.imgurl;
      element.loading = 'eager';
      element.className = picture.className;
      picture.replaceWith(element);
    }
  }
});
