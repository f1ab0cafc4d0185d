import { rcb, realCookieBanner } from './rcb-config.ts';

/** A page or post of the school's site. */
export interface SchoolPage {
  path: string;
  id: number;
  title: string;
  description: string;
  kind?: 'home' | 'post' | 'page';
  content: string;
  /** Contact Form 7 is enqueued here. */
  form?: boolean;
}

const site = 'https://www.grundschule-lerchenfeld.test';
const plugins = '/wp-content/plugins';

const menu = [
  ['Start', '/'],
  ['Zirkusprojekt', '/2025/06/manege-frei-unser-zirkusprojekt/'],
  ['Termine', '/termine/'],
  ['Team', '/team/'],
  ['Krankmeldung', '/krankmeldung/'],
  ['OGS-Anmeldung', '/offener-ganztag/anmeldung/'],
  ['Förderverein', '/foerderverein/'],
] as const;

const items = (current: string) =>
  menu
    .map(
      ([text, href], index) =>
        `<li id="menu-item-${61 + index}" class="menu-item menu-item-type-post_type menu-item-object-page menu-item-${61 + index}${href === current ? ' current-menu-item' : ''}"><a href="${site}${href}">${text}</a></li>`,
    )
    .join('\n');

const consentLinks = `<div class="footer-consent"><a href="#consent-change" class="rcb-sc-link">Privatsphäre-Einstellungen ändern</a> • <a href="#consent-revoke" class="rcb-sc-link" data-success-message="Sie haben Ihre Einwilligungen widerrufen. Die Seite wird neu geladen.">Einwilligungen widerrufen</a></div>`;

const banner = `<!--googleoff: all--><div id="${rcb.container}" data-rcb-root data-bg="background-color: rgba(0, 0, 0, 0.38);" class="" data-nosnippet style="background-color: rgba(0, 0, 0, 0.38);position:fixed;top:0;left:0;right:0;bottom:0;z-index:999999;pointer-events:all;display:none;filter:none;max-width:100vw;max-height:100vh;transform:translateZ(0);"></div><!--googleon: all-->`;

