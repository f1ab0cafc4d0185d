import { shop } from './accounts.ts';

/** Folder of the compiled theme. */
export const theme = '/theme/2f6d0a91c84b4b7f9be31c05d7ea4418';

/** A page as the controllers hand it to the layout. */
export interface StorefrontPage {
  title: string;
  path: string;
  main: string;
  controller?: 'navigation' | 'product' | 'checkout' | 'register' | 'form';
  action?: string;
  description?: string;
  /** What the tag manager's plugin pushes after its container. */
  dataLayer?: unknown;
}

const categories = [
  ['/', 'Startseite'],
  ['/Angebote/', 'Angebote'],
  ['/Ibulind-400-mg-akut/08421157', 'Angebot des Monats'],
  ['/E-Rezept/', 'E-Rezept'],
  ['/Vorbestellung/', 'Vorbestellung'],
  ['/Beratung/Inhalieren/', 'Beratung'],
  ['/Newsletter/', 'Newsletter'],
  ['/Kontakt/', 'Kontakt'],
] as const;

const services = [
  ['/Versand-und-Zahlung/', 'Versand und Zahlung'],
  ['/Widerrufsrecht/', 'Widerrufsrecht'],
  ['/AGB/', 'AGB'],
  ['/Datenschutz/', 'Datenschutz'],
  ['/Impressum/', 'Impressum'],
] as const;

const tagManager = (page: StorefrontPage) => `<!-- Shopware Analytics: Google Consent Mode -->
    <script>
        window.dataLayer = window.dataLayer || [];
        function gtag() { dataLayer.push(arguments); }
        (() => {
            const analyticsStorageEnabled = document.cookie.split(';').some((item) => item.trim().includes('google-analytics-enabled=1'));
            const adsEnabled = document.cookie.split(';').some((item) => item.trim().includes('google-ads-enabled=1'));
            gtag('consent', 'default', {
                'ad_user_data': adsEnabled ? 'granted' : 'denied',
                'ad_storage': adsEnabled ? 'granted' : 'denied',
                'ad_personalization': adsEnabled ? 'granted' : 'denied',
                'analytics_storage': analyticsStorageEnabled ? 'granted' : 'denied'
            });
        })();
    </script>
    <script>window.dtgsGtm = {"containerId":"${shop.container}","pluginVersion":"7.4.1"};</script>
    <!-- Google Tag Manager -->
    <script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','${shop.container}');</script>
    <!-- End Google Tag Manager -->${page.dataLayer ? `\n    <script>dataLayer.push(${JSON.stringify(page.dataLayer)});</script>` : ''}`;

const head = (page: StorefrontPage) => `<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no">
    <meta name="author" content="">
    <meta name="robots" content="index,follow">
    <meta name="revisit-after" content="15 days">
    <meta name="keywords" content="">
    <meta name="description" content="${page.description ?? 'Ihre Apotheke in Weißenburg mit Versand: Arzneimittel, E-Rezept, Vorbestellung und Beratung.'}">
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="Lindwurm-Apotheke">
    <meta property="og:title" content="${page.title}">
    <meta itemprop="copyrightHolder" content="Lindwurm-Apotheke">
    <meta itemprop="isFamilyFriendly" content="true">
    <meta name="theme-color" content="#ffffff">
    <link rel="shortcut icon" href="/media/3c/b8/71/1709811204/favicon.svg">
    <link rel="preload" href="${theme}/assets/font/Inter-Regular.woff2" as="font" type="font/woff2" crossorigin>
    <link rel="canonical" href="${shop.origin}${page.path}">
    <title itemprop="name">${page.title} | Lindwurm-Apotheke Weißenburg</title>
    <link rel="stylesheet" href="${theme}/css/all.css?1741163377">
    <script>window.features = {"V6_5_0_0":true,"v6.5.0.0":true,"V6_6_0_0":true,"v6.6.0.0":true,"V6_7_0_0":false,"v6.7.0.0":false,"ADDRESS_SELECTION_REWORK":false,"DISABLE_VUE_COMPAT":false,"ACCESSIBILITY_TWEAKS":true};</script>
    ${tagManager(page)}
    <script>window.useDefaultCookieConsent = true;</script>
    <script>
        window.activeNavigationId = '018e1a77c0b170e29f4c5a4d3ab17e60';
        window.router = { 'frontend.cart.offcanvas': '/checkout/offcanvas', 'frontend.cookie.offcanvas': '/cookie/offcanvas', 'frontend.checkout.finish.page': '/checkout/finish', 'frontend.checkout.info': '/widgets/checkout/info', 'frontend.menu.offcanvas': '/widgets/menu/offcanvas', 'frontend.cms.page': '/widgets/cms', 'frontend.country.country-data': '/country/country-state-data' };
        window.salesChannelId = '018e1a76f40d73b2a1f6f0c93d5b7712';
        window.breakpoints = {"xs":0,"sm":576,"md":768,"lg":992,"xl":1200,"xxl":1400};
        window.themeAssetsPublicPath = '${shop.origin}${theme}/assets/';
        window.themeJsPublicPath = '${shop.origin}${theme}/js/';
    </script>
    <script src="${theme}/js/storefront/storefront.js?1741163377" defer></script>
</head>`;

