import { pandectesSettings } from './consent-app.ts';
import { accounts, fontPath, origin, shop, stylePath } from './shop.ts';
import type { StorePage } from './theme.ts';

const extension = 'https://cdn.shopify.com/extensions/019b2c60-7f41-7d3e-8a90-5c7be1d044f2/gdpr-244/assets';

const pixels = JSON.stringify([
  {
    id: '1731854678',
    configuration: JSON.stringify({ pixelCode: accounts.tikTok }),
    eventPayloadVersion: 'v1',
    runtimeContext: 'STRICT',
    scriptVersion: '22e92c2ad45662f435e4801458fb78cc',
    type: 'APP',
    apiClientId: 4383523,
    privacyPurposes: ['ANALYTICS', 'MARKETING', 'SALE_OF_DATA'],
  },
]);

const contentForHeader = ({
  path,
  type = 'page',
}: StorePage) => `<script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');</script>
<meta id="shopify-digital-wallet" name="shopify-digital-wallet" content="/${shop.shopId}/digital_wallets/dialog">
<meta name="shopify-checkout-api-token" content="3b7a90de5512f4c8a6b10cd4e7f92815">
<meta id="in-context-paypal-metadata" data-shop-id="${shop.shopId}" data-venmo-supported="false" data-environment="production" data-locale="de_DE" data-paypal-v4="true" data-currency="EUR">
<script id="shopify-features" type="application/json">{"accessToken":"3b7a90de5512f4c8a6b10cd4e7f92815","betas":["rich-media-storefront-analytics"],"domain":"www.${shop.domain}","predictiveSearch":true,"shopId":${shop.shopId},"locale":"de"}</script>
<script>var Shopify = Shopify || {};
Shopify.shop = "${shop.shop}";
Shopify.locale = "de";
Shopify.currency = {"active":"EUR","rate":"1.0"};
Shopify.country = "DE";
Shopify.theme = {"name":"Lindau Live","id":163920478541,"schema_name":"Dawn","schema_version":"15.2.0","theme_store_id":887,"role":"main"};
Shopify.theme.handle = "null";
Shopify.theme.style = {"id":null,"handle":null};
Shopify.cdnHost = "www.${shop.domain}/cdn";
Shopify.routes = Shopify.routes || {};
Shopify.routes.root = "/";</script>
<script id="shop-js-analytics" type="application/json">{"pageType":"${type}"}</script>
<script>window.ShopifyPaypalV4VisibilityTracking = true;</script>
<script>var __st={"a":${shop.shopId},"offset":3600,"reqid":"d41c77aa-90fe-41b5-b6ce-7f02","pageurl":"www.${shop.domain}${path}","u":"7b3e1fa0c2d9","p":"${type}"};</script>
<script id="web-pixels-manager-setup">window.webPixelsConfigList=${pixels};</script>
<script type="module" src="${origin}/cdn/wpm/be4b8d02aw91f6c0d7p35a1c8e2m7d2f9b04m.js"></script>
<script async src="${origin}/cdn/s/trekkie.storefront.8d95595f799fbf7e1d32231b9a28fd43b70c67d3.min.js"></script>
<script async src="${origin}/cdn/shopifycloud/portable-wallets/latest/portable-wallets.de.js"></script>
<script>(function() {
  function asyncLoad() {
    var urls = ["https:\\/\\/loox.io\\/widget\\/${accounts.loox}\\/loox.1718870412207.js?shop=${shop.shop}"];
    for (var i = 0; i < urls.length; i++) {
      var s = document.createElement('script');
      s.type = 'text/javascript';
      s.async = true;
      s.src = urls[i];
      var x = document.getElementsByTagName('script')[0];
      x.parentNode.insertBefore(s, x);
    }
  }
  if (window.attachEvent) { window.attachEvent('onload', asyncLoad); } else { window.addEventListener('load', asyncLoad, false); }
})();</script>
<script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.end');</script>`;

const pinterest = `<!-- Pinterest Tag – Agentur 03/2024, bitte nicht entfernen -->
<script>
!function(e){if(!window.pintrk){window.pintrk=function(){window.pintrk.queue.push(Array.prototype.slice.call(arguments))};var n=window.pintrk;n.queue=[],n.version="3.0";var t=document.createElement("script");t.async=!0,t.src=e;var r=document.getElementsByTagName("script")[0];r.parentNode.insertBefore(t,r)}}("https://s.pinimg.com/ct/core.js");
pintrk('load', '${accounts.pinterest}'); pintrk('page');
</script>`;

const tagManager = `<!-- Google Tag Manager -->
<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','${accounts.container}');</script>
<!-- End Google Tag Manager -->`;

/** The head of a page: consent app first, then what the platform, the theme and the agencies put there. */
export const documentHead = (page: StorePage) => `<head>
<meta charset="utf-8"><meta http-equiv="X-UA-Compatible" content="IE=edge"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="">
<script id="pandectes-settings">window.PandectesSettings = ${JSON.stringify(pandectesSettings)};</script>
<script id="pandectes-rules" src="${extension}/pandectes-rules.js"></script>
${tagManager}
<link rel="canonical" href="${origin}${page.path}">
<title>${page.title} &ndash; Möbelwerk Lindau</title>
<meta name="description" content="${page.description ?? 'Sofas und Betten aus eigener Fertigung am Bodensee.'}">
<meta property="og:site_name" content="Möbelwerk Lindau"><meta property="og:url" content="${origin}${page.path}"><meta property="og:type" content="website">
<link rel="icon" type="image/svg+xml" href="/cdn/shop/files/favicon.svg?v=1742000000&amp;width=32">
${contentForHeader(page)}
<style data-shopify>/* Roboto (Google Fonts), ausgeliefert über die Schriftbibliothek des Themes */
@font-face{font-family:Roboto;font-weight:400;font-style:normal;font-display:swap;src:url("${fontPath}?h1=bW9lYmVsd2Vyaw&hmac=91d0b3") format("woff2")}
:root{--font-body-family:Roboto,sans-serif;--font-heading-family:Georgia,serif}</style>
<link href="${stylePath}?v=144968985024194912401742000000" rel="stylesheet" type="text/css" media="all">
${pinterest}
<script type="text/plain" data-cookieconsent="1" async data-src="https://js.klarna.com/web-sdk/v1/klarna.js" data-client-id="${accounts.klarna}" data-environment="production"></script>
<script src="${extension}/pandectes-core.js" defer="defer"></script>
<script async type="text/javascript" src="https://static.klaviyo.com/onsite/js/${accounts.klaviyo}/klaviyo.js?company_id=${accounts.klaviyo}&amp;shop=${shop.shop}"></script>
<script>document.documentElement.className = document.documentElement.className.replace('no-js', 'js');</script>
</head>`;
