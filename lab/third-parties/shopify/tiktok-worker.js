// TikTok's pixel as an app pixel: it lives in a worker, asks the page for cookies and reports events itself.
const lifetime = 33696000;

self.addEventListener('message', ({ data }) => {
  if (data.type !== 'event') return;
  const visitor = data.visitor ?? `01${newUuid().replaceAll('-', '').slice(0, 24).toUpperCase()}_.tt.1`;
  self.postMessage({ type: 'cookie.set', name: '_ttp', value: visitor, seconds: lifetime });
  self.postMessage({ type: 'cookie.set', name: '_tt_enable_cookie', value: '1', seconds: lifetime });
  fetch('https://analytics.tiktok.com/api/v2/pixel', {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'include',
    body: JSON.stringify({
      event: 'Pageview',
      event_id: `sh-${newUuid()}`,
      context: {
        pixel: { code: data.configuration.pixelCode },
        user: { anonymous_id: visitor },
        page: { url: data.context.url, referrer: data.context.referrer },
        userAgent: data.context.userAgent,
        library: { name: 'shopify', version: '1.0.0' },
      },
      timestamp: new Date().toISOString(),
    }),
  }).catch(() => {});
});
self.postMessage({ type: 'ready' });
