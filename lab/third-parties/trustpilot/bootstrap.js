// Every div.trustpilot-widget gets a frame of its template.
function load(element) {
  if (element.dataset.loaded) return;
  element.dataset.loaded = 'true';
  const { templateId, businessunitId, locale, theme = 'light', styleHeight, styleWidth } = element.dataset;
  const frame = document.createElement('iframe');
  frame.title = 'Customer reviews powered by Trustpilot';
  frame.loading = 'auto';
  frame.src = `https://widget.trustpilot.com/trustboxes/${templateId}/index.html?templateId=${templateId}&businessunitId=${businessunitId}#locale=${locale}&theme=${theme}&styleHeight=${styleHeight}`;
  frame.style.cssText = `position:relative;height:${styleHeight};width:${styleWidth};border-style:none;display:block;overflow:hidden`;
  element.textContent = '';
  element.append(frame);
}
window.Trustpilot = { loadFromElement: load, Modules: {} };
whenParsed(() => document.querySelectorAll('.trustpilot-widget').forEach(load));
