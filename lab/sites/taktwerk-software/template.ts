/** Languages of the site. */
export type Language = 'de' | 'en';

/** One page of the HubSpot website. */
export interface HubPage {
  path: string;
  language: Language;
  /** Path of the same page in the other language. */
  other?: string;
  title: string;
  description: string;
  /** Number that HubSpot gives the page. */
  id: string;
  body: string;
}

const portal = '145728391';
const origin = 'https://www.taktwerk-software.test';
const theme = '/hubfs/hub_generated/template_assets/1/218840117742/1780921164508';

const menus = {
  de: {
    home: '/',
    links: [
      ['Funktionen', '/funktionen'],
      ['Preise', '/preise'],
      ['Termin buchen', '/termin'],
    ],
    demo: ['Demo anfordern', '/demo'],
    footer: [
      ['Impressum', '/impressum'],
      ['Datenschutzerklärung', '/datenschutz'],
    ],
    settings: 'Cookie-Einstellungen',
    claim: 'Feinplanung für die Fertigung. Entwickelt und betrieben in Köln.',
    company: 'Unternehmen',
    contact: 'Kontakt',
  },
  en: {
    home: '/en/',
    links: [['Features', '/en/features']],
    demo: ['Request a demo', '/en/demo'],
    footer: [
      ['Legal notice', '/en/legal-notice'],
      ['Privacy policy', '/en/privacy-policy'],
    ],
    settings: 'Cookie settings',
    claim: 'Detailed scheduling for manufacturing. Built and run in Cologne.',
    company: 'Company',
    contact: 'Contact',
  },
} as const;

const links = (entries: readonly (readonly [string, string])[], itemClass: string) =>
  entries.map(([text, href]) => `<li class="${itemClass}"><a href="${href}" role="menuitem">${text}</a></li>`).join('');

function alternates({ path, language, other }: HubPage): string {
  if (!other) return '';
  const [german, english] = language === 'de' ? [path, other] : [other, path];
  return `<link rel="alternate" hreflang="de" href="${origin}${german}">
    <link rel="alternate" hreflang="en" href="${origin}${english}">
    <link rel="alternate" hreflang="x-default" href="${origin}${german}">`;
}

function header(page: HubPage): string {
  const menu = menus[page.language];
  const target = page.language === 'de' ? 'en' : 'de';
  return `<div data-global-resource-path="taktwerk-theme/templates/partials/header.html"><header class="header"><a href="#main-content" class="header__skip">${page.language === 'de' ? 'Zum Inhalt springen' : 'Skip to content'}</a>
<div class="content-wrapper header__row"><div id="hs_cos_wrapper_header_logo" class="hs_cos_wrapper hs_cos_wrapper_widget hs_cos_wrapper_type_module widget-type-logo" data-hs-cos-general-type="widget" data-hs-cos-type="module"><a id="hs-link-header_logo" href="${menu.home}"><img src="/hubfs/taktwerk-logo.svg" class="hs-image-widget" height="36" width="170" alt="Taktwerk Software"></a></div>
<nav class="header__menu" aria-label="Main menu"><div id="hs_cos_wrapper_navigation-primary" class="hs_cos_wrapper hs_cos_wrapper_widget hs_cos_wrapper_type_menu widget-type-menu"><div class="hs-menu-wrapper active-branch no-flyouts hs-menu-flow-horizontal" role="navigation"><ul role="menu">${links(menu.links, 'hs-menu-item hs-menu-depth-1')}<li class="hs-menu-item hs-menu-depth-1"><a class="button" href="${menu.demo[1]}" role="menuitem">${menu.demo[0]}</a></li></ul></div></div>
<div class="header__language-switcher"><span class="lang_switcher_class"><ul class="lang_list_class"><li><a class="lang_switcher_link" data-language="${target}" lang="${target}" href="${page.other ?? menus[target].home}">${target === 'de' ? 'Deutsch' : 'English'}</a></li></ul></span></div></nav></div></header></div>`;
}

