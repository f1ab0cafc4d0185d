// The cookie notice of the builder and its placeholders for content of others.
const consentCookie = 'cm_cookie_consent';
const notice = () => document.getElementById('cm-cookie-notice');

function showLayer(number) {
  notice().classList.remove('cm_hidden');
  for (const layer of notice().querySelectorAll('[data-layer]')) layer.classList.toggle('cm_hidden', layer.dataset.layer !== number);
}

function load(place) {
  const frame = place.querySelector('iframe');
  if (frame.getAttribute('src')) return;
  frame.hidden = false;
  frame.src = frame.dataset.src;
  place.querySelector('.cm-third-party__placeholder').remove();
}

function loadAll() {
  for (const place of document.querySelectorAll('.cm-third-party[data-cm-category="external"]')) load(place);
}

function decide(external) {
  const before = readCookie(consentCookie);
  const value = external ? 'necessary.external' : 'necessary';
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the builder does
  document.cookie = `${consentCookie}=${value}; path=/; max-age=31536000; SameSite=Lax; Secure`;
  notice().classList.add('cm_hidden');
  if (external) loadAll();
  else if (before === 'necessary.external') location.reload();
}

whenParsed(() => {
  const stored = readCookie(consentCookie);
  const box = notice().querySelector('input[name="external"]');
  box.checked = stored === 'necessary.external';
  if (stored === null) showLayer('1');
  else if (box.checked) loadAll();
  const actions = {
    accept: () => decide(true),
    deny: () => decide(false),
    save: () => decide(box.checked),
    settings: () => showLayer('2'),
  };
  for (const button of notice().querySelectorAll('[data-cm-action]'))
    button.addEventListener('click', () => actions[button.dataset.cmAction]());
  for (const link of document.querySelectorAll('.cm-cookie-settings'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      showLayer('2');
    });
  for (const button of document.querySelectorAll('.cm-third-party__load'))
    button.addEventListener('click', () => load(button.closest('.cm-third-party')));
});
