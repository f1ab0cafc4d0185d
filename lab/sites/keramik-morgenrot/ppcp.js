// The payment plugin's button for buying straight from the product page.
const gateway = window.PayPalCommerceGateway;
if (gateway && document.querySelector(gateway.button.wrapper)) {
  const element = loadScript(gateway.url);
  element.addEventListener('load', () => {
    window.paypal.Buttons({ style: gateway.button.style }).render(gateway.button.wrapper);
  });
}
