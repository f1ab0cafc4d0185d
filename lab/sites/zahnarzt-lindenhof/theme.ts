import { readFileSync } from 'node:fs';

const origin = 'https://www.zahnarzt-lindenhof.test';
const emoji = readFileSync(new URL('../../third-parties/wordpress/emoji.js', import.meta.url), 'utf8');

/** A page of WordPress: its number, address, title and the Elementor blocks. `head` and `foot` are what plugins add on this page only. */
export interface WordPressPage {
  id: number;
  path: string;
  title: string;
  description: string;
  body: string;
  head?: string;
  foot?: string;
}

const menu = [
  [12, '/', 'Start'],
  [14, '/praxis/', 'Praxis &amp; Team'],
  [16, '/leistungen/', 'Leistungen'],
  [18, '/terminvereinbarung/', 'Termin'],
  [38, '/kontakt/', 'Kontakt'],
] as const;
const legalMenu = [
  [3, '/datenschutzerklaerung/', 'Datenschutzerklärung'],
  [44, '/impressum/', 'Impressum'],
] as const;

function menuItems(items: readonly (readonly [number, string, string])[], current: string): string {
  return items
    .map(([id, path, title]) => {
      const here = path === current;
      return `<li class="menu-item menu-item-type-post_type menu-item-object-page${here ? ' current-menu-item page_item' : ''} menu-item-${id + 60}"><a href="${origin}${path}"${here ? ' aria-current="page"' : ''} class="elementor-item${here ? ' elementor-item-active' : ''}">${title}</a></li>`;
    })
    .join('\n');
}

const weights =
  '100%2C100italic%2C200%2C200italic%2C300%2C300italic%2C400%2C400italic%2C500%2C500italic%2C600%2C600italic%2C700%2C700italic';
const fonts = `https://fonts.googleapis.com/css?family=Poppins%3A${weights}%7CRoboto%3A${weights}&#038;display=swap&#038;ver=6.8.12`;
const plain = 'data-no-optimize="1" data-no-minify="1" data-cfasync="false" nowprocket';

function head({ id, path, title, description, head: extra = '' }: WordPressPage): string {
  const url = origin + path;
  const name = `${title} - Zahnärzte am Lindenhof, Hildesheim`;
  const schema = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebPage', '@id': url, url, name, isPartOf: { '@id': `${origin}/#website` }, inLanguage: 'de' },
      { '@type': 'WebSite', '@id': `${origin}/#website`, url: `${origin}/`, name: 'Zahnärzte am Lindenhof', inLanguage: 'de' },
    ],
  };
  return `<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="profile" href="https://gmpg.org/xfn/11">
<meta name='robots' content='index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1' />
<!-- This site is optimized with the Yoast SEO plugin v26.4 - https://yoast.com/wordpress/plugins/seo/ -->
<title>${name}</title>
<meta name="description" content="${description}" />
<link rel="canonical" href="${url}" />
<meta property="og:locale" content="de_DE" />
<meta property="og:title" content="${name}" />
<meta property="og:url" content="${url}" />
<script type="application/ld+json" class="yoast-schema-graph">${JSON.stringify(schema)}</script>
<!-- / Yoast SEO plugin. -->
<link rel='dns-prefetch' href='//fonts.googleapis.com' />
<link rel="alternate" title="oEmbed (JSON)" type="application/json+oembed" href="${origin}/wp-json/oembed/1.0/embed?url=${encodeURIComponent(url)}" />
<script>
window._wpemojiSettings = {"baseUrl":"https:\\/\\/s.w.org\\/images\\/core\\/emoji\\/16.0.1\\/72x72\\/","ext":".png","svgUrl":"https:\\/\\/s.w.org\\/images\\/core\\/emoji\\/16.0.1\\/svg\\/","svgExt":".svg","source":{"concatemoji":"https:\\/\\/www.zahnarzt-lindenhof.test\\/wp-includes\\/js\\/wp-emoji-release.min.js?ver=6.8.12"}};
${emoji}</script>
<link rel='stylesheet' id='hello-elementor-css' href='${origin}/wp-content/themes/hello-elementor/assets/css/theme.css?ver=3.4.4' media='all' />
<link rel='stylesheet' id='elementor-frontend-css' href='${origin}/wp-content/plugins/elementor/assets/css/frontend.min.css?ver=3.32.5' media='all' />
<link rel='stylesheet' id='elementor-post-6-css' href='${origin}/wp-content/uploads/elementor/css/post-6.css?ver=1761036201' media='all' />
<link rel='stylesheet' id='borlabs-cookie-custom-css' href='${origin}/wp-content/cache/borlabs-cookie/1/borlabs-cookie-1-de.css?ver=3.3.18-47' media='all' />
<link rel='stylesheet' id='google-fonts-1-css' href='${fonts}' media='all' />
<link rel="preconnect" href="https://fonts.gstatic.com/" crossorigin>
<script ${plain} src="${origin}/wp-content/cache/borlabs-cookie/1/borlabs-cookie-config-de.json.js?ver=3.3.18-61" id="borlabs-cookie-config-js"></script>
${extra}<link rel="https://api.w.org/" href="${origin}/wp-json/" />
<link rel="EditURI" type="application/rsd+xml" title="RSD" href="${origin}/xmlrpc.php?rsd" />
<meta name="generator" content="WordPress 6.8.12" />
<link rel='shortlink' href='${origin}/${id === 12 ? '' : `?p=${id}`}' />
<meta name="generator" content="Elementor 3.32.5; features: e_font_icon_svg, additional_custom_breakpoints; settings: css_print_method-external, google_font-enabled, font_display-swap">
<link rel="icon" href="${origin}/wp-content/uploads/2024/03/cropped-zahn-32x32.svg" sizes="32x32" />`;
}

