// Stand-in for mixpanel-2-latest.min.js: takes over what the snippet queued, keeps its super properties in a cookie unless told not to.
const queued = window.mixpanel;

function start(token, options = {}) {
  const id = `$device:${newUuid()}`;
  const name = `mp_${token}_mixpanel`;
  if (!options.disable_persistence && !readCookie(name)) {
    const value = { distinct_id: id, $device_id: id.slice(8), $initial_referrer: '$direct', $initial_referring_domain: '$direct' };
    writeSiteCookie(name, encodeURIComponent(JSON.stringify(value)), 31536000, '; SameSite=Lax');
  }
  const track = (event, properties) =>
    fetch(`${options.api_host ?? 'https://api-js.mixpanel.com'}/track/?verbose=1&ip=${options.ip === false ? 0 : 1}&_=${Date.now()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `data=${encodeURIComponent(
        JSON.stringify([
          {
            event,
            properties: {
              $os: navigator.platform,
              $browser: 'Chrome',
              $current_url: location.href,
              $screen_height: screen.height,
              $screen_width: screen.width,
              mp_lib: 'web',
              $lib_version: '2.71.0',
              $insert_id: digits(16),
              distinct_id: id,
              token,
              ...properties,
            },
          },
        ]),
      )}`,
    }).catch(() => {});
  window.mixpanel = { __loaded: true, config: { token, ...options }, track, get_distinct_id: () => id, register() {}, identify() {} };
  if (options.track_pageview) track('$mp_web_page_view', { current_page_title: document.title, current_url_path: location.pathname });
}
for (const [token, options] of queued?._i ?? []) start(token, options);
