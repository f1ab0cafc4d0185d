// PixelYourSite: its own cookies for the source of a visit, then the pixels, each as the consent plugin allows.
const options = window.pysOptions ?? {};
const week = 604800;

function keep(name, value, seconds) {
  const expires = seconds ? `; expires=${new Date(Date.now() + seconds * 1000).toUTCString()}` : '';
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the plugin does
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/${expires}`;
}

function source() {
  const { referrer } = document;
  return referrer && new URL(referrer).hostname !== location.hostname ? new URL(referrer).origin : 'direct';
}

function rememberVisit() {
  const landing = location.origin + location.pathname;
  if (!readCookie('pys_session_limit')) keep('pys_session_limit', 'true', 3600);
  if (!readCookie('pys_start_session')) keep('pys_start_session', 'true');
  if (!readCookie('pys_first_visit')) keep('pys_first_visit', 'true', week);
  if (!readCookie('pysTrafficSource')) keep('pysTrafficSource', source(), week);
  if (!readCookie('pys_landing_page')) keep('pys_landing_page', landing, week);
  keep('last_pysTrafficSource', source(), week);
  if (!readCookie('last_pys_landing_page')) keep('last_pys_landing_page', landing, week);
  if (!readCookie('pbid')) keep('pbid', newUuid().replaceAll('-', '') + newUuid().replaceAll('-', ''), 31536000);
}

function facebook(id) {
  if (!window.fbq) {
    const fbq = (...call) => fbq.queue.push(call);
    fbq.queue = [];
    fbq.push = fbq;
    fbq.loaded = true;
    fbq.version = '2.0';
    window.fbq = fbq;
    window._fbq = fbq;
    loadScript('https://connect.facebook.net/en_US/fbevents.js');
  }
  window.fbq('init', id, { external_id: readCookie('pbid') });
  window.fbq('track', 'PageView', options.staticEvents?.page ?? {});
  if (options.product) window.fbq('track', 'ViewContent', options.product);
}

function pinterest(id) {
  if (!window.pintrk) {
    window.pintrk = (...call) => window.pintrk.queue.push(call);
    window.pintrk.queue = [];
    window.pintrk.version = '3.0';
    loadScript('https://s.pinimg.com/ct/core.js');
  }
  window.pintrk('load', id, { np: 'pixelyoursite' });
  window.pintrk('page');
  if (options.product) window.pintrk('track', 'pagevisit', { product_id: options.product.content_ids, value: options.product.value });
}

function start() {
  window.consentApi.consent('facebook-pixel').then(() => facebook(options.facebook.pixelIds[0]));
  window.consentApi.consent('pinterest-tag').then(() => pinterest(options.pinterest.pixelIds[0]));
}

rememberVisit();
if (window.consentApi) start();
else window.addEventListener('consentApi', start, { once: true });
