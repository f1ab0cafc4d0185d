import { firm } from './firm.ts';
import { rcb, realCookieBanner } from './rcb-config.ts';

/** A page: number, path, title, description, Elementor blocks. */
export interface TourPage {
  id: number;
  path: string;
  title: string;
  description: string;
  body: string;
}

const { origin } = firm;
const plugins = `${origin}/wp-content/plugins`;
const menu = [
  ['/', 'Start'],
  ['/busreisen/', 'Busreisen'],
  ['/gardasee-verona/', 'Reise des Monats'],
  ['/flugreisen/', 'Flug &amp; Pauschal'],
  ['/katalog/', 'Katalog bestellen'],
  ['/kontakt/', 'Kontakt &amp; Team'],
] as const;
const legalMenu = [
  ['/impressum/', 'Impressum'],
  ['/datenschutz/', 'Datenschutz'],
  ['/reisebedingungen/', 'Reisebedingungen'],
] as const;

const items = (entries: readonly (readonly [string, string])[], current: string, first: number) =>
  entries
    .map(
      ([path, title], index) =>
        `<li class="menu-item menu-item-type-post_type menu-item-object-page${path === current ? ' current-menu-item page_item' : ''} menu-item-${first + index}"><a href="${origin}${path}" class="elementor-item${path === current ? ' elementor-item-active" aria-current="page' : ''}">${title}</a></li>`,
    )
    .join('\n');

const clarity = `<script consent-skip-blocker="1" data-cfasync="false">/* Heatmap, Fa. webhandwerk 11/24: nicht mehr vom Banner anfassen lassen, sonst keine Daten */
(function(c,l,a,r,i,t,y){c[a]=c[a]||function(){(c[a].q=c[a].q||[]).push(arguments)};t=l.createElement(r);t.async=1;t.src="https://www.clarity.ms/tag/"+i;y=l.getElementsByTagName(r)[0];y.parentNode.insertBefore(t,y);})(window,document,"clarity","script","${firm.clarity}");</script>`;

const blockedBy = `consent-required="${rcb.services.pixel}" consent-by="services" consent-id="${rcb.blockers.pixel}"`;

function head(page: TourPage): string {
  const url = origin + page.path;
  const config = JSON.stringify(realCookieBanner).replaceAll('</', '<\\/');
  return `<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="profile" href="https://gmpg.org/xfn/11">
<script data-no-optimize="1" data-cfasync="false" consent-skip-blocker="1" id="real-cookie-banner-pro-js-extra">var realCookieBanner = ${config};</script>
<script data-no-optimize="1" data-cfasync="false" consent-skip-blocker="1" src="${plugins}/real-cookie-banner-pro/public/dist/banner.pro.js?ver=${rcb.version}" id="real-cookie-banner-pro-banner-js" defer></script>
<meta name='robots' content='index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1' />
<!-- This site is optimized with the Yoast SEO plugin v25.9 - https://yoast.com/product/yoast-seo-wordpress/ -->
<title>${page.title} - Reisedienst Mohnkamp</title>
<meta name="description" content="${page.description}" />
<link rel="canonical" href="${url}" />
<meta property="og:locale" content="de_DE" />
<meta property="og:title" content="${page.title} - Reisedienst Mohnkamp" />
<meta property="og:url" content="${url}" />
<script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[{"@type":["Organization","TravelAgency"],"name":"${firm.name}","url":"${origin}/","telephone":"${firm.phoneLink}","sameAs":["https://www.facebook.com/mohnkamp.reisen.beispiel","https://www.instagram.com/mohnkamp.reisen.beispiel/"]}]}</script>
<!-- / Yoast SEO plugin. -->
<link rel='dns-prefetch' href='//connect.facebook.net' />
<link rel='dns-prefetch' href='//www.youtube-nocookie.com' />
<link rel='stylesheet' id='hello-elementor-theme-style-css' href='${origin}/wp-content/themes/hello-elementor/assets/css/theme.css?ver=3.4.4' media='all' />
<link rel='stylesheet' id='elementor-frontend-css' href='${plugins}/elementor/assets/css/frontend.min.css?ver=3.31.3' media='all' />
<link rel='stylesheet' id='elementor-gf-local-nunito-css' href='${origin}/wp-content/uploads/elementor/google-fonts/css/nunito.css?ver=1742298812' media='all' />
<link rel='stylesheet' id='joinchat-css' href='${plugins}/creame-whatsapp-me/public/css/joinchat-btn.min.css?ver=6.0.7' media='all' />
<!-- <script async src="https://www.googletagmanager.com/gtag/js?id=UA-48210377-1"></script>
<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments);}gtag('js',new Date());gtag('config','UA-48210377-1',{'anonymize_ip':true});</script> -->
<script id="pys-js-extra">var pysOptions = {"facebook":{"pixelIds":["${firm.pixel}"],"advancedMatching":[]},"gdpr":{"ajax_enabled":false,"real_cookie_banner_integration_enabled":true},"pageTitle":"${page.title}","siteUrl":"${origin}"};</script>
<script type="application/consent" consent-original-type-_="text/javascript" consent-original-src-_="${plugins}/pixelyoursite/dist/scripts/public.js?ver=11.1.0" ${blockedBy} id="pys-js"></script>
<link rel="https://api.w.org/" href="${origin}/wp-json/" />
<link rel="EditURI" type="application/rsd+xml" title="RSD" href="${origin}/xmlrpc.php?rsd" />
<meta name="generator" content="WordPress 6.8.2" />
<link rel='shortlink' href='${origin}/?p=${page.id}' />
<meta name="generator" content="Elementor 3.31.3; features: e_font_icon_svg, additional_custom_breakpoints, e_element_cache, e_local_google_fonts; settings: css_print_method-external, google_font-enabled, font_display-swap">
${clarity}`;
}

