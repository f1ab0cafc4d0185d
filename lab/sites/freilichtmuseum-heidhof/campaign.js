// Asset injector "Kampagne Heidemarkt": pasted in by the agency for one page.
const f = window;
if (!f.fbq) {
  const n = (...values) => (n.callMethod ? n.callMethod(...values) : n.queue.push(values));
  f.fbq = n;
  f._fbq = n;
  Object.assign(n, { push: n, loaded: true, version: '2.0', queue: [] });
  loadScript('https://connect.facebook.net/de_DE/fbevents.js');
}
f.fbq('init', config.pixel);
f.fbq('track', 'PageView');
f.fbq('track', 'ViewContent', { content_name: 'Veranstaltungen' });
