const known = JSON.parse(decodeURIComponent(location.hash.slice(1) || '%7B%7D'));
const search = query({ origin: 'onetag', domain: known.topUrl, bundle: known.bundle?.value, cw: '1', lsw: '1', lwid: newUuid() });
fetch(`https://mug.criteo.com/sid?${search}`, { credentials: 'include' })
  .then((answer) => answer.json())
  .then(({ bundle }) => parent.postMessage({ isCriteoMessage: true, bundle: known.bundle?.value ?? bundle }, '*'))
  .catch(() => {});
