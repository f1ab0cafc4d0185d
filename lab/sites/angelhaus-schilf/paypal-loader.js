// GXModules/Gambio/Hub: loads PayPal's library at once unless the shop has given the module a purpose to wait for.
const consent = JSON.parse(document.getElementById('paypalconsent').textContent);
const parameters = JSON.parse(document.getElementById('paypalparams').textContent);

function start() {
  const element = loadScript(parameters.jssrc);
  element.onload = () => {
    if (document.querySelector('#paypal-newbutton')) window.paypal.Buttons({ style: parameters.style }).render('#paypal-newbutton');
    if (document.querySelector('.paypal-installments')) window.paypal.Messages({}).render('.paypal-installments');
  };
}

if (consent.purpose_id === null || window.PayPalAsOilClearToLoad) whenParsed(start);
else window.addEventListener('PayPalClearedToLoad', start);
