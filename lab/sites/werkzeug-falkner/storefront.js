// The theme's bundle: form key, private content of Magento, product options, recently viewed, checkout.
function sessionCookie(name, value) {
  // biome-ignore lint/suspicious/noDocumentCookie: this is what Magento does
  document.cookie = `${name}=${value}; path=/; SameSite=Lax; Secure`;
}

if (readCookie('form_key') === null) sessionCookie('form_key', newUuid().replaceAll('-', '').slice(0, 16));
if (readCookie('mage-cache-sessid') === null) sessionCookie('mage-cache-sessid', 'true');
if (localStorage.getItem('mage-cache-timeout') === null)
  localStorage.setItem('mage-cache-timeout', JSON.stringify(new Date(Date.now() + 3600000)));

fetch('/customer/section/load/?sections=cart%2Ccustomer%2Cdirectory-data&force_new_section_timestamp=false')
  .then((answer) => answer.json())
  .then((sections) => {
    localStorage.setItem('mage-cache-storage', JSON.stringify(sections));
    localStorage.setItem('mage-cache-storage-section-invalidation', '{}');
    const ids = Object.fromEntries(Object.entries(sections).map(([name, { data_id }]) => [name, data_id]));
    sessionCookie('section_data_ids', encodeURIComponent(JSON.stringify(ids)));
    for (const counter of document.querySelectorAll('.counter-number')) counter.textContent = sections.cart.summary_count;
  })
  .catch(() => {});

document.addEventListener('amcookie:komfort', () => {
  const product = document.querySelector('[data-product-id]')?.dataset.productId;
  if (!product) return;
  const entry = { added_at: Math.floor(Date.now() / 1000), product_id: product };
  localStorage.setItem('recently_viewed_product', JSON.stringify({ [product]: entry }));
});

whenParsed(() => {
  for (const form of document.querySelectorAll('form[data-demo]'))
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      form.querySelector('[role="status"]').textContent = form.dataset.demo;
    });
  const buttons = document.querySelector('#paypal-express-in-context-button');
  if (!buttons) return;
  const started = setInterval(() => {
    if (!window.paypal?.Buttons) return;
    clearInterval(started);
    window.paypal.Buttons({ style: { height: 45 } }).render('#paypal-express-in-context-button');
  }, 100);
});
