import { readFileSync } from 'node:fs';
import { firm } from './accounts.ts';
import { complianzFoot, complianzHead } from './banner.ts';

/** A page: number, path, title, Elementor blocks. `canvas`: without header and footer of the theme, as landing pages of campaigns are built. */
export interface AgencyPage {
  id: number;
  path: string;
  title: string;
  description: string;
  body: string;
  canvas?: boolean;
  head?: string;
  foot?: string;
}

const { origin } = firm;
const plugins = `${origin}/wp-content/plugins`;
const emoji = readFileSync(new URL('../../third-parties/wordpress/emoji.js', import.meta.url), 'utf8');
const menu = [
  ['/', 'Start'],
  ['/stellenangebote/', 'Stellenangebote'],
  ['/fuer-einrichtungen/', 'Für Einrichtungen'],
  ['/kontakt/', 'Kontakt'],
  ['/jetzt-bewerben/', 'Jetzt bewerben'],
] as const;
const legalMenu = [
  ['/impressum/', 'Impressum'],
  ['/datenschutzerklaerung/', 'Datenschutz'],
  ['/datenschutzhinweise-bewerber/', 'Datenschutz für Bewerber'],
  ['/agb/', 'AGB'],
  ['/cookie-richtlinie-eu/', 'Cookie-Richtlinie (EU)'],
] as const;

const items = (entries: readonly (readonly [string, string])[], current: string, first: number) =>
  entries
    .map(
      ([path, title], index) =>
        `<li class="menu-item menu-item-type-post_type menu-item-object-page${path === current ? ' current-menu-item' : ''} menu-item-${first + index}"><a href="${origin}${path}"${path === current ? ' aria-current="page"' : ''} class="elementor-item${path === current ? ' elementor-item-active' : ''}">${title}</a></li>`,
    )
    .join('\n');

function head(page: AgencyPage): string {
  const url = origin + page.path;
  return `<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="profile" href="https://gmpg.org/xfn/11">
${complianzHead}
<meta name='robots' content='index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1' />
<!-- This site is optimized with the Yoast SEO plugin v26.4 - https://yoast.com/wordpress/plugins/seo/ -->
<title>${page.title} - Springerpool Weser</title>
<meta name="description" content="${page.description}" />
<link rel="canonical" href="${url}" />
<meta property="og:locale" content="de_DE" />
<meta property="og:title" content="${page.title} - Springerpool Weser" />
<meta property="og:url" content="${url}" />
<script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[{"@type":["Organization","EmploymentAgency"],"@id":"${origin}/#organization","name":"${firm.name}","url":"${origin}/","telephone":"${firm.phoneLink}","sameAs":["https://www.facebook.com/springerpoolweser","https://www.instagram.com/springerpoolweser"]}]}</script>
<!-- / Yoast SEO plugin. -->
<link rel='dns-prefetch' href='//fonts.googleapis.com' />
<link rel="alternate" type="application/rss+xml" title="Springerpool Weser &raquo; Feed" href="${origin}/feed/" />
<script>
window._wpemojiSettings = {"baseUrl":"https:\\/\\/s.w.org\\/images\\/core\\/emoji\\/16.0.1\\/72x72\\/","ext":".png","source":{"concatemoji":"${origin}/wp-includes/js/wp-emoji-release.min.js?ver=6.8.12"}};
${emoji}</script>
<link rel='stylesheet' id='cmplz-general-css' href='${plugins}/complianz-gdpr-premium/assets/css/cookieblocker.min.css?ver=1763022118' media='all' />
<link rel='stylesheet' id='hello-elementor-css' href='${origin}/wp-content/themes/hello-elementor/assets/css/theme.css?ver=3.4.5' media='all' />
<link rel='stylesheet' id='elementor-frontend-css' href='${plugins}/elementor/assets/css/frontend.min.css?ver=3.33.1' media='all' />
<link rel='stylesheet' id='elementor-gf-local-sourcesans3-css' href='${origin}/wp-content/uploads/elementor/google-fonts/css/sourcesans3.css?ver=1742401188' media='all' />
<script id="handl-utm-grabber-js-extra">
var handl_utm_all = {"handl_ip":"93.184.51.17","domain":".${firm.domain}","cookie_duration":"30"};
</script>
<script src="${plugins}/handl-utm-grabber/js/handl-utm-grabber.js?ver=2.8.1" id="handl-utm-grabber-js"></script>
<link rel="https://api.w.org/" href="${origin}/wp-json/" />
<link rel="EditURI" type="application/rsd+xml" title="RSD" href="${origin}/xmlrpc.php?rsd" />
<meta name="generator" content="WordPress 6.8.12" />
<link rel='shortlink' href='${origin}/?p=${page.id}' />
<style>.cmplz-hidden { display: none !important; }</style>
<meta name="generator" content="Elementor 3.33.1; features: e_font_icon_svg, additional_custom_breakpoints, e_local_google_fonts; settings: css_print_method-external, google_font-enabled, font_display-swap">
${page.head ?? ''}<link rel="icon" href="${origin}/wp-content/uploads/2024/02/cropped-springerpool-32x32.png" sizes="32x32" />`;
}

