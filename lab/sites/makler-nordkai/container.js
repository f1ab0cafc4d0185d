// The tag manager's container, as the tagging server hands it out under a path of its own.
window.dataLayer = window.dataLayer || [];
const layer = window.dataLayer;
window.google_tag_manager = window.google_tag_manager || {};
window.google_tag_data = window.google_tag_data || { tidr: {}, ics: { entries: {} } };
window.google_tag_manager[config.container] = { dataLayer: { name: 'dataLayer' }, callback() {} };

function gtag() {
  // biome-ignore lint/complexity/noArguments: the data layer tells commands from events by this very type
  layer.push(arguments);
}

gtag('js', new Date());
for (const { id, server } of config.tags) gtag('config', id, server ? { server_container_url: server } : {});
loadScript(`${config.server}/gtag/js?id=${config.tags[0].id}&cx=c&gtm=45He5b50v9198842117za200`);
whenParsed(() => layer.push({ event: 'gtm.dom' }));
if (document.readyState === 'complete') layer.push({ event: 'gtm.load' });
else window.addEventListener('load', () => layer.push({ event: 'gtm.load' }));
