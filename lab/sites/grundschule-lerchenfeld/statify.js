// Statify's snippet: one request to the site's own server per page view, nothing is stored in the browser.
fetch(window.statify_ajax.url, {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: query({
    _ajax_nonce: window.statify_ajax.nonce,
    action: 'statify_track',
    statify_referrer: document.referrer,
    statify_target: location.pathname + location.search,
  }),
}).catch(() => {});
