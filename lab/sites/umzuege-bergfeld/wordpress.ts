import { readFileSync } from 'node:fs';
import { field, form, honeypot } from '../../products/elementor.ts';
import { firm } from './accounts.ts';
import { rcb, realCookieBanner } from './rcb-config.ts';

/** A page or post: number, path, title, Elementor blocks; what plugins add on this page only. */
export interface MoverPage {
  id: number;
  path: string;
  title: string;
  description: string;
  body: string;
  post?: boolean;
  /** Elementor Pro enqueues reCAPTCHA where a form asks for it. */
  recaptcha?: boolean;
  head?: string;
}

const { origin } = firm;
const plugins = `${origin}/wp-content/plugins`;
const emoji = readFileSync(new URL('../../third-parties/wordpress/emoji.js', import.meta.url), 'utf8');
const menu = [
  ['/', 'Start'],
  ['/privatumzug/', 'Privatumzug'],
  ['/firmenumzug/', 'Firmenumzug'],
  ['/umzug-checkliste/', 'Ratgeber'],
  ['/jobs/', 'Jobs'],
  ['/kontakt/', 'Kontakt'],
  ['/umzugsanfrage/', 'Umzug anfragen'],
] as const;
const legalMenu = [
  ['/impressum/', 'Impressum'],
  ['/datenschutzerklaerung/', 'Datenschutz'],
  ['/agb/', 'AGB'],
] as const;

const items = (entries: readonly (readonly [string, string])[], current: string) =>
  entries
    .map(
      ([path, title], index) =>
        `<li class="menu-item menu-item-type-post_type menu-item-object-page${path === current ? ' current-menu-item' : ''} menu-item-${210 + index}"><a href="${origin}${path}" class="elementor-item${path === current ? ' elementor-item-active' : ''}">${title}</a></li>`,
    )
    .join('\n');

// Flying Scripts packs inline scripts into data: addresses, out of sight of the consent tool.
const flying = (code: string) =>
  `<script type="text/javascript" data-type="lazy" data-src="data:text/javascript;base64,${Buffer.from(code).toString('base64')}"></script>`;
const googleAds = `<!-- Google Ads Agentur NRW-Klick 03/24 -->
<script data-type="lazy" async data-src="https://www.googletagmanager.com/gtag/js?id=${firm.ads}"></script>
${flying(`window.dataLayer = window.dataLayer || []; window.gtag = window.gtag || function(){dataLayer.push(arguments);}; gtag('js', new Date()); gtag('config', '${firm.ads}'); gtag('config', '${firm.ads}/${firm.callLabel}', {'phone_conversion_number': '${firm.phone}'});`)}`;