const header = (
  current: string,
) => `<header data-elementor-type="header" data-elementor-id="22" class="elementor elementor-22 elementor-location-header" data-elementor-post-type="elementor_library"><div class="e-con-inner">
<a class="logo" href="${origin}/"><img width="180" height="44" src="${origin}/wp-content/uploads/2024/02/logo-springerpool.svg" alt="Springerpool Weser"></a>
<div class="elementor-widget elementor-widget-nav-menu"><nav aria-label="Menü" class="elementor-nav-menu--main elementor-nav-menu__container elementor-nav-menu--layout-horizontal"><ul id="menu-1-hauptmenue" class="elementor-nav-menu">
${items(menu, current, 110)}
</ul></nav></div></div></header>`;

const footer = (
  current: string,
) => `<footer data-elementor-type="footer" data-elementor-id="27" class="elementor elementor-27 elementor-location-footer" data-elementor-post-type="elementor_library"><div class="e-con-inner side-by-side">
<p><strong>${firm.name}</strong><br>${firm.street}<br>${firm.town}</p>
<p>Telefon <a href="tel:${firm.phoneLink}">${firm.phone}</a><br><a href="mailto:${firm.email}">${firm.email}</a><br>Disposition rund um die Uhr</p>
<nav aria-label="Rechtliches"><ul class="elementor-nav-menu">
${items(legalMenu, current, 140)}
<li class="menu-item menu-item-type-custom"><a href="#" class="cmplz-manage-consent">Cookie-Einstellungen</a></li>
</ul></nav>
<p><a href="https://www.facebook.com/springerpoolweser" rel="noopener" target="_blank">Facebook</a> · <a href="https://www.instagram.com/springerpoolweser" rel="noopener" target="_blank">Instagram</a></p></div><p class="copyright">© 2026 ${firm.name}</p></footer>`;

/** The whole document as theme and plugins put it together. */
export function agencyPage(page: AgencyPage): string {
  const { id, path, canvas } = page;
  return `<!doctype html>
<html lang="de">
<head>
${head(page)}
</head>
<body data-cmplz=1 class="${path === '/' ? 'home ' : ''}wp-singular page-template${canvas ? ' page-template-elementor_canvas' : '-default'} page page-id-${id} wp-custom-logo wp-embed-responsive wp-theme-hello-elementor hello-elementor-default elementor-default${canvas ? ' elementor-template-canvas' : ''} elementor-kit-7 elementor-page elementor-page-${id}">
<noscript><img height="1" width="1" style="display:none" alt="" src="https://www.facebook.com/tr?id=${firm.metaPixel}&ev=PageView&noscript=1"/></noscript>
${canvas ? '' : `<a class="skip-link screen-reader-text" href="#content">Zum Inhalt springen</a>\n${header(path)}`}
<main id="content" data-elementor-type="wp-page" data-elementor-id="${id}" class="elementor elementor-${id}" data-elementor-post-type="page">
${page.body}</main>
${canvas ? '' : footer(path)}
<script src="${plugins}/elementor-pro/assets/js/frontend.min.js?ver=3.33.1" id="elementor-pro-frontend-js"></script>
${page.foot ?? ''}${complianzFoot(canvas)}
</body>
</html>
`;
}