const banner = (
  current: string,
) => `<header data-elementor-type="header" data-elementor-id="21" class="elementor elementor-21 elementor-location-header" data-elementor-post-type="elementor_library">
<div class="elementor-element elementor-element-5c1d2e0 e-flex e-con-boxed e-con e-parent" data-id="5c1d2e0" data-element_type="container"><div class="e-con-inner">
<div class="elementor-widget elementor-widget-theme-site-logo"><a href="${origin}/"><img width="250" height="56" src="${origin}/wp-content/uploads/2024/03/logo-lindenhof.svg" alt="Zahnärzte am Lindenhof"></a></div>
<div class="elementor-widget elementor-widget-nav-menu" data-widget_type="nav-menu.default"><nav aria-label="Menü" class="elementor-nav-menu--main elementor-nav-menu__container elementor-nav-menu--layout-horizontal e--pointer-underline e--animation-fade"><ul id="menu-1-7f0a2b1" class="elementor-nav-menu">
${menuItems(menu, current)}
</ul></nav></div>
</div></div>
</header>`;

const footer = (
  current: string,
) => `<footer data-elementor-type="footer" data-elementor-id="27" class="elementor elementor-27 elementor-location-footer" data-elementor-post-type="elementor_library">
<div class="e-flex e-con-boxed e-con e-parent"><div class="e-con-inner lindenhof-row">
<div><p><strong>Zahnärzte am Lindenhof</strong><br>Lindenhofstraße 8<br>31134 Hildesheim</p></div>
<div><p><strong>Sprechzeiten</strong><br>Mo bis Do 8–12.30 und 14–18 Uhr<br>Fr 8–13 Uhr</p></div>
<div><p><strong>Kontakt</strong><br>Telefon <a href="tel:+4951215550418">05121 555 04 18</a><br><a href="mailto:praxis@zahnarzt-lindenhof.test">praxis@zahnarzt-lindenhof.test</a></p></div>
<div><nav aria-label="Rechtliches" class="elementor-nav-menu--main"><ul id="menu-2-1b9d6c4" class="elementor-nav-menu">
${menuItems(legalMenu, current)}
<li class="menu-item menu-item-type-custom"><a href="#" class="elementor-item borlabs-cookie-open-dialog-preferences">Cookie-Einstellungen</a></li>
</ul></nav></div>
</div></div>
<p class="copyright">© 2026 Zahnärzte am Lindenhof</p>
</footer>`;

/** The whole document as the theme Hello Elementor and the plugins put it together. */
export function wordPressPage(page: WordPressPage): string {
  const bodyClasses = `${page.path === '/' ? 'home ' : ''}wp-singular page-template page-template-elementor_header_footer page page-id-${page.id} wp-custom-logo wp-embed-responsive wp-theme-hello-elementor hello-elementor-default elementor-default elementor-template-full-width elementor-kit-6 elementor-page elementor-page-${page.id}`;
  return `<!doctype html>
<html lang="de">
<head>
${head(page)}
</head>
<body class="${bodyClasses}">
<a class="skip-link screen-reader-text" href="#content">Zum Inhalt springen</a>
${banner(page.path)}
<div data-elementor-type="wp-page" data-elementor-id="${page.id}" class="elementor elementor-${page.id}" data-elementor-post-type="page" id="content">
${page.body}</div>
${footer(page.path)}
<script type="speculationrules">{"prefetch":[{"source":"document","where":{"and":[{"href_matches":"\\/*"},{"not":{"href_matches":["\\/wp-*.php","\\/wp-admin\\/*","\\/wp-content\\/uploads\\/*","\\/*\\\\?(.+)"]}}]},"eagerness":"conservative"}]}</script>
<!--googleoff: all--><div data-nosnippet data-borlabs-cookie-consent-required='true' id='BorlabsCookieBox'></div><div id='BorlabsCookieWidget' class='brlbs-cmpnt-container'></div><!--googleon: all-->
${page.foot ?? ''}<script type="module" src="${origin}/wp-content/plugins/borlabs-cookie/assets/javascript/borlabs-cookie.min.js?ver=3.3.18" id="borlabs-cookie-core-js-module" data-cfasync="false" data-no-minify="1" data-no-optimize="1"></script>
</body>
</html>
`;
}
