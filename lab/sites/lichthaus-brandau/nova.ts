import { consentMarkup } from './consent-markup.ts';

/** A page as the shop's template puts it out; `type` is the page type that stands in `data-page`. */
export interface NovaPage {
  path: string;
  type: number;
  title: string;
  description?: string;
  head?: string;
  content: string;
  breadcrumb?: readonly (readonly [string, string])[];
}

/** Addresses of the shop. */
export const shop = { domain: 'lichthaus-brandau.test', host: 'www.lichthaus-brandau.test', origin: 'https://www.lichthaus-brandau.test' };

/** Accounts with Google and Brevo. */
export const accounts = {
  container: 'GTM-LB5R7XK',
  analytics: 'G-LHB64397QX',
  ads: 'AW-10487733621',
  brevoKey: 'q7m2x9v4k1n8b3d6w5z0t2ya',
  trustedShops: 'X7A41C09E52BD83F6190AC4D7E3B85F20',
  payPal: 'AXk3mR7cT0bVwLhB29qZs8dYpF41uNeJg6KiO5xQaHt',
};

const token = '8f1de02c7ab94653d1e6b0fa27c5943e';

/** Hidden field that guards every form against requests from elsewhere. */
export const tokenField = `<input type="hidden" class="jtl_token" name="jtl_token" value="${token}">`;

const categories = [
  ['/Pendelleuchten', 'Pendelleuchten'],
  ['/Pendelleuchte-Havel-Messing', 'Neu: Havel'],
  ['/Tischleuchte-Gersprenz', 'Tischleuchten'],
] as const;

const consentMode = `<script data-cfasync="false">
window.dataLayer = window.dataLayer || [];
function gtag(){dataLayer.push(arguments);}
gtag('consent', 'default', {'ad_storage':'denied','ad_user_data':'denied','ad_personalization':'denied','analytics_storage':'denied','wait_for_update':500});
window.lhbGrant = function(){gtag('consent', 'update', {'ad_storage':'granted','ad_user_data':'granted','ad_personalization':'granted','analytics_storage':'granted'});};
try { var lhbConsent = JSON.parse(localStorage.getItem('consent')); if (lhbConsent !== null && lhbConsent.settings.lhb_google_analytics === true) window.lhbGrant(); } catch (e) {}
</script>
<!-- Google Tag Manager -->
<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','${accounts.container}');</script>
<!-- End Google Tag Manager -->`;

const trustbadge = `<script>
(function () { var _tsid = '${accounts.trustedShops}';
_tsConfig = {'yOffset':'0','variant':'reviews','customElementId':'','trustcardDirection':'','disableResponsive':'false','disableTrustbadge':'false'};
var _ts = document.createElement('script'); _ts.type = 'text/javascript'; _ts.charset = 'utf-8'; _ts.async = true; _ts.src = '//widgets.trustedshops.com/js/' + _tsid + '.js';
var __ts = document.getElementsByTagName('script')[0]; __ts.parentNode.insertBefore(_ts, __ts); })();
</script>`;

function breadcrumbs(page: NovaPage): string {
  if (page.path === '/') return '';
  const steps = [['/', 'Startseite'] as const, ...(page.breadcrumb ?? []), [page.path, page.title] as const];
  return `<div class="container-fluid breadcrumb-container"><ol class="breadcrumb" itemprop="breadcrumb" itemscope itemtype="https://schema.org/BreadcrumbList">${steps
    .map(
      ([href, text], index) =>
        `<li class="breadcrumb-item" itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a itemprop="item" href="${href}"><span itemprop="name">${text}</span></a><meta itemprop="position" content="${index + 1}"></li>`,
    )
    .join('')}</ol></div>`;
}

