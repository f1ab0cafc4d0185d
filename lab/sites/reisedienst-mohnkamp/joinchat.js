// Joinchat without greeting: the button appears and leads to WhatsApp when somebody clicks.
const place = document.querySelector('.joinchat');
const { telephone, message_send: message, button_delay: delay } = JSON.parse(place.dataset.settings);
setTimeout(() => place.classList.add('joinchat--show'), delay * 1000);
place.querySelector('.joinchat__button').addEventListener('click', () => {
  window.open(`https://wa.me/${telephone}?${query({ text: message })}`, 'joinchat', 'noopener');
});