function head(page: MoverPage): string {
  const url = origin + page.path;
  const config = JSON.stringify(realCookieBanner).replaceAll('</', '<\\/');
  return `<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="profile" href="https://gmpg.org/xfn/11">
<meta name="robots" content="index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1"/>
<!-- Suchmaschinen-Optimierung durch Rank Math PRO - https://rankmath.com/ -->
<title>${page.title} | Umzüge Bergfeld Wuppertal</title>
<meta name="description" content="${page.description}"/>
<link rel="canonical" href="${url}" />
<meta property="og:locale" content="de_DE" />
<meta property="og:title" content="${page.title}" />
<meta property="og:url" content="${url}" />
<script type="application/ld+json" class="rank-math-schema-pro">{"@context":"https://schema.org","@type":"MovingCompany","name":"Umzüge Bergfeld e.K.","telephone":"${firm.phoneLink}","url":"${origin}","address":{"@type":"PostalAddress","streetAddress":"Uellendahler Straße 417","postalCode":"42109","addressLocality":"Wuppertal"}}</script>
<script data-skip-lazy-load="js-extra" data-no-defer nitro-exclude data-cfasync="false" id="${rcb.container}-js-extra">var realCookieBanner = ${config};</script>
<script data-skip-lazy-load="js-extra" data-no-defer nitro-exclude data-cfasync="false" src="${plugins}/real-cookie-banner-pro/public/dist/banner.pro.js?ver=${rcb.version}" id="real-cookie-banner-pro-banner-js" defer></script>
<script>
window._wpemojiSettings = {"baseUrl":"https:\\/\\/s.w.org\\/images\\/core\\/emoji\\/16.0.1\\/72x72\\/","ext":".png","source":{"concatemoji":"${origin}/wp-includes/js/wp-emoji-release.min.js?ver=6.8.12"}};
${emoji}</script>
<link rel='stylesheet' id='hello-elementor-css' href='${origin}/wp-content/themes/hello-elementor/assets/css/theme.css?ver=3.4.4' media='all' />
<link rel='stylesheet' id='elementor-frontend-css' href='${plugins}/elementor/assets/css/frontend.min.css?ver=3.32.5' media='all' />
<link rel='stylesheet' id='elementor-gf-local-worksans-css' href='${origin}/wp-content/uploads/elementor/google-fonts/css/worksans.css?ver=1742900412' media='all' />
<link rel='stylesheet' id='joinchat-css' href='${plugins}/creame-whatsapp-me/public/css/joinchat.min.css?ver=6.0.8' media='all' />
${page.head ?? ''}<link rel="https://api.w.org/" href="${origin}/wp-json/" />
<link rel="EditURI" type="application/rsd+xml" title="RSD" href="${origin}/xmlrpc.php?rsd" />
<meta name="generator" content="WordPress 6.8.12" />
<link rel='shortlink' href='${origin}/?p=${page.id}' />
<meta name="generator" content="Elementor 3.32.5; features: e_font_icon_svg, additional_custom_breakpoints, e_local_google_fonts; settings: css_print_method-external, google_font-enabled, font_display-swap">
${googleAds}`;
}

const popup = `<div data-elementor-type="popup" data-elementor-id="612" class="elementor elementor-612 elementor-location-popup" data-elementor-settings="{&quot;a11y_navigation&quot;:&quot;yes&quot;,&quot;triggers&quot;:{&quot;scrolling&quot;:&quot;yes&quot;,&quot;scrolling_offset&quot;:60},&quot;timing&quot;:{&quot;times_times&quot;:1,&quot;times&quot;:&quot;yes&quot;}}" data-elementor-post-type="elementor_library" style="display:none"><div class="dialog-widget-content"><a role="button" tabindex="0" aria-label="Schließen" href="#" class="dialog-close-button dialog-lightbox-close-button">×</a>
<h2>Nichts vergessen beim Umzug</h2><p>Die Umzugs-Checkliste als PDF gibt es <a href="${origin}/umzug-checkliste/">hier ohne Anmeldung</a>. Wer mag, bekommt zusätzlich viermal im Jahr unseren Newsletter.</p>
${form('Newsletter', 612, [['', `${field({ id: 'nl_email', label: 'E-Mail-Adresse', type: 'email', required: true })}${honeypot.replaceAll('website', 'nl_website')}<p class="small">Sie erhalten erst eine E-Mail mit einem Bestätigungslink (Double-Opt-In). Abmelden können Sie sich jederzeit über den Link in jeder Ausgabe. <a href="${origin}/datenschutzerklaerung/#newsletter">Datenschutzerklärung</a></p>`]], 'Newsletter bestellen')}</div></div>`;

const joinchat = `<div class="joinchat joinchat--right" data-settings='{"telephone":"${firm.whatsApp}","mobile_only":false,"button_delay":3,"whatsapp_web":false,"message_views":2,"message_delay":-10,"message_send":"Hallo Umzüge Bergfeld, ich plane einen Umzug."}' hidden aria-hidden="false"><div class="joinchat__button" role="button" tabindex="0" aria-label="WhatsApp-Chat öffnen"><div class="joinchat__button__open">WhatsApp</div></div><div class="joinchat__chatbox" hidden><p>Mit „Chat öffnen“ wechseln Sie zu WhatsApp (Meta). Erst dann werden Daten dorthin übertragen. Lieber nicht? Rufen Sie uns an oder schreiben Sie eine E-Mail.</p><button type="button" class="joinchat__open">Chat öffnen</button></div></div>`;

