/** A page or post of the news site. `sidebar` shows the right column, `ads` the slots of the Ad Manager. */
export interface NewsPage {
  path: string;
  title: string;
  description: string;
  id: number;
  kind: 'home' | 'post' | 'page';
  content: string;
  sidebar?: boolean;
  /** Counting mark of VG WORT. */
  mark?: string;
}

/** Ids of the site with its service providers. */
export const accounts = {
  code: '7c1e94b05fd2a',
  analytics: 'G-8BPISAR7TL',
  oneSignal: '5b0d7f52-8f0e-4f3c-9a3a-1c2f6b8e7d40',
  taboola: 'blickpunktisartal-network',
  infonlineHost: 'data-4f2c1a9be7.blickpunkt-isartal.test',
  infonline: 'bpisart',
} as const;

const site = 'https://www.blickpunkt-isartal.test';
const theme = '/wp-content/themes/colormag';

const menu = [
  ['Start', '/'],
  ['B11 gesperrt', '/lokales/b11-nach-lkw-unfall-gesperrt/'],
  ['Freibad', '/lokales/freibad-wird-saniert/'],
  ['Newsletter', '/newsletter/'],
  ['E-Paper', '/epaper-abo/'],
] as const;

const footer = [
  ['Impressum', '/impressum/'],
  ['Datenschutz', '/datenschutzerklaerung/'],
  ['AGB', '/agb/'],
  ['Widerrufsbelehrung', '/widerrufsbelehrung/'],
  ['Verträge hier kündigen', '/kuendigen/'],
  ['Vertrag widerrufen', '/vertrag-widerrufen/'],
] as const;

const slots = [
  ['/21809957681/blickpunkt-isartal/billboard', [800, 250], 'div-gpt-ad-1698401122-0'],
  ['/21809957681/blickpunkt-isartal/rectangle', [300, 250], 'div-gpt-ad-1698401122-1'],
] as const;

const advertising = (
  two: boolean,
) => `<script async src="https://securepubads.g.doubleclick.net/tag/js/gpt.js" crossorigin="anonymous"></script>
<script>window.googletag = window.googletag || {cmd: []}; googletag.cmd.push(function() { ${(two ? slots : slots.slice(0, 1)).map(([unit, size, place]) => `googletag.defineSlot('${unit}', [${size}], '${place}').addService(googletag.pubads());`).join(' ')} googletag.pubads().enableSingleRequest(); googletag.enableServices(); });</script>`;

const slot = (index: 0 | 1) =>
  `<div class="bi-anzeige"><span>Anzeige</span><div id="${slots[index][2]}" style="min-height:${slots[index][1][1]}px"><script>googletag.cmd.push(function() { googletag.display('${slots[index][2]}'); });</script></div></div>`;

const head = (
  page: NewsPage,
) => `<script type="text/javascript" data-cmp-ab="1" src="https://cdn.consentmanager.net/delivery/js/semiautomatic.min.js" data-cmp-cdid="${accounts.code}" data-cmp-host="d.delivery.consentmanager.net" data-cmp-cdn="cdn.consentmanager.net" data-cmp-codesrc="10"></script>
<script>window.IOMm=window.IOMm||function(){(window.IOMm.q=window.IOMm.q||[]).push(arguments)};</script>
<script async src="https://${accounts.infonlineHost}/iomm/latest/manager/base/es6/bundle.js"></script>
<script>IOMm('configure', { st: '${accounts.infonline}', dn: '${accounts.infonlineHost}', mh: 5 }); IOMm('pageview', { cp: '${page.kind === 'home' ? 'home' : 'lokales'}' });</script>
${advertising(page.sidebar === true)}
<script type="text/plain" class="cmplazyload" data-cmp-vendor="s26" data-cmp-src="https://www.googletagmanager.com/gtag/js?id=${accounts.analytics}"></script>
<script type="text/plain" class="cmplazyload" data-cmp-vendor="s26">window.dataLayer = window.dataLayer || []; function gtag(){dataLayer.push(arguments);} gtag('js', new Date()); gtag('config', '${accounts.analytics}');</script>
<script src="https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js" defer id="remote_sdk-js" data-wp-strategy="defer"></script>
<script>window.OneSignalDeferred = window.OneSignalDeferred || []; OneSignalDeferred.push(function(OneSignal) { OneSignal.init({ appId: '${accounts.oneSignal}', serviceWorkerPath: 'wp-content/plugins/onesignal-free-web-push-notifications/sdk_files/OneSignalSDKWorker.js', promptOptions: { slidedown: { prompts: [{ type: 'push', autoPrompt: true, delay: { pageViews: 3, timeDelay: 10 }, text: { actionMessage: 'Eilmeldungen aus dem Isartal direkt auf den Bildschirm?', acceptButton: 'Ja, gern', cancelButton: 'Später' } }] } } }); });</script>`;

