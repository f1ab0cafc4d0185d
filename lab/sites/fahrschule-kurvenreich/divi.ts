import type { LabRequest } from '../../types.ts';
import { school } from './school.ts';

/** A page as Divi stores it. */
export interface DiviPage {
  id: number;
  path: string;
  title: string;
  description: string;
  /** Style sheets that only this page asks for. */
  styles?: string;
  body: string;
}

const menu: readonly [string, string][] = [
  ['/', 'Start'],
  ['/fuehrerscheinklassen-preise/', 'Klassen &amp; Preise'],
  ['/ablauf/', 'Ablauf'],
  ['/kursanmeldung/', 'Kursanmeldung'],
  ['/team-jobs/', 'Team &amp; Jobs'],
  ['/kontakt/', 'Kontakt'],
];

const gtmSnippet = `<!-- Google Tag Manager -->
<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':
new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],
j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src=
'https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);
})(window,document,'script','dataLayer','${school.container}');</script>
<!-- End Google Tag Manager -->`;

/** The field "Script blocking" of the banner: the server prints it after consent only. */
const pixelSnippet = `<!-- Meta Pixel Code -->
<script>
!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?
n.callMethod.apply(n,arguments):n.queue.push(arguments)};if(!f._fbq)f._fbq=n;
n.push=n;n.loaded=!0;n.version='2.0';n.queue=[];t=b.createElement(e);t.async=!0;
t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,
document,'script','https://connect.facebook.net/en_US/fbevents.js');
fbq('init', '${school.pixel}');
fbq('track', 'PageView');
</script>
<!-- End Meta Pixel Code -->`;

const cnArgs = {
  ajaxUrl: `https://${school.host}/wp-admin/admin-ajax.php`,
  nonce: '4e1b9c07da',
  hideEffect: 'fade',
  position: 'bottom',
  onScroll: false,
  onScrollOffset: 100,
  onClick: false,
  cookieName: 'cookie_notice_accepted',
  cookieTime: 15_811_200,
  cookieTimeRejected: 15_811_200,
  globalCookie: false,
  redirection: '1',
  cache: false,
  revokeCookies: true,
  revokeCookiesOpt: 'manual',
  cookiePath: '/',
  cookieDomain: '',
};

const banner = `<!-- Cookie Notice plugin v2.5.7 by Hu-manity.co https://hu-manity.co/ -->
<div id="cookie-notice" role="dialog" class="cookie-notice-hidden cookie-revoke-hidden cn-position-bottom" aria-label="Cookie Notice" style="background-color: rgba(34,48,60,1);"><div class="cookie-notice-container" style="color: #fff"><span id="cn-notice-text" class="cn-text-container">Wir verwenden Cookies. Technisch notwendige Cookies sind immer aktiv. Google Analytics und den Meta-Pixel (Facebook, Instagram) starten wir erst, wenn Sie auf „OK“ klicken. Klicken Sie auf „Ablehnen“, setzen wir ausschließlich technisch notwendige Cookies. Ihre Einwilligung können Sie jederzeit in unserer Datenschutzerklärung widerrufen.</span><span id="cn-notice-buttons" class="cn-buttons-container"><button id="cn-accept-cookie" data-cookie-set="accept" class="cn-set-cookie cn-button" aria-label="OK" style="background-color: #e2001a">OK</button><button id="cn-refuse-cookie" data-cookie-set="refuse" class="cn-set-cookie cn-button" aria-label="Ablehnen" style="background-color: #e2001a">Ablehnen</button><button data-link-url="/datenschutz/" data-link-target="_blank" id="cn-more-info" class="cn-more-info cn-button" aria-label="Datenschutzerklärung" onclick="window.open('/datenschutz/')" style="background-color: #e2001a">Datenschutzerklärung</button></span><button type="button" id="cn-close-notice" data-cookie-set="accept" class="cn-close-icon" aria-label="Nein"></button></div>
</div>
<!-- / Cookie Notice plugin -->`;

const chatSettings = { number: school.whatsApp, pre_filled: 'Hallo Torsten, ich habe eine Frage zum Führerschein.', ga: 'no', fb: 'no' };

