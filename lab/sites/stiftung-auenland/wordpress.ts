import { complianzFooter } from './banner-markup.ts';

/** A page as WordPress with GeneratePress and the foundation's plugins prints it. */
export interface WordPressPage {
  path: string;
  title: string;
  id: number;
  content: string;
  description?: string;
  /** Page template: `spendenseite` is the agency's own with a head of its own. */
  template?: 'default' | 'spendenseite';
  kind?: 'page' | 'home' | 'blog' | 'post';
  foot?: string;
}

const origin = 'https://stiftung-auenland.test';

const menu = [
  ['/', 'Start'],
  ['/projekte/', 'Projekte'],
  ['/auenfunk/', 'Auenfunk'],
  ['/aktuelles/', 'Aktuelles'],
  ['/spenden/', 'Spenden'],
  ['/newsletter/', 'Newsletter'],
  ['/kontakt/', 'Kontakt'],
] as const;

const etrackerNotice = `<!-- Copyright (c) 2000-2025 etracker GmbH. All rights reserved. No reproduction, publication or modification allowed without permission. -->
<!-- etracker code 6.0 -->`;

/** The snippet of the etracker plugin, without cookies. */
const etrackerByPlugin = (title: string) => `${etrackerNotice}
<script type="text/javascript">
var et_pagename = ${JSON.stringify(title)};
</script>
<script id="_etLoader" type="text/javascript" charset="UTF-8" data-block-cookies="true" data-respect-dnt="true" data-secure-code="Auen7L" data-plugin-version="WP:2.7.4" src="//code.etracker.com/code/e.js" async></script>
<!-- etracker code 6.0 end -->`;

/** The snippet in the agency's page template, copied from an older account page: nothing blocks the cookies here. */
const etrackerByTemplate = `${etrackerNotice}
<script type="text/javascript">
var et_areas = "Spenden";
</script>
<script id="_etLoader" type="text/javascript" charset="UTF-8" data-secure-code="Auen7L" src="//code.etracker.com/code/e.js" async></script>
<!-- etracker code 6.0 end -->`;

const emoji = `<script id="wp-emoji-settings">
window._wpemojiSettings = {"baseUrl":"https:\\/\\/s.w.org\\/images\\/core\\/emoji\\/16.0.1\\/72x72\\/","ext":".png","svgUrl":"https:\\/\\/s.w.org\\/images\\/core\\/emoji\\/16.0.1\\/svg\\/","svgExt":".svg","source":{"concatemoji":"https:\\/\\/stiftung-auenland.test\\/wp-includes\\/js\\/wp-emoji-release.min.js?ver=6.8.12"}};
/*! This file is auto-generated */
!function(s){var o="wpEmojiSettingsSupports";try{sessionStorage.getItem(o)||sessionStorage.setItem(o,JSON.stringify({supportTests:{flag:!0,emoji:!0},timestamp:(new Date).valueOf()}))}catch(e){}s.supports={flag:!0,emoji:!0,everything:!0}}(window._wpemojiSettings);
</script>`;

const bodyClasses = {
  home: (id: number) => `home wp-singular page-template-default page page-id-${id}`,
  page: (id: number) => `wp-singular page-template-default page page-id-${id}`,
  blog: () => 'blog',
  post: (id: number) => `wp-singular post-template-default single single-post postid-${id} single-format-standard`,
};