const header = (page: StorefrontPage) => `<a href="#content-main" class="skip-to-content-link visually-hidden">Zum Hauptinhalt springen</a>
<noscript class="noscript-main"><div role="alert" class="alert alert-info"><div class="alert-content">Um unseren Shop in vollem Umfang nutzen zu können, empfehlen wir Ihnen Javascript in Ihrem Browser zu aktivieren.</div></div></noscript>
<header class="header-main"><div class="container"><div class="top-bar"><nav class="top-bar-nav" aria-label="Shop-Einstellungen"><span>Beratung: <a href="tel:+4991415550130">09141 / 555 013-0</a></span> · <span>Versandkostenfrei ab 49 €</span></nav></div>
<div class="row align-items-center header-row"><div class="col-12 col-lg-auto header-logo-col"><div class="header-logo-main"><a class="header-logo-main-link" href="/" title="Zur Startseite gehen"><picture class="header-logo-picture"><img src="/media/91/0a/5e/1709811204/lindwurm-logo.svg" alt="Zur Startseite gehen" class="img-fluid header-logo-main-img"></picture></a></div></div>
<div class="col header-search"><form action="/search" method="get" data-search-widget="true" data-url="/suggest?search=" class="header-search-form"><input type="search" name="search" class="form-control header-search-input" autocomplete="off" minlength="3" maxlength="50" placeholder="Artikelname oder PZN" aria-label="Artikelname oder PZN"><button type="submit" class="btn btn-light header-search-btn" aria-label="Suchen">⌕</button></form></div>
<div class="col-auto header-actions"><a class="btn account-menu-btn header-actions-btn btn-light" href="/account/login" title="Ihr Konto">Konto</a><a class="btn header-cart-btn header-actions-btn btn-light" href="/checkout/cart" data-cart-widget="true" title="Warenkorb">Warenkorb</a></div></div></div></header>
<div class="nav-main"><div class="container"><nav class="navbar navbar-expand-lg main-navigation-menu" id="main-navigation-menu" itemscope="itemscope" itemtype="https://schema.org/SiteNavigationElement">${categories
  .map(
    ([href, text]) =>
      `<a class="nav-link nav-item main-navigation-link${href === page.path ? ' active' : ''}" href="${href}" itemprop="url" title="${text}"><span itemprop="name" class="main-navigation-link-name">${text}</span></a>`,
  )
  .join('')}</nav></div></div>`;

