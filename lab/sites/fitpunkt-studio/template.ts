import { consentDialog } from './consent-dialog.ts';
import { agencyScripts, waitingScripts } from './trackers.ts';

/** One page of the WordPress site. */
export interface WordPressPage {
  path: string;
  id: number;
  title: string;
  description: string;
  content: string;
  /** Wide page without a heading of its own. */
  front?: boolean;
}

const origin = 'https://www.fitpunkt-studio.test';

const menu = [
  ['Studios', '/studios/'],
  ['Jobs', '/jobs/'],
  ['Mitglied werden', '/mitglied-werden/'],
  ['AGB', '/agb/'],
] as const;

const footerMenu = [
  ['Impressum', '/impressum/'],
  ['Datenschutz', '/datenschutz/'],
  ['AGB', '/agb/'],
  ['Vertrag widerrufen', '/widerruf/'],
  ['Verträge hier kündigen', '/kuendigung/'],
] as const;

const items = (entries: readonly (readonly [string, string])[], from: number) =>
  entries
    .map(
      ([text, href], index) =>
        `<li id="menu-item-${from + index}" class="menu-item menu-item-type-post_type menu-item-object-page menu-item-${from + index}"><a href="${href}">${text}</a></li>`,
    )
    .join('');

function head({ path, title, description }: WordPressPage): string {
  return `<meta charset="UTF-8">
<meta name='robots' content='index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1' />
<meta name="viewport" content="width=device-width, initial-scale=1">
	<!-- This site is optimized with the Yoast SEO plugin v26.4 - https://yoast.com/wordpress/plugins/seo/ -->
	<title>${title} - FitPunkt</title>
	<meta name="description" content="${description}" />
	<link rel="canonical" href="${origin}${path}" />
	<meta property="og:locale" content="de_DE" />
	<meta property="og:type" content="website" />
	<meta property="og:title" content="${title} - FitPunkt" />
	<meta property="og:site_name" content="FitPunkt" />
	<script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[{"@type":"Organization","@id":"${origin}/#organization","name":"FitPunkt Studio GmbH","url":"${origin}/"}]}</script>
	<!-- / Yoast SEO plugin. -->
<link rel='stylesheet' id='omgf-preload-barlow-css' href='/wp-content/uploads/omgf/barlow/barlow.css?ver=1740051212' media='all' />
<link rel='stylesheet' id='wp-block-library-css' href='/wp-includes/css/dist/block-library/style.min.css?ver=6.8.12' media='all' />
<link rel='stylesheet' id='generate-child-css' href='/wp-content/themes/fitpunkt/style.css?ver=1772014510' media='all' />
<script src="/wp-includes/js/jquery/jquery.min.js?ver=3.7.1" id="jquery-core-js"></script>
<link rel="https://api.w.org/" href="${origin}/wp-json/" />
<meta name="generator" content="WordPress 6.8.12" />
${agencyScripts}
${waitingScripts}
<link rel="icon" href="/wp-content/uploads/2025/03/fitpunkt-icon.svg" sizes="32x32" />`;
}

/** The page as WordPress with GeneratePress gives it out. */
export function wordPressPage(page: WordPressPage): string {
  const heading = page.front ? '' : `<header class="entry-header"><h1 class="entry-title" itemprop="headline">${page.title}</h1></header>`;
  return `<!DOCTYPE html>
<html lang="de">
<head>
${head(page)}
</head>
<body class="wp-singular page-template-default page page-id-${page.id}${page.front ? ' home' : ''} wp-custom-logo wp-embed-responsive wp-theme-generatepress wp-child-theme-fitpunkt no-sidebar nav-float-right one-container header-aligned-left" itemtype="https://schema.org/WebPage" itemscope>
<a class="screen-reader-text skip-link" href="#content">Zum Inhalt springen</a>
<header class="site-header has-inline-mobile-toggle" id="masthead"><div class="inside-header grid-container"><div class="site-logo"><a href="/" rel="home"><img class="header-image" alt="FitPunkt" src="/wp-content/uploads/2025/03/fitpunkt-logo.svg" width="160" height="40"></a></div>
<nav class="main-navigation nav-align-right sub-menu-right" id="site-navigation" aria-label="Primär"><div class="inside-navigation grid-container"><div id="primary-menu" class="main-nav"><ul id="menu-hauptmenue" class="menu sf-menu">${items(menu, 31)}</ul></div></div></nav></div></header>
<div class="site grid-container container hfeed" id="page"><div class="site-content" id="content"><div class="content-area" id="primary"><main class="site-main" id="main">
<article id="post-${page.id}" class="post-${page.id} page type-page status-publish"><div class="inside-article">${heading}<div class="entry-content" itemprop="text">
${page.content}
</div></div></article></main></div></div></div>
<div class="site-footer footer-bar-active"><footer class="site-info" aria-label="Website"><div class="inside-site-info grid-container"><div class="footer-bar"><ul id="menu-footer" class="menu">${items(footerMenu, 61)}</ul></div><div class="copyright-bar">© 2026 FitPunkt Studio GmbH · Waldstraße 211, 63071 Offenbach am Main</div></div></footer></div>
<a class="joinchat__button" href="https://wa.me/491713920042?text=Hallo%20FitPunkt" target="_blank" rel="nofollow noopener" aria-label="WhatsApp"><svg viewBox="0 0 24 24" width="28" height="28" fill="#fff"><path d="M12 2a10 10 0 0 0-8.6 15L2 22l5.2-1.4A10 10 0 1 0 12 2zm5 13.8c-.2.6-1.3 1.2-1.8 1.2-1 .1-2.2 0-5-2.1-2.7-2.2-3.5-4.2-3.5-5.2s.6-1.7 1-1.9h.8c.2 0 .5 0 .8.6l.8 1.9c.1.3 0 .5-.7 1.3.9 1.7 2.1 2.4 3.3 2.9l1-1.2c.2-.3.5-.2.7-.1l1.9.9c.3.1.5.2.7.7z"/></svg></a>
${consentDialog}
<script src="/wp-content/plugins/contact-form-7/includes/js/index.js?ver=6.1.3" id="contact-form-7-js" defer></script>
</body>
</html>`;
}
