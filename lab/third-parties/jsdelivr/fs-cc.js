// Finsweet Cookie Consent: works on elements of the page marked by the attribute `fs-cc`; the choice lies in the cookie `fs-cc`.
const settings = document.querySelector('script[fs-cc-mode]');
const days = Number(settings?.getAttribute('fs-cc-expires') ?? 120);
const optional = ['analytics', 'marketing', 'personalization', 'uncategorized'];

function stored() {
  try {
    return JSON.parse(decodeURIComponent(readCookie('fs-cc') ?? '')).consents ?? null;
  } catch {
    return null;
  }
}

function keep(consents) {
  const value = encodeURIComponent(JSON.stringify({ id: newUuid().replaceAll('-', '').slice(0, 21), consents }));
  const expires = new Date(Date.now() + days * 86400000).toUTCString();
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the library does
  document.cookie = `fs-cc=${value}; path=/; expires=${expires}; SameSite=Lax; Secure`;
}

function release(consents) {
  const allowed = (element) =>
    (element.getAttribute('fs-cc-categories') ?? 'uncategorized').split(',').every((name) => consents[name.trim()]);
  for (const blocked of document.querySelectorAll('script[type="fs-cc"]')) {
    if (!allowed(blocked)) continue;
    const element = document.createElement('script');
    for (const { name, value } of blocked.attributes) if (name !== 'type' && !name.startsWith('fs-cc')) element.setAttribute(name, value);
    element.text = blocked.text;
    blocked.replaceWith(element);
  }
  for (const frame of document.querySelectorAll('iframe[fs-cc-src]:not([src])'))
    if (allowed(frame)) frame.src = frame.getAttribute('fs-cc-src');
}

const parts = (name) => document.querySelectorAll(`[fs-cc="${name}"]`);
function show(name, visible, display = 'flex') {
  for (const element of parts(name)) {
    element.style.display = visible ? display : 'none';
    element.style.opacity = visible ? '1' : '0';
  }
}

function decide(consents) {
  const complete = { essential: true, ...consents };
  keep(complete);
  show('banner', false);
  show('preferences', false);
  show('manager', true, 'block');
  for (const box of document.querySelectorAll('[fs-cc-checkbox]'))
    if (!box.disabled) box.checked = complete[box.getAttribute('fs-cc-checkbox')] === true;
  release(complete);
}

const every = (value) => Object.fromEntries(optional.map((name) => [name, value]));
function on(name, action) {
  for (const element of parts(name))
    element.addEventListener(element.tagName === 'FORM' ? 'submit' : 'click', (event) => {
      event.preventDefault();
      action(element);
    });
}

whenParsed(() => {
  on('allow', () => decide(every(true)));
  on('deny', () => decide(every(false)));
  on('open-preferences', () => show('preferences', true));
  on('manager', () => show('preferences', true));
  on('close', () => {
    show('preferences', false);
    show('banner', false);
  });
  for (const form of document.querySelectorAll('[fs-cc="preferences"] form'))
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const checked = (name) => form.querySelector(`[fs-cc-checkbox="${name}"]`)?.checked ?? false;
      decide(Object.fromEntries(optional.map((name) => [name, checked(name)])));
    });
  for (const button of parts('submit'))
    button.addEventListener('click', (event) => {
      event.preventDefault();
      button.closest('form')?.requestSubmit();
    });
  const known = stored();
  for (const box of document.querySelectorAll('[fs-cc-checkbox]'))
    if (!box.disabled) box.checked = known?.[box.getAttribute('fs-cc-checkbox')] === true;
  show('manager', known !== null, 'block');
  if (known) release(known);
  else show('banner', true, 'block');
});