/** The HTML that WordPress with the theme Kadence gives out. */
export function wordPressPage(page: SchoolPage): string {
  const kind = page.kind ?? 'page';
  const body = {
    home: 'home wp-singular page-template-default page page-id-2',
    post: `wp-singular post-template-default single single-post postid-${page.id} single-format-standard`,
    page: `wp-singular page-template-default page page-id-${page.id}`,
  }[kind];
  return `<!doctype html>
<html lang="de" class="no-js" itemtype="https://schema.org/WebPage" itemscope>
<head>
	<meta charset="UTF-8">
	<meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1">
	<title>${page.title} &#8211; Grundschule Lerchenfeld</title>
<meta name='robots' content='max-image-preview:large' />
<meta name="description" content="${page.description}" />
<script data-skip-lazy-load="js-extra" data-skip-moving="true" data-no-defer nitro-exclude data-alt-type="application/ld+json" data-dont-merge data-wpmeteor-nooptimize="true" data-cfasync="false" id="${rcb.container}-js-extra">var realCookieBanner = ${JSON.stringify({ ...realCookieBanner, prefix: rcb.container })};</script>
<script data-skip-lazy-load="js-extra" data-skip-moving="true" data-no-defer nitro-exclude src="${site}${plugins}/real-cookie-banner/public/dist/banner.lite.js?ver=${rcb.version}" id="real-cookie-banner-banner-js" defer></script>
<link rel='stylesheet' id='animate-css-css' href='${site}${plugins}/real-cookie-banner/public/lib/animate.css/animate.min.css?ver=4.1.1' media='all' />
<link rel="alternate" type="application/rss+xml" title="Grundschule Lerchenfeld &raquo; Feed" href="${site}/feed/" />
<link rel='stylesheet' id='wp-block-library-css' href='${site}/wp-includes/css/dist/block-library/style.min.css?ver=6.8.12' media='all' />
<link rel='stylesheet' id='omgf-stylesheet-87-css' href='${site}/wp-content/uploads/omgf/omgf-stylesheet-87/omgf-stylesheet-87.css?ver=1748339201' media='all' />
${page.form ? `<link rel='stylesheet' id='contact-form-7-css' href='${site}${plugins}/contact-form-7/includes/css/styles.css?ver=6.1.1' media='all' />\n` : ''}<link rel='stylesheet' id='kadence-global-css' href='${site}/wp-content/themes/kadence/assets/css/global.min.css?ver=1.2.27' media='all' />
<link rel="https://api.w.org/" href="${site}/wp-json/" />
<link rel="EditURI" type="application/rsd+xml" title="RSD" href="${site}/xmlrpc.php?rsd" />
<meta name="generator" content="WordPress 6.8.12" />
<link rel="canonical" href="${site}${page.path}" />
<link rel='shortlink' href='${site}/?p=${page.id}' />
</head>
<body class="${body} wp-custom-logo wp-embed-responsive wp-theme-kadence footer-on-bottom hide-focus-outline link-style-standard content-title-style-normal content-width-normal content-style-boxed">
${banner}
<div id="wrapper" class="site wp-site-blocks">
<a class="skip-link screen-reader-text scroll-ignore" href="#main">Zum Inhalt springen</a>
<header id="masthead" class="site-header" role="banner" itemtype="https://schema.org/WPHeader" itemscope><div class="site-container"><div class="site-branding branding-layout-standard"><a class="brand has-logo-image" href="${site}/" rel="home"><img width="72" height="72" src="/wp-content/uploads/2023/08/lerche-logo.svg" class="custom-logo" alt="Logo mit einer Lerche" decoding="async" /><div class="site-title-wrap"><p class="site-title">Grundschule Lerchenfeld</p><p class="site-description">Städtische Gemeinschaftsgrundschule der Stadt Ahlenbrück</p></div></a></div>
<nav id="site-navigation" class="main-navigation header-navigation hover-to-open nav--toggle-sub" role="navigation" aria-label="Primär"><ul id="primary-menu" class="menu">
${items(page.path)}
</ul></nav></div></header>
<main id="inner-wrap" class="wrap kt-clear" role="main"><div id="primary" class="content-area"><div id="main" class="content-container site-container site-main">
<article id="post-${page.id}" class="entry content-bg single-entry post-${page.id} ${kind === 'post' ? 'post type-post' : 'page type-page'} status-publish hentry"><div class="entry-content-wrap"><header class="entry-header"><h1 class="entry-title">${page.title}</h1></header>
<div class="entry-content single-content">
${page.content}
</div></div></article>
</div></div></main>
<footer id="colophon" class="site-footer" role="contentinfo"><div class="site-container footer-columns"><section class="widget widget_block"><h2 class="widget-title">Grundschule Lerchenfeld</h2><p>Am Lerchenfeld 14<br>58576 Ahlenbrück<br>Telefon 02392 555 03 40</p></section>
<section class="widget widget_nav_menu"><h2 class="widget-title">Für Kinder und Eltern</h2><ul><li><a href="https://iserv.grundschule-lerchenfeld.test/iserv/auth/login" target="_blank" rel="noopener">IServ-Anmeldung</a></li><li><a href="https://antolin.westermann.de/" target="_blank" rel="noopener">Antolin</a></li><li><a href="${site}/offener-ganztag/anmeldung/">Offener Ganztag</a></li></ul></section>
<section class="widget widget_nav_menu"><h2 class="widget-title">Rechtliches</h2><ul><li><a href="${site}/impressum/">Impressum</a></li><li><a rel="privacy-policy" href="${site}/datenschutz/">Datenschutz</a></li></ul>${consentLinks}</section></div><div class="site-info">© 2025 Grundschule Lerchenfeld – Alle Rechte vorbehalten</div></footer>
</div>
<script type="speculationrules">{"prefetch":[{"source":"document","where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":["/wp-*.php","/wp-admin/*"]}}]},"eagerness":"conservative"}]}</script>
<script id="statify-js-js-extra">var statify_ajax = {"url":"${site}/wp-admin/admin-ajax.php","nonce":"4c01b7de92"};</script>
<script src="${site}${plugins}/statify/js/snippet.min.js?ver=1.8.4" id="statify-js-js" async></script>
${page.form ? `<script src="${site}${plugins}/contact-form-7/includes/js/index.js?ver=6.1.1" id="contact-form-7-js" defer></script>` : ''}
</body>
</html>`;
}
