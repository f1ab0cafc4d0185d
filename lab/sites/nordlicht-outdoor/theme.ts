/** The shop as the platform knows it. */
export const shop = { domain: 'nordlicht-outdoor.test', shop: 'nordlicht-outdoor.myshopify.com', shopId: 81264730417 } as const;

/** Where the shop lives, and its ids with others. */
export const origin = `https://www.${shop.domain}`;
export const accounts = { analytics: 'G-N0RDL1CHT7', ads: 'AW-16724093815', tikTok: 'CT4NORDJC77U1LICHT90', klaviyo: 'WnRdL8' } as const;

/** One page as a template of the theme renders it. */
export interface StorePage {
  path: string;
  title: string;
  template: string;
  content: string;
  /** Page type in the platform's analytics. */
  type?: string;
}

const fontFile = '/cdn/fonts/assistant/assistant_n4.9120912a469cad1cc292572851508ca49d12e768.woff2?h1=bm9yZGxpY2h0&hmac=5b1c8d2e';

const pixelList = JSON.stringify([
  {
    id: '1204584714',
    configuration: JSON.stringify({ pixelCode: accounts.tikTok }),
    eventPayloadVersion: 'v1',
    runtimeContext: 'STRICT',
    scriptVersion: '18031546ee651571ed29edbe71a3550b',
    type: 'APP',
    apiClientId: 4383523,
    privacyPurposes: ['ANALYTICS', 'MARKETING', 'SALE_OF_DATA'],
  },
  {
    id: '889061642',
    configuration: JSON.stringify({
      google_tag_ids: [],
      gtag_ids: [accounts.analytics, accounts.ads],
      target_country: 'DE',
      gtag_events: [],
      enable_monitoring_mode: false,
    }),
    eventPayloadVersion: 'v1',
    runtimeContext: 'OPEN',
    scriptVersion: 'b2a88bafab3e21179ed38636efcd8a93',
    type: 'APP',
    apiClientId: 1780363,
    privacyPurposes: [],
  },
]);

const contentForHeader = (
  page: StorePage,
) => `<script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');</script>
<meta id="shopify-digital-wallet" name="shopify-digital-wallet" content="/${shop.shopId}/digital_wallets/dialog">
<script id="shopify-features" type="application/json">{"accessToken":"5d1e0f7bb2c84c1e9a7bb31d06c1f25e","betas":["rich-media-storefront-analytics"],"domain":"www.${shop.domain}","predictiveSearch":true,"shopId":${shop.shopId},"locale":"de"}</script>
<script>var Shopify = Shopify || {};
Shopify.shop = "${shop.shop}";
Shopify.locale = "de";
Shopify.currency = {"active":"EUR","rate":"1.0"};
Shopify.country = "DE";
Shopify.theme = {"name":"Nordlicht Live","id":179204817221,"schema_name":"Dawn","schema_version":"15.4.0","theme_store_id":887,"role":"main"};
Shopify.cdnHost = "www.${shop.domain}/cdn";
Shopify.routes = Shopify.routes || {};
Shopify.routes.root = "/";</script>
<script>window.ShopifyPaypalV4VisibilityTracking = true;</script>
<script>var __st={"a":${shop.shopId},"offset":3600,"reqid":"7c2f1d0e-5a61-4b35-9d0c-6b1e","pageurl":"www.${shop.domain}${page.path}","u":"0b51ce2a9d7f","p":"${page.type ?? 'page'}"};</script>
<script id="web-pixels-manager-setup">window.webPixelsConfigList=${pixelList};</script>
<script id="scb4127" type="text/javascript" async src="${origin}/cdn/shopifycloud/privacy-banner/storefront-banner.js"></script>
<script type="module" src="${origin}/cdn/wpm/be4b8d02aw91f6c0d7p35a1c8e2m7d2f9b04m.js"></script>
<script async src="${origin}/cdn/s/trekkie.storefront.8d95595f799fbf7e1d32231b9a28fd43b70c67d3.min.js"></script>
<script async src="${origin}/cdn/shopifycloud/portable-wallets/latest/portable-wallets.de.js"></script>
<script src="https://cdn.shopify.com/extensions/019a8b17-62d1-7c04-9f6e-3b2a1d50e7c4/judgeme-extensions-238/assets/loader.js?shop=${shop.shop}" type="text/javascript" defer="defer"></script>
<script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.end');</script>`;

const menu = [
  ['/collections/all', 'Alle Produkte'],
  ['/products/trekkingrucksack-polar-48', 'Rucksack Polar 48'],
  ['/products/merinoshirt-tind', 'Merinoshirt Tind'],
  ['/pages/ueber-uns', 'Über uns'],
  ['/pages/kontakt', 'Kontakt'],
] as const;

