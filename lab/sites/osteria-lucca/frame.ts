/** Addresses and accounts of the restaurant's site. */
export const osteria = {
  host: 'www.osteria-lucca.test',
  pixel: '718204953361842',
  openTable: '287614',
  elfsight: '5d1c7a94-3f0e-4b62-9a1d-8e6c02b7f4a3',
  layout: '/cms/o/s8f2c41d7e6b90a35/layout/dm_4c1f77a0b3f5e1d89a61d8c4e77b2056/css/layout.css',
  pictures: '/app/cms/image/transf/none/path/s8f2c41d7e6b90a35/image',
} as const;

const navigation = [
  ['/', 'Benvenuti'],
  ['/speisekarte/', 'Speisekarte'],
  ['/reservierung/', 'Reservierung'],
  ['/ueber-uns/', 'Über uns'],
  ['/kontakt/', 'Kontakt &amp; Anfahrt'],
] as const;

const metaPixel = `<!-- Facebook Pixel Code -->
<script>
!function(f,b,e,v,n,t,s)
{if(f.fbq)return;n=f.fbq=function(){n.callMethod?
n.callMethod.apply(n,arguments):n.queue.push(arguments)};
if(!f._fbq)f._fbq=n;n.push=n;n.loaded=!0;n.version='2.0';
n.queue=[];t=b.createElement(e);t.async=!0;
t.src=v;s=b.getElementsByTagName(e)[0];
s.parentNode.insertBefore(t,s)}(window,document,'script',
'https://connect.facebook.net/de_DE/fbevents.js');
fbq('init', '${osteria.pixel}');
fbq('track', 'PageView');
</script>
<noscript><img height="1" width="1" style="display:none" src="https://www.facebook.com/tr?id=${osteria.pixel}&ev=PageView&noscript=1"/></noscript>
<!-- End Facebook Pixel Code -->`;

/** A text module of the builder. */
export const text = (id: number, html: string) => `<div id="cc-m-${id}" class="j-module n j-text ">${html}</div>`;

/** A heading module of the builder. */
export const header = (id: number, title: string, level = 1) =>
  `<div id="cc-m-${id}" class="j-module n j-header "><h${level} id="cc-m-header-${id}">${title}</h${level}></div>`;

/** A module of foreign code, as pasted into the builder. */
export const htmlCode = (id: number, code: string) => `<div id="cc-m-${id}" class="j-module n j-htmlCode ">${code}</div>`;

/** Columns of modules. */
export const columns = (id: number, ...parts: string[]) =>
  `<div id="cc-m-${id}" class="j-module n j-hgrid ">${parts.map((part) => `<div class="cc-m-hgrid-column"><div>${part}</div></div>`).join('')}</div>`;

/** A picture that lies in the builder's network. */
export const picture = (id: number, name: string, description: string) =>
  `<div id="cc-m-${id}" class="j-module n j-imageSubtitle "><figure class="cc-imagewrapper cc-m-image-align-3" style="margin:0 0 20px"><img srcset="https://image.jimcdn.com${osteria.pictures}/${name} 1920w" sizes="(min-width: 1000px) 1000px, 100vw" src="https://image.jimcdn.com${osteria.pictures}/${name}" alt="${description}"></figure></div>`;

