import { accounts, origin } from './accounts.ts';
import { cookieBanner } from './banner.ts';

/** A page of the site. `landing`: built with Thrive Architect, with scripts of its own in the head, as the builder allows. */
export interface SitePage {
  path: string;
  id: number;
  title: string;
  description: string;
  content: string;
  landing?: { head?: string };
  article?: boolean;
  seal?: boolean;
  /** Scripts that an editor has put under the content. */
  after?: string;
}

const plugins = `${origin}/wp-content/plugins`;
const theme = `${origin}/wp-content/themes/thrive-theme`;

const menu: readonly (readonly [string, string, number])[] = [
  ['/', 'Start', 31],
  ['/ueber-mich/', 'Über mich', 32],
  ['/angebot/', 'Angebot & Preise', 33],
  ['/0-euro-guide/', '0 €-Guide', 34],
  ['/webinar/', 'Webinar', 35],
  ['/blog/nein-sagen-lernen/', 'Blog', 36],
];

const navigation = (current: string) =>
  menu
    .map(
      ([href, label, id]) =>
        `<li id="menu-item-${id}" class="menu-item menu-item-type-post_type menu-item-object-page menu-item-${id}${href === current ? ' current-menu-item' : ''}"><a href="${origin}${href}">${label}</a></li>`,
    )
    .join('');

const footer = `<footer class="thrv_footer thrv_symbol thrv_symbol_22" role="contentinfo"><div class="symbol-section-in"><p><strong>Lena Wirth Coaching</strong> · Klarheit für Gründerinnen und alle, die es werden wollen</p>
<nav aria-label="Rechtliches"><ul class="footer-menu"><li><a href="${origin}/impressum/">Impressum</a></li><li><a href="${origin}/datenschutz/">Datenschutz</a></li><li><a href="https://wa.me/4915255512874" target="_blank" rel="noopener">WhatsApp</a></li><li><a href="https://www.instagram.com/lenawirth.coaching.beispiel" target="_blank" rel="noopener">Instagram</a></li></ul></nav>
<p class="smallprint">© 2026 Lena Wirth. Diese Seite gehört nicht zu Facebook™ oder Meta Platforms, Inc. und wird in keiner Weise von Meta unterstützt.</p></div></footer>`;

const seal = `<!-- ProvenExpert ProSeal --><script src="https://s.provenexpert.net/seals/proseal-v2.js"></script>
<script id="proSeal">window.addEventListener('load', function () { window.provenExpert.proSeal({ widgetId: "${accounts.seal}", language: "de-DE", usePageLanguage: false, bannerColor: "#C0563F", textColor: "#FFFFFF", showReviews: true, hideDate: false, hideName: false, googleStars: false, displayReviewerLastName: false, bottom: "130px", stickyToSide: "right", zIndex: "999" }); });</script><!-- ProvenExpert ProSeal -->`;

const bodyClass = ({ path, id, landing, article }: SitePage) =>
  [
    path === '/' ? 'home' : '',
    article ? `post-template-default single single-post postid-${id} single-format-standard` : `page page-id-${id}`,
    landing ? 'tve_lp tcb-landing-page-template' : '',
    'wp-theme-thrive-theme wp-embed-responsive theme-sections thrive-layout-48 thrive-no-prev-post-in-category tve-theme-93',
  ]
    .filter(Boolean)
    .join(' ');

