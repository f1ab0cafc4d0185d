// Smoobu's BookingToolIframe.js: puts the booking tool into the target as a frame that grows with its content.
window.BookingToolIframe = {
  initialize({ url, baseUrl, target }) {
    const frame = document.createElement('iframe');
    frame.id = 'apartmentIframe';
    frame.className = 'smoobu-booking-tool';
    frame.src = url;
    frame.style.cssText = 'width:100%;border:0;min-height:520px';
    document.querySelector(target).append(frame);
    loadScript(`${baseUrl}/js/iframeResizer.min.js`);
  },
};
