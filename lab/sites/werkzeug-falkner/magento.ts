import { shop } from './shop.ts';

/** One page as the templates of the shop fill it. `type` holds the body classes that Magento gives. */
export interface ShopPage {
  path: string;
  title: string;
  type: string;
  main: string;
  description?: string;
  head?: string;
  crumbs?: readonly string[];
}

const newRelic = `<script type="text/javascript">;window.NREUM||(NREUM={});NREUM.init={distributed_tracing:{enabled:false},privacy:{cookies_enabled:false},ajax:{deny_list:["bam.eu01.nr-data.net"]}};NREUM.loader_config={accountID:"4471902",trustKey:"4471902",agentID:"538719244",licenseKey:"NRJS-5d0b8f2a71c94e6bd11",applicationID:"538719244"};NREUM.info={beacon:"bam.eu01.nr-data.net",errorBeacon:"bam.eu01.nr-data.net",licenseKey:"NRJS-5d0b8f2a71c94e6bd11",applicationID:"538719244",transactionName:"Y1NXYUQDDUAHBRUPWVsZdFZCCwxd",sa:1};</script>
<script type="text/javascript" src="https://js-agent.newrelic.com/nr-loader-rum-1.303.0.min.js" async></script>`;

const consentDefault = `<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}
gtag('consent','default',{'ad_storage':'denied','ad_user_data':'denied','ad_personalization':'denied','analytics_storage':'denied','functionality_storage':'granted','security_storage':'granted','wait_for_update':500});gtag('set','ads_data_redaction',true);</script>`;

const tagManager = `<!-- GOOGLE TAG MANAGER --><script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','${shop.container}');</script><!-- END GOOGLE TAG MANAGER -->`;

const findologic = `<script>(function(){var mainUrl='https://cdn.findologic.com/config/${shop.findologic}/main.js',loader=document.createElement('script');loader.type='text/javascript';loader.async=true;loader.src='https://cdn.findologic.com/config/loader.min.js';loader.setAttribute('data-fl-main',mainUrl);document.head.appendChild(loader)})();</script>`;

const menu = [
  ['/elektrowerkzeuge.html', 'Elektrowerkzeuge'],
  ['/falkner-multioel-spray-400-ml.html', 'Angebot der Woche'],
  ['/newsletter', 'Newsletter'],
] as const;

const footerLinks = [
  ['/agb-und-widerruf', 'AGB'],
  ['/agb-und-widerruf#widerrufsrecht', 'Widerrufsrecht'],
  ['/agb-und-widerruf#versand', 'Versand &amp; Zahlung'],
  ['/datenschutz', 'Datenschutz'],
  ['/impressum', 'Impressum'],
  ['/impressum#barrierefreiheit', 'Barrierefreiheit'],
] as const;

const link = ([href, text]: readonly [string, string]) => `<li class="nav item"><a href="${href}">${text}</a></li>`;

function header(): string {
  const items = menu.map(
    ([href, text], index) =>
      `<li class="level0 nav-${index + 1} category-item level-top ui-menu-item"><a href="${href}" class="level-top ui-menu-item-wrapper"><span>${text}</span></a></li>`,
  );
  return `<header class="page-header"><div class="panel wrapper"><div class="panel header"><span class="not-logged-in welcome">Versandkostenfrei ab 79 € · Fachberatung 02191 555 04-40</span>
<nav class="customer-links" aria-label="Kundenbereich"><ul class="header links"><li><a href="/customer/account/create/" rel="nofollow">Konto erstellen</a></li><li class="minicart-wrapper" data-block="minicart"><a class="action showcart" href="/checkout/" rel="nofollow"><span class="text">Warenkorb &amp; Kasse</span> <span class="counter qty"><span class="counter-number">0</span></span></a></li></ul></nav></div></div>
<div class="header content"><a class="logo" href="/" title="Werkzeug Falkner" aria-label="store logo"><svg width="232" height="44" viewBox="0 0 232 44" role="img" aria-label="Werkzeug Falkner"><path d="M4 30 22 6l6 8 12-4-8 12 8 6-14 4-6 10-4-9z" fill="#c8102e"/><text x="50" y="20" font-family="Arial" font-size="13" letter-spacing="3" fill="#555">WERKZEUG</text><text x="50" y="39" font-family="Arial" font-size="22" font-weight="800" fill="#1d1d1b">FALKNER</text></svg></a>
<div class="block block-search"><form class="form minisearch" id="search_mini_form" action="/elektrowerkzeuge.html" method="get" role="search"><label class="label" for="search">Suche</label><input id="search" type="search" name="q" placeholder="Artikel, Marke oder Nummer suchen" class="input-text" maxlength="128" autocomplete="off"><button type="submit" title="Suche" class="action search"><span>Suche</span></button></form></div></div></header>
<div class="sections nav-sections"><nav class="navigation" data-action="navigation"><ul data-mage-init='{"menu":{"responsive":true,"expanded":true}}'>${items.join('')}</ul></nav></div>`;
}

