/** Languages of the site. */
export type Language = 'de' | 'en';

/** A node as the editors filled it in. `path` with language prefix; `other` is its translation. */
export interface DrupalPage {
  language: Language;
  path: string;
  other: string;
  title: string;
  description: string;
  node: number;
  type: 'startseite' | 'seite' | 'produkt' | 'rechtstext';
  content: string;
}

/** Ids of the site with its service providers. */
export const accounts = {
  oneTrust: '018f63c2-2b0a-7d3f-8c61-9e0b7f4a51d6',
  container: 'GTM-K7HPT4Q',
  analytics: 'G-4HPT8W2KZN',
  hotjar: 3518264,
  linkedIn: '2739418',
  pardot: 983321,
  pardotHost: 'go.pumpentechnik-hagen.test',
} as const;

const menus = {
  de: [
    ['Produkte', '/de/produkte'],
    ['Kreiselpumpe KP 200', '/de/produkte/kreiselpumpe-kp-200'],
    ['Katalog', '/de/service/produktkatalog'],
    ['Karriere', '/de/karriere'],
    ['Kontakt', '/de/kontakt'],
  ],
  en: [
    ['Products', '/en/products'],
    ['Contact', '/en/contact'],
  ],
} as const;

const footers = {
  de: `<ul class="clearfix nav flex-row"><li class="nav-item"><a href="/de/impressum" class="nav-link">Impressum</a></li><li class="nav-item"><a href="/de/datenschutz" class="nav-link">Datenschutz</a></li><li class="nav-item"><a href="#" class="nav-link ot-sdk-show-settings">Cookie-Einstellungen</a></li><li class="nav-item"><a href="https://brandscheid.integrityline.app/?lang=de" class="nav-link" target="_blank" rel="noopener">Hinweisgebersystem</a></li></ul>`,
  en: `<ul class="clearfix nav flex-row"><li class="nav-item"><a href="/en/legal-notice" class="nav-link">Legal notice</a></li><li class="nav-item"><a href="/en/privacy-policy" class="nav-link">Privacy policy</a></li><li class="nav-item"><a href="https://brandscheid.integrityline.app/?lang=en" class="nav-link" target="_blank" rel="noopener">Whistleblower system</a></li></ul>`,
} as const;

const words = {
  de: {
    skip: 'Direkt zum Inhalt',
    main: 'Hauptnavigation',
    language: 'Sprache',
    footer: 'Fußbereich',
    claim: 'Pumpen für Wasser, Lauge und Schlamm. Seit 1928 aus Hagen.',
  },
  en: {
    skip: 'Skip to main content',
    main: 'Main navigation',
    language: 'Language',
    footer: 'Footer',
    claim: 'Pumps for water, lye and slurry. Made in Hagen since 1928.',
  },
} as const;

const consentHead = `<script src="https://cdn.cookielaw.org/scripttemplates/otSDKStub.js" data-document-language="true" type="text/javascript" charset="UTF-8" data-domain-script="${accounts.oneTrust}"></script>
<script type="text/javascript">function OptanonWrapper() { if (window.hptConsentChanged) { window.hptConsentChanged(); } }</script>
<script>window.dataLayer = window.dataLayer || []; function gtag(){dataLayer.push(arguments);}
gtag('consent', 'default', {'ad_storage':'denied','ad_user_data':'denied','ad_personalization':'denied','analytics_storage':'denied','functionality_storage':'denied','wait_for_update':500});</script>
<!-- Google Tag Manager --><script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','${accounts.container}');</script><!-- End Google Tag Manager -->`;

const waiting = `<script type="text/plain" class="optanon-category-C0002">(function(h,o,t,j,a,r){h.hj=h.hj||function(){(h.hj.q=h.hj.q||[]).push(arguments)};h._hjSettings={hjid:${accounts.hotjar},hjsv:6};a=o.getElementsByTagName('head')[0];r=o.createElement('script');r.async=1;r.src=t+h._hjSettings.hjid+j+h._hjSettings.hjsv;a.appendChild(r);})(window,document,'https://static.hotjar.com/c/hotjar-','.js?sv=');</script>
<script type="text/plain" class="optanon-category-C0004">piAId='${accounts.pardot + 1000}';piCId='41207';piHostname='${accounts.pardotHost}';(function(){function async_load(){var s=document.createElement('script');s.type='text/javascript';s.src='https://'+piHostname+'/pd.js';var c=document.getElementsByTagName('script')[0];c.parentNode.insertBefore(s,c);}if(document.readyState==='complete'){async_load();}else{window.addEventListener('load',async_load,false);}})();</script>`;

