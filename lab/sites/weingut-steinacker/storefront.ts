/** Account numbers and addresses of the shop. */
export const shop = {
  host: 'www.weingut-steinacker.test',
  domain: 'weingut-steinacker.test',
  analyticsId: 'G-STK9XW4N2R',
  trustedShopsId: 'X6A1F0C93D27B48E5A90C1D4472FBE038',
  payPalClientId: 'AVs7Qn0pTWYh3kFz6mXJ2rLcUe8bHdGyNo5iSaKt1vPzRxMwCq4EjBfD9uIlOgZ3T7YhWnQe',
} as const;

/** Folder of the compiled theme. */
export const theme = '/theme/9b1e4c7d02aa4d1f8f1ad5c3be7d6f10';

/** A page as the controllers hand it to the layout. */
export interface StorefrontPage {
  title: string;
  controller: 'navigation' | 'product' | 'checkout' | 'form' | 'register';
  action: string;
  main: string;
  path?: string;
  description?: string;
  productNumber?: string;
}

const categories = [
  ['/', 'Startseite'],
  ['/Weine/Weisswein/', 'Weißwein'],
  ['/Weine/Rotwein-und-Sekt/', 'Rotwein &amp; Sekt'],
  ['/Probierpaket-Sechs-vom-Hang/STK-PK01', 'Probierpaket'],
  ['/Weingut/', 'Das Weingut'],
] as const;

const services = [
  ['/Versand-und-Zahlung/', 'Versand und Zahlung'],
  ['/Widerrufsrecht/', 'Widerrufsrecht'],
  ['/Vertrag-widerrufen/', 'Vertrag widerrufen'],
  ['/AGB/', 'AGB'],
  ['/Datenschutz/', 'Datenschutz'],
  ['/Impressum/', 'Impressum'],
] as const;

const links = (entries: readonly (readonly [string, string])[]) =>
  entries
    .map(([href, text]) => `<li class="footer-link-item"><a class="footer-link" href="${href}" title="${text}">${text}</a></li>`)
    .join('');

const analytics = (page: StorefrontPage) => `<script>
            window.gtagActive = true;
            window.gtagURL = 'https://www.googletagmanager.com/gtag/js?id=${shop.analyticsId}'
            window.controllerName = '${page.controller}';
            window.actionName = '${page.action}';
            window.trackOrders = '1';
            window.gtagTrackingId = '${shop.analyticsId}';
            window.dataLayer = window.dataLayer || [];
            window.gtagConfig = {
                'anonymize_ip': '1',
                'cookie_domain': 'none',
                'cookie_prefix': '_swag_ga',
            };
            function gtag() { dataLayer.push(arguments); }
        </script>
        <script>
            (() => {
                const analyticsStorageEnabled = document.cookie.split(';').some((item) => item.trim().includes('google-analytics-enabled=1'));
                // Always set a default consent for consent mode v2
                gtag('consent', 'default', {
                    'ad_user_data': 'denied',
                    'ad_storage': 'denied',
                    'ad_personalization': 'denied',
                    'analytics_storage': analyticsStorageEnabled ? 'granted' : 'denied'
                });
            })();
        </script>`;

