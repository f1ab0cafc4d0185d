import { consentCookie, consentGroups } from './consent-config.ts';

/** A page of the shop as WordPress would assemble it. `embeds` are the plugins' extras of this page only. */
export interface ShopPage {
  path: string;
  title: string;
  bodyClass: string;
  content: string;
  hero?: string;
  /** Extra head elements and scripts before the closing body tag. */
  head?: string;
  foot?: string;
  /** What PixelYourSite reports of a product. */
  product?: { name: string; id: number; value: number };
}

/** Where the shop lives. */
export const origin = 'https://www.keramik-morgenrot.test';

const consentSettings = {
  slug: 'real-cookie-banner-pro',
  textDomain: 'real-cookie-banner',
  version: '5.2.5',
  restUrl: `${origin}/wp-json/`,
  restNamespace: 'real-cookie-banner/v1',
  others: {
    cookieName: consentCookie,
    revisionHash: '9d2c71b0a4f35e6687a1c0fe2b9d4413',
    isPro: true,
    isTcf: false,
    isGcm: false,
    showPoweredBy: true,
    groups: consentGroups,
    texts: {
      headline: 'Privatsphäre-Einstellungen',
      individual:
        'Hier siehst du alle Services, die diese Website nutzt. Wähle aus, welche laufen dürfen, und speichere deine Auswahl; ändern kannst du sie später jederzeit.',
      description:
        'Wir nutzen auf dieser Website Cookies und ähnliche Techniken und verarbeiten personenbezogene Daten von dir (zum Beispiel deine IP-Adresse), etwa um Videos einzubinden, dir unser Newsletter-Fenster zu zeigen oder den Erfolg unserer Anzeigen zu messen. Manche Daten geben wir an Dritte weiter, die wir in den Einstellungen nennen.<br><br>Die Verarbeitung geschieht mit deiner Einwilligung oder auf Basis eines berechtigten Interesses, dem du in den individuellen Einstellungen widersprechen kannst. Du musst nicht einwilligen und kannst deine Wahl später jederzeit ändern oder widerrufen. Mehr steht in unserer <a href="/datenschutz/">Datenschutzerklärung</a>.<br><br>Du bist unter 16 Jahre alt? Dann darfst du in optionale Services nicht selbst einwilligen, bitte frag deine Eltern.<br><br>Einige Services verarbeiten Daten in den USA. Mit „Alle akzeptieren“ willigst du auch darin ein; der Umfang des Schutzes hängt davon ab, ob der Anbieter nach dem EU-US Data Privacy Framework zertifiziert ist.',
    },
  },
};

const blockedScript = (service: number, source: string, id: string) =>
  `<script type="application/consent" consent-original-type-_="text/javascript" consent-required="${service}" consent-by="services" consent-id="${service + 500}" consent-original-src-_="${source}" id="${id}"></script>`;

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function pysOptions(page: ShopPage): string {
  const product = page.product && {
    content_ids: [String(page.product.id)],
    content_name: page.product.name,
    value: page.product.value,
    currency: 'EUR',
  };
  return json({
    facebook: { pixelIds: ['1184027716639052'], advancedMatching: [], removeMetadata: false, wooVariableAsSimple: false },
    pinterest: { pixelIds: ['2613804417290'] },
    product,
    staticEvents: {
      page: { page_title: page.title, post_type: page.product ? 'product' : 'page', plugin: 'PixelYourSite', user_role: 'guest' },
    },
    ajaxUrl: `${origin}/wp-admin/admin-ajax.php`,
    enable_remove_download_url_param: '1',
    cookie_duration: '7',
    last_visit_duration: '60',
    enable_success_send_form: '',
    gdpr: {
      ajax_enabled: false,
      all_disabled_by_api: false,
      facebook_disabled_by_api: false,
      pinterest_disabled_by_api: false,
      real_cookie_banner_integration_enabled: true,
      consent_magic_integration_enabled: false,
    },
    woo: { enabled: true, addToCartOnButtonEnabled: true },
  });
}