function footer(page: HubPage): string {
  const menu = menus[page.language];
  return `<div data-global-resource-path="taktwerk-theme/templates/partials/footer.html"><footer class="footer"><div class="content-wrapper footer__row">
<div><img src="/hubfs/taktwerk-logo-weiss.svg" height="32" width="150" alt="" loading="lazy"><p>${menu.claim}</p></div>
<div><h4>${menu.company}</h4><ul>${links(menu.footer, 'footer__item')}<li class="footer__item"><a href="#" id="hs-hud-cookie-settings" onclick="(window._hsp = window._hsp || []).push(['showBanner']); return false;">${menu.settings}</a></li></ul></div>
<div><h4>${menu.contact}</h4><p>Taktwerk Software GmbH &amp; Co. KG<br>Girlitzweg 30<br>50829 Köln<br><a href="tel:+4922147101740">+49 221 4710 1740</a><br><a href="https://www.linkedin.com/company/taktwerk-software-beispiel" target="_blank" rel="noopener">LinkedIn</a></p></div>
</div><div class="content-wrapper footer__legal">© 2026 Taktwerk Software GmbH &amp; Co. KG</div></footer></div>`;
}

/** Chat, statistics and advertising as they stand in the theme's base template. */
function bodyEnd({ id, path, language }: HubPage): string {
  const canonical = `${origin}${path}`.replaceAll('/', '\\/');
  return `<!-- HubSpot performance collection script -->
<script defer src="/hs/hsstatic/content-cwv-embed/static-1.1293/embed.js"></script>
<script>var hsVars = hsVars || {}; hsVars['language'] = '${language}';</script>
<script src="/hs/hsstatic/cos-i18n/static-1.53/bundles/project.js"></script>
<!-- Start of HubSpot Analytics Code -->
<script type="text/javascript">
var _hsq = _hsq || [];
_hsq.push(["setContentType", "standard-page"]);
_hsq.push(["setCanonicalUrl", "${canonical}"]);
_hsq.push(["setPageId", "${id}"]);
_hsq.push(["setContentMetadata", {"contentPageId": ${id}, "legacyPageId": "${id}", "contentFolderId": null, "contentGroupId": null, "abTestId": null, "languageVariantId": ${id}, "languageCode": "${language}"}]);
</script>
<script type="text/javascript" id="hs-script-loader" async defer src="/hs/scriptloader/${portal}.js"></script>
<!-- End of HubSpot Analytics Code -->
<script type="text/javascript">
var hsVars = {render_id: "5b0d2f13-7a4e-4c0b-9d0c-2f5f0a5d8c11", ticks: 1784101200613, page_id: ${id}, content_group_id: 0, portal_id: ${portal}, app_hs_base_url: "https://app-eu1.hubspot.com", cp_hs_base_url: "https://cp-eu1.hubspot.com", language: "${language}", analytics_page_type: "standard-page", scp_content_type: "", analytics_page_id: "${id}", category_id: 1, folder_id: 0, is_hubspot_user: false}
</script>
<!-- Statistik erst nach Zustimmung (Automatisches Laden im Portal ist aus) -->
<script>
window._hsp = window._hsp || [];
_hsp.push(['addPrivacyConsentListener', function (consent) {
  if (!consent.categories.analytics || document.getElementById('hs-script-loader-consented')) return;
  var s = document.createElement('script');
  s.id = 'hs-script-loader-consented'; s.async = true; s.defer = true;
  s.src = '//js-eu1.hs-scripts.com/${portal}.js';
  document.body.appendChild(s);
}]);
</script>
<!-- LinkedIn: wartet auf den Cookie-Banner (TW-418) -->
<script type="text/javascript">
_linkedin_partner_id = "6184213";
window._linkedin_data_partner_ids = window._linkedin_data_partner_ids || [];
window._linkedin_data_partner_ids.push(_linkedin_partner_id);
_hsp.push(['addPrivacyConsentListener', function (consent) {
  if (!consent || window._already_called_lintrk) return;
  (function(l) {
  if (!l){window.lintrk = function(a,b){window.lintrk.q.push([a,b])};
  window.lintrk.q=[]}
  var s = document.getElementsByTagName("script")[0];
  var b = document.createElement("script");
  b.type = "text/javascript";b.async = true;
  b.src = "https://snap.licdn.com/li.lms-analytics/insight.min.js";
  s.parentNode.insertBefore(b, s);})(window.lintrk);
}]);
</script>
<noscript><img height="1" width="1" style="display:none;" alt="" src="https://px.ads.linkedin.com/collect/?pid=6184213&fmt=gif"></noscript>
<!-- Intercom -->
<script>
window.intercomSettings = { api_base: "https://api-iam.eu.intercom.io", app_id: "k3v8q2pz", language_override: "${language}" };
(function(){var w=window;var ic=w.Intercom;if(typeof ic==="function"){ic('reattach_activator');ic('update',w.intercomSettings);}else{var d=document;var i=function(){i.c(arguments);};i.q=[];i.c=function(args){i.q.push(args);};w.Intercom=i;var l=function(){var s=d.createElement('script');s.type='text/javascript';s.async=true;s.src='https://widget.intercom.io/widget/k3v8q2pz';var x=d.getElementsByTagName('script')[0];x.parentNode.insertBefore(s,x);};if(document.readyState==='complete'){l();}else{w.addEventListener('load',l,false);}}})();
</script>`;
}

