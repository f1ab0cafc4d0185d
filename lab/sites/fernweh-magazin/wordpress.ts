import { emojiLoader } from './emoji.ts';

/** Domain, ids and accounts of the blog. */
export const blog = {
  domain: 'fernweh-magazin.test',
  origin: 'https://www.fernweh-magazin.test',
  adClient: 'ca-pub-4471920385516207',
  analyticsId: 'G-FWM2025K7Q',
  jetpackId: 184402967,
  gygPartner: 'FWM7K2Q',
  mailerLiteAccount: '918274',
  mailerLiteForm: '140662718205527731',
} as const;

/** One page of the blog as an editor fills it in. */
export interface BlogPage {
  path: string;
  id: number;
  title: string;
  description?: string;
  /** Further classes of the body. */
  body: string;
  main: string;
  /** With the column on the right (default for posts). */
  sidebar?: boolean;
}

const menu = [
  ['/', 'Start'],
  ['/lissabon-tipps/', 'Lissabon'],
  ['/island-packliste/', 'Island'],
  ['/guenstige-fluege-finden/', 'Günstig fliegen'],
  ['/freebie-handgepaeck/', 'Freebie'],
  ['/gewinnspiel/', 'Gewinnspiel'],
  ['/werbung-zusammenarbeit/', 'Zusammenarbeit'],
] as const;

/** A picture of the media library, as Jetpack's accelerator rewrites it. */
export function picture(name: string, alt: string, width = 696): string {
  const path = `/www.${blog.domain}/wp-content/uploads/2025/${name}.jpg`;
  const height = Math.round((width * 2) / 3);
  const sized = (pixels: number) => `https://i0.wp.com${path}?resize=${pixels}%2C${Math.round((pixels * 2) / 3)}&#038;ssl=1`;
  return `<img decoding="async" width="${width}" height="${height}" class="entry-thumb wp-image-${name.length * 97}" src="${sized(width)}" srcset="${sized(width)} ${width}w, ${sized(324)} 324w" sizes="(max-width: ${width}px) 100vw, ${width}px" alt="${alt}" data-recalc-dims="1" />`;
}

/** An ad slot as the editor pastes it from AdSense. */
export function adSlot(slot: string, format = 'auto'): string {
  return `<div class="td-a-rec td-a-rec-id-custom_ad_1"><span class="td-adspot-title">- Anzeige -</span><ins class="adsbygoogle" style="display:block" data-ad-client="${blog.adClient}" data-ad-slot="${slot}" data-ad-format="${format}" data-full-width-responsive="true"></ins><script>(adsbygoogle = window.adsbygoogle || []).push({});</script></div>`;
}

const siteKit = `<!-- Von Site Kit hinzugefügtes Einwilligungsmodus-Snippet von Google -->
<script id="google_gtagjs-js-consent-mode-data-layer">
window.dataLayer = window.dataLayer || [];function gtag(){dataLayer.push(arguments);}
gtag('consent', 'default', {"ad_personalization":"denied","ad_storage":"denied","ad_user_data":"denied","analytics_storage":"denied","functionality_storage":"denied","security_storage":"denied","personalization_storage":"denied","region":["AT","BE","BG","CH","CY","CZ","DE","DK","EE","ES","FI","FR","GB","GR","HR","HU","IE","IS","IT","LI","LT","LU","LV","MT","NL","NO","PL","PT","RO","SE","SI","SK"],"wait_for_update":500});
window._googlesitekitConsentCategoryMap = {"statistics":["analytics_storage"],"marketing":["ad_storage","ad_user_data","ad_personalization"],"functional":["functionality_storage","security_storage"],"preferences":["personalization_storage"]};
</script>
<!-- Ende des von Site Kit hinzugefügten Einwilligungsmodus-Snippets von Google -->
<!-- Google Tag (gtac.js) durch Site-Kit hinzugefügt -->
<script src="https://www.googletagmanager.com/gtag/js?id=${blog.analyticsId}" id="google_gtagjs-js" async></script>
<script id="google_gtagjs-js-after">
window.dataLayer = window.dataLayer || [];function gtag(){dataLayer.push(arguments);}
gtag("set","linker",{"domains":["www.${blog.domain}"]});
gtag("js", new Date());
gtag("set", "developer_id.dZTNiMT", true);
gtag("config", "${blog.analyticsId}");
</script>`;

const head = ({ title, description, path }: BlogPage) => `<meta charset="UTF-8" />
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<title>${title} - Fernweh &amp; Butterbrot</title>
<meta name='robots' content='index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1' />
<!-- This site is optimized with the Yoast SEO plugin v26.3 - https://yoast.com/wordpress/plugins/seo/ -->
<meta name="description" content="${description ?? title}" />
<link rel="canonical" href="${blog.origin}${path}" />
<meta property="og:locale" content="de_DE" />
<!-- / Yoast SEO plugin. -->
<link rel='dns-prefetch' href='//stats.wp.com' />
<link rel='dns-prefetch' href='//www.googletagmanager.com' />
<link rel='preconnect' href='//i0.wp.com' />
<link rel="alternate" type="application/rss+xml" title="Fernweh &amp; Butterbrot &raquo; Feed" href="${blog.origin}/feed/" />
<link rel="https://api.w.org/" href="${blog.origin}/wp-json/" />
${emojiLoader}
<link rel="preload" href="/wp-content/uploads/omgf/omgf-stylesheet-41/roboto-normal-latin-400.woff2" as="font" type="font/woff2" crossorigin>
<link rel='stylesheet' id='google-fonts-style-css' href='/wp-content/uploads/omgf/omgf-stylesheet-41/omgf-stylesheet-41.css?ver=1762800921' media='all' />
<link rel='stylesheet' id='td-theme-css' href='/wp-content/themes/Newspaper/style.css?ver=12.7.3' media='all' />
<link rel='stylesheet' id='shariffcss-css' href='/wp-content/plugins/shariff/css/shariff.min.css?ver=4.6.15' media='all' />
<link rel='stylesheet' id='embed-privacy-css' href='/wp-content/plugins/embed-privacy/assets/style/embed-privacy.min.css?ver=1.11.4' media='all' />
<meta name="generator" content="WordPress 6.8.12" />
<meta name="generator" content="Site Kit by Google 1.165.0" />
${siteKit}
<script async src="https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${blog.adClient}" crossorigin="anonymous"></script>
<!-- WPCode: Partner-Codes nach Consent -->
<script src="/wp-content/uploads/wpcode/partner-codes.js?ver=4"></script>`;

