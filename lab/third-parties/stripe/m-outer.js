window.addEventListener('message', (event) => {
  if (event.origin === 'https://m.stripe.network') parent.postMessage(event.data, '*');
});
const frame = document.createElement('iframe');
frame.src = `https://m.stripe.network/inner.html${location.hash}`;
document.body.append(frame);