const chat = `<!-- Click to Chat - https://holithemes.com/plugins/click-to-chat/  v4.29 -->
<div class="ht-ctc ht-ctc-chat ctc-analytics ctc_wp_desktop style-6" id="ht-ctc-chat" style="position:fixed;bottom:120px;right:18px;cursor:pointer;z-index:9000;" data-settings='${JSON.stringify(chatSettings)}'><div class="ctc_chat_style"><img class="ctc_g_header_image" src="/wp-content/uploads/2025/03/torsten-whatsapp-96x96.svg" alt="Torsten" width="44" height="44"><span class="ctc_cta">WhatsApp an Torsten</span></div></div>`;

const schema = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'DrivingSchool',
  name: school.name,
  telephone: school.phoneLink,
  address: { '@type': 'PostalAddress', streetAddress: school.street, postalCode: '31785', addressLocality: 'Hameln', addressCountry: 'DE' },
  sameAs: ['https://www.facebook.com/fahrschule.kurvenreich.beispiel', 'https://www.youtube.com/@fahrschule-kurvenreich-beispiel'],
});

const footer = `<footer id="main-footer"><div class="container"><div id="footer-widgets" class="clearfix">
<div class="footer-widget"><h4 class="title">${school.name}</h4><p>Inhaber ${school.owner}<br>${school.street}<br>${school.town}</p></div>
<div class="footer-widget"><h4 class="title">Büro</h4><p>Mo, Di, Do 15–18.30 Uhr<br>Mi 10–12 Uhr<br><a href="tel:${school.phoneLink}">${school.phone}</a></p></div>
<div class="footer-widget"><a href="https://g.page/r/CkurvenreichHM/review" target="_blank" rel="noopener"><img src="/wp-content/uploads/2025/09/google-bewertungen-4-9.svg" alt="4,9 Sterne bei 212 Google-Bewertungen, Stand September 2025" width="220" height="76"></a></div></div></div>
<div id="et-footer-nav"><div class="container"><ul id="menu-footer" class="bottom-nav"><li><a href="/impressum/">Impressum</a></li><li><a href="/datenschutz/">Datenschutz</a></li></ul></div></div>
<div id="footer-bottom"><div class="container clearfix"><ul class="et-social-icons"><li><a href="https://www.facebook.com/fahrschule.kurvenreich.beispiel" class="icon"><span>Facebook</span></a></li><li><a href="https://www.instagram.com/fahrschule.kurvenreich.beispiel" class="icon"><span>Instagram</span></a></li><li><a href="https://www.youtube.com/@fahrschule-kurvenreich-beispiel" class="icon"><span>YouTube</span></a></li></ul><div id="footer-info">© 2026 ${school.name}</div></div></div></footer>`;