const fragments = json({
  ajax_url: '/wp-admin/admin-ajax.php',
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
  cart_hash_key: 'wc_cart_hash_0b7c1e5d9f24a863',
  fragment_name: 'wc_fragments_0b7c1e5d9f24a863',
  request_timeout: '5000',
});

const menu = [
  ['/shop/', 'Shop'],
  ['/produkt/becher-morgenrot/', 'Becher Morgenrot'],
  ['/produkt/teekanne-dunst/', 'Teekanne Dunst'],
  ['/werkstatt/', 'Werkstatt'],
  ['/mein-konto/', 'Mein Konto'],
] as const;

const item = ([href, text]: readonly [string, string], index: number) =>
  `<li id="menu-item-${40 + index}" class="menu-item menu-item-type-post_type menu-item-object-page menu-item-${40 + index}"><a href="${origin}${href}">${text}</a></li>`;

const header = `<header id="masthead" class="site-header" role="banner" itemtype="https://schema.org/WPHeader" itemscope><div id="main-header" class="site-header-wrap"><div class="site-container"><div class="site-header-inner"><div class="site-branding"><a class="brand has-logo-image" href="${origin}/" rel="home"><img width="46" height="46" src="${origin}/wp-content/uploads/2025/03/cropped-morgenrot-192x192.svg" class="custom-logo" alt="Keramik Morgenrot" decoding="async"><span class="site-title">Keramik Morgenrot</span></a></div>
<nav id="site-navigation" class="main-navigation header-navigation nav--toggle-sub" role="navigation" aria-label="Primär"><ul id="primary-menu" class="menu">${menu.map(item).join('')}</ul></nav>
<a href="${origin}/warenkorb/" aria-label="Warenkorb" class="header-cart-button"><span class="header-cart-title">Warenkorb</span> <span class="header-cart-total header-cart-is-empty-true">0</span></a></div></div></div></header>`;

const footer = `<footer id="colophon" class="site-footer" role="contentinfo"><div class="site-container"><div class="footer-columns"><div><h3>Post aus der Werkstatt</h3><p>Vier- bis sechsmal im Jahr erzählen wir, was aus dem Ofen kommt.</p>
<form id="mc4wp-form-1" class="mc4wp-form mc4wp-form-612" method="post" data-id="612" data-name="Newsletter"><div class="mc4wp-form-fields"><p><label for="mc4wp-email">E-Mail-Adresse</label> <input type="email" id="mc4wp-email" name="EMAIL" required></p><p><label><input name="AGREE_TO_TERMS" type="checkbox" value="1" required> Ja, ich möchte den Newsletter per E-Mail bekommen. Der Versand läuft über Mailchimp in den USA; abbestellen kann ich ihn jederzeit über den Link in jeder Ausgabe. Näheres in der <a href="${origin}/datenschutz/#newsletter">Datenschutzerklärung</a>.</label></p><p><input type="submit" class="button" value="Anmelden"></p></div><label style="display:none!important">Wenn du ein Mensch bist, lasse das Feld leer: <input type="text" name="_mc4wp_honeypot" value="" tabindex="-1" autocomplete="off"></label><input type="hidden" name="_mc4wp_form_id" value="612"></form></div>
<div><h3>Laden</h3><p>Keramik Morgenrot<br>Mühlgasse 7<br>86911 Dießen am Ammersee</p><p>Do und Fr 10–17 Uhr, Sa 10–13 Uhr</p></div>
<div><h3>Rechtliches</h3><ul class="menu">${[
  ['/impressum/', 'Impressum'],
  ['/datenschutz/', 'Datenschutzerklärung'],
  ['/agb/', 'AGB'],
  ['/widerrufsbelehrung/', 'Widerrufsbelehrung'],
  ['/vertrag-widerrufen/', 'Vertrag widerrufen'],
  ['/versand-zahlung/', 'Versand &amp; Zahlung'],
]
  .map(([href, text]) => `<li><a href="${origin}${href}">${text}</a></li>`)
  .join(
    '',
  )}<li><a href="#consent-change">Privatsphäre-Einstellungen ändern</a></li><li><a href="#consent-revoke">Einwilligungen widerrufen</a></li></ul></div></div>
<p class="site-info">© 2026 Keramik Morgenrot · Alle Preise inkl. der gesetzlichen MwSt., zzgl. <a href="${origin}/versand-zahlung/">Versandkosten</a>.</p></div></footer>`;

