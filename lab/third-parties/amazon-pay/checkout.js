// Amazon Pay's checkout.js: cookies of the session at the shop's own host, and a button drawn in a closed place of the page.
const values = {
  'apay-session-set': newUuid().replaceAll('-', ''),
  'amazon-pay-connectedAuth': 'connectedAuth_general',
  'amazon-pay-abtesting-new-widgets': 'true',
  language: 'de_DE',
};
for (const [name, value] of Object.entries(values)) {
  // biome-ignore lint/suspicious/noDocumentCookie: this is what the library does
  if (readCookie(name) === null) document.cookie = `${name}=${value}; path=/; secure; samesite=lax`;
}

function renderButton(selector, options = {}) {
  const container = document.querySelector(selector);
  if (!container) return null;
  container.insertAdjacentHTML(
    'beforeend',
    `<div class="amazonpay-button-parent-container-checkout-A" role="button" tabindex="0" aria-label="Amazon Pay - Nutzen Sie Ihr Amazon-Konto" style="background:#ffd814;border-radius:8px;height:45px;display:flex;align-items:center;justify-content:center;cursor:pointer"><img alt="Amazon Pay" height="26" src="https://m.media-amazon.com/images/G/01/AmazonPay/${options.placement ?? 'Cart'}/logo_${config.version}.svg"></div>`,
  );
  return { updateButtonInfo() {}, initCheckout() {} };
}

window.amazon = { ...(window.amazon ?? {}), Pay: { renderButton, bindChangeAction() {}, signout() {} } };
