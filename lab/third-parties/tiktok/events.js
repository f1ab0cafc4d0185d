const queue = window[config.global] ?? [];
const year = 33696000;

function cookie(name, value) {
  writeSiteCookie(name, value, year, '; SameSite=Lax');
}

const known = readCookie('_ttp');
const visitor = known ?? `01${newUuid().replaceAll('-', '').slice(0, 24).toUpperCase()}_.tt.1`;
cookie('_tt_enable_cookie', '1');
cookie('_ttp', visitor);
const session = `${Date.now()}::${newUuid().slice(0, 20)}.1.${Date.now()}.0`;
cookie('ttcsid', session);
cookie(`ttcsid_${config.pixel}`, session);

const index = JSON.parse(sessionStorage.getItem('tt_pixel_session_index') ?? '{"index":0,"main":0}').index + 1;
sessionStorage.setItem('tt_pixel_session_index', JSON.stringify({ index, main: 1 }));
if (!sessionStorage.getItem('tt_sessionId')) sessionStorage.setItem('tt_sessionId', `${newUuid()}::${newUuid().slice(0, 20)}`);
sessionStorage.setItem('tt_appInfo', JSON.stringify({ platform: 'pc', pixelCode: config.pixel }));

function post(path, body) {
  navigator.sendBeacon(`https://analytics.tiktok.com${path}`, JSON.stringify(body));
}

function track(event, properties = {}) {
  post('/api/v2/pixel', {
    event,
    event_id: `${Date.now()}_${digits(10)}`,
    message_id: `messageId-${Date.now()}-${digits(13)}-${config.pixel}`,
    context: {
      ad: { sdk_env: 'external', jsb_status: 2 },
      device: { platform: 'pc' },
      user: { anonymous_id: visitor },
      pixel: { code: config.pixel, runtime: '1' },
      page: { url: location.href, referrer: document.referrer },
      library: { name: 'pixel.js', version: '2.2.1' },
      session_id: `${sessionStorage.getItem('tt_sessionId')}-${config.pixel}`,
      pageview_id: `${newUuid()}-${config.pixel}`,
      userAgent: navigator.userAgent,
      index,
    },
    properties,
    timestamp: new Date().toISOString(),
  });
}

const commands = {
  page: () => track('Pageview'),
  track,
  identify: () => {},
  enableCookie: () => {},
};

for (const call of [...queue]) {
  const [name, ...rest] = call;
  if (Object.hasOwn(commands, name)) commands[name](...rest);
}
Object.assign(queue, commands);
loadScript('https://analytics.tiktok.com/i18n/pixel/static/main.MTJlZmQ0YjE2MA.js');
loadScript('https://analytics.tiktok.com/i18n/pixel/static/identify_a3f1c0de.js');
// The original does this once in a session; here on every page, so that no order of visits hides it.
sessionStorage.setItem('tt_pixel_is_enrich_ipv6_triggered_by_enrich_am', 'true');
fetch('https://analytics-ipv6.tiktokw.us/ipv6/enrich_ipv6', {
  method: 'POST',
  mode: 'no-cors',
  body: JSON.stringify({ context: { pixel: { code: config.pixel } }, event: 'EnrichAM' }),
}).catch(() => {});
post('/api/v2/pixel/act', {
  event: 'Metadata',
  context: { pixel: { code: config.pixel }, page: { url: location.href, title: document.title } },
});
