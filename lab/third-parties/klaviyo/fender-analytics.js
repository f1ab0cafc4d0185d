// Reports that somebody is active on the site.
const identity = JSON.parse(atob(readCookie('__kla_id') ?? btoa('{}')));
fetch(`https://a.klaviyo.com/onsite/track-analytics?company_id=${window.klaviyoCompany}`, {
  method: 'POST',
  mode: 'no-cors',
  keepalive: true,
  body: JSON.stringify({
    events: [{ metric: 'Active on Site', properties: { page: location.href, title: document.title, cid: identity.cid }, time: Date.now() }],
  }),
}).catch(() => {});
