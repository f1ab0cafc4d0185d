/** What one page of the WordPress site says; `content` are Divi sections. */
export interface DiviPage {
  id: number;
  title: string;
  description: string;
  path: string;
  content: string;
}

const origin = 'https://www.steuerkanzlei-rehberg.test';
const child = '/wp-content/themes/Divi-Rehberg';

/** Accounts and addresses that pages, hosts and truth share. */
export const accounts = { origin, settings: 'Qk7mW2xTfLz9Rb', statistics: 'statistik.steuerkanzlei-rehberg.test' } as const;

/** Files of theme and plug-ins by what they are. */
export const files = {
  theme: '/wp-content/themes/Divi/style-static.min.css',
  fonts: '/wp-content/uploads/omgf/et-builder-googlefonts-cached/et-builder-googlefonts-cached.css',
  fontFile: '/wp-content/uploads/omgf/et-builder-googlefonts-cached/source-sans-3-normal-latin-400.woff2',
  script: `${child}/js/kanzlei.js`,
  map: '/wp-content/uploads/2025/09/google-maps-ersatz-anfahrt-kassel.svg',
  film: '/wp-content/uploads/2025/09/imagefilm-youtube-export.mp4',
  team: '/wp-content/uploads/2025/09/kanzlei-team.svg',
} as const;

const menu = [
  [12, '/', 'Start'],
  [18, '/leistungen/', 'Leistungen'],
  [24, '/aktuelles/', 'Aktuelles'],
  [31, '/termin/', 'Termin'],
  [36, '/mandantenportal/', 'Mandantenportal'],
  [41, '/kontakt/', 'Kontakt'],
] as const;

/** A section of Divi with one text module. */
export function section(number: number, inner: string): string {
  return `<div class="et_pb_section et_pb_section_${number} et_section_regular"><div class="et_pb_row et_pb_row_${number}"><div class="et_pb_column et_pb_column_4_4 et_pb_column_${number} et_pb_css_mix_blend_mode_passthrough et-last-child"><div class="et_pb_module et_pb_text et_pb_text_${number} et_pb_text_align_left et_pb_bg_layout_light"><div class="et_pb_text_inner">${inner}</div></div></div></div></div>`;
}

const schema = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'AccountingService',
  name: 'Rehberg Sommerfeld Steuerberater PartG mbB',
  url: `${origin}/`,
  telephone: '+49 561 555 08 30',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Friedrich-Ebert-Straße 112',
    postalCode: '34119',
    addressLocality: 'Kassel',
    addressCountry: 'DE',
  },
  sameAs: ['https://www.linkedin.com/company/rehberg-sommerfeld-beispiel', 'https://www.facebook.com/rehbergsommerfeld.beispiel'],
});

const matomo = `<script type="text/plain" data-usercentrics="Matomo (self hosted)">
  var _paq = window._paq = window._paq || [];
  _paq.push(['trackPageView']);
  _paq.push(['enableLinkTracking']);
  (function() {
    var u="https://${accounts.statistics}/";
    _paq.push(['setTrackerUrl', u+'matomo.php']);
    _paq.push(['setSiteId', '1']);
    var d=document, g=d.createElement('script'), s=d.getElementsByTagName('script')[0];
    g.async=true; g.src=u+'matomo.js'; s.parentNode.insertBefore(g,s);
  })();
</script>`;

