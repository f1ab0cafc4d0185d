const layerName = config.layer;
window[layerName] = window[layerName] || [];
const layer = window[layerName];
window.google_tag_manager = window.google_tag_manager || {};
window.google_tag_data = window.google_tag_data || { tidr: {}, ics: { entries: {} } };
window.google_tag_manager[config.id] = { dataLayer: { name: layerName }, callback() {} };

const pending = new Set(config.tags);
let consent = {};

function allowed(tag) {
  return !tag.requires || tag.requires.every((purpose) => consent[purpose] === 'granted');
}

function gtag() {
  // biome-ignore lint/complexity/noArguments: the data layer tells commands from events by this very type
  layer.push(arguments);
}

function fire(tag) {
  if (tag.type === 'gtag') {
    window.google_tag_data.requested = { ...window.google_tag_data.requested, [tag.id]: true };
    gtag('js', new Date());
    gtag('config', tag.id, tag.parameters || {});
    loadScript(
      `https://www.googletagmanager.com/gtag/js?id=${tag.id}&cx=c&gtm=45He6b50v9101234567za200${layerName === 'dataLayer' ? '' : `&l=${layerName}`}`,
    );
  } else if (tag.type === 'script') {
    loadScript(tag.url);
  } else if (tag.type === 'html') {
    const element = document.createElement('script');
    element.text = tag.code;
    document.head.append(element);
  }
}

function trigger(event) {
  for (const tag of [...pending]) {
    if ((tag.event || 'gtm.js') !== event || !allowed(tag)) continue;
    pending.delete(tag);
    fire(tag);
  }
}

const seen = [];
function handle(entry) {
  if (Object.prototype.toString.call(entry) === '[object Arguments]') {
    if (entry[0] !== 'consent') return;
    consent = { ...consent, ...entry[2] };
    for (const event of seen) trigger(event);
    return;
  }
  if (entry?.event) {
    seen.push(entry.event);
    trigger(entry.event);
  }
}

const push = layer.push.bind(layer);
layer.push = (...entries) => {
  const length = push(...entries);
  entries.forEach(handle);
  return length;
};
[...layer].forEach(handle);
whenParsed(() => layer.push({ event: 'gtm.dom' }));
if (document.readyState === 'complete') layer.push({ event: 'gtm.load' });
else window.addEventListener('load', () => layer.push({ event: 'gtm.load' }));
