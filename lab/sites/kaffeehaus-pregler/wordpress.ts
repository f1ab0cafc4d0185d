import { accounts } from './accounts.ts';
import { bannerTemplate } from './banner.ts';

const origin = 'https://www.kaffeehaus-pregler.test';
const plugin = `${origin}/wp-content/plugins`;

/** A page of the shop. `bodyClass` as WooCommerce gives it; `checkout` brings the payment fields. */
export interface ShopPage {
  path: string;
  id: number;
  title: string;
  description: string;
  bodyClass: string;
  content: string;
  event?: { name: string; params: Record<string, string | number> };
  checkout?: boolean;
}

const menu: readonly (readonly [string, string, number])[] = [
  ['/', 'Start', 12],
  ['/shop/', 'Kaffee', 14],
  ['/produkt/kaffee-abo/', 'Kaffee-Abo', 88],
  ['/produkt/aethiopien-yirgacheffe/', 'Röstung des Monats', 91],
  ['/versand-zahlung/', 'Versand & Zahlung', 21],
  ['/mein-konto/', 'Mein Konto', 17],
];

const items = (current: string) =>
  menu
    .map(
      ([href, label, id]) =>
        `<li id="menu-item-${id}" class="menu-item menu-item-type-post_type menu-item-object-page${href === current ? ' current-menu-item page_item current_page_item' : ''} menu-item-${id}"><a href="${origin}${href}"${href === current ? ' aria-current="page"' : ''}>${label}</a></li>`,
    )
    .join('\n');

const gcm = JSON.stringify({
  status: true,
  default_settings: [
    {
      analytics: 'denied',
      advertisement: 'denied',
      functional: 'denied',
      necessary: 'granted',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      regions: 'All',
    },
  ],
  wait_for_update: 2000,
  url_passthrough: false,
  ads_data_redaction: true,
});

const ckyConfig = JSON.stringify({
  _ipData: [],
  _assetsURL: `${plugin}/cookie-law-info/lite/frontend/images/`,
  _publicURL: origin,
  _expiry: '365',
  _categories: ['necessary', 'functional', 'analytics', 'performance', 'advertisement'].map((slug) => ({
    slug,
    isNecessary: slug === 'necessary',
    ccpaDoNotSell: true,
    cookies: [],
    active: true,
  })),
  _activeLaw: 'gdpr',
  _rootDomain: '',
  _block: '1',
  _showBanner: '1',
  _bannerConfig: {
    settings: { type: 'box', preferenceCenterType: 'popup', position: 'bottom-left', applicableLaw: 'gdpr' },
    behaviours: { reloadBannerOnAccept: false, loadAnalyticsByDefault: false },
  },
  _version: '3.3.6',
  _providersToBlock: [{ re: 'hotjar', categories: ['analytics'] }],
});

function pys({ event }: ShopPage): string {
  const page = {
    name: 'PageView',
    params: { page_title: 'pys', post_type: 'page', plugin: 'PixelYourSite', event_url: 'www.kaffeehaus-pregler.test/' },
  };
  return JSON.stringify({
    staticEvents: { facebook: [page, ...(event ? [event] : [])] },
    facebook: { pixelIds: [accounts.pixel], advancedMatching: [], serverApiEnabled: true, wooVariableAsSimple: false },
    ajaxUrl: `${origin}/wp-admin/admin-ajax.php`,
    ajax_event: '5b1f0ce9a2',
    gdpr: { ajax_enabled: false, cookie_law_info_integration_enabled: true, all_disabled_by_api: false },
    cookie: { disabled_all_cookie: false, disabled_first_visit_cookie: false },
    trackingDomain: '',
  });
}

