// Stand-in for iframemanager 1.3 (orestbida): placeholder with notice, a cookie per service, the frame after consent.
let settings = null;
const places = () => [...document.querySelectorAll('div[data-service][data-id]')];
const fill = (pattern, id) => pattern.replace('{data-id}', id);

function keep(cookie, days) {
  const expires = new Date(Date.now() + days * 86_400_000).toUTCString();
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the library does
  document.cookie = `${cookie.name}=${days > 0 ? 1 : ''}; path=/; expires=${expires}; SameSite=Lax; Secure`;
}

function showFrame(place) {
  const service = settings.services[place.dataset.service];
  if (place.querySelector('iframe')) return;
  const frame = document.createElement('iframe');
  frame.title = place.dataset.title ?? '';
  frame.allow = service.iframe?.allow ?? '';
  frame.src = fill(service.embedUrl, place.dataset.id);
  place.append(frame);
  place.classList.add('c-h-n');
}

function hideFrame(place) {
  place.querySelector('iframe')?.remove();
  place.classList.remove('c-h-n');
}

function placeholder(place) {
  const service = settings.services[place.dataset.service];
  const { notice, loadBtn, loadAllBtn } = service.languages[settings.currLang];
  place.insertAdjacentHTML(
    'afterbegin',
    `<div class="c-nt"><div class="c-t-cn"><span class="c-tl">${place.dataset.title ?? ''}</span></div><div class="c-n-c"><div class="c-n-t">${notice}</div><div class="c-n-a"><button type="button" class="c-l-b">${loadBtn}</button><button type="button" class="c-la-b">${loadAllBtn}</button></div></div></div><div class="c-bg"><div class="c-bg-i"></div></div>`,
  );
  place.querySelector('.c-l-b').addEventListener('click', () => showFrame(place));
  place.querySelector('.c-la-b').addEventListener('click', () => {
    manager.acceptService(place.dataset.service);
    settings.onChange?.({ changedServices: [place.dataset.service], eventSource: { type: 'click' } });
  });
  if (!service.thumbnailUrl) return;
  const image = new Image();
  image.onload = () => {
    const background = place.querySelector('.c-bg-i');
    background.style.backgroundImage = `url(${image.src})`;
    background.classList.add('loaded');
  };
  image.src = fill(service.thumbnailUrl, place.dataset.id);
}

const manager = {
  run(options) {
    settings = options;
    for (const place of places()) {
      placeholder(place);
      if (readCookie(settings.services[place.dataset.service].cookie.name) !== null) showFrame(place);
    }
  },
  acceptService(name) {
    keep(settings.services[name].cookie, 182);
    for (const place of places()) if (place.dataset.service === name) showFrame(place);
  },
  rejectService(name) {
    if (readCookie(settings.services[name].cookie.name) !== null) keep(settings.services[name].cookie, -1);
    for (const place of places()) if (place.dataset.service === name) hideFrame(place);
  },
};
window.iframemanager = () => manager;