/** The document as the server sends it. */
export function wordPressPage(page: ShopPage): string {
  const url = `${origin}${page.path}`;
  return `<!doctype html>
<html lang="de" class="no-js" itemtype="https://schema.org/WebPage" itemscope>
<head>
<meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<style>[consent-id]:not(.rcb-content-blocker):not([consent-transaction-complete]):not([consent-visual-use-parent^="children:"]):not([consent-confirm]){opacity:0!important}</style>
<title>${page.title} – Keramik Morgenrot</title>
<meta name="robots" content="max-image-preview:large"><link rel="canonical" href="${url}"><link rel="https://api.w.org/" href="${origin}/wp-json/">
<link rel="stylesheet" id="kadence-global-css" href="${origin}/wp-content/themes/kadence/assets/css/global.min.css?ver=1.3.6" media="all">
<link rel="preload" id="kadence-font-preload" href="${origin}/wp-content/fonts/karla/qkB9XvYC6trAT55ZBi1ueQVIjQTD-JrIH2G7nytkHRyQ8p4wUje6bg.woff2" as="font" type="font/woff2" crossorigin>
<script type="application/json" data-skip-lazy-load="js-extra" data-no-defer nitro-exclude data-alt-type="application/ld+json" data-dont-merge data-wpmeteor-nooptimize="true" data-cookieconsent="ignore" id="a7c9e1f2-js-extra">${json(consentSettings)}</script>
<script data-skip-lazy-load data-cookieconsent="ignore" defer src="${origin}/wp-content/59c1aa27e4b0d3f86f5c/dist/1841733072.js?ver=9c0e4b7a51d2f6e8" id="real-cookie-banner-pro-banner-js"></script>
<script id="pys-js-extra">var pysOptions = ${pysOptions(page)};</script>
<script src="${origin}/wp-content/plugins/pixelyoursite/dist/scripts/public.js?ver=11.1.3" id="pys-js" defer></script>
${blockedScript(233, `${origin}/wp-content/plugins/woocommerce/assets/js/sourcebuster/sourcebuster.min.js?ver=10.3.5`, 'sourcebuster-js-js')}
${blockedScript(222, 'https://chimpstatic.com/mcjs-connected/js/users/6d1f0c83b7a94e25c1d0/3f8e27ab60514c9d.js', 'mcjs')}
<meta name="generator" content="WordPress 6.8.12"><meta name="generator" content="WooCommerce 10.3.5">${page.head ?? ''}
<link rel="icon" href="${origin}/wp-content/uploads/2025/03/cropped-morgenrot-192x192.svg" sizes="192x192">
</head>
<body class="${page.bodyClass} wp-theme-kadence theme-kadence woocommerce-no-js wp-custom-logo wp-embed-responsive footer-on-bottom content-width-normal">
<div id="6f2d8e10-93b5-4c1e-8a7d-5e40c2f1ab39" consent-skip-blocker="1" class="a52d1c-1" data-bg="background-color: rgba(43, 34, 29, 0.520);" style="background-color: rgba(43, 34, 29, 0.520);position:fixed;inset:0;z-index:999999;display:none"></div>
<div id="wrapper" class="site wp-site-blocks"><a class="skip-link screen-reader-text" href="#main" style="position:absolute;left:-9999px">Zum Inhalt springen</a>
${header}${page.hero ?? ''}<div id="inner-wrap" class="wrap"><div id="primary" class="content-area"><div class="content-container site-container"><main id="main" class="site-main" role="main">${page.content}</main></div></div></div>
${footer}</div>
<script id="wc-cart-fragments-js-extra">var wc_cart_fragments_params = ${fragments};</script>
<script src="${origin}/wp-content/plugins/woocommerce/assets/js/frontend/cart-fragments.min.js?ver=10.3.5" id="wc-cart-fragments-js" defer data-wp-strategy="defer"></script>${page.foot ?? ''}
</body></html>`;
}