/** The whole document as theme and plugins put it together. */
export function moverPage(page: MoverPage): string {
  return `<!doctype html>
<html lang="de">
<head>
${head(page)}
</head>
<body class="${page.path === '/' ? 'home ' : ''}wp-singular ${page.post ? `post-template-default single single-post postid-${page.id} single-format-standard` : `page page-id-${page.id}`} wp-embed-responsive wp-theme-hello-elementor hello-elementor-default elementor-default elementor-kit-8 elementor-page elementor-page-${page.id}">
<div id="${rcb.container}" class="" data-bg="background-color: rgba(0, 0, 0, 0.550);" style="display:none" data-nosnippet></div>
<a class="skip-link screen-reader-text" href="#content">Zum Inhalt springen</a>
<header data-elementor-type="header" data-elementor-id="31" class="elementor elementor-31 elementor-location-header" data-elementor-post-type="elementor_library"><div class="e-con-inner">
<a class="logo" href="${origin}/"><img width="230" height="54" src="${origin}/wp-content/uploads/2023/11/logo-bergfeld.svg" alt="Umzüge Bergfeld"></a>
<div class="elementor-widget elementor-widget-nav-menu"><nav aria-label="Menü" class="elementor-nav-menu--main"><ul class="elementor-nav-menu">
${items(menu, page.path)}
</ul></nav></div>
<a class="phone" href="tel:${firm.phoneLink}">${firm.phone}</a></div></header>
<main id="content" data-elementor-type="${page.post ? 'single-post' : 'wp-page'}" data-elementor-id="${page.id}" class="elementor elementor-${page.id}">
${page.body}</main>
<footer data-elementor-type="footer" data-elementor-id="36" class="elementor elementor-36 elementor-location-footer"><div class="e-con-inner side-by-side">
<p><strong>Umzüge Bergfeld e.K.</strong><br>Uellendahler Straße 417<br>42109 Wuppertal</p>
<p>Telefon <a href="tel:${firm.phoneLink}">${firm.phone}</a><br><a href="mailto:${firm.email}">${firm.email}</a><br>Mo–Fr 8–18 Uhr, Sa 9–13 Uhr</p>
<nav aria-label="Rechtliches"><ul class="elementor-nav-menu">
${items(legalMenu, page.path)}
<li class="menu-item menu-item-type-custom"><a href="#consent-change" class="rcb-sc-link">Privatsphäre-Einstellungen ändern</a></li>
<li class="menu-item menu-item-type-custom"><a href="#consent-history" class="rcb-sc-link">Historie der Privatsphäre-Einstellungen</a></li>
<li class="menu-item menu-item-type-custom"><a href="#consent-revoke" class="rcb-sc-link">Einwilligungen widerrufen</a></li>
</ul></nav></div><p class="copyright">© 2026 Umzüge Bergfeld e.K.</p></footer>
${popup}
${joinchat}
<script src="${plugins}/elementor-pro/assets/js/frontend.min.js?ver=3.32.3" id="elementor-pro-frontend-js"></script>
<script src="${plugins}/creame-whatsapp-me/public/js/joinchat.min.js?ver=6.0.8" id="joinchat-js" defer data-wp-strategy="defer"></script>
${page.recaptcha ? '<script src="https://www.google.com/recaptcha/api.js?render=explicit&#038;ver=3.32.3" id="elementor-recaptcha_v3-api-js"></script>\n' : ''}<script type="text/javascript" id="flying-scripts" src="${plugins}/flying-scripts/flying-scripts.min.js?ver=1.2.4"></script>
</body>
</html>
`;
}
