import { accounts } from './accounts.ts';

/** A page of the shop: its controller (`cl`) and what the theme needs for it. */
export interface ShopPage {
  path: string;
  title: string;
  description: string;
  cl: 'start' | 'alist' | 'details' | 'content' | 'basket';
  content: string;
  /** Breadcrumb between start page and this one. */
  above?: readonly (readonly [string, string])[];
  /** Scripts at the end of the body. */
  scripts?: string;
}

const { origin, statistics } = accounts;

const menu = [
  ['Kompression', '/Kompression/'],
  ['Kompressionsstrümpfe KKL 2', '/Kompression/Kompressionsstruempfe-Klasse-2-knielang.html'],
  ['Inkontinenz', '/Inkontinenz/'],
  ['Vorlagen bei schwerer Blasenschwäche', '/Inkontinenz/Vorlagen-Super-bei-schwerer-Blasenschwaeche.html'],
  ['Rezept einlösen', '/Rezept-einloesen/'],
  ['Termin buchen', '/Termin-buchen/'],
] as const;

const service = [
  ['Versand und Zahlung', '/Versand-und-Zahlung/'],
  ['AGB', '/AGB/'],
  ['Widerrufsrecht', '/Widerrufsrecht/'],
  ['Vertrag widerrufen', '/Vertrag-widerrufen/'],
  ['Datenschutz', '/Datenschutz/'],
  ['Impressum', '/Impressum/'],
  ['Barrierefreiheit', '/Barrierefreiheit/'],
] as const;

const head = `<script>window.dataLayer = window.dataLayer || []; function gtag(){dataLayer.push(arguments);}
gtag('consent', 'default', {ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied', wait_for_update: 500}); gtag('set', 'ads_data_redaction', true);</script>
<script src="${origin}/out/apex/src/js/uc-bridge.js"></script>
<link rel="preconnect" href="//web.cmp.usercentrics.eu">
<script id="usercentrics-cmp" src="https://web.cmp.usercentrics.eu/ui/loader.js" data-settings-id="${accounts.usercentrics}" async></script>
<!-- Google Tag Manager -->
<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','${accounts.container}');</script>
<!-- End Google Tag Manager -->
<!-- Matomo -->
<script>var _paq = window._paq = window._paq || []; _paq.push(['disableCookies']); _paq.push(['disableBrowserFeatureDetection']); _paq.push(['trackPageView']); _paq.push(['enableLinkTracking']);
(function() { var u="https://${statistics}/"; _paq.push(['setTrackerUrl', u+'matomo.php']); _paq.push(['setSiteId', '3']); var d=document, g=d.createElement('script'), s=d.getElementsByTagName('script')[0]; g.async=true; g.src=u+'matomo.js'; s.parentNode.insertBefore(g,s); })();</script>
<!-- End Matomo Code -->`;

const newsletter = `<section class="footer-newsletter"><h2 class="h4">Newsletter</h2><form action="https://seu2.cleverreach.com/f/318842-304127/wcs/" method="post" target="_blank"><label for="text6914203">E-Mail-Adresse</label><div class="input-group"><input type="email" class="form-control" id="text6914203" name="email" required autocomplete="email"><button type="submit" class="btn btn-primary">Anmelden</button></div>
<p class="small">Einmal im Monat Tipps und Angebote per E-Mail. Sie erhalten zuerst eine Nachricht mit einem Bestätigungslink (Double-Opt-in) und können sich in jeder Ausgabe wieder abmelden. Den Versand übernimmt die CleverReach GmbH & Co. KG als unser Auftragsverarbeiter; dabei werten wir Öffnungen und Klicks nicht aus. Mehr in der <a href="/Datenschutz/#newsletter">Datenschutzerklärung</a>.</p></form></section>`;

const list = (entries: readonly (readonly [string, string])[], current = '') =>
  entries
    .map(
      ([text, href]) =>
        `<li class="nav-item${href === current ? ' active' : ''}"><a class="nav-link" href="${origin}${href}">${text}</a></li>`,
    )
    .join('\n');

