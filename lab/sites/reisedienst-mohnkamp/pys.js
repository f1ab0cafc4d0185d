// PixelYourSite: cookies for the source of a visit, then the Meta pixel, as the consent plugin allows.
const { facebook, pageTitle } = window.pysOptions;
const week = 604_800;

function keep(name, value, seconds) {
  if (readCookie(name)) return;
  const expires = seconds ? `; expires=${new Date(Date.now() + seconds * 1000).toUTCString()}` : '';
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the plugin does
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/${expires}`;
}

function rememberVisit() {
  const landing = location.origin + location.pathname;
  keep('pys_session_limit', 'true', 3600);
  keep('pys_start_session', 'true');
  keep('pys_first_visit', 'true', week);
  keep('pysTrafficSource', 'direct', week);
  keep('pys_landing_page', landing, week);
  keep('last_pysTrafficSource', 'direct', week);
  keep('pbid', newUuid().replaceAll('-', '').repeat(2), 31_536_000);
}

window.consentApi.consent('facebook-pixel').then(() => {
  rememberVisit();
  const fbq = (...call) => fbq.queue.push(call);
  fbq.queue = [];
  fbq.push = fbq;
  fbq.loaded = true;
  fbq.version = '2.0';
  window.fbq = fbq;
  window._fbq = fbq;
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
  fbq('init', facebook.pixelIds[0], { external_id: readCookie('pbid') });
  fbq('track', 'PageView', { page_title: pageTitle, post_type: 'page', plugin: 'PixelYourSite', user_role: 'guest' });
});