const head = (page: StorefrontPage) => `<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no">
    <meta name="author" content="">
    <meta name="robots" content="index,follow">
    <meta name="revisit-after" content="15 days">
    <meta name="description" content="${page.description ?? 'Bio-Weine aus Westhofen in Rheinhessen, direkt vom Winzer.'}">
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="Weingut Steinacker">
    <meta property="og:title" content="${page.title}">
    <meta itemprop="copyrightHolder" content="Weingut Steinacker">
    <meta itemprop="copyrightYear" content="">
    <meta itemprop="isFamilyFriendly" content="true">
    <meta name="theme-color" content="#ffffff">
    <link rel="shortcut icon" href="/media/2c/aa/10/1738845120/favicon.svg">
    <link rel="preload" href="${theme}/assets/font/Inter-Regular.woff2" as="font" type="font/woff2" crossorigin>
    <link rel="canonical" href="https://${shop.host}${page.path ?? '/'}">
    <title itemprop="name">${page.title}</title>
    <link rel="stylesheet" href="${theme}/css/all.css?1762934411">
    <script>window.features = {"V6_5_0_0":true,"v6.5.0.0":true,"V6_6_0_0":true,"v6.6.0.0":true,"JOIN_FILTER":false,"MEDIA_PATH":false};</script>
    ${analytics(page)}
    <script>window.useDefaultCookieConsent = true;</script>
    <script>
        window.activeNavigationId = '0192d6b1f0a773b8a1ecdf28c4a5e0b7';
        window.router = { 'frontend.cart.offcanvas': '/checkout/offcanvas', 'frontend.cookie.offcanvas': '/cookie/offcanvas', 'frontend.checkout.finish.page': '/checkout/finish', 'frontend.checkout.info': '/widgets/checkout/info' };
        window.salesChannelId = '0192d6b1c3b270e39b3d70e2a6d6f5aa';
        window.breakpoints = {"xs":0,"sm":576,"md":768,"lg":992,"xl":1200,"xxl":1400};
        window.themeAssetsPublicPath = 'https://${shop.host}${theme}/assets/';
        window.themeJsPublicPath = 'https://${shop.host}${theme}/js/';
    </script>
    <script src="${theme}/js/storefront/storefront.js?1762934411" defer></script>
    <script async data-desktop-y-offset="0" data-mobile-y-offset="0" data-desktop-disable-reviews="false" data-desktop-enable-custom="false" data-desktop-position="right" data-color-scheme="light" data-disable-mobile="false" charset="UTF-8" src="https://widgets.trustedshops.com/js/${shop.trustedShopsId}.js"></script>
</head>`;

const header = (
  page: StorefrontPage,
) => `<noscript class="noscript-main"><div role="alert" class="alert">Um unseren Shop in vollem Umfang nutzen zu können, empfehlen wir Ihnen Javascript in Ihrem Browser zu aktivieren.</div></noscript>
<header class="header-main"><div class="top-bar"><div class="container"><div class="top-bar-list"><span>Ab 12 Flaschen versandkostenfrei</span><span>Bio-zertifiziert DE-ÖKO-006</span><a href="/Versand-und-Zahlung/">Service/Hilfe</a></div></div></div>
<div class="container"><div class="row align-items-center header-row"><div class="col-12 col-md-auto header-logo-col"><div class="header-logo-main"><a class="header-logo-main-link" href="/" title="Zur Startseite gehen"><picture class="header-logo-picture"><img src="/media/0d/71/e2/1738845120/logo-steinacker.svg" alt="Zur Startseite gehen" class="img-fluid header-logo-main-img"></picture></a></div></div>
<div class="col header-search"><form action="/search" method="get" class="header-search-form"><input type="search" name="search" class="form-control header-search-input" autocomplete="off" placeholder="Suchbegriff eingeben ..." aria-label="Suchbegriff eingeben ..."><button type="submit" class="btn btn-light" aria-label="Suchen">⌕</button></form></div>
<div class="col-auto header-actions"><a class="btn btn-light" href="/account/login" title="Mein Konto">Mein Konto</a><a class="btn btn-light header-cart-btn" href="/checkout/cart" title="Warenkorb" aria-label="Warenkorb">Warenkorb</a></div></div></div></header>
<div class="nav-main"><div class="main-navigation" id="mainNavigation" data-flyout-menu="true"><div class="container"><nav class="nav main-navigation-menu" aria-label="Hauptnavigation" itemscope="itemscope" itemtype="https://schema.org/SiteNavigationElement">${categories
  .map(
    ([href, text]) =>
      `<a class="nav-link main-navigation-link${href === page.path ? ' active' : ''}" href="${href}" itemprop="url" title="${text}"><div class="main-navigation-link-text"><span itemprop="name">${text}</span></div></a>`,
  )
  .join('')}</nav></div></div></div>`;

const footer = `<footer class="footer-main"><div class="container"><div id="footerColumns" class="footer-columns" data-collapse-footer="true">
<div class="footer-column"><div class="footer-column-headline">Service-Hotline</div><p class="footer-contact-hotline">Bestellung und Beratung unter:<br><a class="footer-contact-hotline" href="tel:+496244555017">06244 / 555 017</a><br>Mo–Fr, 09:00 – 17:00 Uhr, Sa 10:00 – 13:00 Uhr</p></div>
<div class="footer-column"><div class="footer-column-headline">Shop Service</div><ul class="list-unstyled" style="list-style:none;padding:0;margin:0">${links(services)}<li class="footer-link-item"><a class="footer-link" href="/cookie/offcanvas" title="Cookie-Voreinstellungen" rel="nofollow">Cookie-Voreinstellungen</a></li></ul></div>
<div class="footer-column"><div class="footer-column-headline">Jugendschutz</div><p>Wein und Sekt verkaufen und versenden wir ausschließlich an Personen ab 18 Jahren. Bitte genießen Sie verantwortungsvoll.</p></div></div>
<div class="footer-bottom"><p class="footer-vat">* Alle Preise inkl. gesetzl. Mehrwertsteuer zzgl. <a href="/Versand-und-Zahlung/">Versandkosten</a> und ggf. Nachnahmegebühren, wenn nicht anders angegeben.</p><p>Realisiert mit Shopware</p></div></div></footer>`;

