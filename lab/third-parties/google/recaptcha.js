const flavour = window.___grecaptcha_cfg?.enterprise ? 'enterprise' : 'api2';
const anchor = (key, size) =>
  `https://www.google.com/recaptcha/${flavour}/anchor?${query({ ar: '1', k: key, co: btoa(location.origin).replaceAll('=', '.'), hl: 'de', v: config.version, size, cb: digits(12) })}`;

function render(place, key, size) {
  const frame = document.createElement('iframe');
  frame.title = 'reCAPTCHA';
  frame.src = anchor(key, size);
  frame.width = size === 'invisible' ? '256' : '304';
  frame.height = size === 'invisible' ? '60' : '78';
  frame.style.border = '0';
  place.append(frame);
  return 0;
}

function badge(key) {
  const corner = document.createElement('div');
  corner.className = 'grecaptcha-badge';
  corner.style.cssText = 'position:fixed;right:0;bottom:14px;width:256px;height:60px;box-shadow:grey 0 0 5px';
  document.body.append(corner);
  return render(corner, key, 'invisible');
}

localStorage.setItem('_grecaptcha', `09A${newUuid().replaceAll('-', '')}`);
const ready = [];
window.grecaptcha = Object.assign(window.grecaptcha || {}, {
  ready: (callback) => callback(),
  render(place, options) {
    if (options.size === 'invisible') return badge(options.sitekey);
    return render(typeof place === 'string' ? document.getElementById(place) : place, options.sitekey, 'normal');
  },
  execute: async () => `03A${newUuid()}`,
  getResponse: () => '',
  reset() {},
});
if (flavour === 'enterprise') window.grecaptcha.enterprise = window.grecaptcha;
for (const callback of (window.___grecaptcha_cfg?.fns ?? ready).splice(0)) callback();
whenParsed(() => {
  for (const place of document.querySelectorAll('.g-recaptcha')) render(place, place.dataset.sitekey, 'normal');
  const key = window.___grecaptcha_cfg?.render;
  if (!key || key === 'explicit' || key === 'onload') return;
  badge(key);
});
