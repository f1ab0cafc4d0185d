function insert(id, src, attributes) {
  if (document.getElementById(id)) return;
  const element = document.createElement('script');
  element.src = src;
  element.type = 'text/javascript';
  element.id = id;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const first = document.getElementsByTagName('script')[0];
  first.parentNode.insertBefore(element, first);
}

window._hsp = window._hsp || [];
if (config.parts.includes('banner'))
  insert(`cookieBanner-${config.portal}`, `https://js-eu1.hs-banner.com/v2/${config.portal}/banner.js`, {
    'data-cookieconsent': 'ignore',
    'data-hs-ignore': true,
    'data-loader': 'hs-scriptloader',
    'data-hsjs-portal': config.portal,
    'data-hsjs-env': 'prod',
    'data-hsjs-hublet': 'eu1',
  });
if (config.parts.includes('analytics'))
  insert('hs-analytics', `https://js-eu1.hs-analytics.net/analytics/${Math.floor(Date.now() / 300000) * 300000}/${config.portal}.js`, {});