const footer = `<footer class="footer-main"><div class="container"><div id="footerColumns" class="footer-columns" data-collapse-footer-columns="true" role="list">
<div class="footer-column"><div class="footer-column-headline">Service-Hotline</div><p class="footer-contact-hotline"><a class="footer-contact-hotline" href="tel:+4991415550130">09141 / 555 013-0</a><br>Mo–Fr 8:00–18:30 Uhr, Sa 8:30–13:00 Uhr</p><p><a href="https://wa.me/4991415550130" target="_blank" rel="noopener">WhatsApp</a> – bitte keine Rezepte und keine Gesundheitsdaten senden, dafür gibt es unser <a href="/Vorbestellung/">Formular</a>.</p></div>
<div class="footer-column"><div class="footer-column-headline">Informationen</div><ul class="list-unstyled" style="list-style:none;padding:0;margin:0">${services.map(([href, text]) => `<li class="footer-link-item"><a class="footer-link" href="${href}" title="${text}">${text}</a></li>`).join('')}<li class="footer-link-item"><a class="footer-link" href="/cookie/offcanvas" title="Cookie-Einstellungen" rel="nofollow">Cookie-Einstellungen</a></li></ul></div>
<div class="footer-column"><div class="footer-column-headline">Versandhandel</div><p class="eu-logo"><a href="https://versandhandel.dimdi.de/pdfs/vhr-apo.pdf" target="_blank" rel="noopener"><img src="/media/70/d2/1f/1709811204/eu-versandlogo.svg" alt="EU-Sicherheitslogo: Hier klicken, um zu überprüfen, ob diese Website legal ist"></a></p><p class="form-text">Eingetragen im Versandhandels-Register des Bundesinstituts für Arzneimittel und Medizinprodukte (BfArM).</p></div></div>
<div class="footer-bottom"><p class="footer-vat">* Alle Preise inkl. gesetzl. Mehrwertsteuer zzgl. <a href="/Versand-und-Zahlung/">Versandkosten</a>, wenn nicht anders angegeben.<br>¹ AVP: verbindlicher Abrechnungspreis nach der Großen Deutschen Spezialitätentaxe (Lauer-Taxe) bei Abgabe zu Lasten der GKV, die sich gemäß § 129 Abs. 5a SGB V aus dem Abgabepreis des pharmazeutischen Unternehmens und der Arzneimittelpreisverordnung ergibt.</p><p>Zu Risiken und Nebenwirkungen lesen Sie die Packungsbeilage und fragen Sie Ihre Ärztin, Ihren Arzt oder in Ihrer Apotheke. Bei Tierarzneimitteln: … fragen Sie Ihre Tierärztin, Ihren Tierarzt oder in Ihrer Apotheke.</p><p class="footer-copyright">Realisiert mit Shopware</p></div></div></footer>`;

const cookieBar = `<div class="cookie-permission-container" data-cookie-permission="true" role="region" aria-label="Cookie-Voreinstellungen" tabindex="-1"><div class="container"><div class="row align-items-center">
<div class="col cookie-permission-content">Diese Website verwendet Cookies, um eine bestmögliche Erfahrung bieten zu können. <a data-ajax-modal="true" data-url="/widgets/cms/018e1a7a94f2716ab5b8e2d4c1a0937f" href="/widgets/cms/018e1a7a94f2716ab5b8e2d4c1a0937f" title="Mehr Informationen">Mehr Informationen ...</a></div>
<div class="col-12 col-md-auto pe-2"><span class="cookie-permission-button js-cookie-permission-button"><button type="submit" class="btn btn-primary">Nur technisch notwendige</button></span> <span class="js-cookie-configuration-button"><button type="submit" class="btn btn-primary">Konfigurieren</button></span></div>
</div></div></div>`;

/** A whole page in the theme of the shop. */
export function renderStorefront(page: StorefrontPage): string {
  return `<!DOCTYPE html>
<html lang="de-DE" itemscope="itemscope" itemtype="https://schema.org/WebPage">
${head(page)}
<body class="is-ctl-${page.controller ?? 'navigation'} is-act-${page.action ?? 'index'} is-active-route-frontend-${page.controller ?? 'navigation'}-page">
<!-- Google Tag Manager Noscript --><noscript><iframe src="https://www.googletagmanager.com/ns.html?id=${shop.container}" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript><!-- End Google Tag Manager Noscript -->
${header(page)}
<main class="content-main" id="content-main"><div class="flashbags container"></div><div class="container-main container">${page.main}</div></main>
${footer}
${cookieBar}
<script async data-desktop-y-offset="0" data-mobile-y-offset="0" data-desktop-disable-reviews="false" data-desktop-enable-custom="false" data-desktop-position="right" charset="UTF-8" src="https://widgets.trustedshops.com/js/${shop.trustedShops}.js"></script>
</body>
</html>`;
}
