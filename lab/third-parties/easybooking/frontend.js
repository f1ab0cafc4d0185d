// Stand-in for bookingengine2/js/jquery.easybooking.frontend.js: brings jQuery where there is none, registers jQuery.fn.ebFrontEnd.
const base = 'https://www.easy-booking.at/bookingengine2/';
window.jQuery =
  window.jQuery ||
  Object.assign((selector) => Object.assign(Object.create(window.jQuery.fn), { 0: document.querySelector(selector) }), { fn: {} });

window.jQuery.fn.ebFrontEnd = function (options) {
  const place = this[0];
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = `${base}css/ebFrontEnd.css`;
  document.head.append(sheet);
  const search = query({
    customerId: options.customerId,
    serialNo: options.serialNo,
    lang: options.lang,
    globalWidth: options.globalWidth,
  });
  fetch(`${base}data/getRooms.php?${search}`, { credentials: 'include' })
    .then((answer) => answer.json())
    .then((rooms) => {
      place.innerHTML = `<div class="eb-search"><input type="date" aria-label="Anreise"><input type="date" aria-label="Abreise"><select aria-label="Gäste"><option>2 Erwachsene</option></select><button type="button">Verfügbarkeit prüfen</button></div>${rooms.map(({ name, price }) => `<div class="eb-row"><span>${name}</span><b>ab € ${price} p. P.</b></div>`).join('')}`;
    })
    .catch(() => {});
  return this;
};