/** A whole page as Jimdo Creator gives it out. */
export function renderPage(path: string, pageId: number, title: string, main: string): string {
  const home = path === '/';
  return `<!DOCTYPE html>
<html lang="de-DE"><head>
    <meta charset="utf-8"/>
    <link rel="dns-prefetch preconnect" href="https://u.jimcdn.com/" crossorigin="anonymous"/>
<link rel="dns-prefetch preconnect" href="https://assets.jimstatic.com/" crossorigin="anonymous"/>
<link rel="dns-prefetch preconnect" href="https://image.jimcdn.com" crossorigin="anonymous"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta http-equiv="X-UA-Compatible" content="IE=edge"/>
<meta name="description" content="Osteria Lucca in Düsseldorf-Flingern: toskanische Küche, Hausmacher-Pasta, Weine aus Lucca."/>
<meta name="robots" content="index, follow, archive"/>
<meta property="st:section" content=""/>
<meta name="generator" content="Jimdo Creator"/>
<meta property="og:title" content="${title}"/>
<meta property="og:type" content="website"/>
<meta property="og:locale" content="de_DE"/>
<meta property="og:site_name" content="Osteria Lucca"/>
<title>${title} - Osteria Lucca</title>
<link rel="canonical" href="https://${osteria.host}${path}"/>
<link rel="stylesheet" href="https://assets.jimstatic.com/web.css.31a9fe4b4b0c4d0a7e8d6a1f1b54a2c7.css"/>
<link rel="stylesheet" href="https://u.jimcdn.com${osteria.layout}"/>
<script type="text/javascript">
/*<![CDATA[*/
window.jimdoData = {"isTestserver":false,"isLcJimdoCom":false,"isJimdoHelpCenter":false,"isProtectedPage":false,"cstok":"","cacheJsKey":"5b1c3e2f","cacheCssKey":"5b1c3e2f","cdnUrl":"https://assets.jimstatic.com/","minUrl":"https://assets.jimstatic.com/app/cdn/min/file/","authUrl":"https://a.jimdo.com/","webPath":"https://${osteria.host}/","appUrl":"https://a.jimdo.com/","cmsLanguage":"de_DE","isFreePackage":false,"mobile":false,"isDevkitTemplateUsed":true,"isTemplateResponsive":true,"websiteId":"s8f2c41d7e6b90a35","pageId":${pageId},"packageId":2};
/*]]>*/
</script>
<script src="https://assets.jimstatic.com/web.js.1ca63f83c7f06c1c5b30.js" async="true"></script>
${metaPixel}
</head>
<body class="body cc-page ${home ? 'cc-page-index cc-indexpage ' : ''}j-m-gallery-styles j-m-text-styles j-m-header-styles j-footer-styles cc-pagemode-default cc-content-parent" id="page-${pageId}">
<div id="cc-inner" class="cc-content-parent"><input type="checkbox" id="jtpl-navigation__checkbox" class="jtpl-navigation__checkbox"/><div class="jtpl-main cc-content-parent">
<header class="jtpl-header"><div class="jtpl-title"><div id="cc-website-title" class="cc-single-module-element"><div id="cc-m-15120388" class="j-module n j-header"><a href="https://${osteria.host}/"><span class="cc-within-single-module-element j-website-title-content" id="cc-m-header-15120388">Osteria Lucca</span></a></div></div></div><div class="j-website-slogan">Cucina toscana · Düsseldorf-Flingern</div>
<nav class="jtpl-navigation navigation-colors" data-dropdown="true"><label for="jtpl-navigation__checkbox" class="jtpl-navigation__label"></label><div data-container="navigation"><div class="j-nav-variant-nested"><ul class="cc-nav-level-0 j-nav-level-0">${navigation
    .map(
      ([href, label], index) =>
        `<li id="cc-nav-view-${2411870 + index}" class="jmd-nav__list-item-0${href === path ? ' j-nav-current jmd-nav__item--current' : ''}"><a href="${href}" data-link-title="${label}"${href === path ? ' class="cc-nav-current jmd-nav__link--current"' : ''}>${label}</a></li>`,
    )
    .join('')}</ul></div></div></nav></header>
<section class="jtpl-content content-options cc-content-parent"><div class="jtpl-section__gutter cc-content-parent"><div id="content_area" data-container="content"><div id="content_start"></div><div id="cc-matrix-${pageId + 7}">${main}</div></div></div></section>
<footer class="jtpl-footer footer-options"><div class="jtpl-section__gutter"><div id="contentfooter" data-container="footer"><div class="j-meta-links"><a href="/about/">Impressum</a> | <a href="//${osteria.host}/j/privacy">Datenschutz</a> | <a id="cookie-policy" href="/j/privacy#cookies">Cookie-Richtlinie</a> | <a href="/sitemap/">Sitemap</a></div></div><div id="cc-sidebar-footer">Mi–So 17.30–23 Uhr, Mo und Di Ruhetag · <a href="https://www.instagram.com/osteria.lucca.flingern/" target="_blank" rel="noopener">Instagram</a></div></div></footer>
</div></div>
</body>
</html>`;
}
