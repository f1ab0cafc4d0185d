import { accounts } from './accounts.ts';

/** A page of the site as its editor sees it. */
export interface WordPressPage {
  path: string;
  id: number;
  title: string;
  description: string;
  content: string;
  /** Elementor fetches reCAPTCHA on pages with a form only. */
  captcha?: boolean;
}

const origin = 'https://www.autohaus-kessler.test';

const menu: readonly (readonly [string, string, number])[] = [
  ['/', 'Start', 31],
  ['/fahrzeuge/', 'Fahrzeuge', 32],
  ['/finanzierung/', 'Finanzierung', 33],
  ['/werkstatt/', 'Werkstatt & Service', 34],
  ['/probefahrt/', 'Probefahrt', 35],
  ['/kontakt/', 'Kontakt', 36],
];

const items = (current: string) =>
  menu
    .map(
      ([href, label, id]) =>
        `<li class="menu-item menu-item-type-post_type menu-item-object-page${href === current ? ' current-menu-item page_item current_page_item' : ''} menu-item-${id}"><a href="${origin}${href}"${href === current ? ' aria-current="page"' : ''} class="elementor-item${href === current ? ' elementor-item-active' : ''}">${label}</a></li>`,
    )
    .join('\n');

const whatsApp = `<div id="ht-ctc-chat" class="ht-ctc ht-ctc-chat ctc-analytics ctc_wp_desktop style-2" style="position:fixed;bottom:84px;right:20px;z-index:9999"><a href="https://wa.me/4971215550180?text=Hallo%20Autohaus%20Kessler" target="_blank" rel="nofollow noopener" aria-label="WhatsApp-Chat starten"><svg width="50" height="50" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#25d366"/><path d="M8 25l1.300-4.600a8.600 8.600 0 1 1 3.300 3.200zM13 11c-1 0-2 1.200-1.700 2.600.8 3.700 4.500 6.700 7.500 7 1.500.1 2.700-1 2.700-2.100l-2.700-1.300-1.200 1.200c-1.800-.7-3.200-2-4-3.700l1-1.200z" fill="#fff"/></svg></a></div>`;

const footer = `<footer data-elementor-type="footer" data-elementor-id="58" class="elementor elementor-58 elementor-location-footer" data-elementor-post-type="elementor_library">
<div class="ak-footer"><div><strong>Autohaus Kessler GmbH</strong><br>Ferdinand-Lassalle-Straße 41<br>72770 Reutlingen-Betzingen<br><a href="tel:+4971215550180">07121 555 01 80</a></div>
<div><strong>Öffnungszeiten</strong><br>Verkauf: Mo–Fr 9–18 Uhr, Sa 9–13 Uhr<br>Werkstatt: Mo–Fr 7.15–17.30 Uhr</div>
<div><a href="${origin}/impressum/">Impressum</a><br><a href="${origin}/datenschutz/">Datenschutzerklärung</a><br><a href="https://www.facebook.com/autohaus.kessler.beispiel" target="_blank" rel="noopener">Facebook</a> · <a href="https://www.instagram.com/autohaus.kessler.beispiel" target="_blank" rel="noopener">Instagram</a></div></div>
<p class="ak-envkv">* Die angegebenen Werte wurden nach dem vorgeschriebenen Messverfahren WLTP (Worldwide harmonised Light vehicles Test Procedure) ermittelt. Weitere Informationen zum offiziellen Kraftstoffverbrauch und zu den offiziellen spezifischen CO₂-Emissionen neuer Personenkraftwagen können dem „Leitfaden über den Kraftstoffverbrauch, die CO₂-Emissionen und den Stromverbrauch neuer Personenkraftwagen“ entnommen werden, der an allen Verkaufsstellen und bei der Deutschen Automobil Treuhand GmbH unentgeltlich erhältlich ist.</p></footer>`;

