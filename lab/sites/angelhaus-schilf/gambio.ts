import { oilConfiguration } from './consent.ts';
import { paths, shop, theme } from './shop.ts';
import { tracking } from './tracking.ts';

/** One page of the shop. */
export interface ShopPage {
  path: string;
  title: string;
  /** Class that Gambio gives the body. */
  type: string;
  main: string;
  description?: string;
  /** Scripts of the payment modules on this page. */
  modules?: string;
}

const copyright = `<!--
=========================================================
Shopsoftware by Gambio GmbH (c) 2005-2025 [www.gambio.de]
=========================================================

Gambio GmbH offers you highly scalable E-Commerce-Solutions and Services.
The Shopsoftware is redistributable under the GNU General Public License (Version 2) [http://www.gnu.org/licenses/gpl-2.0.html].
based on: E-Commerce Engine Copyright (c) 2006 xt:Commerce, created by Mario Zanier & Guido Winger and licensed under GNU/GPL.

=========================================================
Please visit our website: www.gambio.de
=========================================================
-->`;

const item = (href: string, text: string) => `<li><a href="${href}" title="${text}">${text}</a></li>`;

const header = `<header id="header" class="navbar">
<nav id="topbar-container" aria-label="Service" data-gambio-widget="link_crypter"><div class="inside"><ul class="nav navbar-nav">
<li class="navbar-topbar-item">Beratung: 03991 555 01-40 (Mo–Fr 9–17 Uhr)</li>${item(paths.contact, 'Kontakt')}${item(paths.shipping, 'Versand')}${item(paths.rod, 'Angebot der Woche')}${item(paths.cart, 'Warenkorb')}
</ul></div></nav>
<div class="inside"><div id="navbar-brand" class="navbar-brand"><a href="${shop.origin}/" title="${shop.name}"><img id="main-header-logo" class="img-responsive" src="/images/logos/angelhaus-schilf.svg" alt="${shop.name}-Logo" width="260" height="60"></a></div>
<form role="search" action="/advanced_search_result.php" method="get" data-gambio-widget="live_search"><div class="navbar-search-input-group input-group"><input type="text" id="search-field-input" name="keywords" placeholder="Suche..." class="form-control search-input" autocomplete="off" aria-label="Suche"><button aria-label="Suche..." type="submit" class="btn">Suchen</button></div></form></div>
<div id="categories"><div class="navbar-collapse"><nav class="navbar-default navbar-categories" aria-label="Kategorien" data-gambio-widget="menu"><div class="inside"><ul class="level-1 nav navbar-nav">
${item(paths.category, 'Angelruten')}${item(paths.knife, 'Messer &amp; Zubehör')}
</ul></div></nav></div></div></header>`;

const newsletter = `<div class="box box-newsletter"><div class="panel-heading"><span class="panel-title footer-column-title">Newsletter-Anmeldung</span></div><form name="newsletter_box" action="/newsletter.php" method="post"><input type="hidden" name="action" value="process"><label for="newsletter-email">E-Mail-Adresse*</label><input type="email" id="newsletter-email" name="email" class="form-control" required autocomplete="email"><p>Etwa zweimal im Monat Fangtipps und Angebote. Nach der Anmeldung bekommen Sie eine E-Mail, in der Sie Ihre Adresse bestätigen. Abmelden geht jederzeit über den Link in jeder Ausgabe. Näheres in der <a href="${paths.privacy}#newsletter">Datenschutzerklärung</a>.</p><button type="submit" class="btn">Anmelden</button></form></div>`;

