import { readFileSync } from 'node:fs';
import { studio } from './studio.ts';

const { origin } = studio;
const emoji = readFileSync(new URL('../../third-parties/wordpress/emoji.js', import.meta.url), 'utf8');

/** A page of WordPress; `head` and `foot` are what plugins add on this page only. */
export interface KadencePage {
  id: number;
  path: string;
  title: string;
  body: string;
  foot?: string;
}

const menu: readonly [string, string][] = [
  ['/', 'Start'],
  ['/kurse/', 'Kurse &amp; Preise'],
  ['/kursplan/', 'Kursplan'],
  ['/yoga-in-der-schwangerschaft/', 'Schwangerschaft'],
  ['/probekurs/', 'Probekurs'],
  ['/raeume/', 'Räume'],
  ['/produkt/gutschein/', 'Gutscheine'],
  ['/kontakt/', 'Kontakt'],
];
const legal: readonly [string, string][] = [
  ['/impressum/', 'Impressum'],
  ['/datenschutzerklaerung/', 'Datenschutzerklärung'],
  ['/agb/', 'AGB'],
  ['/widerruf/', 'Vertrag widerrufen'],
];
const items = (entries: readonly [string, string][], current: string) =>
  entries
    .map(
      ([path, text]) =>
        `<li class="menu-item menu-item-type-post_type menu-item-object-page${path === current ? ' current-menu-item' : ''}"><a href="${path}"${path === current ? ' aria-current="page"' : ''}>${text}</a></li>`,
    )
    .join('');

/** A row of Kadence Blocks with one column. */
export const row = (...blocks: readonly string[]) =>
  `<div class="kb-row-layout-wrap alignnone wp-block-kadence-rowlayout"><div class="kt-row-column-wrap kt-has-1-columns kt-row-layout-equal"><div class="wp-block-kadence-column"><div class="kt-inside-inner-col">${blocks.join('\n')}</div></div></div></div>`;

const newsletter = `<form id="sib_signup_form_1" method="post" class="sib_signup_form"><div class="sib_loader" style="display:none;"></div><input type="hidden" name="sib_form_action" value="subscribe_form_submit"><input type="hidden" name="sib_form_id" value="1"><div class="sib_signup_box_inside_1"><p class="sib-email-area"><label>E-Mail-Adresse* <input type="email" class="sib-email-area" name="email" required="required"></label></p><p>Einmal im Monat: neue Kurse, freie Plätze, eine Übung für zu Hause. Du bekommst zuerst eine E-Mail mit einem Bestätigungslink; erst nach deinem Klick bist du angemeldet. Abmelden kannst du dich jederzeit über den Link am Ende jeder E-Mail. Mehr dazu in der <a href="/datenschutzerklaerung/#newsletter">Datenschutzerklärung</a>.</p><p><input type="submit" class="sib-default-btn" value="Newsletter bestellen"></p></div></form>`;

const footer = (current: string) => `<footer id="colophon" class="site-footer" role="contentinfo"><div class="site-footer-wrap">
<div class="footer-widget-area"><p><strong>${studio.name}</strong><br>${studio.street}<br>${studio.town}<br><a href="tel:${studio.phoneLink}">${studio.phone}</a></p><p><a href="https://wa.me/493641555028" rel="noopener" target="_blank">WhatsApp</a> · <a href="https://www.instagram.com/yogaraum.lichtung.beispiel/" rel="noopener" target="_blank">Instagram</a></p></div>
<div class="footer-widget-area"><h2 class="widget-title">Newsletter</h2>${newsletter}</div>
<nav id="footer-navigation" class="footer-navigation" aria-label="Fußzeile"><ul id="footer-menu" class="menu">${items(legal, current)}<li class="menu-item menu-item-type-custom"><a href="#" class="borlabs-cookie-open-dialog-preferences">Cookie-Einstellungen</a></li></ul></nav>
<p>© 2026 ${studio.name}</p></div></footer>`;

const style = (id: string, path: string, version: string) =>
  `<link rel='stylesheet' id='${id}-css' href='${origin}/wp-content/${path}?ver=${version}' media='all' />`;
