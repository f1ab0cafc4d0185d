// Page timings to the collector after loading; a session in the web storage unless `privacy.cookies_enabled` is false.
const { info = {}, init = {} } = window.NREUM ?? {};
const stores = init.privacy?.cookies_enabled !== false;
const key = 'NRBA_SESSION';

function session() {
  if (!stores) return '0';
  const known = localStorage.getItem(key);
  const state = known ? JSON.parse(known) : { value: newUuid().replaceAll('-', '').slice(0, 16), inactiveAt: 0, expiresAt: 0 };
  localStorage.setItem(key, JSON.stringify({ ...state, inactiveAt: Date.now() + 1800000, expiresAt: Date.now() + 14400000 }));
  return state.value;
}

const identity = () => ({
  a: info.applicationID,
  v: config.version,
  to: info.transactionName,
  rst: Math.round(performance.now()),
  ck: '0',
  s: session(),
  ref: location.origin + location.pathname,
});

function report() {
  const [load] = performance.getEntriesByType('navigation');
  const timing = {
    be: Math.round(load?.responseStart ?? 0),
    fe: Math.round(load?.loadEventStart ?? 0),
    dc: Math.round(load?.domComplete ?? 0),
  };
  const body = JSON.stringify({ ...timing, perf: { timing, navigation: {} } });
  fetch(`https://${info.beacon}/1/${info.licenseKey}?${query({ ...identity(), ...timing, af: 'err,spa,xhr,stn,ins' })}`, {
    method: 'POST',
    body,
  }).catch(() => {});
}

const finish = () =>
  navigator.sendBeacon(`https://${info.errorBeacon}/events/1/${info.licenseKey}?${query(identity())}`, 'bel.7;1,2,,1,,,');
window.newrelic = { noticeError() {}, addPageAction() {}, setCustomAttribute() {}, interaction: () => ({}) };
if (document.readyState === 'complete') report();
else window.addEventListener('load', () => setTimeout(report, 0));
window.addEventListener('pagehide', finish);