function head({ title, description, path, captcha }: WordPressPage): string {
  return `<!doctype html>
<html lang="de">
<head>
	<meta charset="UTF-8">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<link rel="profile" href="https://gmpg.org/xfn/11">
	<script src="https://consent.cookiefirst.com/sites/${accounts.cookieFirst}/consent.js"></script>
<script>window.addEventListener('cf_consent',function(e){window.dataLayer=window.dataLayer||[];window.dataLayer.push({event:'cookiefirst_consent',cf:e.detail||{}});});</script>
<meta name='robots' content='index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1' />

	<!-- This site is optimized with the Yoast SEO plugin v26.3 - https://yoast.com/wordpress/plugins/seo/ -->
	<title>${title} - Autohaus Kessler</title>
	<meta name="description" content="${description}" />
	<link rel="canonical" href="${origin}${path}" />
	<meta property="og:locale" content="de_DE" />
	<meta property="og:site_name" content="Autohaus Kessler" />
	<!-- / Yoast SEO plugin. -->

<!-- Google Tag Manager for WordPress by gtm4wp.com -->
<script data-cfasync="false" data-pagespeed-no-defer>
	var gtm4wp_datalayer_name = "dataLayer";
	var dataLayer = dataLayer || [];
	dataLayer.push({"pagePostType":"page","pagePostType2":"single-page"});
(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':
new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],
j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src=
'//www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);
})(window,document,'script','dataLayer','${accounts.tagManager}');
</script>
<!-- End Google Tag Manager for WordPress by gtm4wp.com -->
<link rel='stylesheet' id='elementor-frontend-css' href='${origin}/wp-content/plugins/elementor/assets/css/frontend.min.css?ver=3.33.2' media='all' />
<link rel='stylesheet' id='elementor-gf-local-barlow-css' href='${origin}/wp-content/uploads/elementor/google-fonts/css/barlow.css?ver=1739264412' media='all' />
<link rel='stylesheet' id='hello-elementor-child-style-css' href='${origin}/wp-content/themes/hello-theme-child-master/style.css?ver=2.0.0' media='all' />
<link rel="https://api.w.org/" href="${origin}/wp-json/" /><link rel="EditURI" type="application/rsd+xml" title="RSD" href="${origin}/xmlrpc.php?rsd" />
<meta name="generator" content="WordPress 6.8.12" />
<meta name="generator" content="Elementor 3.33.2; features: additional_custom_breakpoints; settings: css_print_method-external, google_font-enabled, font_display-swap">
<link rel="icon" href="${origin}/wp-content/uploads/2025/02/cropped-kessler-icon-32x32.svg" sizes="32x32" />
${captcha ? `<script src="https://www.google.com/recaptcha/api.js?render=explicit&#038;ver=3.33.1" id="elementor-recaptcha_v3-api-js"></script>` : ''}
</head>`;
}

/** The document that WordPress gives out for a page. */
export function render(page: WordPressPage): string {
  return `${head(page)}
<body class="wp-singular page-template-default page page-id-${page.id} wp-custom-logo wp-embed-responsive wp-theme-hello-elementor wp-child-theme-hello-theme-child-master elementor-default elementor-kit-7 elementor-page elementor-page-${page.id}">
<!-- GTM Container placement set to automatic -->
<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=${accounts.tagManager}" height="0" width="0" style="display:none;visibility:hidden" aria-hidden="true"></iframe></noscript>
<a class="skip-link screen-reader-text" href="#content">Zum Inhalt wechseln</a>
<header data-elementor-type="header" data-elementor-id="51" class="elementor elementor-51 elementor-location-header" data-elementor-post-type="elementor_library"><div class="ak-header">
<a href="${origin}/" class="custom-logo-link" rel="home"><img width="230" height="52" src="${origin}/wp-content/uploads/2025/02/kessler-logo.svg" class="custom-logo" alt="Autohaus Kessler"></a>
<nav aria-label="Menü" class="elementor-nav-menu--main elementor-nav-menu__container elementor-nav-menu--layout-horizontal"><ul id="menu-1-3f2c9d1" class="elementor-nav-menu">${items(page.path)}</ul></nav></div></header>
<main id="content" class="site-main post-${page.id} page type-page status-publish hentry">
<div class="page-content"><div data-elementor-type="wp-page" data-elementor-id="${page.id}" class="elementor elementor-${page.id}" data-elementor-post-type="page">
${page.content}</div></div></main>
${footer}
${whatsApp}
<script type="text/plain" data-cookiefirst-category="functional" async src="https://userlike-cdn-widgets.s3-eu-west-1.amazonaws.com/${accounts.userlike.key}.js"></script>
<script id="elementor-frontend-js-before">
var elementorFrontendConfig = {"environmentMode":{"edit":false,"wpPreview":false,"isScriptDebug":false},"version":"3.33.2","is_static":false,"urls":{"assets":"${origin}\\/wp-content\\/plugins\\/elementor\\/assets\\/","ajaxurl":"${origin}\\/wp-admin\\/admin-ajax.php"},"post":{"id":${page.id},"title":"${page.title}","excerpt":"","featuredImage":false}};
</script>
<script src="${origin}/wp-content/plugins/elementor-pro/assets/js/frontend.min.js?ver=3.33.1" id="elementor-pro-frontend-js"></script>
<script src="${origin}/wp-content/themes/hello-theme-child-master/kessler.js?ver=2.0.0" id="kessler-js"></script>
</body>
</html>`;
}