const plugins = `${origin}/wp-content/plugins`;

/** The whole document as Kadence and the plugins put it together. */
export const kadencePage = ({ id, path, title, body, foot = '' }: KadencePage) => `<!doctype html>
<html lang="de" class="no-js" itemtype="https://schema.org/WebPage" itemscope>
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1">
<title>${title} - ${studio.name} Jena</title>
<meta name='robots' content='index, follow, max-image-preview:large' />
<link rel="canonical" href="${origin}${path}" />
<script data-no-optimize="1" data-no-minify="1" data-cfasync="false" nowprocket>
window.dataLayer = window.dataLayer || [];
function gtag(){dataLayer.push(arguments);}
gtag('consent', 'default', {'ad_storage':'denied','ad_user_data':'denied','ad_personalization':'denied','analytics_storage':'denied','security_storage':'denied','wait_for_update':500});
gtag('set', 'ads_data_redaction', true);
</script>
<script>
window._wpemojiSettings = {"baseUrl":"https:\\/\\/s.w.org\\/images\\/core\\/emoji\\/16.0.1\\/72x72\\/","ext":".png","source":{"concatemoji":"https:\\/\\/${studio.host}\\/wp-includes\\/js\\/wp-emoji-release.min.js?ver=6.8.12"}};
${emoji}</script>
${style('kadence-global', 'themes/kadence/assets/css/global.min.css', '1.3.6')}
${style('borlabs-cookie-custom', 'cache/borlabs-cookie/1/borlabs-cookie-1-de.css', '3.3.18-22')}
<script data-no-optimize="1" data-no-minify="1" data-cfasync="false" nowprocket src="${origin}/wp-content/cache/borlabs-cookie/1/borlabs-cookie-config-de.json.js?ver=3.3.18-31" id="borlabs-cookie-config-js"></script>
<script src="${plugins}/woocommerce/assets/js/sourcebuster/sourcebuster.min.js?ver=10.3.5" id="sourcebuster-js-js" defer></script>
<script src="${plugins}/mailin/js/mailin-front.js?ver=1761500000" id="sib-front-js-js" defer></script>
<link rel="https://api.w.org/" href="${origin}/wp-json/" /><link rel="EditURI" type="application/rsd+xml" title="RSD" href="${origin}/xmlrpc.php?rsd" />
<meta name="generator" content="WordPress 6.8.12" />
<meta name="generator" content="WooCommerce 10.3.5" />
<link rel='shortlink' href='${origin}/?p=${id}' />
</head>
<body class="wp-singular page-template-default page page-id-${id} wp-embed-responsive wp-theme-kadence theme-kadence woocommerce-no-js footer-on-bottom hide-focus-outline link-style-standard content-title-style-normal content-width-normal content-style-boxed">
<div id="wrapper" class="site wp-site-blocks"><a class="skip-link screen-reader-text scroll-ignore" href="#main">Zum Inhalt springen</a>
<header id="masthead" class="site-header" role="banner"><div class="site-branding"><a class="brand" href="/"><div class="site-title-wrap"><p class="site-title">${studio.name}</p></div></a></div>
<nav id="site-navigation" class="main-navigation header-navigation nav--toggle-sub header-navigation-style-standard" aria-label="Hauptmenü"><ul id="primary-menu" class="menu">${items(menu, path)}</ul></nav></header>
<main id="main" class="site-main"><article id="post-${id}" class="entry content-bg single-entry post-${id} page type-page status-publish hentry"><div class="entry-content single-content">
${body}
</div></article></main>
${footer(path)}</div>
<!--googleoff: all--><div data-nosnippet data-borlabs-cookie-consent-required='true' id='BorlabsCookieBox'></div><div id='BorlabsCookieWidget' class='brlbs-cmpnt-container'></div><!--googleon: all-->
${foot}<script type="module" src="${plugins}/borlabs-cookie/assets/javascript/borlabs-cookie.min.js?ver=3.3.18" id="borlabs-cookie-core-js-module" data-cfasync="false" data-no-minify="1" data-no-optimize="1"></script>
</body></html>
`;
