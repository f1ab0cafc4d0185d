// OneTag: asks the sync frame who this is, keeps the answer in `cto_bundle`, then sends the queued events in one request.
const codes = { viewHome: 'vh', viewList: 'vl', viewItem: 'vp', viewBasket: 'vc', viewPage: 'vpg', trackTransaction: 'vt' };
const queue = [...(window.criteo_q ?? [])].flat();
const siteType = queue.find((entry) => entry.event === 'setSiteType')?.type ?? 'd';
const topDomain = location.hostname.split('.').slice(-2).join('.');
let sent = false;

function describe(entry) {
  const items = [entry.item].flat().filter(Boolean);
  const list = items.map((item) => (typeof item === 'object' ? `i=${item.id}&pr=${item.price}&q=${item.quantity}` : `i=${item}`));
  return `e=${codes[entry.event]}&p=${encodeURIComponent(`[${list.join(',')}]`)}`;
}

function sendEvents(bundle) {
  if (sent) return;
  sent = true;
  const events = queue.filter((entry) => codes[entry.event]).map(describe);
  const parts = [`e=exd&site_type=${siteType}`, ...events, 'e=dis'];
  const values = { a: config.account, v: config.version, otl: '1' };
  parts.forEach((part, index) => {
    values[`p${index}`] = part;
  });
  loadScript(
    `https://sslwidget.criteo.com/event?${query({ ...values, adce: '1', bundle, tld: topDomain, dy: '1', fu: location.href, pu: document.referrer || undefined, ceid: newUuid(), dtycbr: digits(5) })}`,
  );
}

window.addEventListener('message', (event) => {
  if (event.origin !== 'https://gum.criteo.com' || !event.data?.isCriteoMessage) return;
  writeSiteCookie('cto_bundle', encodeURIComponent(event.data.bundle), 390 * 86400, '; SameSite=Lax; Secure');
  sendEvents(event.data.bundle);
});

window.criteo_q = { push: (...entries) => queue.push(...entries.flat()) };
whenParsed(() => {
  const frame = document.createElement('iframe');
  frame.id = 'criteo-syncframe-onetag';
  frame.title = 'Criteo GUM iframe';
  frame.width = '0';
  frame.height = '0';
  frame.style.cssText = 'border-width:0;margin:0;display:none';
  frame.src = `https://gum.criteo.com/syncframe?origin=onetag&topUrl=${location.hostname}#${encodeURIComponent(JSON.stringify({ bundle: { value: readCookie('cto_bundle') }, origin: 'onetag', version: config.version, topUrl: location.hostname }))}`;
  document.body.append(frame);
});
