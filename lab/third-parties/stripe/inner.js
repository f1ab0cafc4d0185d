// Properties of the browser go to Stripe in one piece, as its fraud detection does.
const device = {
  v2: 2,
  tag: '4.5.44',
  src: 'js',
  a: {
    a: { v: String(new Date().getTimezoneOffset()) },
    b: { v: `${screen.width}w_${screen.height}h_${screen.colorDepth}d_${devicePixelRatio}r` },
    c: { v: navigator.languages.join(',') },
    d: { v: navigator.platform },
    e: { v: String(navigator.hardwareConcurrency) },
    n: { v: navigator.userAgent },
  },
};
fetch('https://m.stripe.com/6', {
  method: 'POST',
  credentials: 'include',
  headers: { 'content-type': 'text/plain;charset=UTF-8' },
  body: btoa(encodeURIComponent(JSON.stringify(device))),
})
  .then((answer) => answer.json())
  .then((ids) => parent.postMessage({ type: 'm-ids', ...ids }, '*'))
  .catch(() => {});