const footer = `<footer id="footer"><div class="inside"><div class="row">
<nav class="box box-content" aria-label="Mehr über"><span class="footer-column-title">Mehr über...</span><ul id="info" class="nav">
${item(paths.imprint, 'Impressum')}${item(paths.privacy, 'Privatsphäre und Datenschutz')}${item(paths.terms, 'AGB')}${item(paths.cancellation, 'Widerrufsrecht &amp; Muster-Widerrufsformular')}${item(paths.withdrawal, 'Vertrag widerrufen')}${item(paths.shipping, 'Liefer- und Versandkosten')}${item(paths.batteries, 'Batterieentsorgung')}${item(paths.contact, 'Kontakt')}
<li><a href="javascript:;" trigger-cookie-consent-panel>Cookie Einstellungen</a></li></ul></nav>
<div class="box"><span class="footer-column-title">Besuchen Sie uns</span><p>Am Hafenbecken 14, 17192 Waren (Müritz)<br>Mo–Sa 9–18 Uhr, Mai bis August ab 7 Uhr</p><p><a href="https://www.facebook.com/angelhaus.schilf" rel="noopener" target="_blank">Facebook</a> · <a href="https://www.instagram.com/angelhaus.schilf" rel="noopener" target="_blank">Instagram</a></p><p><a href="https://www.idealo.de/preisvergleich/Shop/318842.html" rel="noopener" target="_blank"><img src="/images/content/idealo-partner.svg" alt="idealo Partner" width="120" height="50"></a></p></div>
${newsletter}</div><div class="footer-bottom"><a href="https://www.gambio.de" target="_blank" rel="noopener">Shopsoftware</a> by Gambio.de &copy; 2026</div></div></footer>`;

const trustbadge = `<!-- Trusted Shops Trustbadge -->
<script type="text/javascript">(function () { var _tsid = '${shop.trustedShops}'; _tsConfig = { 'yOffset': '60', 'variant': 'reviews', 'customElementId': '', 'trustcardDirection': '', 'disableResponsive': 'false', 'disableTrustbadge': 'false' }; var _ts = document.createElement('script'); _ts.type = 'text/javascript'; _ts.charset = 'utf-8'; _ts.async = true; _ts.src = '//widgets.trustedshops.com/js/' + _tsid + '.js'; var __ts = document.getElementsByTagName('script')[0]; __ts.parentNode.insertBefore(_ts, __ts); })();</script>
<!-- Google Kundenrezensionen -->
<script>window.renderBadge = function () { var c = document.createElement('div'); document.body.appendChild(c); window.gapi.load('ratingbadge', function () { window.gapi.ratingbadge.render(c, { 'merchant_id': ${shop.googleMerchant}, 'position': 'BOTTOM_LEFT' }); }); };</script>
<script src="https://apis.google.com/js/platform.js?onload=renderBadge" async defer></script>`;

/** A page as Gambio GX4 with the theme Malibu delivers it. */
export const gambioPage = (page: ShopPage): string => `<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" dir="ltr" lang="de">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1.0">
${copyright}
<base href="${shop.origin}/">
<meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<meta name="language" content="de">
<meta name="description" content="${page.description ?? 'Angelruten, Rollen, Schnüre und Köder von der Müritz. Beratung im Laden und am Telefon.'}">
<title>${page.title} - ${shop.name}</title>
<link rel="canonical" href="${shop.origin}${page.path}">
<link rel="dns-prefetch" href="//www.google-analytics.com">
<meta property="og:site_name" content="${shop.name}"><meta property="og:type" content="website"><meta property="og:title" content="${page.title}">
<link id="main-css" type="text/css" rel="stylesheet" href="${theme}/styles/system/main.min.css?bust=1762951204">
<meta name="robots" content="index,follow">
<script id="oil-configuration" type="application/configuration">${JSON.stringify(oilConfiguration)}</script>
<script src="/GXModules/Gambio/CookieConsentPanelOiljs/Shop/Javascript/oil.js?bust=1762951204"></script>
${tracking(page.type)}
</head>
<body class="${page.type}" data-gambio-namespace="${shop.origin}${theme}/javascripts/system" data-jse-namespace="${shop.origin}/JSEngine/build" data-gambio-controller="initialize" data-gambio-widget="input_number responsive_image_loader transitions header image_maps modal history dropdown core_workarounds anchor" data-input_number-separator=",">
<div id="outer-wrapper">${header}
<div id="wrapper"><div class="row"><div id="main"><div class="main-inside">
${page.main}
</div></div></div></div>
${footer}</div>
<a class="pageup" data-gambio-widget="pageup" title="Nach oben" href="#"></a>
<script src="${theme}/javascripts/system/init-de.min.js?bust=1762951204" data-page-token="4f0c8a61e3b92d77" id="init-js"></script>
${page.modules ?? ''}
${trustbadge}
</body>
</html>`;
