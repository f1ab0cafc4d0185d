// The site package's own script: embeds that wait for a click.
for (const button of document.querySelectorAll('[data-load-map]'))
  button.addEventListener('click', () => {
    const box = button.closest('.map-consent');
    const frame = box.querySelector('iframe');
    frame.src = frame.dataset.cookieblockSrc;
    frame.style.display = 'block';
    box.querySelector('.cookieconsent-optout-marketing').style.display = 'none';
  });

for (const button of document.querySelectorAll('[data-load-resmio]'))
  button.addEventListener('click', () => {
    const place = document.createElement('div');
    place.id = 'resmio-seehotel-ammerblick';
    button.closest('.resmio-placeholder').replaceWith(place);
    const script = document.createElement('script');
    script.src = button.dataset.loadResmio;
    document.body.append(script);
  });
