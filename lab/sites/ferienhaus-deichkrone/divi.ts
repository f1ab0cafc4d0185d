import { bannerTemplate, ckyConfig } from './banner.ts';
import { house } from './house.ts';

/** A page as Divi stores it. */
export interface DiviPage {
  id: number;
  path: string;
  title: string;
  description: string;
  /** Only where the page has a module "Map". */
  map?: boolean;
  body: string;
}

const menu: readonly [string, string][] = [
  ['/', 'Unsere Häuser'],
  ['/ferienhaeuser/moewennest/', 'Haus Möwennest'],
  ['/buchen/', 'Buchen'],
  ['/kueste/', 'Wetter &amp; Gezeiten'],
  ['/gaestekarte/', 'Gästekarte'],
  ['/kontakt/', 'Kontakt'],
];

const { origin } = house;
const rocket = `${origin}/wp-content/plugins/wp-rocket/assets/js/lazyload/17.8.3/lazyload.min.js`;

/** Divi → Theme Options → Integration → head: the pixel of the early-booking campaign, marked for CookieYes. */
const pixelSnippet = `<!-- Meta Pixel Code Fruehbucher -->
<script type="text/plain" data-cookieyes="cookieyes-advertisement">
!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?
n.callMethod.apply(n,arguments):n.queue.push(arguments)};if(!f._fbq)f._fbq=n;
n.push=n;n.loaded=!0;n.version='2.0';n.queue=[];t=b.createElement(e);t.async=!0;
t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,
document,'script','https://connect.facebook.net/en_US/fbevents.js');
fbq('init', '${house.pixel}');
fbq('track', 'PageView');
</script>
<!-- End Meta Pixel Code -->`;

const maps = `<script type="text/plain" data-cookieyes="cookieyes-functional" src="https://maps.googleapis.com/maps/api/js?v=3&amp;key=${house.maps}&amp;callback=et_pb_map_init&amp;ver=4.27.4" id="google-maps-api-js"></script>\n`;

const statistics = (id: number) => `<script id="jetpack-stats-js-before">
_stq = window._stq || [];
_stq.push([ "view", {"v":"ext","blog":"${house.jetpack}","post":"${id}","tz":"1","srv":"${house.host}","j":"1:15.2"} ]);
_stq.push([ "clickTrackerInit", "${house.jetpack}", "${id}" ]);
</script>
<script src="https://stats.wp.com/e-202648.js" id="jetpack-stats-js" defer data-wp-strategy="defer"></script>`;

const schema = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'LodgingBusiness',
  name: house.name,
  telephone: house.phoneLink,
  address: { '@type': 'PostalAddress', streetAddress: house.street, postalCode: '26506', addressLocality: 'Norden', addressCountry: 'DE' },
});

const roadNotice = `<div id="dk-hinweis" class="dk-leiste" role="status"><p><strong>Sperrung Deichstraße:</strong> Bis 18. Dezember wird der Deich erhöht. Bitte akzeptieren Sie die Umleitung über den Dörper Weg, die Zufahrt zu allen Häusern bleibt frei.</p><button type="button">Verstanden</button> <a href="/kontakt/#anfahrt">Alle Hinweise</a></div>`;

const footer = `<footer id="main-footer"><div class="container"><div id="footer-widgets" class="clearfix">
<div class="footer-widget"><div id="text-2" class="fwidget et_pb_widget widget_text"><h4 class="title">${house.name}</h4><div class="textwidget"><p>${house.partners}<br>${house.street}<br>${house.town}</p></div></div></div>
<div class="footer-widget"><div id="text-3" class="fwidget et_pb_widget widget_text"><h4 class="title">Wir sind für Sie da</h4><div class="textwidget"><p>Täglich 9–19 Uhr<br><a href="tel:${house.phoneLink}">${house.phone}</a><br><a href="mailto:${house.mail}">${house.mail}</a><br><a href="https://wa.me/4915155562800" target="_blank" rel="noopener">WhatsApp</a></p></div></div></div>
<div class="footer-widget"><div id="media_image-2" class="fwidget et_pb_widget widget_media_image"><a href="https://www.holidu.de/d/deichkrone-beispiel" target="_blank" rel="noopener"><img src="/wp-content/uploads/2026/01/holidu-top-gastgeber-2026.svg" alt="Holidu Top-Gastgeber 2026: 9,4 von 10" width="180" height="90"></a></div></div>
</div></div>
<div id="et-footer-nav"><div class="container"><ul id="menu-footer" class="bottom-nav"><li><a href="/impressum/">Impressum</a></li><li><a href="/datenschutz/">Datenschutz</a></li><li><a href="/mietbedingungen/">Mietbedingungen</a></li><li><a href="#" class="cky-banner-element">Cookie-Einstellungen</a></li></ul></div></div>
<div id="footer-bottom"><div class="container clearfix"><ul class="et-social-icons"><li class="et-social-icon et-social-facebook"><a href="https://www.facebook.com/deichkrone.beispiel" class="icon"><span>Facebook</span></a></li></ul><div id="footer-info">© 2026 ${house.firm}</div></div></div></footer>`;

