// biome-ignore-all lint/correctness/noUnusedVariables: every script uses the part it needs
// Put before every browser script of the lab by client-script.ts.

/** Value of a first-party cookie, or null. */
function readCookie(name) {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

/** Set a cookie for the widest domain the browser allows, as analytics scripts do: two labels, then three … */
function writeSiteCookie(name, value, lifetimeSeconds, attributes = '') {
  const labels = location.hostname.split('.');
  for (let count = 2; count <= labels.length; count++) {
    const domain = labels.slice(-count).join('.');
    const expires = new Date(Date.now() + lifetimeSeconds * 1000).toUTCString();
    // biome-ignore lint/suspicious/noDocumentCookie: this is what trackers do
    document.cookie = `${name}=${value}; path=/; expires=${expires}; domain=.${domain}${attributes}`;
    // Any value counts: another tab may have written its own in the meantime.
    if (readCookie(name) !== null) return;
  }
}

/** Delete a cookie on every domain it may lie on. */
function deleteSiteCookie(name) {
  const labels = location.hostname.split('.');
  const gone = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  // biome-ignore lint/suspicious/noDocumentCookie: this is what consent platforms do
  document.cookie = gone;
  for (let count = 2; count <= labels.length; count++) {
    // biome-ignore lint/suspicious/noDocumentCookie: this is what consent platforms do
    document.cookie = `${gone}; domain=.${labels.slice(-count).join('.')}`;
  }
}

/** Random decimal digits. */
function digits(length) {
  let text = String(1 + Math.floor(Math.random() * 9));
  while (text.length < length) text += Math.floor(Math.random() * 10);
  return text;
}

/** Random UUID. */
function newUuid() {
  return crypto.randomUUID();
}

/** Query string of an object; undefined values are left out. */
function query(values) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined && value !== null) search.set(name, String(value));
  return search.toString();
}

/** Add an asynchronous script to the document. */
function loadScript(url) {
  const element = document.createElement('script');
  element.async = true;
  element.src = url;
  const first = document.getElementsByTagName('script')[0];
  if (first?.parentNode) first.parentNode.insertBefore(element, first);
  else document.head.append(element);
  return element;
}

/** Request a counting pixel. */
function loadPixel(url) {
  new Image(1, 1).src = url;
}

/** Run when the document has been parsed. */
function whenParsed(action) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', action);
  else action();
}

/** Let scripts and frames run that were written so that they wait for consent (`type="text/plain"`, `data-src`). */
function releaseBlocked(selector, isAllowed) {
  for (const blocked of document.querySelectorAll(selector)) {
    if (blocked.dataset.released || !isAllowed(blocked)) continue;
    blocked.dataset.released = 'true';
    if (blocked.tagName === 'IFRAME') {
      blocked.src = blocked.dataset.src ?? blocked.dataset.cookieblockSrc ?? '';
      continue;
    }
    const element = document.createElement('script');
    for (const { name, value } of blocked.attributes) if (name !== 'type') element.setAttribute(name === 'data-src' ? 'src' : name, value);
    element.text = blocked.text;
    blocked.replaceWith(element);
  }
}

/** Whether the visitor looks like a robot. Consent platforms that ask this show robots no banner. */
function looksLikeRobot() {
  return navigator.webdriver === true || /HeadlessChrome|bot|crawl|spider/i.test(navigator.userAgent);
}

/** Add elements from HTML to the end of the body. */
function appendHtml(html, parent = document.body) {
  const template = document.createElement('template');
  template.innerHTML = html.trim();
  const first = template.content.firstElementChild;
  parent.append(template.content);
  return first;
}