const newsletter = `<div class="mailpoet_form_below_posts"><form target="_self" method="post" class="mailpoet_form mailpoet_form_form mailpoet_form_shortcode" action="${origin}/wp-admin/admin-post.php?action=mailpoet_subscription_form" novalidate data-delay="" data-exit-intent-enabled="" data-font-family="">
<input type="hidden" name="data[form_id]" value="1"><input type="hidden" name="action" value="mailpoet"><label class="mailpoet-screen-reader-text" for="form_email_1" style="display:none!important">Bitte dieses Feld leer lassen<input type="email" name="data[email]" tabindex="-1" autocomplete="off"></label>
<div class="mailpoet_paragraph"><label for="form_email_1" class="mailpoet_text_label">Reisepost per E-Mail (etwa einmal im Monat)</label><input type="email" autocomplete="email" class="mailpoet_text" id="form_email_1" name="data[form_field_OWMwYjI3_email]" required></div>
<p class="small">Nach der Anmeldung erhalten Sie eine E-Mail mit einem Bestätigungslink (Double-Opt-in); erst danach schreiben wir Ihnen. Abmelden können Sie sich über den Link in jeder Ausgabe. <a href="${origin}/datenschutz/#newsletter">Datenschutz</a></p>
<div class="mailpoet_paragraph"><input type="submit" class="mailpoet_submit" value="Anmelden"></div><p class="mailpoet_validate_success" style="display:none">Bitte bestätigen Sie Ihre Anmeldung in der E-Mail, die wir Ihnen geschickt haben.</p></form></div>`;

const joinchat = `<div class="joinchat joinchat--right joinchat--btn" data-settings='{"telephone":"${firm.whatsApp}","mobile_only":false,"button_delay":2,"whatsapp_web":false,"qr":false,"message_views":1,"message_send":"Hallo Mohnkamp-Team, ich habe eine Frage zu einer Reise."}' aria-hidden="false"><div class="joinchat__button" role="button" tabindex="0" aria-label="WhatsApp öffnen: Erst mit dem Klick werden Daten an WhatsApp übertragen"><div class="joinchat__button__open">WhatsApp</div></div></div>`;