const policies = [
  ['/policies/legal-notice', 'Impressum'],
  ['/policies/privacy-policy', 'Datenschutzerklärung'],
  ['/policies/terms-of-service', 'AGB'],
  ['/policies/refund-policy', 'Widerrufsrecht'],
  ['/policies/shipping-policy', 'Versand'],
] as const;

const links = (items: readonly (readonly [string, string])[], className: string) =>
  `<ul class="${className}" role="list">${items.map(([href, text]) => `<li><a href="${href}" class="list-menu__item link">${text}</a></li>`).join('')}</ul>`;

const header = `<div id="shopify-section-sections--24187__announcement-bar" class="shopify-section announcement-bar-section"><div class="announcement-bar"><p class="announcement-bar__message">Versandkostenfrei ab 75 € innerhalb Deutschlands</p></div></div>
<div id="shopify-section-sections--24187__header" class="shopify-section section-header"><sticky-header class="header-wrapper"><header class="header page-width"><a href="/" class="header__heading-link link"><span class="h2">NORDLICHT</span></a><nav class="header__inline-menu">${links(menu, 'list-menu list-menu--inline')}</nav><a href="/cart" class="header__icon header__icon--cart" id="cart-icon-bubble">Warenkorb</a></header></sticky-header></div>`;

const footer = `<div id="shopify-section-sections--24190__footer" class="shopify-section section-footer"><footer class="footer"><div class="page-width"><div class="footer__blocks"><div><h2 class="footer-block__heading">Service</h2>${links(policies, 'footer-block__details-content')}</div><div><h2 class="footer-block__heading">Nordlicht Outdoor GmbH</h2><p>Hafenstraße 22<br>24103 Kiel<br>0431 555 72 90</p></div>
<div class="newsletter"><h2 class="footer-block__heading">Newsletter</h2><form method="post" action="/contact#ContactFooter" id="ContactFooter" accept-charset="UTF-8" class="footer__newsletter newsletter-form"><input type="hidden" name="form_type" value="customer"><input type="hidden" name="utf8" value="✓"><input type="hidden" name="contact[tags]" value="newsletter"><label for="NewsletterForm--footer">E-Mail</label><input id="NewsletterForm--footer" type="email" name="contact[email]" autocorrect="off" autocapitalize="off" autocomplete="email" required><p style="font-size:13px">Etwa zweimal im Monat Neues zu Ausrüstung und Touren. Sie erhalten zuerst eine E-Mail zur Bestätigung und können sich jederzeit abmelden. Näheres in der <a href="/policies/privacy-policy">Datenschutzerklärung</a>.</p><button type="submit" class="button newsletter-form__button" name="commit">Abonnieren</button></form></div></div>
<p class="copyright__content"><small>© 2026, <a href="/">Nordlicht Outdoor</a> · <a target="_blank" rel="nofollow" href="https://www.shopify.com/de?utm_campaign=poweredby&amp;utm_medium=shopify&amp;utm_source=onlinestore">Powered by Shopify</a></small></p></div></footer></div>`;

/** The document as the platform sends it. */
export function storePage(page: StorePage): string {
  return `<!doctype html>
<html class="js" lang="de">
<head>
<meta charset="utf-8"><meta http-equiv="X-UA-Compatible" content="IE=edge"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="">
<link rel="canonical" href="${origin}${page.path}"><link rel="preconnect" href="https://fonts.shopifycdn.com" crossorigin>
<title>${page.title} &ndash; Nordlicht Outdoor</title>
<meta property="og:site_name" content="Nordlicht Outdoor"><meta property="og:url" content="${origin}${page.path}">
<link rel="icon" type="image/svg+xml" href="/cdn/shop/files/favicon.svg?v=1731000000&amp;width=32">
${contentForHeader(page)}
<style data-shopify>@font-face{font-family:Assistant;font-weight:400;font-style:normal;font-display:swap;src:url("${fontFile}") format("woff2")}</style>
<link href="/cdn/shop/t/14/assets/base.css?v=159841507637079171801731000000" rel="stylesheet" type="text/css" media="all">
<script async type="text/javascript" src="https://static.klaviyo.com/onsite/js/${accounts.klaviyo}/klaviyo.js?company_id=${accounts.klaviyo}&amp;shop=${shop.shop}"></script>
</head>
<body class="gradient template-${page.template}"><a class="skip-to-content-link" href="#MainContent" style="position:absolute;left:-9999px">Direkt zum Inhalt</a>
${header}<main id="MainContent" class="content-for-layout focus-none" role="main" tabindex="-1">${page.content}</main>${footer}
</body></html>`;
}

/** Path of the font that the theme loads, without its query. */
export const fontPath = fontFile.split('?')[0]!;