/** A page as WordPress with Divi gives it out. */
export function diviPage({ id, title, description, path, content }: DiviPage): string {
  const items = menu.map(([page, href, text]) => {
    const current = href === path ? ` current-menu-item page_item page-item-${page} current_page_item` : '';
    return `<li class="menu-item menu-item-type-post_type menu-item-object-page${current} menu-item-${page + 200}"><a href="${href}"${current ? ' aria-current="page"' : ''}>${text}</a></li>`;
  });
  const body = `${path === '/' ? 'home ' : ''}wp-singular page-template-default page page-id-${id} wp-theme-Divi wp-child-theme-Divi-Rehberg et_pb_button_helper_class et_fixed_nav et_show_nav et_primary_nav_dropdown_animation_fade et_header_style_left et_pb_footer_columns3 et_cover_background et_pb_gutter osx et_pb_gutters3 et_pb_pagebuilder_layout et_no_sidebar et_divi_theme et-db`;
  return `<!DOCTYPE html>
<html lang="de">
<head>
	<meta charset="UTF-8" />
<meta http-equiv="X-UA-Compatible" content="IE=edge">
	<link rel="pingback" href="${origin}/xmlrpc.php" />
<script id="usercentrics-cmp" src="https://web.cmp.usercentrics.eu/ui/loader.js" data-settings-id="${accounts.settings}" async></script>
<title>${title} - Rehberg Sommerfeld Steuerberater</title>
<meta name="description" content="${description}" />
<link rel="canonical" href="${origin}${path}" />
<meta property="og:locale" content="de_DE" />
<meta property="og:title" content="${title}" />
<script type="application/ld+json" class="yoast-schema-graph">${schema}</script>
<!-- Statistik: Google Analytics am 12.05.2023 entfernt, war: <script async src="https://www.googletagmanager.com/gtag/js?id=UA-118822934-1"></script> -->
<meta content="Divi Rehberg v.1.4" name="generator"/><link rel='stylesheet' id='et-builder-googlefonts-cached-css' href='${origin}${files.fonts}?ver=1730802' type='text/css' media='all' />
<link rel='stylesheet' id='divi-style-parent-css' href='${origin}${files.theme}?ver=4.27.4' type='text/css' media='all' />
<link rel="https://api.w.org/" href="${origin}/wp-json/" /><link rel="EditURI" type="application/rsd+xml" title="RSD" href="${origin}/xmlrpc.php?rsd" />
<meta name="generator" content="WordPress 6.8.12" />
<meta name="viewport" content="width=device-width, initial-scale=1.0" />
${matomo}
</head>
<body class="${body}">
<div id="page-container">
<header id="main-header" data-height-onload="66"><div class="container clearfix et_menu_container">
<div class="logo_container"><span class="logo_helper"></span><a href="${origin}/"><strong id="logo">Rehberg Sommerfeld</strong><span>Steuerberater · Partnerschaft mbB</span></a></div>
<div id="et-top-navigation" data-height="66" data-fixed-height="40"><nav id="top-menu-nav"><ul id="top-menu" class="nav">${items.join('')}</ul></nav></div>
</div></header>
<div id="et-main-area"><div id="main-content"><article id="post-${id}" class="post-${id} page type-page status-publish hentry"><div class="entry-content"><div class="et-l et-l--post"><div class="et_builder_inner_content et_pb_gutters3">
${content}
</div></div></div></article></div>
<footer id="main-footer"><div class="container"><div id="footer-widgets" class="clearfix">
<div class="footer-widget"><div class="fwidget et_pb_widget widget_text"><h4 class="title">Kanzlei</h4><p>Friedrich-Ebert-Straße 112<br>34119 Kassel<br><a href="tel:+495615550830">+49 561 555 08 30</a><br><a href="mailto:kanzlei@steuerkanzlei-rehberg.test">kanzlei@steuerkanzlei-rehberg.test</a></p></div></div>
<div class="footer-widget"><div class="fwidget et_pb_widget widget_text"><h4 class="title">Folgen</h4><ul class="et-social-icons"><li><a href="https://www.linkedin.com/company/rehberg-sommerfeld-beispiel" rel="noopener" target="_blank">LinkedIn</a></li><li><a href="https://www.facebook.com/rehbergsommerfeld.beispiel" rel="noopener" target="_blank">Facebook</a></li></ul></div></div>
</div></div>
<div id="et-footer-nav"><nav class="container" aria-label="Fußzeile"><ul id="menu-footer" class="bottom-nav"><li><a href="/impressum/">Impressum</a></li><li><a href="/datenschutz/">Datenschutzerklärung</a></li><li><a href="#" onclick="UC_UI.showSecondLayer();return false;">Datenschutz-Einstellungen</a></li></ul></nav></div>
<div id="footer-bottom"><div class="container"><p id="footer-info">© 2026 Rehberg Sommerfeld Steuerberater PartG mbB</p></div></div></footer>
</div></div>
<script id="divi-custom-script-js-extra">
var DIVI = {"item_count":"%d Item","items_count":"%d Items"};
var et_pb_custom = {"ajaxurl":"${origin.replaceAll('/', '\\/')}\\/wp-admin\\/admin-ajax.php","is_builder_plugin_used":"","contact_error_message":"Bitte folgende Felder ausf\\u00fcllen:","captcha":"Captcha","wrong_captcha":"Sie haben die falsche Zahl eingegeben.","is_ab_testing_active":"","unique_test_id":"","accent_color":"#2f5d50"};
</script>
<script src="${origin}${files.script}?ver=1.4" id="kanzlei-js"></script>
</body>
</html>`;
}