/** The HTML that Drupal gives out for a node. */
export function drupalPage(page: DrupalPage): string {
  const { language, path, other, title, description, node, type, content } = page;
  const text = words[language];
  const site = 'https://www.pumpentechnik-hagen.test';
  const [german, english] = language === 'de' ? [path, other] : [other, path];
  const front = path === `/${language}`;
  const settings = {
    path: {
      baseUrl: '/',
      pathPrefix: `${language}/`,
      currentPath: `node/${node}`,
      currentPathIsAdmin: false,
      isFront: front,
      currentLanguage: language,
    },
    pluralDelimiter: '\u0003',
    suppressDeprecationErrors: true,
    user: { uid: 0, permissionsHash: '4d1f6f0b6a2c8f1be0b1c7c5f0fd2a8c' },
  };
  const items = menus[language]
    .map(
      ([label, href]) =>
        `<li class="nav-item"><a href="${href}" class="nav-link${href === path ? ' active is-active' : ''}"${href === path ? ' aria-current="page"' : ''} data-drupal-link-system-path="node/${href.length}">${label}</a></li>`,
    )
    .join('');
  return `<!DOCTYPE html>
<html lang="${language}" dir="ltr" prefix="og: https://ogp.me/ns#">
<head>
<meta charset="utf-8" />
${consentHead}
<meta name="description" content="${description}" />
<link rel="canonical" href="${site}${path}" />
<meta property="og:site_name" content="Hagener Pumpentechnik" />
<meta property="og:url" content="${site}${path}" />
<meta property="og:title" content="${title}" />
<meta name="Generator" content="Drupal 10 (https://www.drupal.org)" />
<meta name="MobileOptimized" content="width" />
<meta name="HandheldFriendly" content="true" />
<meta name="viewport" content="width=device-width, initial-scale=1.0" />
<link rel="icon" href="/themes/custom/hpt/favicon.svg" type="image/svg+xml" />
<link rel="alternate" hreflang="de" href="${site}${german}" />
<link rel="alternate" hreflang="en" href="${site}${english}" />
<title>${title} | Hagener Pumpentechnik</title>
<link rel="stylesheet" media="all" href="/core/assets/vendor/normalize-css/normalize.css?t3k8pz" />
<link rel="stylesheet" media="all" href="/themes/custom/hpt/css/style.css?t3k8pz" />
${waiting}
</head>
<body class="layout-no-sidebars page-node-${node} path-${front ? 'frontpage' : 'node'} node--type-${type}">
<a href="#main-content" class="visually-hidden-focusable">${text.skip}</a>
<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=${accounts.container}" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>
<div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas>
<div id="page-wrapper"><div id="page">
<header id="header" class="header" role="banner">
<div class="container header-inner">
<a href="/${language}" title="Home" rel="home" class="navbar-brand"><img src="/themes/custom/hpt/logo.svg" alt="Hagener Pumpentechnik" width="190" height="44" class="img-fluid d-inline-block align-top" /></a>
<nav role="navigation" aria-labelledby="block-hpt-main-menu-menu" id="block-hpt-main-menu" class="block block-menu navigation menu--main"><h2 class="visually-hidden" id="block-hpt-main-menu-menu">${text.main}</h2><ul class="clearfix nav navbar-nav">${items}</ul></nav>
<nav class="block block-language block-language-blocklanguage-interface" id="block-hpt-sprachumschalter" role="navigation" aria-label="${text.language}"><ul class="links"><li data-drupal-language="de" class="de${language === 'de' ? ' is-active' : ''}"><a href="${german}" class="language-link" hreflang="de">DE</a></li><li data-drupal-language="en" class="en${language === 'en' ? ' is-active' : ''}"><a href="${english}" class="language-link" hreflang="en">EN</a></li></ul></nav>
</div>
</header>
<div id="main-wrapper" class="layout-main-wrapper clearfix"><div id="main" class="container"><main id="content" class="section" role="main"><a id="main-content" tabindex="-1"></a>
<div data-drupal-messages-fallback class="hidden"></div>
<article data-history-node-id="${node}" class="node node--type-${type} node--view-mode-full clearfix"><header><h1 class="title page-title"><span class="field field--name-title field--type-string field--label-hidden">${title}</span></h1></header>
<div class="node__content clearfix">${content}</div></article>
</main></div></div>
<footer class="site-footer"><div class="container">
<section class="footer-claim"><p>${text.claim}</p><p>Hagener Pumpentechnik Brandscheid GmbH &amp; Co. KG<br>Eckeseyer Straße 212, 58089 Hagen<br><a href="tel:+4923315550840">+49 2331 555084-0</a></p>
<p class="social"><a href="https://www.linkedin.com/company/hagener-pumpentechnik-beispiel" target="_blank" rel="noopener">LinkedIn</a> <a href="https://www.xing.com/pages/hagener-pumpentechnik-beispiel" target="_blank" rel="noopener">XING</a></p></section>
<nav role="navigation" aria-label="${text.footer}" id="block-hpt-footer" class="block block-menu navigation menu--footer">${footers[language]}</nav>
</div></footer>
</div></div>
</div>
<script type="application/json" data-drupal-selector="drupal-settings-json">${JSON.stringify(settings)}</script>
<script src="/core/misc/drupalSettingsLoader.js?v=10.4.8"></script>
<script src="/themes/custom/hpt/js/hpt.js?t3k8pz"></script>
</body>
</html>`;
}
