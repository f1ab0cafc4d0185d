// Recognises firms by the address of the visitor; counts visits with cookies of the site's own.
const name = window.GlobalLeadinfoNamespace?.[0] ?? 'leadinfo';
const tracker = window[name]?.t ?? '';
const suffix = '3d1f';
const now = Math.floor(Date.now() / 1000);
const visitor = (readCookie(`_li_id.${suffix}`) ?? '').split('.')[0] || newUuid().replaceAll('-', '').slice(0, 16);
writeSiteCookie(`_li_id.${suffix}`, `${visitor}.${now}.1.${now}.${now}`, 2 * 365 * 86400);
writeSiteCookie(`_li_ses.${suffix}`, '*', 1800);
fetch(`https://api.leadinfo.com/site/${tracker}`)
  .then((answer) => answer.json())
  .catch(() => {});
fetch('https://collector.leadinfo.net/com.snowplowanalytics.snowplow/tp2', {
  method: 'POST',
  credentials: 'include',
  body: JSON.stringify({
    schema: 'iglu:com.snowplowanalytics.snowplow/payload_data/jsonschema/1-0-4',
    data: [
      {
        e: 'pv',
        aid: tracker,
        duid: visitor,
        url: location.href,
        refr: document.referrer,
        page: document.title,
        res: `${screen.width}x${screen.height}`,
        lang: navigator.language,
      },
    ],
  }),
}).catch(() => {});