/** A page as WordPress with Divi gives it out. */
export function diviPage(page: DiviPage): string {
  const items = menu.map(
    ([path, text], index) =>
      `<li id="menu-item-${60 + index}" class="menu-item menu-item-type-post_type menu-item-object-page${path === page.path ? ' current-menu-item page_item current_page_item' : ''} menu-item-${60 + index}"><a href="${origin}${path}"${path === page.path ? ' aria-current="page"' : ''}>${text}</a></li>`,
  );
  return `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="UTF-8" />
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<link rel="pingback" href="${origin}/xmlrpc.php" />
<script id="cookie-law-info-js-extra">var _ckyConfig = ${JSON.stringify(ckyConfig)};</script>
<script src="${origin}/wp-content/plugins/cookie-law-info/lite/frontend/js/script.min.js?ver=3.3.6" id="cookie-law-info-js"></script>
<style id="cky-style-inline">[data-cky-tag]{visibility:visible;}</style>
<title>${page.title} | ${house.name} Norddeich</title>
<meta name='robots' content='max-image-preview:large' />
<meta name="description" content="${page.description}" />
<link rel="canonical" href="${origin}${page.path}" />
<link rel="alternate" type="application/rss+xml" title="${house.name} &raquo; Feed" href="${origin}/feed/" />
<meta content="Deichkrone v.1.3" name="generator"/>
<script src="${origin}/wp-includes/js/wp-emoji-loader.min.js?ver=6.9.4"></script>
<link rel='stylesheet' id='divi-style-parent-css' href='${origin}/wp-content/themes/Divi/style-static.min.css?ver=4.27.4' media='all' />
<link rel='stylesheet' id='divi-style-css' href='${origin}/wp-content/themes/deichkrone/style.css?ver=1.3' media='all' />
<link rel="https://api.w.org/" href="${origin}/wp-json/" /><link rel="EditURI" type="application/rsd+xml" title="RSD" href="${origin}/xmlrpc.php?rsd" />
<meta name="generator" content="WordPress 6.9.4" />
<meta name="viewport" content="width=device-width, initial-scale=1.0, maximum-scale=1.0, user-scalable=0" />
${pixelSnippet}
<script type="application/ld+json">${schema}</script>
<link rel="icon" href="${origin}/wp-content/uploads/2023/02/cropped-deichkrone-32x32.svg" sizes="32x32" />
<meta name="generator" content="WP Rocket 3.18.3" data-wpr-features="wpr_lazyload_images wpr_lazyload_iframes wpr_minify_css" /></head>
<body class="wp-singular page-template-default page page-id-${page.id} wp-theme-Divi wp-child-theme-deichkrone et_pb_button_helper_class et_fixed_nav et_show_nav et_primary_nav_dropdown_animation_fade et_header_style_left et_pb_footer_columns3 et_cover_background et_pb_gutter et_pb_gutters3 et_pb_pagebuilder_layout et_no_sidebar et_divi_theme et-db">
${bannerTemplate}
<div id="page-container">${roadNotice}
<header id="main-header" data-height-onload="66"><div class="container clearfix et_menu_container"><div class="logo_container"><span class="logo_helper"></span><a href="${origin}/"><img src="/wp-content/uploads/2023/02/logo-deichkrone.svg" width="240" height="52" alt="${house.name}" id="logo" /></a></div>
<div id="et-top-navigation"><nav id="top-menu-nav"><ul id="top-menu" class="nav">${items.join('')}</ul></nav></div></div></header>
<div id="et-main-area"><div id="main-content"><article id="post-${page.id}" class="post-${page.id} page type-page status-publish hentry"><div class="entry-content"><div class="et-l et-l--post"><div class="et_builder_inner_content et_pb_gutters3">
${page.body}
</div></div></div></article></div>
${footer}
</div></div>
${page.map ? maps : ''}<script src="${origin}/wp-content/themes/deichkrone/js/custom.js?ver=1.3" id="deichkrone-custom-js"></script>
<script id="rocket-lazyload-js-after">window.lazyLoadOptions = [{"elements_selector":"img[data-lazy-src],.rocket-lazyload,iframe[data-lazy-src]","data_src":"lazy-src","class_loading":"lazyloading","class_loaded":"lazyloaded","threshold":300,"callback_loaded":null}];</script>
<script data-no-minify="1" async src="${rocket}"></script>
${statistics(page.id)}
</body></html>
<!-- This website is like a Rocket, isn't it? Performance optimized by WP Rocket. Learn more: https://wp-rocket.me -->`;
}

/** A section of the builder with one row and one column of modules. */
export function section(...modules: readonly string[]): string {
  return `<div class="et_pb_section et_section_regular"><div class="et_pb_row"><div class="et_pb_column et_pb_column_4_4 et-last-child">${modules.join('\n')}</div></div></div>`;
}

/** Module "Text". */
export function text(inner: string): string {
  return `<div class="et_pb_module et_pb_text et_pb_text_align_left et_pb_bg_layout_light"><div class="et_pb_text_inner">${inner}</div></div>`;
}

/** Module "Code": whatever was pasted. */
export function code(inner: string): string {
  return `<div class="et_pb_module et_pb_code"><div class="et_pb_code_inner">${inner}</div></div>`;
}