/** The HTML that OXID eShop 7 with the theme APEX gives out. */
export function oxidPage(page: ShopPage): string {
  const crumbs = [['Startseite', '/'] as const, ...(page.above ?? [])];
  const breadcrumb =
    page.cl === 'start'
      ? ''
      : `<ol class="breadcrumb" id="breadcrumb">${crumbs.map(([text, href]) => `<li class="breadcrumb-item"><a href="${href}">${text}</a></li>`).join('')}<li class="breadcrumb-item active" aria-current="page">${page.title}</li></ol>`;
  return `<!DOCTYPE html>
<html lang="de" >
<head>
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<meta name="viewport" id="Viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<title>${page.title} | Sanitätshaus Vogt Onlineshop</title>
<meta name="ROBOTS" content="${page.cl === 'basket' ? 'NOINDEX, FOLLOW' : 'INDEX, FOLLOW'}">
<meta name="description" content="${page.description}">
<meta property="og:site_name" content="${origin}/">
<meta property="og:type" content="website">
<link rel="canonical" href="${origin}${page.path}">
<link rel="shortcut icon" href="/favicon.ico">
${head}
<link rel="stylesheet" type="text/css" href="${origin}/out/apex/css/styles.min.css?1746001122">
</head>
<!-- OXID eShop Community Edition, Version 7, Shopping Cart System (c) OXID eSales AG 2003 - 2025 - https://www.oxid-esales.com -->
<body class="cl-${page.cl}">
<a class="visually-hidden-focusable" href="#content">Zum Hauptinhalt springen</a>
<header id="header"><div class="container-xxl header-box"><a class="navbar-brand" href="${origin}/" title="Sanitätshaus Vogt"><img src="${origin}/out/apex/img/logo_vogt.svg" alt="Sanitätshaus Vogt" width="250" height="56"></a>
<form class="form search" role="search" action="${origin}/index.php?" method="get" name="search"><input type="hidden" name="lang" value="0"><input type="hidden" name="cl" value="search"><input class="form-control" type="search" id="searchParam" name="searchparam" aria-label="Suche" placeholder="Artikel suchen"><button class="btn" type="submit" aria-label="Suchen">⌕</button></form>
<a class="btn-minibasket" href="${origin}/warenkorb/" title="Warenkorb">Warenkorb</a></div>
<nav class="navbar navbar-expand-lg" id="mainnav" aria-label="Hauptnavigation"><div class="container-xxl"><ul id="navigation" class="navbar-nav">
${list(menu, page.path)}
</ul></div></nav></header>
<div id="wrapper"><div class="container-xxl">${breadcrumb}
<main class="content" id="content">
${page.content}
</main></div></div>
<footer class="footer" id="footer"><div class="container-xxl footer-cols"><section><h2 class="h4">Sanitätshaus Vogt</h2><p>Münchener Straße 61<br>83022 Rosenheim<br>Telefon 08031 555 04 70<br>Mo–Fr 8:30–18 Uhr</p><div class="trustpilot-widget" data-locale="de-DE" data-template-id="5419b6ffb0d04a076446a9af" data-businessunit-id="${accounts.trustpilot}" data-style-height="28px" data-style-width="100%" data-theme="light"><a href="https://de.trustpilot.com/review/sanitaetshaus-vogt.test" target="_blank" rel="noopener">Trustpilot</a></div></section>
<section><h2 class="h4">Service und Recht</h2><ul class="services list-unstyled">${list(service)}<li class="nav-item"><a class="nav-link" href="#" onclick="__ucCmp.showSecondLayer();return false;">Datenschutz-Einstellungen</a></li></ul></section>
${newsletter}</div><p class="vat-info container-xxl">* Alle Preise inkl. MwSt., zzgl. <a href="/Versand-und-Zahlung/">Versandkosten</a></p></footer>
<script type="text/plain" data-usercentrics="Trustpilot" src="//widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js" async></script>
<script src="${origin}/out/apex/js/scripts.min.js?1746001122"></script>
${page.scripts ?? ''}
</body>
</html>`;
}
