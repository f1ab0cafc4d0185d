// The shop template's consent manager: banner, settings, confirmation before a single embed; `consent` in the web storage.
const storageKey = 'consent';
const byId = (id) => document.getElementById(id);
const local = () => JSON.parse(localStorage.getItem(storageKey));
const announce = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));

class ConsentManager {
  constructor({ version }) {
    this.version = version;
    this.manager = byId('consent-manager');
    this.boxes = [...byId('consent-settings').querySelectorAll('[data-storage-key]')];
    this.all = [...byId('consent-settings').querySelectorAll('[data-toggle="consent-all"]')];
    if (local() && local().version !== version) localStorage.removeItem(storageKey);
    this.listen();
    if (local()) this.manager.classList.add('mini');
    this.manager.classList.add('active');
    this.updateSettings();
    const views = (JSON.parse(sessionStorage.getItem(storageKey))?.views ?? 0) + 1;
    sessionStorage.setItem(storageKey, JSON.stringify({ views }));
    announce('consent.ready', local()?.settings ?? null);
  }

  getSettings(key) {
    return local()?.settings[key] ?? false;
  }

  setSetting(key, value) {
    const chosen = key === '*' ? Object.fromEntries(this.boxes.map((box) => [box.dataset.storageKey, value])) : { [key]: value };
    this.manager.classList.add('mini');
    localStorage.setItem(storageKey, JSON.stringify({ version: this.version, settings: { ...local()?.settings, ...chosen } }));
    this.updateSettings();
    announce('consent.updated', local().settings);
  }

  updateSettings() {
    const settings = local()?.settings;
    if (!settings) return;
    for (const box of this.boxes) box.checked = settings[box.dataset.storageKey] === true;
    for (const box of this.all) box.checked = this.boxes.every((one) => one.checked);
  }

  openModal(modal) {
    modal.classList.add('active');
    setTimeout(() => modal.classList.add('show'), 10);
  }

  closeModal() {
    const modal = document.querySelector('.consent-modal.active');
    modal?.classList.remove('show');
    setTimeout(() => modal?.classList.remove('active'), 200);
  }

  openConfirmationModal(key, callback) {
    const parts = byId('consent-settings').querySelector(`[data-storage-key="${key}"]`)?.parentElement;
    if (!parts) return;
    this.confirmed = callback;
    this.confirmKey = key;
    byId('consent-confirm-info-headline').innerHTML = parts.querySelector('.consent-label').innerHTML;
    byId('consent-confirm-info-help').innerHTML = parts.querySelector('.consent-help').innerHTML;
    byId('consent-confirm-info-description').innerHTML = parts.querySelector('.consent-more-description').innerHTML;
    this.openModal(byId('consent-confirm'));
  }

  confirm(always) {
    if (always) this.setSetting(this.confirmKey, true);
    this.confirmed?.();
    this.closeModal();
  }

  listen() {
    byId('consent-banner-btn-all').addEventListener('click', () => this.setSetting('*', true));
    byId('consent-banner-btn-close').addEventListener('click', () => this.setSetting('*', false));
    for (const id of ['consent-banner-btn-settings', 'consent-settings-btn'])
      byId(id).addEventListener('click', () => this.openModal(byId('consent-settings')));
    for (const box of this.boxes) box.addEventListener('change', () => this.setSetting(box.dataset.storageKey, box.checked));
    for (const box of this.all) box.addEventListener('change', () => this.setSetting('*', box.checked));
    byId('consent-btn-once').addEventListener('click', () => this.confirm(false));
    byId('consent-btn-always').addEventListener('click', () => this.confirm(true));
    for (const button of document.querySelectorAll('[data-toggle="consent-close"]'))
      button.addEventListener('click', () => this.closeModal());
    for (const link of document.querySelectorAll('.consent-show-more'))
      link.addEventListener('click', (event) => {
        event.preventDefault();
        byId(link.dataset.collapse).classList.toggle('consent-hidden');
      });
    document.addEventListener('keyup', (event) => event.key === 'Escape' && this.closeModal());
  }
}

window.ConsentManager = ConsentManager;
