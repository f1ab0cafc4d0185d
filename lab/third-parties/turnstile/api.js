// Turnstile renders into every `.cf-turnstile` and hands the answer of its frame to a hidden field.
window.turnstile = { render: () => 'cf-chl-widget-1', reset: () => {}, ready: (action) => action(), getResponse: () => undefined };
whenParsed(() => {
  for (const [index, place] of document.querySelectorAll('.cf-turnstile').entries()) {
    const frame = document.createElement('iframe');
    frame.id = `cf-chl-widget-${index + 1}`;
    frame.title = 'Widget mit einer Cloudflare-Sicherheitsabfrage';
    frame.allow = 'cross-origin-isolated; fullscreen; autoplay';
    frame.setAttribute('sandbox', 'allow-same-origin allow-scripts allow-popups');
    frame.style.cssText = 'border:0;width:300px;height:65px';
    frame.src = `https://challenges.cloudflare.com/cdn-cgi/challenge-platform/h/g/turnstile/f/ov2/av0/rch/${place.dataset.sitekey}/auto/fbE/new/normal/`;
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = place.dataset.responseFieldName ?? 'cf-turnstile-response';
    place.append(frame, field);
  }
});
