const style = (color) => `.cookiefirst-root{font-size:15px;line-height:1.5;color:#222}.cookiefirst-root *{box-sizing:border-box}
.cfBnr{position:fixed;left:24px;right:24px;bottom:24px;z-index:2147483646;background:#fff;border-radius:8px;box-shadow:0 4px 40px rgba(0,0,0,.35);padding:24px 28px;max-width:1080px;margin:0 auto}
.cfBnr h2{font-size:19px;margin:0 0 8px}.cfBnr p{margin:0 0 14px}.cfRow{display:flex;gap:12px;flex-wrap:wrap;justify-content:flex-end}
.cfBtn{border:1px solid ${color};border-radius:4px;padding:12px 26px;font-family:inherit;font-size:15px;font-weight:600;cursor:pointer;background:#fff;color:${color}}.cfBtn[data-cookiefirst-button=primary]{background:${color};color:#fff}
.cfMdl{position:fixed;inset:0;z-index:2147483647;background:rgba(0,0,0,.5);display:grid;place-items:center}.cfMdl>div{background:#fff;border-radius:8px;width:min(640px,94vw);max-height:88vh;overflow:auto;padding:26px}
.cfCat{border:1px solid #ddd;border-radius:6px;padding:12px 16px;margin:0 0 10px}.cfCat label{display:flex;justify-content:space-between;font-weight:600}.cfCat input{width:38px;height:20px;accent-color:${color}}
.cfFlt{position:fixed;left:16px;bottom:16px;z-index:99998;width:44px;height:44px;border:0;border-radius:50%;background:${color};color:#fff;font-size:22px;cursor:pointer}
iframe[data-cookiefirst-category]:not([src]){display:none}
.cookiefirst-placeholder{background:#eef0f3;border:1px solid #d5d9df;border-radius:6px;padding:40px 24px;text-align:center}`;

const owner = window.CookieFirst;
let root;

function button(kind, action, text) {
  return `<button type="button" class="cfBtn" data-cookiefirst-action="${action}" data-cookiefirst-button="${kind}">${text}</button>`;
}

function decide(choice, action) {
  close();
  floating();
  owner.store(choice, action);
}

function close() {
  for (const widget of root.querySelectorAll('[data-cookiefirst-widget]')) widget.remove();
}

const every = (value) => Object.fromEntries(owner.categories.slice(1).map((name) => [name, value]));

function listen(element, settings) {
  const on = (action, handler) => element.querySelector(`[data-cookiefirst-action="${action}"]`)?.addEventListener('click', handler);
  on('accept', () => decide(every(true), 'accept'));
  on('reject', () => decide(every(false), 'reject'));
  on('adjust', () => modal(settings));
  on('save', () =>
    decide(Object.fromEntries([...element.querySelectorAll('input:not(:disabled)')].map(({ name, checked }) => [name, checked])), 'save'),
  );
}

function banner(settings) {
  const links = settings.policies.map(({ text, href }) => `<a href="${href}">${text}</a>`).join(' · ');
  listen(
    appendHtml(
      `<div data-cookiefirst-widget="banner" class="cfBnr" role="dialog" aria-label="Cookie-Banner" aria-describedby="cf-text"><h2>${settings.title}</h2><p id="cf-text">${settings.text}</p><p>${links}</p>
<div class="cfRow">${button('secondary', 'adjust', settings.buttons.adjust)}${button('secondary', 'reject', settings.buttons.reject)}${button('primary', 'accept', settings.buttons.accept)}</div></div>`,
      root,
    ),
    settings,
  );
}

function modal(settings) {
  const rows = settings.categories
    .map(({ id, name, text, services }) => {
      const fixed = id === 'necessary';
      const state = `${fixed || owner.consent?.[id] ? ' checked' : ''}${fixed ? ' disabled' : ''}`;
      return `<div class="cfCat"><label><span>${name}</span><input type="checkbox" role="switch" name="${id}"${state}></label><p>${text}</p><small>${services.join(', ')}</small></div>`;
    })
    .join('');
  listen(
    appendHtml(
      `<div data-cookiefirst-widget="modal" class="cfMdl" role="dialog" aria-modal="true" aria-label="Cookie-Einstellungen"><div><h2>${settings.buttons.adjust}</h2>${rows}
<div class="cfRow">${button('secondary', 'save', settings.buttons.save)}${button('secondary', 'reject', settings.buttons.reject)}${button('primary', 'accept', settings.buttons.accept)}</div></div></div>`,
      root,
    ),
    settings,
  );
}

let current;
function floating() {
  if (root.querySelector('.cfFlt')) return;
  const opener = appendHtml(
    '<button type="button" class="cfFlt" data-cookiefirst-action="open" aria-label="Cookie-Einstellungen öffnen" title="Cookie-Einstellungen"><svg width="24" height="24" viewBox="0 0 24 24" fill="#fff"><path d="M12 2a10 10 0 1 0 10 10 4 4 0 0 1-5-5 4 4 0 0 1-5-5zM8 9a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3zm1 6a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3zm6-2a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3z"/></svg></button>',
    root,
  );
  opener.addEventListener('click', () => modal(current));
}

function placeholders(settings) {
  for (const frame of document.querySelectorAll('iframe[data-cookiefirst-category][data-src]')) {
    if (owner.consent?.[frame.dataset.cookiefirstCategory]) continue;
    const note = document.createElement('div');
    note.className = 'cookiefirst-placeholder';
    note.innerHTML = `<p>${settings.placeholder}</p>${button('primary', 'adjust', settings.buttons.adjust)}`;
    note.querySelector('button').addEventListener('click', () => modal(settings));
    frame.before(note);
  }
}

whenParsed(async () => {
  const answer = await fetch(`https://api.cookiefirst.com/v1/banners/${owner.site}/config?lang=de`);
  if (!answer.ok) return;
  current = await answer.json();
  const sheet = document.createElement('style');
  sheet.textContent = style(current.color);
  document.head.append(sheet);
  root = document.createElement('div');
  root.className = 'cookiefirst-root notranslate';
  root.id = 'cookiefirst-root';
  document.body.prepend(root);
  placeholders(current);
  window.CookieFirst.openPanel = () => modal(current);
  if (owner.consent) floating();
  else banner(current);
});
