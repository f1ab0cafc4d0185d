// The bank's calculator: two clicks, nothing is remembered.
document.addEventListener('click', (event) => {
  var opener = event.target.closest('[data-rechner]');
  if (!opener) return;
  var frame = document.createElement('iframe');
  frame.title = 'Finanzierungsrechner der Santander Consumer Bank';
  frame.src = opener.getAttribute('data-rechner');
  frame.width = '100%';
  frame.height = '420';
  opener.parentNode.replaceWith(frame);
});
