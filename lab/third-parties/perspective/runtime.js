const pixel = document.currentScript.dataset.pixel;
const visitor = localStorage.getItem('perspective_visitor') || newUuid();
localStorage.setItem('perspective_visitor', visitor);
sessionStorage.setItem('perspective_session', newUuid());

function count(event) {
  const body = JSON.stringify({
    event,
    visitorId: visitor,
    sessionId: sessionStorage.getItem('perspective_session'),
    funnel: location.pathname.split('/')[1],
    url: location.href,
    referrer: document.referrer,
    screen: `${screen.width}x${screen.height}`,
  });
  fetch('https://api.perspective.co/v1/events', { method: 'POST', body, headers: { 'content-type': 'text/plain' } }).catch(() => {});
}

if (pixel) {
  const fbq = (...command) => (fbq.callMethod ? fbq.callMethod(...command) : fbq.queue.push(command));
  fbq.queue = [];
  fbq.loaded = true;
  fbq.version = '2.0';
  window.fbq = fbq;
  window._fbq = fbq;
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
  fbq('init', pixel);
  fbq('track', 'PageView');
}
count('funnel_view');

const [first, second] = document.querySelectorAll('.page');
for (const answer of document.querySelectorAll('[data-answer]')) {
  answer.addEventListener('click', () => {
    first.hidden = true;
    second.hidden = false;
    document.querySelector('.progress i').style.width = '80%';
    count('page_view');
  });
}
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  count('lead');
  window.fbq?.('track', 'Lead');
  document.querySelector('form').innerHTML = '<p>Danke! Wir melden uns innerhalb von 24 Stunden.</p>';
});