const head = (page: ShopPage) => `<!doctype html>
<html lang="de">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="profile" href="http://gmpg.org/xfn/11">
<link rel="pingback" href="${origin}/xmlrpc.php">
<script id="cookieyes-gcm-js-extra">var _ckyGcm = ${gcm};</script>
<script src="${plugin}/cookie-law-info/lite/frontend/js/gcm.min.js?ver=3.3.6" id="cookie-law-info-gcm-js"></script>
<script id="cookie-law-info-js-extra">var _ckyConfig = ${ckyConfig};</script>
<script src="${plugin}/cookie-law-info/lite/frontend/js/script.min.js?ver=3.3.6" id="cookie-law-info-js"></script>
<style id="cky-style-inline">[data-cky-tag]{visibility:visible;}</style>
<title>${page.title} &#8211; Kaffeehaus Pregler</title>
<meta name='robots' content='max-image-preview:large' />
<meta name="description" content="${page.description}" />
<link rel="canonical" href="${origin}${page.path}" />
<link rel="alternate" type="application/rss+xml" title="Kaffeehaus Pregler &raquo; Feed" href="${origin}/feed/" />
<link rel='stylesheet' id='woocommerce-general-css' href='${plugin}/woocommerce/assets/css/woocommerce.css?ver=10.3.4' media='all' />
<link rel='stylesheet' id='woocommerce-gzd-layout-css' href='${plugin}/woocommerce-germanized/build/static/layout-styles.css?ver=3.20.5' media='all' />
<link rel='stylesheet' id='storefront-style-css' href='${origin}/wp-content/themes/storefront/style.css?ver=4.6.2' media='all' />
<link rel='stylesheet' id='storefront-fonts-css' href='${origin}/wp-content/fonts/storefront-fonts.css?ver=4.6.2' media='all' />
<!-- Google Tag (gtac.js) durch Site-Kit hinzugefügt -->
<!-- Von Site Kit hinzugefügtes Google-Analytics-Snippet -->
<script src="https://www.googletagmanager.com/gtag/js?id=${accounts.analytics}" id="google_gtagjs-js" async></script>
<script id="google_gtagjs-js-after">
window.dataLayer = window.dataLayer || [];function gtag(){dataLayer.push(arguments);}
gtag("set","linker",{"domains":["www.kaffeehaus-pregler.test"]});
gtag("js", new Date());
gtag("set", "developer_id.dZTNiMT", true);
gtag("config", "${accounts.analytics}", {"googlesitekit_post_type":"page"});
gtag("config", "${accounts.ads}");
 window._googlesitekit = window._googlesitekit || {}; window._googlesitekit.throttledEvents = [];
</script>
<meta name="generator" content="Site Kit by Google 1.165.0" />
<link rel="https://api.w.org/" href="${origin}/wp-json/" /><link rel="EditURI" type="application/rsd+xml" title="RSD" href="${origin}/xmlrpc.php?rsd" />
<meta name="generator" content="WordPress 6.8.12" />
<meta name="generator" content="WooCommerce 10.3.4" />
<script type="text/plain" data-cookieyes="cookieyes-analytics">
(function(h,o,t,j,a,r){h.hj=h.hj||function(){(h.hj.q=h.hj.q||[]).push(arguments)};h._hjSettings={hjid:${accounts.hotjar},hjsv:6};a=o.getElementsByTagName('head')[0];r=o.createElement('script');r.async=1;r.src=t+h._hjSettings.hjid+j+h._hjSettings.hjsv;a.appendChild(r);})(window,document,'https://static.hotjar.com/c/hotjar-','.js?sv=');
</script>
<script id="pys-js-extra">var pysOptions = ${pys(page)};</script>
<script src="${plugin}/pixelyoursite/dist/scripts/public.js?ver=11.1.3" id="pys-js" defer></script>
<link rel="icon" href="${origin}/wp-content/uploads/2024/09/cropped-pregler-icon-32x32.svg" sizes="32x32" />
</head>`;

const footer = `<footer id="colophon" class="site-footer" role="contentinfo"><div class="col-full"><div class="footer-widgets row-1 col-3 fix">
<div class="block footer-widget-1"><strong>Kaffeehaus Pregler e.K.</strong><br>Jakoberwallstraße 27<br>86153 Augsburg<br><a href="tel:+4982155501440">0821 555 01 44</a><br>Mo–Fr 8–18 Uhr, Sa 9–15 Uhr</div>
<div class="block footer-widget-2"><ul class="menu"><li><a href="${origin}/agb/">AGB</a></li><li><a href="${origin}/widerrufsbelehrung/">Widerrufsbelehrung</a></li><li><a href="${origin}/versand-zahlung/">Versand &amp; Zahlung</a></li><li><a href="${origin}/widerruf-erklaeren/">Vertrag widerrufen</a></li><li><a href="${origin}/kuendigung/">Verträge hier kündigen</a></li></ul></div>
<div class="block footer-widget-3"><ul class="menu"><li><a href="${origin}/impressum/">Impressum</a></li><li><a href="${origin}/datenschutz/">Datenschutzerklärung</a></li></ul><img src="${plugin}/mollie-payments-for-woocommerce/public/images/methods.svg" alt="Kreditkarte, PayPal, Klarna, SEPA" width="200" height="34"></div>
</div><div class="site-info">© Kaffeehaus Pregler 2026<br>* Alle Preise inkl. der gesetzlichen MwSt. zzgl. <a href="${origin}/versand-zahlung/">Versandkosten</a></div></div></footer>`;