function head(page: SitePage): string {
  const { title, description, path, landing } = page;
  return `<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1">
<meta name="description" content="${description}">
<link rel="canonical" href="${origin}${path}">
<meta property="og:locale" content="de_DE"><meta property="og:title" content="${title}"><meta property="og:site_name" content="Lena Wirth Coaching">
<link rel="dns-prefetch" href="//fonts.googleapis.com">
<link rel="icon" href="${origin}/wp-content/uploads/2024/11/lena-wirth-portrait.svg" sizes="any" type="image/svg+xml">
<link rel="stylesheet" id="wp-block-library-css" href="${origin}/wp-includes/css/dist/block-library/style.min.css?ver=6.8.12" media="all">
<link rel="stylesheet" id="thrive-theme-styles-css" href="${theme}/inc/assets/dist/theme.css?ver=10.8.3" media="all">
<link rel="stylesheet" id="tve_style_family_tve_flt-css" href="${plugins}/thrive-visual-editor/editor/css/thrive_flat.css?ver=10.8.3" media="all">
<link rel="stylesheet" id="moove_gdpr_frontend-css" href="${plugins}/gdpr-cookie-compliance/dist/styles/gdpr-main.css?ver=5.0.9" media="all">
<script src="${origin}/wp-includes/js/jquery/jquery.min.js?ver=3.7.1" id="jquery-core-js"></script>
<link rel="https://api.w.org/" href="${origin}/wp-json/"><link rel="alternate" title="JSON" type="application/json" href="${origin}/wp-json/wp/v2/${page.article ? 'posts' : 'pages'}/${page.id}">
<meta name="generator" content="WordPress 6.8.12">
<link rel="shortlink" href="${origin}/?p=${page.id}">
<style type="text/css" id="tve_global_variables">:root{--tcb-color-0:rgb(192,86,63);--tcb-color-0-h:11;--tcb-color-1:rgb(47,93,98);--tcb-main-master-h:11}</style>
<style type="text/css" class="tcb-custom-fonts">@font-face{font-family:"Lora";font-style:normal;font-weight:400;font-display:swap;src:url(${origin}/wp-content/uploads/thrive/fonts/lora-v35-latin-regular.woff2) format("woff2")}</style>
${landing ? `<!-- tve landing page: eigene Skripte im Kopf -->\n${landing.head ?? ''}` : ''}`;
}

/** The whole document as WordPress with Thrive's theme and builder gives it out. */
export function render(page: SitePage): string {
  const { path, id, title, content, article } = page;
  const heading = article ? `<h1 class="entry-title thrive-dynamic-post-title">${title.split(' – ')[0]}</h1>` : '';
  return `<!doctype html>
<html lang="de" itemscope itemtype="https://schema.org/WebPage">
<head>
${head(page)}
</head>
<body class="${bodyClass(page)}">
<script>document.body.classList.add('js')</script>
<div id="wrapper" class="tcb-style-wrap">
<header id="thrive-header" class="thrv_wrapper thrv_symbol thrv_header thrv_symbol_21" role="banner"><div class="symbol-section-in"><a class="tcb-logo" href="${origin}/"><img src="${origin}/wp-content/uploads/2024/11/lena-wirth-logo.svg" alt="Lena Wirth Coaching" width="240" height="48"></a>
<nav class="thrv_widget_menu" aria-label="Hauptmenü"><ul class="tve_w_menu tve_horizontal" id="m-18ffa2b1">${navigation(path)}</ul></nav></div></header>
<div id="content" class="${article ? 'content-width single-content' : 'tve_editor tve_flt'}"><main id="theme-content-section" class="main-content-background" role="main">${heading}${content}</main></div>
${footer}
</div>
${page.seal ? seal : ''}${page.after ?? ''}
${cookieBanner(id)}
<script type="speculationrules">{"prefetch":[{"source":"document","where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":["/wp-*.php","/wp-admin/*","/wp-content/*","/*\\\\?(.+)"]}},{"not":{"selector_matches":"a[rel~=\\"nofollow\\"]"}}]},"eagerness":"conservative"}]}</script>
<script type="text/javascript" id="tve-dash-frontend-js-extra">
var tve_dash_front = {"ajaxurl":"${origin}/wp-admin/admin-ajax.php","force_ajax_send":"1","is_crawler":"","recaptcha":[],"turnstile":[],"post_id":"${id}"};
var TVE_Ult_Data = {"ajaxurl":"${origin}/wp-admin/admin-ajax.php","ajax_load_action":"tve_ult_ajax_load","campaign_ids":["412"],"evergreen_cookie":"tu_campaign_412","evergreen_hours":"48"};
</script>
<script type="text/javascript" src="${plugins}/thrive-leads/js/frontend.min.js?ver=10.8.3" id="tve_leads_frontend-js" defer></script>
</body>
</html>`;
}
