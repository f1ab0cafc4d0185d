import { shop } from './shop.ts';

/** The plugin for Google Tag Manager: nothing of Google's before the switch "Statistik" is on. */
export const tagManagerPlugin = `<script>
window.dataLayer = window.dataLayer || [];
function gtag(){dataLayer.push(arguments);}
gtag('consent', 'default', {'ad_storage':'denied','ad_user_data':'denied','ad_personalization':'denied','analytics_storage':'denied'});
(function(){
  var loaded = false;
  function loadTagManager() {
    if (loaded || !ConsentManager.isConsented('tracking.googleAnalytics')) return;
    loaded = true;
    gtag('consent', 'update', {'ad_storage':'granted','ad_user_data':'granted','ad_personalization':'granted','analytics_storage':'granted'});
    (function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','${shop.container}');
  }
  document.addEventListener('consentChanged', loadTagManager);
  loadTagManager();
})();
</script>`;

/** Pinterest's tag, which an agency put into the field for code of the own in the ShopBuilder. */
export const pinterestWidget = `<div class="widget widget-code widget-none"><div class="widget-inner">
<!-- Pinterest Tag (Kampagne Herbst) -->
<script>!function(e){if(!window.pintrk){window.pintrk=function(){window.pintrk.queue.push(Array.prototype.slice.call(arguments))};var n=window.pintrk;n.queue=[],n.version="3.0";var t=document.createElement("script");t.async=!0,t.src=e;var r=document.getElementsByTagName("script")[0];r.parentNode.insertBefore(t,r)}}("https://s.pinimg.com/ct/core.js");
pintrk('load', '${shop.pinterest}');
pintrk('page');</script>
<noscript><img height="1" width="1" style="display:none;" alt="" src="https://ct.pinterest.com/v3/?event=init&tid=${shop.pinterest}&noscript=1"></noscript>
</div></div>`;

/** ShopVote's badge, as its instructions for plentymarkets say. */
export const shopVoteBadge = `<div id="shopvote-place"></div>
<script src="https://widgets.shopvote.de/js/reputation-badge-v2.min.js"></script>
<script>var mySrc = ('https:' === document.location.protocol ? 'https' : 'http'); createRBadge(${shop.shopVote}, 1, mySrc);</script>`;

/** The express button of the PayPal plugin on articles and in the basket. */
export const payPalPlugin = (
  amount: string,
): string => `<div id="paypal-express-button" class="paypal-smart-button" data-amount="${amount}"></div>
<script src="https://www.paypal.com/sdk/js?client-id=${shop.payPal}&intent=capture&commit=false&currency=EUR&locale=de_DE&components=buttons,messages,funding-eligibility&enable-funding=paylater" data-partner-attribution-id="plenty_Cart_PayPalCheckout"></script>
<script>if (window.paypal) paypal.Buttons({ style: { layout: 'horizontal', color: 'gold', shape: 'rect', label: 'buynow', height: 45 } }).render('#paypal-express-button');</script>`;

/** IO's captcha on forms. */
export const recaptchaPlugin = `<script src="https://www.google.com/recaptcha/api.js?render=${shop.recaptcha}" async defer></script>`;
