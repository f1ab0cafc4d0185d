// Google's platform.js as far as shops use it: gapi.ratingbadge puts a frame of Google into the page.
const callback = new URL(document.currentScript?.src ?? 'https://apis.google.com/js/platform.js').searchParams.get('onload');

window.gapi = window.gapi ?? {};
window.gapi.load = (name, ready) => {
  if (name === 'ratingbadge')
    window.gapi.ratingbadge = {
      render(container, { merchant_id: merchant, position }) {
        const frame = document.createElement('iframe');
        frame.id = `ratingbadge_${merchant}`;
        frame.title = 'Google Kundenrezensionen';
        frame.style.cssText = `position:fixed;bottom:0;${position === 'BOTTOM_LEFT' ? 'left' : 'right'}:0;width:165px;height:54px;border:0;z-index:700`;
        frame.src = `https://www.google.com/shopping/customerreviews/badge?${query({ usegapi: '1', merchant_id: merchant, position, origin: location.origin, hl: 'de' })}`;
        container.append(frame);
      },
    };
  ready();
};
if (callback) window[callback]?.();