/** A page as WordPress with Divi gives it out; what it contains depends on the choice the server reads from the cookie. */
export function diviPage(page: DiviPage): (request: LabRequest) => string {
  return ({ cookies }) => {
    const choice = cookies['cookie_notice_accepted'];
    const accepted = choice === 'true';
    const state = choice === undefined ? 'cookies-not-set' : `cookies-set cookies-${accepted ? 'accepted' : 'refused'}`;
    const items = menu.map(
      ([path, text], index) =>
        `<li id="menu-item-${40 + index}" class="menu-item menu-item-type-post_type menu-item-object-page${path === page.path ? ' current-menu-item' : ''}"><a href="${path}"${path === page.path ? ' aria-current="page"' : ''}>${text}</a></li>`,
    );
    return `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="UTF-8" />
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<title>${page.title} | ${school.name} Hameln</title>
<meta name="description" content="${page.description}">
<meta name='robots' content='max-image-preview:large' />
<meta name="google-site-verification" content="h3Kq0wV7rX2mPz8uYtB5cLdN1eFgJ6aS9iRoTkU4xWk" />
${gtmSnippet}
<link rel="canonical" href="https://${school.host}${page.path}">
<meta content="Divi Child Kurvenreich v.1.2" name="generator"/><meta name="generator" content="WordPress 6.9.4" />
<script src="/wp-includes/js/wp-emoji-loader.min.js?ver=6.9.4"></script>
<link rel='stylesheet' id='cookie-notice-front-css' href='/wp-content/plugins/cookie-notice/css/front.min.css?ver=2.5.7' media='all' />
<link rel='stylesheet' id='contact-form-7-css' href='/wp-content/plugins/contact-form-7/includes/css/styles.css?ver=6.1.2' media='all' />
<link rel='stylesheet' id='divi-style-css' href='/wp-content/themes/Divi/style-static.min.css?ver=4.27.4' media='all' />
${page.styles ?? ''}<script id="cookie-notice-front-js-before">var cnArgs = ${JSON.stringify(cnArgs)};</script>
<script src="/wp-content/plugins/cookie-notice/js/front.min.js?ver=2.5.7" id="cookie-notice-front-js"></script>
<link rel="https://api.w.org/" href="https://${school.host}/wp-json/" />
<meta name="viewport" content="width=device-width, initial-scale=1.0" />
<script type="application/ld+json">${schema}</script>
${accepted ? pixelSnippet : ''}
</head>
<body class="wp-singular page-template-default page page-id-${page.id} wp-theme-Divi wp-child-theme-divi-kurvenreich ${state} et_pb_button_helper_class et_fixed_nav et_show_nav et_primary_nav_dropdown_animation_fade et_header_style_left et_pb_footer_columns3 et_pb_gutters3 et_divi_theme et-db">
<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=${school.container}" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>
<div id="page-container">
<header id="main-header"><div class="container clearfix et_menu_container"><div class="logo_container"><a href="/"><img src="/wp-content/uploads/2024/02/logo-kurvenreich.svg" width="240" height="48" alt="${school.name}" id="logo" /></a></div>
<div id="et-top-navigation"><nav id="top-menu-nav"><ul id="top-menu" class="nav">${items.join('')}</ul></nav></div></div></header>
<div id="et-main-area"><div id="main-content"><article id="post-${page.id}" class="post-${page.id} page type-page status-publish hentry"><div class="entry-content"><div class="et-l et-l--post"><div class="et_builder_inner_content et_pb_gutters3">
${page.body}
</div></div></div></article></div>
${footer}
</div></div>
${chat}
<script src="/wp-content/themes/divi-kurvenreich/js/custom.js?ver=1.2" id="kurvenreich-custom-js"></script>
${banner}
</body></html>`;
  };
}

/** A section of the builder with one column of text. */
export function textSection(...blocks: readonly string[]): string {
  return `<div class="et_pb_section et_section_regular"><div class="et_pb_row"><div class="et_pb_column et_pb_column_4_4">${blocks.map((block) => `<div class="et_pb_module et_pb_text et_pb_text_align_left"><div class="et_pb_text_inner">${block}</div></div>`).join('')}</div></div></div>`;
}

/** A row of the module "Blurb". */
export function blurbs(entries: readonly { picture?: string; title: string; text: string }[]): string {
  const module = ({ picture, title, text }: (typeof entries)[number]) =>
    `<div class="et_pb_column et_pb_column_1_3"><div class="et_pb_module et_pb_blurb"><div class="et_pb_blurb_content">${picture ? `<div class="et_pb_main_blurb_image"><img src="${picture}" alt="" width="180" height="180"></div>` : ''}<div class="et_pb_blurb_container"><h4 class="et_pb_module_header">${title}</h4><div class="et_pb_blurb_description"><p>${text}</p></div></div></div></div></div>`;
  return `<div class="et_pb_section et_section_regular"><div class="et_pb_row et_pb_row_3col">${entries.map(module).join('')}</div></div>`;
}

/** Something of others that comes only when the visitor clicks on it. */
export function onClick(address: string, title: string, picture: string, text: string, button: string): string {
  return `<div class="kr-zweiklick" data-src="${address}" data-title="${title}" style="background-image:url(${picture})"><div><p>${text}</p><button type="button" class="et_pb_button">${button}</button></div></div>`;
}