/** The whole document as theme and plugins put it together. */
export function tourPage(page: TourPage): string {
  return `<!doctype html>
<html lang="de">
<head>
${head(page)}
</head>
<body class="${page.path === '/' ? 'home ' : ''}wp-singular page-template-default page page-id-${page.id} wp-embed-responsive wp-theme-hello-elementor hello-elementor-default elementor-default elementor-kit-6 elementor-page elementor-page-${page.id}">
<div id="${rcb.root}" consent-skip-blocker="1" class="" data-bg="background-color: rgba(0, 0, 0, 0.500);" style="display:none" data-nosnippet></div>
<noscript><img height="1" width="1" style="display:none" alt="" consent-original-src-_="https://www.facebook.com/tr?id=${firm.pixel}&amp;ev=PageView&amp;noscript=1" consent-by="services" consent-id="${rcb.blockers.pixel}"></noscript>
<a class="skip-link screen-reader-text" href="#content">Zum Inhalt springen</a>
<header data-elementor-type="header" data-elementor-id="22" class="elementor elementor-22 elementor-location-header" data-elementor-post-type="elementor_library"><div class="e-con-inner">
<a class="logo" href="${origin}/"><img width="220" height="60" src="${origin}/wp-content/uploads/2022/09/logo-mohnkamp.svg" alt="Reisedienst Mohnkamp"></a>
<div class="elementor-widget elementor-widget-nav-menu"><nav aria-label="Menü" class="elementor-nav-menu--main elementor-nav-menu__container"><ul class="elementor-nav-menu">
${items(menu, page.path, 401)}
</ul></nav></div></div></header>
<main id="content" class="site-main"><div data-elementor-type="wp-page" data-elementor-id="${page.id}" class="elementor elementor-${page.id}" data-elementor-post-type="page">
${page.body}</div></main>
<footer data-elementor-type="footer" data-elementor-id="25" class="elementor elementor-25 elementor-location-footer"><div class="e-con-inner">
<p><strong>${firm.name}</strong><br>${firm.street}, ${firm.town}<br>Telefon <a href="tel:${firm.phoneLink}">${firm.phone}</a> · <a href="mailto:${firm.email}">${firm.email}</a></p>
<p><a href="https://www.facebook.com/mohnkamp.reisen.beispiel" rel="noopener" target="_blank" class="elementor-icon elementor-social-icon-facebook">Facebook</a> · <a href="https://www.instagram.com/mohnkamp.reisen.beispiel/" rel="noopener" target="_blank" class="elementor-icon elementor-social-icon-instagram">Instagram</a></p>
${newsletter}
<nav aria-label="Rechtliches" class="elementor-nav-menu--main"><ul class="elementor-nav-menu">
${items(legalMenu, page.path, 431)}
<li class="menu-item menu-item-type-custom"><a href="#consent-change" class="elementor-item elementor-item-anchor">Privatsphäre-Einstellungen ändern</a></li>
<li class="menu-item menu-item-type-custom"><a href="#consent-history" class="elementor-item elementor-item-anchor">Historie der Privatsphäre-Einstellungen</a></li>
<li class="menu-item menu-item-type-custom"><a href="#consent-revoke" class="elementor-item elementor-item-anchor">Einwilligungen widerrufen</a></li>
</ul></nav></div></footer>
${joinchat}
<script src="${plugins}/elementor/assets/js/frontend.min.js?ver=3.31.3" id="elementor-frontend-js"></script>
<script id="mailpoet_public-js-extra">var MailPoetForm = {"ajax_url":"${origin}/wp-admin/admin-ajax.php","is_rtl":"","captcha_input_label":"","assets_url":"${plugins}/mailpoet/assets"};</script>
<script src="${plugins}/mailpoet/assets/dist/js/public.js?ver=5.14.2" id="mailpoet_public-js" defer data-wp-strategy="defer"></script>
<script src="${plugins}/creame-whatsapp-me/public/js/joinchat.min.js?ver=6.0.7" id="joinchat-js" defer data-wp-strategy="defer"></script>
</body>
</html>
`;
}