/** The page as HubSpot's CMS gives it out. */
export function hubPage(page: HubPage): string {
  return `<!doctype html><html lang="${page.language}"><head>
    <meta charset="utf-8">
    <title>${page.title}</title>
    <link rel="shortcut icon" href="/hubfs/taktwerk-favicon.svg">
    <meta name="description" content="${page.description}">
    <script src="/hs/hsstatic/jquery-libs/static-1.4/jquery/jquery-1.11.2.js"></script>
    <script>hsjQuery = window['jQuery'];</script>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta property="og:description" content="${page.description}">
    <meta property="og:title" content="${page.title}">
    <meta name="twitter:description" content="${page.description}">
    <link rel="stylesheet" href="${theme}/template_main.min.css">
    <link rel="canonical" href="${origin}${page.path}">
    <meta property="og:url" content="${origin}${page.path}">
    <meta name="twitter:card" content="summary">
    <meta http-equiv="content-language" content="${page.language}">
    ${alternates(page)}
    <meta name="generator" content="HubSpot"></head>
<body><div class="body-wrapper hs-content-id-${page.id} hs-site-page page hs-content-path-${page.path.replaceAll('/', '-')} hs-content-name-seite">
${header(page)}
<main id="main-content" class="body-container-wrapper"><div class="body-container body-container--standard"><div class="container-fluid"><div class="row-fluid-wrapper"><div class="row-fluid">
${page.body}
</div></div></div></div></main>
${footer(page)}
</div>
${bodyEnd(page)}
</body></html>`;
}

/** A section of the drag-and-drop area. */
export function dndSection(inner: string, kind = ''): string {
  return `<div class="row-fluid-wrapper row-depth-1 dnd-section ${kind}"><div class="content-wrapper"><div class="span12 widget-span widget-type-cell dnd-column"><div class="hs_cos_wrapper hs_cos_wrapper_widget hs_cos_wrapper_type_rich_text">${inner}</div></div></div></div>`;
}

/** Three cards side by side. */
export function cardRow(cards: readonly (readonly [string, string])[]): string {
  return `<div class="card-row">${cards.map(([title, text]) => `<div class="card"><h3>${title}</h3><p>${text}</p></div>`).join('')}</div>`;
}