const header = `<header class="d-print-none full-width-mega sticky-top fixed-navbar theme-clear" id="jtl-nav-wrapper">
<div id="header-top-bar" class="d-none topbar-wrapper full-width-mega d-lg-flex"><span>Beratung: 06254 555 09 70 · Mo–Fr 9–17 Uhr</span>
<nav class="navbar topbar-main" aria-label="Service"><ul class="nav topbar-main-nav"><li class="nav-item"><a class="nav-link" href="/Newsletter" title="Newsletter">Newsletter</a></li><li class="nav-item"><a class="nav-link" href="/Kontakt" title="Kontakt">Kontakt</a></li></ul></nav></div>
<div class="container-fluid hide-navbar container-fluid-xl"><nav class="navbar row justify-content-center align-items-center-util" id="shop-nav">
<div class="col col-auto nav-logo-wrapper"><div class="logo" id="logo" itemprop="publisher" itemscope itemtype="https://schema.org/Organization"><meta itemprop="name" content="Lichthaus Brandau"><a class="navbar-brand" href="/" title="Lichthaus Brandau" itemprop="url"><img src="/bilder/intern/shoplogo/lichthaus-brandau.svg" id="shop-logo" alt="Lichthaus Brandau" width="230" height="54"></a></div></div>
<form action="/index.php" method="get" class="main-search flex-grow-1"><div class="input-group"><input class="form-control ac_input" type="text" placeholder="Suchbegriff" id="search-header" name="qs" autocomplete="off" aria-label="Suchbegriff"><button class="btn btn-secondary" type="submit" aria-label="Suchen">Suchen</button></div></form>
<ul id="shop-nav-icons" class="nav nav-right"><li class="nav-item"><a class="nav-link" href="/Registrieren" title="Registrieren">Konto</a></li><li class="nav-item cart-icon-dropdown"><a class="nav-link" href="/Warenkorb" title="Warenkorb" rel="nofollow">Warenkorb</a></li></ul></nav>
<nav class="nav-scrollbar-inner" id="mainNavigation" aria-label="Kategorien"><ul class="navbar-nav nav-scrollbar-inner mr-auto">${categories.map(([href, text]) => `<li class="nav-item nav-scrollbar-item"><a class="nav-link" href="${href}" title="${text}" target="_self"><span class="text-truncate d-block">${text}</span></a></li>`).join('')}</ul></nav></div></header>`;

const footerLinks = [
  [
    'Informationen',
    [
      ['/Versandinformationen', 'Versandinformationen'],
      ['/Newsletter', 'Newsletter'],
      ['/Kontakt', 'Kontakt'],
    ],
  ],
  [
    'Gesetzliche Informationen',
    [
      ['/Datenschutz', 'Datenschutz'],
      ['/AGB', 'AGB'],
      ['/WRB', 'Widerrufsrecht'],
      ['/Impressum', 'Impressum'],
    ],
  ],
] as const;

const footer = `<footer id="footer"><div class="container d-print-none container-fluid-xl"><div class="row" id="footer-boxes">${footerLinks
  .map(
    ([title, links]) =>
      `<div class="col-lg-4"><section class="box box-linkgroup"><div class="productlist-filter-headline">${title}</div><ul class="nav flex-column">${links.map(([href, text]) => `<li class="nav-item"><a class="nav-link" href="${href}">${text}</a></li>`).join('')}</ul></section></div>`,
  )
  .join(
    '',
  )}<div class="col-lg-4"><section class="box"><div class="productlist-filter-headline">Sicher bezahlen</div><p>PayPal · SEPA-Lastschrift · Rechnung · Vorkasse</p></section></div></div>
<p class="footnote-vat">* Alle Preise inkl. gesetzlicher USt., zzgl. <a href="/Versandinformationen">Versand</a></p></div>
<div id="copyright"><div class="container-fluid"><div class="row"><div class="col">© Lichthaus Brandau GmbH &amp; Co. KG</div><div class="col ml-auto-util" id="system-credits">Powered by <a href="https://jtl-url.de/jtlshop" title="JTL-Shop" target="_blank" rel="noopener nofollow">JTL-Shop</a></div></div></div></div></footer>`;

/** The HTML of a page. */
export function novaPage(page: NovaPage): string {
  const address = `${shop.origin}${page.path}`;
  const description = page.description ?? 'Leuchten aus Messing, Glas und Leinen: Lichthaus Brandau im Odenwald.';
  return `<!DOCTYPE html>
<html lang="de" itemscope itemtype="https://schema.org/WebPage">
<head>
<meta http-equiv="content-type" content="text/html; charset=utf-8">
<meta name="description" itemprop="description" content="${description}">
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<meta name="robots" content="index, follow">
<meta itemprop="url" content="${address}"><meta property="og:type" content="website"><meta property="og:site_name" content="${page.title}"><meta property="og:title" content="${page.title}"><meta property="og:url" content="${address}">
<title itemprop="name">${page.title} - Lichthaus Brandau</title>
<link rel="canonical" href="${address}">
<link type="image/svg+xml" href="/favicon.ico" rel="icon">
<link rel="stylesheet" href="/asset/lichthaus.css,plugin_css?v=5.5.1">
${consentMode}
${page.head ?? ''}
</head>
<body class="btn-animated wish-compare-animation-mobile wish-compare-animation-desktop is-nova" data-page="${page.type}">
<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=${accounts.container}" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>
${header}
<main id="main-wrapper">${breadcrumbs(page)}<div id="content-wrapper" class="container-fluid container-fluid-xl"><div id="content">
${page.content}
</div></div></main>
${footer}
${trustbadge}
${consentMarkup}
</body>
</html>
`;
}
