// biome-ignore-all lint/correctness/noUnusedVariables: the next parts of the bundle use them
// Part one of the site bundle: settings of the site, its measuring, the measuring of loading times, Google Analytics.
const context = window.Static?.SQUARESPACE_CONTEXT ?? {};
const settings = context.websiteSettings ?? {};

function hostCookie(name, value, seconds) {
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the platform does
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; SameSite=Lax; Secure`;
}

let measured = false;
function measure() {
  if (measured) return;
  measured = true;
  const now = Date.now();
  const keep = (name, seconds) => {
    const value = readCookie(name) ?? `${newUuid()}|${now}|${now}|${now}|1`;
    hostCookie(name, value, seconds);
    return value;
  };
  const year = 31536000;
  if (!readCookie('ss_cid')) hostCookie('ss_cid', newUuid(), 2 * year);
  const visitor = keep('ss_cvr', 2 * year);
  const visit = keep('ss_cvt', 1800);
  const data = {
    url: location.pathname,
    queryString: location.search,
    referrer: document.referrer,
    title: document.title,
    userAgent: navigator.userAgent,
    resolution: { width: screen.width, height: screen.height },
    websiteId: context.website?.id,
    collectionId: context.collectionId,
  };
  fetch(`/api/census/RecordHit?crumb=${encodeURIComponent(readCookie('crumb') ?? '')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: query({ event: 1, data: JSON.stringify(data), ss_cvr: visitor, ss_cvt: visit }),
    keepalive: true,
  }).catch(() => {});
}

let counted = false;
function googleAnalytics() {
  const id = settings.googleAnalyticsTrackingId;
  if (counted || !id) return;
  counted = true;
  window.dataLayer = window.dataLayer || [];
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: the library takes nothing else
    window.dataLayer.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('set', 'developer_id.dZjQwMz', true);
  window.gtag('config', id);
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
}

window.addEventListener('load', () => {
  const record = { type: 'performance', websiteId: context.website?.id, path: location.pathname, loadTime: Math.round(performance.now()) };
  fetch('https://performance.squarespace.com/api/v1/records', {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    credentials: 'omit',
    body: JSON.stringify([record]),
  }).catch(() => {});
});
