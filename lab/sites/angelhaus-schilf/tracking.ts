import { shop } from './shop.ts';

/** Scripts in the head: Google's wait for their switch, Facebook's only looks as if it did. */
export const tracking = (
  type: string,
): string => `<script async type="as-oil" data-type="text/javascript" data-src="https://www.googletagmanager.com/gtag/js?id=${shop.analytics}" data-purposes="4" data-managed="as-oil"></script>
<script type="as-oil" data-type="text/javascript" data-purposes="4" data-managed="as-oil">
window.dataLayer = window.dataLayer || [];
function gtag(){dataLayer.push(arguments);}
gtag('js', new Date());
gtag('config', '${shop.analytics}');
</script>
<script async type="as-oil" data-type="text/javascript" data-src="https://www.googletagmanager.com/gtag/js?id=${shop.ads}" data-purposes="6" data-managed="as-oil"></script>
<script type="as-oil" data-type="text/javascript" data-purposes="6" data-managed="as-oil">
window.dataLayer = window.dataLayer || [];
(function(){function gtag(){dataLayer.push(arguments);}
gtag('js', new Date());
gtag('config', '${shop.ads}');
gtag('event', 'page_view', {'send_to': '${shop.ads}', 'ecomm_pagetype': '${type.includes('product') ? 'product' : 'other'}'});})();
</script>
<!-- Facebook Pixel (Agentur Seenplatte Digital, Mai 2024) -->
<script data-type="text/javascript" type="text/javascript" data-purposes="7" data-managed="as-oil">
!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};if(!f._fbq)f._fbq=n;n.push=n;n.loaded=!0;n.version='2.0';n.queue=[];t=b.createElement(e);t.async=!0;t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,'script','https://connect.facebook.net/de_DE/fbevents.js');
fbq('init', '${shop.meta}');
fbq('track', 'PageView');
</script>`;

/** Klarna's text on the price, kept back until its switch is on. */
export const klarnaScript = `<script async type="as-oil" data-type="text/javascript" data-src="https://js.klarna.com/web-sdk/v1/klarna.js" data-client-id="${shop.klarna}" data-environment="production" data-purposes="9" data-managed="as-oil"></script>`;

const payPalParameters = JSON.stringify({
  jssrc: `https://www.paypal.com/sdk/js?client-id=${shop.payPal}&commit=false&intent=capture&components=buttons,messages&integration-date=2021-11-25&currency=EUR&locale=de_DE`,
  style: { label: 'checkout', shape: 'rect', color: 'gold', layout: 'vertical', height: 45 },
});

/** PayPal Checkout of the Gambio Hub; no purpose was given to the module, so it does not wait. */
export const payPalScripts = `<script id="paypalconsent" type="application/json">{"purpose_id":null}</script>
<script id="paypalparams" type="application/json">${payPalParameters}</script>
<script src="/GXModules/Gambio/Hub/Shop/Javascript/PayPalLoader.js?v=1762951204" async></script>`;

/** Amazon Pay's button in the basket. */
export const amazonPayScripts = `<script src="https://static-eu.payments-amazon.com/checkout.js"></script>
<script>amazon.Pay.renderButton('#amazonpay-button', { merchantId: '${shop.amazonMerchant}', publicKeyId: '${shop.amazonKey}', ledgerCurrency: 'EUR', checkoutLanguage: 'de_DE', productType: 'PayAndShip', placement: 'Cart', buttonColor: 'Gold' });</script>`;
