// Joinchat: counts views for its greeting; WhatsApp itself is spoken to only when the visitor goes there.
const box = document.querySelector('.joinchat');
const { telephone, message_send: message, button_delay: delay } = JSON.parse(box.dataset.settings);
localStorage.setItem('joinchat_views', String(Number(localStorage.getItem('joinchat_views') ?? 0) + 1));
setTimeout(() => {
  box.hidden = false;
}, delay * 1000);
const chat = box.querySelector('.joinchat__chatbox');
box.querySelector('.joinchat__button').addEventListener('click', () => {
  chat.hidden = !chat.hidden;
});
box.querySelector('.joinchat__open').addEventListener('click', () => {
  window.open(`https://wa.me/${telephone}?${query({ text: message })}`, 'joinchat', 'noopener');
});
