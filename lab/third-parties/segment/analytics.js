// Stand-in for analytics.js 2: an anonymous id in a cookie and in localStorage, then what the snippet has queued.
const waiting = Array.isArray(window.analytics) ? [...window.analytics] : [];
const anonymousId = readCookie('ajs_anonymous_id') ?? newUuid();
writeSiteCookie('ajs_anonymous_id', anonymousId, 31536000, '; SameSite=Lax');
localStorage.setItem('ajs_anonymous_id', JSON.stringify(anonymousId));
localStorage.setItem('ajs_user_traits', '{}');

const send = (type, path, body) =>
  fetch(`https://${config.endpoint}/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({
      timestamp: new Date().toISOString(),
      integrations: {},
      type,
      ...body,
      context: {
        page: { path: location.pathname, referrer: document.referrer, search: location.search, title: document.title, url: location.href },
        userAgent: navigator.userAgent,
        locale: navigator.language,
        library: { name: 'analytics.js', version: 'npm:next-1.81.0' },
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      messageId: `ajs-next-${Date.now()}-${newUuid()}`,
      anonymousId,
      writeKey: config.key,
      userId: null,
      sentAt: new Date().toISOString(),
    }),
    keepalive: true,
  }).catch(() => {});

window.analytics = {
  initialized: true,
  VERSION: '1.81.0',
  page: () => send('page', 'p', { name: '', properties: { path: location.pathname, url: location.href, title: document.title } }),
  track: (event, properties) => send('track', 't', { event, properties }),
  identify: (userId, traits) => send('identify', 'i', { userId, traits }),
  user: () => ({ anonymousId: () => anonymousId, id: () => null }),
  reset: () => deleteSiteCookie('ajs_anonymous_id'),
};
fetch(`https://cdn.segment.com/v1/projects/${config.key}/settings`)
  .then(() => {
    for (const [method, ...values] of waiting) window.analytics[method]?.(...values);
  })
  .catch(() => {});