const footer = `<footer class="page-footer"><div class="footer content"><div><strong>Werkzeug Falkner</strong><p>Seit 1958 Fachhandel in Remscheid.<br>Mo–Fr 8–17 Uhr, Sa 9–13 Uhr</p><p>02191 555 04-40<br>service@${shop.domain}</p></div>
<nav aria-label="Rechtliches"><strong>Service &amp; Rechtliches</strong><ul class="footer links">${footerLinks.map(link).join('')}<li class="nav item"><a href="#" data-amcookie-js="open-modal" class="amgdpr-settings">Cookie-Einstellungen</a></li></ul></nav>
<div><strong>Zahlungsarten</strong><p class="payments"><span>PayPal</span><span>Klarna</span><span>Visa</span><span>Mastercard</span><span>SEPA</span><span>Vorkasse</span></p><p><a href="/newsletter">Newsletter: 5 € Gutschein</a></p></div></div>
<small class="copyright"><span>* Alle Preise inkl. gesetzl. MwSt., zzgl. <a href="/agb-und-widerruf#versand">Versandkosten</a>. Geschäftskunden sehen nach Anmeldung Nettopreise. © 2026 Werkzeug Falkner GmbH &amp; Co. KG</span></small></footer>`;

const comfort = `<script type="text/plain" data-amgdpr-group="2" async data-src="https://userlike-cdn-widgets.s3-eu-west-1.amazonaws.com/${shop.userlike.key}.js"></script>`;
const trustbadge = `<script async data-desktop-y-offset="90" data-mobile-y-offset="90" charset="UTF-8" src="https://widgets.trustedshops.com/js/${shop.trustedShops}.js"></script>`;

/** A page as Magento with a theme after Luma gives it out. */
export function magentoPage(page: ShopPage): string {
  const trail = page.crumbs?.map((crumb) => `<li class="item"><strong>${crumb}</strong></li>`).join('');
  return `<!doctype html>
<html lang="de">
<head >
<script> var LOCALE = 'de\\u002DDE'; var BASE_URL = 'https\\u003A\\u002F\\u002F${shop.host}\\u002F'; var require = { 'baseUrl': '${shop.files.replaceAll('/', '\\u002F')}' };</script>
${newRelic}
<meta charset="utf-8"/>
<meta name="title" content="${page.title}"/>
<meta name="description" content="${page.description ?? 'Werkzeug, Maschinen und Arbeitsschutz vom Fachhandel in Remscheid.'}"/>
<meta name="robots" content="INDEX,FOLLOW"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="format-detection" content="telephone=no"/>
<title>${page.title} | Werkzeug Falkner</title>
<link rel="stylesheet" type="text/css" media="all" href="${shop.files}/css/styles-m.min.css"/>
<link rel="canonical" href="${shop.origin}${page.path}"/>
${consentDefault}
<script src="${shop.files}/Amasty_GdprFrontendUi/js/cookies.min.js"></script>
${tagManager}
<script src="${shop.files}/js/bundle/bundle0.min.js" defer></script>
${findologic}${page.head ?? ''}
</head>
<body data-container="body" data-mage-init='{"loaderAjax": {}, "loader": { "icon": "${shop.files}/images/loader-2.gif"}}' id="html-body" class="${page.type}">
<!-- GOOGLE TAG MANAGER --><noscript><iframe src="https://www.googletagmanager.com/ns.html?id=${shop.container}" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript><!-- END GOOGLE TAG MANAGER -->
<script type="text/x-magento-init">{"*":{"Magento_PageCache/js/form-key-provider":{"isPaginationCacheEnabled":0},"mage/cookies":{"expires":null,"path":"\\/","domain":".${shop.host}","secure":true,"lifetime":"3600"}}}</script>
<noscript><div class="message global noscript"><p><strong>JavaScript scheint in Ihrem Browser deaktiviert zu sein.</strong></p></div></noscript>
<div class="page-wrapper"><a class="action skip contentarea" href="#contentarea"><span>Direkt zum Inhalt</span></a>${header()}
${trail ? `<div class="breadcrumbs"><ul class="items"><li class="item home"><a href="/">Startseite</a></li>${trail}</ul></div>` : ''}
<main id="maincontent" class="page-main"><a id="contentarea" tabindex="-1"></a><div class="columns"><div class="column main">${page.main}</div></div></main>
${footer}</div>
<script type="text/x-magento-init">{"*":{"Magento_Customer/js/section-config":{"sections":{"checkout/cart/add":["cart"]}},"Amasty_GdprFrontendUi/js/cookies":{"isModal":0,"isPopup":0,"policyText":"","firstShowProcess":"1"}}}</script>
${comfort}
${trustbadge}
</body>
</html>`;
}
