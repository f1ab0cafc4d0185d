// The site's own script: where a visit came from, the booking calendar on request, the draft of an order.
const touchKey = 'tkw_first_touch';
if (localStorage.getItem(touchKey) === null) {
  const search = new URLSearchParams(location.search);
  localStorage.setItem(
    touchKey,
    JSON.stringify({
      landing: location.pathname,
      referrer: document.referrer,
      gclid: search.get('gclid') ?? '',
      utm_source: search.get('utm_source') ?? '',
      utm_campaign: search.get('utm_campaign') ?? '',
      ts: Date.now(),
    }),
  );
}
for (const field of document.querySelectorAll('input[name="herkunft"]')) field.value = localStorage.getItem(touchKey);

for (const opener of document.querySelectorAll('[data-booking]'))
  opener.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.title = 'Online-Terminbuchung';
    frame.className = 'booking-frame';
    frame.src = opener.dataset.booking;
    opener.closest('.booking').replaceChildren(frame);
  });

// Orders are long: what was typed outlives a reload, not the tab.
const draftKey = 'tkw_bestellung_entwurf';
const order = document.querySelector('form[data-draft]');
if (order) {
  for (const [name, value] of Object.entries(JSON.parse(sessionStorage.getItem(draftKey) ?? '{}'))) {
    const field = order.elements.namedItem(name);
    if (field && 'value' in field && field.type !== 'checkbox') field.value = value;
  }
  order.addEventListener('input', () => {
    const entries = [...new FormData(order)].filter(([name]) => !['csrf_token', 'website', 'herkunft'].includes(name));
    sessionStorage.setItem(draftKey, JSON.stringify(Object.fromEntries(entries)));
  });
  order.addEventListener('submit', () => sessionStorage.removeItem(draftKey));
}
