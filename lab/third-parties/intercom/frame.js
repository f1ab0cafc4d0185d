// Runs inside the hidden frame and works on the page around it.
const page = window.parent;
const { app_id: app, api_base: api } = page.intercomSettings;
const nineMonths = 23414400;

function remember(name, make, seconds) {
  const value = readCookie(name) ?? make();
  const labels = page.location.hostname.split('.').slice(-2).join('.');
  const expires = new Date(Date.now() + seconds * 1000).toUTCString();
  page.document.cookie = `${name}=${value}; path=/; expires=${expires}; domain=.${labels}; SameSite=Lax; Secure`;
  return value;
}

const anonymous = remember(`intercom-id-${app}`, newUuid, nineMonths);
const device = remember(`intercom-device-id-${app}`, newUuid, nineMonths);
const session = remember(`intercom-session-${app}`, () => '', 604800);

function launcher(color) {
  const style = page.document.createElement('style');
  style.id = 'intercom-lightweight-app-style';
  style.textContent = `.intercom-lightweight-app{position:fixed;z-index:2147483001;width:0;height:0;font-family:intercom-font,"Helvetica Neue",Arial,sans-serif}.intercom-lightweight-app-launcher{position:fixed;z-index:2147483003;border:none;bottom:20px;right:20px;width:48px;height:48px;border-radius:50%;background:${color};cursor:pointer;box-shadow:0 1px 6px rgba(0,0,0,.1),0 2px 32px rgba(0,0,0,.16);display:grid;place-items:center}`;
  const holder = page.document.createElement('div');
  holder.className = 'intercom-lightweight-app';
  holder.setAttribute('aria-live', 'polite');
  holder.innerHTML =
    '<div class="intercom-lightweight-app-launcher intercom-launcher" role="button" tabindex="0" aria-label="Intercom Messenger öffnen"><svg width="24" height="24" viewBox="0 0 28 32" fill="#fff"><path d="M28 32s-4.7-1.9-8.5-3.4H3.5A3.4 3.4 0 0 1 0 25.2V3.4A3.4 3.4 0 0 1 3.5 0h21A3.4 3.4 0 0 1 28 3.4V32z"/></svg></div>';
  page.document.body.append(style, holder);
}

const body = new URLSearchParams({
  app_id: app,
  v: '3',
  g: 'b81f27d5',
  s: session || newUuid(),
  r: page.document.referrer,
  platform: 'web',
  installation_type: 'js-snippet',
  internal: '',
  is_intersection_booted: 'false',
  page_title: page.document.title,
  user_active_company_id: '-1',
  user_data: JSON.stringify({ anonymous_id: anonymous }),
  device_identifier: device,
  referer: page.location.href,
});
fetch(`${api}/messenger/web/ping`, { method: 'POST', body, credentials: 'include' })
  .then((answer) => answer.json())
  .then((answer) => {
    page.localStorage.setItem(`intercom.intercom-state-${app}`, JSON.stringify({ app: answer.app, launcher: { isLauncherEnabled: true } }));
    launcher(answer.app.color);
    new page.WebSocket(`${answer.rtm.endpoints[0]}?X-Nexus-New-Client=true&X-Nexus-Version=0.14.0&user_role=visitor`);
    return fetch(`${api}/messenger/web/metrics`, { method: 'POST', body: new URLSearchParams({ app_id: app, metrics: '[]' }) });
  })
  .catch(() => {});