const cookieBar = `<div class="cookie-permission-container" data-cookie-permission="true"><div class="container"><div class="row align-items-center">
<div class="col cookie-permission-content">Diese Website verwendet Cookies, um eine bestmögliche Erfahrung bieten zu können. <a data-ajax-modal="true" data-url="/widgets/cms/0192d6b2a9c17d2d" href="/Datenschutz/" title="Mehr Informationen">Mehr Informationen ...</a></div>
<div class="col-12 col-md-auto pe-2"><span class="cookie-permission-button js-cookie-permission-button"><button type="submit" class="btn btn-light">Nur technisch notwendige</button></span> <span class="js-cookie-configuration-button"><button type="submit" class="btn btn-primary">Konfigurieren</button></span> <span class="js-cookie-accept-all-button"><button type="submit" class="btn btn-primary">Alle Cookies akzeptieren</button></span></div>
</div></div></div>`;

/** A whole page in the theme of the shop. */
export function renderStorefront(page: StorefrontPage): string {
  return `<!DOCTYPE html>
<html lang="de-DE" itemscope="itemscope" itemtype="https://schema.org/WebPage">
${head(page)}
<body class="is-ctl-${page.controller} is-act-${page.action}"${page.productNumber ? ` data-product-number="${page.productNumber}"` : ''}>
${header(page)}
<main class="content-main" id="content-main"><div class="flashbags container"></div><div class="container-main container">${page.main}</div></main>
${footer}
${cookieBar}
</body>
</html>`;
}

const group = (name: string, description: string, entries: readonly (readonly [cookie: string, label: string])[], required = false) => {
  const id = `cookie_${name.replaceAll(' ', '')}`;
  return `<div class="offcanvas-cookie-group"><div class="custom-control custom-checkbox"><input type="checkbox" class="offcanvas-cookie-parent-input form-check-input" id="${id}"${required ? ' checked="checked" disabled="disabled"' : ''}> <label for="${id}"><strong>${name}</strong></label></div><p>${description}</p>
<div class="offcanvas-cookie-entries">${entries.map(([cookie, label]) => `<div class="custom-control custom-checkbox"><input type="checkbox" class="form-check-input" id="cookie_${cookie}"${required ? ' checked="checked" disabled="disabled" data-cookie-required="true"' : ' data-cookie-value="1" data-cookie-expiration="30"'} data-cookie="${cookie}"> <label for="cookie_${cookie}">${label}</label></div>`).join('')}</div></div>`;
};

/** The configuration that the off-canvas fetches. */
export const cookieOffCanvas = `<div class="offcanvas-header"><button class="btn btn-light offcanvas-close js-offcanvas-close" aria-label="Schließen">✕ Cookie-Voreinstellungen</button></div>
<div class="offcanvas-body"><div class="offcanvas-cookie"><div class="offcanvas-cookie-description"><p>Diese Website verwendet Cookies, um eine bestmögliche Erfahrung bieten zu können. <a href="/Datenschutz/">Mehr Informationen ...</a></p><h2>Cookie-Voreinstellungen</h2></div>
<div class="offcanvas-cookie-list">${group(
  'Technisch erforderlich',
  'Einige Cookies sind nötig, um die Grundfunktionen unseres Shops zu ermöglichen.',
  [
    ['session-', 'Session'],
    ['timezone', 'Zeitzone'],
    ['cookie-preference', 'Cookie-Einstellungen'],
  ],
  true,
)}${group('Statistik', 'Cookies zu Statistikzwecken und zur Messung der Shop-Performance.', [
  ['google-analytics-enabled', 'Google Analytics'],
])}</div>
<div class="d-grid"><button type="submit" class="btn btn-primary btn-block js-offcanvas-cookie-accept-all">Alle Cookies akzeptieren</button></div><div class="d-grid"><button type="submit" class="btn btn-primary js-offcanvas-cookie-submit">Speichern</button></div></div></div>`;
