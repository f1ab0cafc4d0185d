// Stand-in for the script of the extension contao-cookiebar: one entry in the web storage, scripts and frames after consent.
window.ContaoCookiebar = class {
  constructor(settings) {
    this.settings = settings;
    this.identifier = `${settings.token}_${settings.configId}`;
    this.dom = document.querySelector('.contao-cookiebar');
    this.inputs = [...this.dom.querySelectorAll('input[name="cookie[]"]')].filter((input) => !input.disabled);
    this.modules = new Map();
    this.done = new Set();
    for (const button of this.dom.querySelectorAll('[data-save],[data-accept-all],[data-deny-all]'))
      button.addEventListener('click', () => this.save(button));
    for (const button of this.dom.querySelectorAll('[data-toggle-group]')) button.addEventListener('click', () => this.unfold(button));
    for (const box of this.dom.querySelectorAll('[data-toggle-cookies]')) box.addEventListener('click', () => this.tickGroup(box));
    for (const opener of document.querySelectorAll('a.ccb-trigger'))
      opener.addEventListener('click', (event) => {
        event.preventDefault();
        this.show(opener.classList.contains('ccb-prefill'));
      });
    const stored = this.getStorage();
    const isOver = stored.saved + settings.lifetime < Math.floor(Date.now() / 1000);
    if (!settings.hideOnInit && (stored.version !== settings.version || isOver)) this.show(false);
    this.loadScripts();
    this.restoreBoxes();
  }

  getStorage() {
    const text = localStorage.getItem(this.identifier);
    return text
      ? JSON.parse(text)
      : { configId: this.settings.configId, pageId: this.settings.pageId, version: -1, saved: -1, cookies: [] };
  }

  keep(cookies) {
    const { configId, pageId, version } = this.settings;
    const entry = { configId, pageId, version, saved: Math.floor(Date.now() / 1000), cookies };
    localStorage.setItem(this.identifier, JSON.stringify(entry));
    if (this.settings.consentLog) this.log(cookies);
  }

  log(cookies) {
    const { configId, pageId } = this.settings;
    const values = new URLSearchParams({ referrer: location.pathname, configId, pageId });
    for (const cookie of cookies) values.append('cookies[]', cookie);
    fetch(`/cookiebar/log?${values}`);
  }

  issetCookie(id) {
    return this.getStorage().cookies.includes(Number(id));
  }

  save(button) {
    for (const input of this.inputs) {
      if (button.hasAttribute('data-accept-all')) input.checked = true;
      if (button.hasAttribute('data-deny-all')) input.checked = false;
    }
    const before = this.getStorage().cookies;
    const cookies = this.inputs.filter((input) => input.checked).map((input) => Number(input.value));
    this.keep(cookies);
    const tokens = before.filter((id) => !cookies.includes(id)).flatMap((id) => this.settings.cookies[`_${id}`]?.token ?? []);
    if (tokens.length > 0)
      fetch('/cookiebar/delete', { method: 'POST', body: new URLSearchParams(tokens.map((token) => ['tokens[]', token])) });
    this.loadScripts();
    for (const id of cookies) this.release(id);
    this.dom.classList.replace('cc-active', 'cc-saved');
    this.restoreBoxes();
  }

  /** Scripts of confirmed cookies, each once; one of a host that the page has a script of already is left out. */
  loadScripts() {
    for (const cookie of Object.values(this.settings.cookies)) {
      if (!this.issetCookie(cookie.id) || this.done.has(cookie.id)) continue;
      this.done.add(cookie.id);
      for (const { src } of cookie.resources ?? []) {
        const host = new URL(src, location.href).host;
        const isThere = [...document.scripts].some((script) => script.src && host !== location.host && new URL(script.src).host === host);
        if (!isThere) loadScript(src);
      }
      for (const { script } of cookie.scripts ?? []) {
        const element = document.createElement('script');
        element.text = script;
        document.head.append(element);
      }
    }
  }

  release(id) {
    for (const frame of document.querySelectorAll(`iframe[data-ccb-id="${id}"]`)) {
      frame.removeAttribute('data-ccb-id');
      frame.contentWindow.location.reload();
    }
    for (const notice of document.querySelectorAll(`.cc-module[data-ccb-id="${id}"]`)) notice.remove();
    for (const callback of this.modules.get(id) ?? []) callback();
    this.modules.delete(id);
  }

  addModule(id, callback, { selector, message, button }) {
    if (this.issetCookie(id)) return callback();
    this.modules.set(id, [...(this.modules.get(id) ?? []), callback]);
    const notice = document.createElement('div');
    notice.className = 'cc-module';
    notice.dataset.ccbId = id;
    notice.innerHTML = `<p>${message}</p><button type="button" class="${button.classes}">${button.text}</button>`;
    notice.querySelector('button').addEventListener('click', () => {
      this.push(id);
      this.release(id);
    });
    document.querySelector(selector)?.append(notice);
  }

  /** The button in a blocked frame. */
  unblock(frame, id, url) {
    frame.removeAttribute('data-ccb-id');
    frame.src = url;
    this.push(id);
    this.release(id);
  }

  push(id) {
    const stored = this.getStorage();
    if (stored.cookies.includes(id)) return;
    stored.cookies.push(id);
    localStorage.setItem(this.identifier, JSON.stringify(stored));
    if (this.settings.consentLog) this.log(stored.cookies);
    this.restoreBoxes();
  }

  show(restore) {
    this.dom.classList.remove('cc-saved');
    this.dom.classList.add('cc-active');
    if (restore) this.restoreBoxes();
  }

  restoreBoxes() {
    const { cookies, version } = this.getStorage();
    const isTickedBefore = (id) => version === -1 && (this.settings.cookies[`_${id}`]?.checked ?? false);
    for (const input of this.inputs) input.checked = cookies.includes(Number(input.value)) || isTickedBefore(input.value);
    for (const group of this.dom.querySelectorAll('input[name="group[]"]:not(:disabled)')) {
      const boxes = [...group.parentElement.querySelectorAll('input[name="cookie[]"]')];
      group.checked = boxes.every((box) => box.checked);
      group.classList.toggle('cc-group-half', !group.checked && boxes.some((box) => box.checked));
    }
  }

  tickGroup(box) {
    for (const input of box.parentElement.querySelectorAll('input[name="cookie[]"]:not(:disabled)')) input.checked = box.checked;
    box.classList.remove('cc-group-half');
  }

  unfold(button) {
    const isOpen = button.classList.toggle('cc-active');
    button.setAttribute('aria-expanded', String(isOpen));
    for (const part of button.parentElement.querySelectorAll(':scope > .toggle-group')) part.style.display = isOpen ? 'block' : 'none';
  }
};