const sidebar = `<div class="td-pb-span4 td-main-sidebar" role="complementary"><aside class="td_block_widget widget_text"><h4 class="td-block-title"><span>Wir sind’s</span></h4><img src="/wp-content/uploads/2025/01/hanna-und-tobi.svg" alt="Hanna und Tobi" width="300" height="200"><p>Hanna &amp; Tobi, seit 2017 mit Rucksack, Thermoskanne und Butterbrot unterwegs.</p></aside>
<aside class="td_block_widget widget_text"><h4 class="td-block-title"><span>Für 0 €</span></h4><p>Unsere <a href="/freebie-handgepaeck/">Handgepäck-Packliste als PDF</a> – passt garantiert in 40 × 30 × 20.</p></aside>${adSlot('5520917743')}</div>`;

const footer = `<div class="td-footer-template-wrap" role="contentinfo"><div class="td-container"><p>* Mit Sternchen gekennzeichnete Links sind Affiliate-Links (Werbung): Buchst du darüber, bekommen wir eine Provision, für dich bleibt der Preis gleich.</p>
<nav class="td-sub-footer-menu" aria-label="Rechtliches"><ul class="td-subfooter-menu"><li><a href="/impressum/">Impressum</a></li><li><a href="/datenschutz/">Datenschutz</a></li><li><a href="#" class="fm-consent-link" onclick="googlefc.callbackQueue.push(googlefc.showRevocationMessage);return false;">Datenschutz- und Cookie-Einstellungen</a></li></ul></nav>
<ul class="td-social"><li><a href="https://www.instagram.com/fernweh.butterbrot.beispiel/" rel="nofollow noopener" target="_blank">Instagram</a></li><li><a href="https://www.pinterest.de/fernwehbutterbrotbeispiel/" rel="nofollow noopener" target="_blank">Pinterest</a></li></ul><p class="td-sub-footer-copy">&copy; 2025 Fernweh &amp; Butterbrot</p></div></div>`;

const foot = (id: number) => `<script src="/wp-content/themes/Newspaper/js/tagdiv_theme.min.js?ver=12.7.3" id="td-site-min-js"></script>
<script src="/wp-content/plugins/embed-privacy/assets/js/embed-privacy.min.js?ver=1.11.4" id="embed-privacy-js"></script>
<script src="https://stats.wp.com/e-202547.js" id="jetpack-stats-js" defer data-wp-strategy="defer"></script>
<script id="jetpack-stats-js-after">
_stq = window._stq || [];
_stq.push([ "view", {"v":"ext","blog":"${blog.jetpackId}","post":"${id}","tz":"1","srv":"www.${blog.domain}","j":"1:15.2"} ]);
_stq.push([ "clickTrackerInit", "${blog.jetpackId}", "${id}" ]);
</script>`;

/** The document as WordPress with the theme Newspaper gives it out. */
export function blogDocument(page: BlogPage): string {
  const items = menu
    .map(
      ([href, text]) =>
        `<li class="menu-item td-menu-item${href === page.path ? ' current-menu-item' : ''}"><a href="${href}"><div class="tdb-menu-item-text">${text}</div></a></li>`,
    )
    .join('');
  const column = page.sidebar === false ? '' : sidebar;
  return `<!doctype html >
<html lang="de" prefix="og: https://ogp.me/ns#">
<head>
${head(page)}
</head>
<body class="wp-singular ${page.body} wp-theme-Newspaper global-block-template-1 td-animation-stack-type0 td-full-layout" itemscope="itemscope" itemtype="https://schema.org/WebPage">
<div id="td-outer-wrap" class="td-theme-wrap">
<header class="td-header-template-wrap"><div class="td-container td-header-row"><a class="tdb-logo-a" href="/"><span class="tdb-logo-text-title">Fernweh &amp; Butterbrot</span><span class="tdb-logo-text-tagline">Das Reisemagazin aus Leipzig</span></a></div>
<nav class="tdb-header-menu-wrap" aria-label="Hauptmenü"><button class="tdb-mobile-menu-button" aria-expanded="false" aria-controls="menu-main-1">Menü</button><ul id="menu-main-1" class="tdb-block-menu td-container">${items}</ul></nav></header>
<div class="td-main-content-wrap td-container-wrap"><div class="td-container tdc-content-wrap"><div class="td-pb-row"><div class="${column ? 'td-pb-span8' : 'td-pb-span12'} td-main-content" role="main">
${page.main}
</div>${column}</div></div></div>
${footer}
</div>
${foot(page.id)}
</body>
</html>`;
}