const aside = `<div id="cm-secondary" class="cm-secondary"><aside class="widget widget_custom_html"><h3 class="cm-widget-title"><span>Wetter in Wolfratshausen</span></h3><div class="textwidget custom-html-widget"><div id="wcom-3f1b9a" class="wcom-default w300x250"><link rel="stylesheet" href="//cs3.wettercomassets.com/woys/5/css/w.css" media="all"><div class="wcom-city"><a href="https://www.wetter.com/deutschland/wolfratshausen/DE0011776.html" target="_blank" rel="nofollow noopener">Wetter Wolfratshausen</a></div><div id="wcom-3f1b9a-weather"></div><script type="text/javascript" src="//cs3.wettercomassets.com/woys/5/js/w.js"></script><script type="text/javascript">_wcomWidget({id:'wcom-3f1b9a',location:'DE0011776',format:'300x250',type:'summary'});</script></div></div></aside>
<aside class="widget">${slot(1)}</aside></div>`;

const items = (entries: readonly (readonly [string, string])[], current: string) =>
  entries
    .map(
      ([label, href], index) =>
        `<li id="menu-item-${40 + index}" class="menu-item menu-item-type-post_type menu-item-${40 + index}${href === current ? ' current-menu-item' : ''}"><a href="${href}">${label}</a></li>`,
    )
    .join('');

/** The HTML that WordPress with the theme ColorMag gives out. */
export function wordPressPage(page: NewsPage): string {
  const body = { home: 'home blog', post: `single single-post postid-${page.id} single-format-standard`, page: `page page-id-${page.id}` }[
    page.kind
  ];
  const counting = page.mark
    ? `<img loading="eager" decoding="async" src="https://vg02.met.vgwort.de/na/${page.mark}" width="1" height="1" alt="" class="prosodia-vgw-os" style="display:inline-block" />`
    : '';
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="UTF-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1">
${head(page)}
<link rel="profile" href="https://gmpg.org/xfn/11"/>
<meta name='robots' content='index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1' />
<!-- This site is optimized with the Yoast SEO plugin v26.3 - https://yoast.com/wordpress/plugins/seo/ -->
<title>${page.title} - Blickpunkt Isartal</title>
<meta name="description" content="${page.description}" />
<link rel="canonical" href="${site}${page.path}" />
<meta property="og:locale" content="de_DE" />
<meta property="og:site_name" content="Blickpunkt Isartal" />
<!-- / Yoast SEO plugin. -->
<link rel='stylesheet' id='wp-block-library-css' href='/wp-includes/css/dist/block-library/style.min.css?ver=6.8.12' media='all' />
<link rel='stylesheet' id='colormag_style-css' href='${theme}/style.css?ver=4.1.1' media='all' />
<link rel='stylesheet' id='embed-privacy-css' href='/wp-content/plugins/embed-privacy/assets/style/embed-privacy.min.css?ver=1.11.3' media='all' />
<link rel="https://api.w.org/" href="${site}/wp-json/" />
<meta name="generator" content="WordPress 6.8.12" />
</head>
<body class="wp-singular ${body} wp-theme-colormag cm-header-layout-1 adv-style-1 cm-normal-container cm-right-sidebar right-sidebar wide cm-started-content">
<div id="page" class="hfeed site">
<a class="skip-link screen-reader-text" href="#main">Zum Inhalt springen</a>
<header id="cm-masthead" class="cm-header cm-layout-1"><div class="cm-container"><div class="cm-site-branding"><a href="/" class="custom-logo-link" rel="home"><img src="/wp-content/uploads/2024/06/blickpunkt-logo.svg" class="custom-logo" alt="Blickpunkt Isartal" width="360" height="64" /></a><p class="cm-site-description">Nachrichten von Schäftlarn bis Bad Tölz</p></div></div>
<nav id="cm-primary-nav" class="cm-primary-nav"><div class="cm-container"><ul id="menu-hauptmenue" class="menu">${items(menu, page.path)}</ul></div></nav></header>
<div id="cm-content" class="cm-content"><div class="cm-container">${page.kind === 'page' ? '' : slot(0)}<div class="cm-row"><div id="cm-primary" class="cm-primary"><main id="main">
<article id="post-${page.id}" class="post-${page.id} ${page.kind === 'page' ? 'page type-page' : 'post type-post'} status-publish hentry"><header class="cm-entry-header"><h1 class="cm-entry-title">${page.title}</h1></header><div class="cm-entry-summary">${page.content}${counting}</div></article>
</main></div>${page.sidebar ? aside : ''}</div></div></div>
<footer id="cm-footer" class="cm-footer"><div class="cm-container"><div class="cm-footer-bar-area"><nav class="cm-footer-nav"><ul id="menu-fuss" class="menu">${items(footer, page.path)}<li class="menu-item"><a href="#" onclick="__cmp('showScreenAdvanced');return false;">Datenschutz-Einstellungen</a></li></ul></nav><p>© 2025 Blickpunkt Isartal Verlag GmbH</p><p><a href="https://www.facebook.com/blickpunkt.isartal.beispiel" target="_blank" rel="noopener">Facebook</a> <a href="https://www.instagram.com/blickpunkt.isartal.beispiel/" target="_blank" rel="noopener">Instagram</a></p></div></div></footer>
</div>
<script src="/wp-content/plugins/embed-privacy/assets/js/embed-privacy.min.js?ver=1.11.3" id="embed-privacy-js"></script>
<script src="${theme}/assets/js/colormag-custom.min.js?ver=4.1.1" id="colormag-custom-js"></script>
</body>
</html>`;
}
