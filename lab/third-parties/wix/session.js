const essential = JSON.parse(document.getElementById('wix-essential-viewer-model').textContent);
const model = JSON.parse(document.getElementById('wix-viewer-model').textContent);
const started = Date.now();

function hostCookie(name, value, lifetimeSeconds) {
  const expires = new Date(Date.now() + lifetimeSeconds * 1000).toUTCString();
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the builder does
  document.cookie = `${name}=${value}; path=/; expires=${expires}; secure; samesite=lax`;
}

const visit = (readCookie('bSession') || `${newUuid()}|0`).split('|');
hostCookie('bSession', `${visit[0]}|${Number(visit[1]) + 1}`, 1800);
const fedopsSession = readCookie('fedops.logger.sessionId') || newUuid();
hostCookie('fedops.logger.sessionId', fedopsSession, 31536000);

/** An event of Wix's own measuring, as its business intelligence logger reports it. */
function report(path, event, values = {}) {
  const parameters = query({
    src: '29',
    evid: event,
    _msid: essential.metaSiteId,
    vsi: newUuid(),
    bsi: visit.join('|'),
    _av: `thunderbolt-${window.thunderboltVersion}`,
    _lng: essential.language,
    _siteOwnerId: model.site.userId,
    is_rollout: '0',
    is_cached: 'true',
    pid: essential.pageId,
    pn: visit[1] === '0' ? '1' : '2',
    sar: `${screen.availWidth}x${screen.availHeight}`,
    sr: `${screen.width}x${screen.height}`,
    wr: `${innerWidth}x${innerHeight}`,
    ts: Date.now() - started,
    url: location.href,
    ref: document.referrer || undefined,
    ...values,
  });
  fetch(`https://frog.wix.com/${path}?${parameters}`, { mode: 'no-cors', credentials: 'include', keepalive: true }).catch(() => {});
}

function panorama() {
  const body = JSON.stringify({
    messages: [{ fullArtifactId: 'com.wixpress.html-client.wix-thunderbolt', sessionId: fedopsSession, transactionName: 'load' }],
  });
  const options = { method: 'POST', body, headers: { 'content-type': 'text/plain' }, keepalive: true };
  fetch('https://panorama.wixapps.net/api/v1/bulklog', options).catch(() => {});
}

report('bolt-performance', '21', { et: '1', event_name: 'Init' });
window.addEventListener('load', () => {
  report('bolt-performance', '22', { et: '33', event_name: 'page interactive' });
  report('bpm', '72', { ttlb: Math.round(performance.now()), dom_interactive: Math.round(performance.now()) });
  panorama();
});

fetch('/_api/v1/access-tokens', { credentials: 'same-origin', headers: { 'x-wix-client-artifact-id': 'wix-thunderbolt' } }).catch(() => {});
fetch(
  `https://siteassets.parastorage.com/pages/pages/thunderbolt?${query({ dfCk: '6', dfVersion: '1.4180.0', editorName: 'Unknown', fileId: '8a6bf8b5.bundle.min', metaSiteId: essential.metaSiteId, module: 'thunderbolt-features', pageId: essential.pageId, siteId: model.site.siteId })}`,
).catch(() => {});