/** The HTML of a page. */
export function wordPressPage(page: WordPressPage): string {
  const { path, title, id, content, description, template = 'default', kind = 'page', foot = '' } = page;
  const url = `${origin}${path}`;
  const items = menu
    .map(
      ([href, text], index) =>
        `<li id="menu-item-${40 + index}" class="menu-item menu-item-type-post_type menu-item-object-page${href === path ? ' current-menu-item' : ''} menu-item-${40 + index}"><a href="${origin}${href}"${href === path ? ' aria-current="page"' : ''}>${text}</a></li>`,
    )
    .join('\n');
  return `<!DOCTYPE html>
<html lang="de-DE">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="profile" href="https://gmpg.org/xfn/11">
<meta name="robots" content="index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1">
<!-- This site is optimized with the Yoast SEO plugin v26.3 - https://yoast.com/wordpress/plugins/seo/ -->
<title>${title} - Stiftung Auenland</title>
<meta name="description" content="${description ?? 'Wir geben der Elbe Raum: Flächenkauf, Auwald, Artenschutz im Wendland.'}">
<link rel="canonical" href="${url}">
<meta property="og:locale" content="de_DE">
<meta property="og:title" content="${title} - Stiftung Auenland">
<meta property="og:url" content="${url}">
<meta property="og:site_name" content="Stiftung Auenland">
<!-- / Yoast SEO plugin. -->
<link rel="alternate" type="application/rss+xml" title="Stiftung Auenland &raquo; Feed" href="${origin}/feed/">
${emoji}
<link rel="stylesheet" id="generate-style-css" href="${origin}/wp-content/themes/generatepress/assets/css/main.min.css?ver=3.6.0" media="all">
<link rel="stylesheet" id="cmplz-general-css" href="${origin}/wp-content/plugins/complianz-gdpr/assets/css/cookieblocker.min.css?ver=1761900211" media="all">
<link rel="https://api.w.org/" href="${origin}/wp-json/">
<meta name="generator" content="WordPress 6.8.12">
${template === 'spendenseite' ? etrackerByTemplate : etrackerByPlugin(title)}
<link rel="icon" href="${origin}/wp-content/uploads/2024/03/cropped-auenland-32x32.png" sizes="32x32">
</head>
<body data-cmplz=1 class="${bodyClasses[kind](id)} wp-custom-logo wp-embed-responsive wp-theme-generatepress wp-child-theme-auenland no-sidebar nav-below-header separate-containers header-aligned-left dropdown-hover" itemtype="https://schema.org/WebPage" itemscope>
<a class="screen-reader-text skip-link" href="#content" title="Zum Inhalt springen">Zum Inhalt springen</a>
<header class="site-header" id="masthead" aria-label="Website"><div class="inside-header grid-container">
<div class="site-logo"><a href="${origin}/" rel="home"><img class="header-image is-logo-image" alt="Stiftung Auenland" src="${origin}/wp-content/uploads/2024/03/logo-auenland.svg" width="300" height="70"></a></div></div></header>
<nav class="main-navigation sub-menu-right" id="site-navigation" aria-label="Primär"><div class="inside-navigation grid-container"><div id="primary-menu" class="main-nav"><ul id="menu-hauptmenue" class="menu sf-menu">
${items}
</ul></div></div></nav>
<div class="site grid-container container hfeed" id="page"><div class="site-content" id="content"><div class="content-area" id="primary"><main class="site-main" id="main">
${
  kind === 'blog'
    ? content
    : `<article id="post-${id}" class="post-${id} ${kind === 'post' ? 'post' : 'page'} type-${kind === 'post' ? 'post' : 'page'} status-publish hentry"><div class="inside-article"><header class="entry-header"><h1 class="entry-title" itemprop="headline">${title}</h1></header><div class="entry-content" itemprop="text">
${content}
</div></div></article>`
}
</main></div></div></div>
<div class="site-footer"><footer class="site-info" aria-label="Website"><div class="inside-site-info grid-container"><div class="copyright-bar">&copy; 2025 Stiftung Auenland · <a href="${origin}/impressum/">Impressum</a> · <a href="${origin}/datenschutzerklaerung/">Datenschutzerklärung</a> · <a href="${origin}/cookie-richtlinie-eu/">Cookie-Richtlinie (EU)</a></div></div></footer></div>
<script type="speculationrules">
{"prefetch":[{"source":"document","where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":["/wp-*.php","/wp-admin/*","/wp-content/*"]}},{"not":{"selector_matches":"a[rel~=\\"nofollow\\"]"}}]},"eagerness":"conservative"}]}
</script>
${foot}
${complianzFooter}
</body>
</html>
`;
}