const attribution = JSON.stringify({
  params: {
    lifetime: 1.0e-5,
    session: 30,
    base64: false,
    ajaxurl: `${origin}/wp-admin/admin-ajax.php`,
    prefix: 'wc_order_attribution_',
    allowTracking: true,
  },
  fields: {
    source_type: 'current.typ',
    referrer: 'current_add.rf',
    utm_source: 'current.src',
    session_pages: 'session.pgs',
    user_agent: 'udata.uag',
  },
});

const mollie = `<script id="mollie_wc_gateway_creditcard_components-js-extra">var mollieComponentsSettings = {"merchantProfileId":"${accounts.mollie}","options":{"locale":"de_DE","testmode":false}};</script>
<script src="https://js.mollie.com/v1/mollie.js" id="mollie-js"></script>`;

/** A page as WordPress with Storefront and WooCommerce gives it out. */
export function render(page: ShopPage): string {
  return `${head(page)}
<body class="wp-singular page-template-default page page-id-${page.id} wp-embed-responsive wp-theme-storefront theme-storefront ${page.bodyClass} storefront-align-wide right-sidebar woocommerce-active">
${bannerTemplate}
<div id="page" class="hfeed site">
<header id="masthead" class="site-header" role="banner"><div class="col-full"><a class="skip-link screen-reader-text" href="#content">Zum Inhalt springen</a>
<div class="site-branding"><a href="${origin}/" class="custom-logo-link" rel="home"><img src="${origin}/wp-content/uploads/2024/09/pregler-logo.svg" class="custom-logo" alt="Kaffeehaus Pregler" width="220" height="56"></a></div>
<ul id="site-header-cart" class="site-header-cart menu"><li><a class="cart-contents" href="${origin}/warenkorb/" title="Deinen Warenkorb ansehen"><span class="woocommerce-Price-amount amount">0,00&nbsp;€</span> <span class="count">0 Artikel</span></a></li></ul></div>
<div class="storefront-primary-navigation"><div class="col-full"><nav id="site-navigation" class="main-navigation" role="navigation" aria-label="Primäre Navigation"><div class="primary-navigation"><ul id="menu-hauptmenue" class="menu">${items(page.path)}</ul></div></nav></div></div></header>
<div id="content" class="site-content" tabindex="-1"><div class="col-full"><div class="woocommerce"></div>
<div id="primary" class="content-area"><main id="main" class="site-main" role="main">${page.content}</main></div></div></div>
${footer}</div>
<script id="wc-order-attribution-js-extra">var wc_order_attribution = ${attribution};</script>
<script id="wc-cart-fragments-js-extra">var wc_cart_fragments_params = {"ajax_url":"\\/wp-admin\\/admin-ajax.php","wc_ajax_url":"\\/?wc-ajax=%%endpoint%%","cart_hash_key":"wc_cart_hash_b3f0d7a41c96e2","fragment_name":"wc_fragments_b3f0d7a41c96e2","request_timeout":"5000"};</script>
${page.checkout ? mollie : ''}
<script src="${plugin}/woocommerce/assets/js/frontend/order-attribution.min.js?ver=10.3.4" id="wc-order-attribution-js" defer></script>
<script async src='//static.klaviyo.com/onsite/js/${accounts.klaviyo}/klaviyo.js?ver=3.6.0' id='klaviyo-klaviyo-js-js'></script>
<script id="ts-trustbadge-loader">(function () { var _tsid = '${accounts.trustedShops}'; _tsConfig = {'yOffset': '0', 'variant': 'reviews', 'trustcardDirection': '', 'disableResponsive': 'false'}; var _ts = document.createElement('SCRIPT'); _ts.type = 'text/javascript'; _ts.async = true; _ts.charset = 'utf-8'; _ts.src = '//widgets.trustedshops.com/js/' + _tsid + '.js'; var __ts = document.getElementsByTagName('SCRIPT')[0]; __ts.parentNode.insertBefore(_ts, __ts); })();</script>
</body></html>`;
}
