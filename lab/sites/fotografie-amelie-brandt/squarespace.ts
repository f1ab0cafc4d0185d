import { randomText } from '../../random.ts';

const domain = 'fotografie-amelie-brandt.test';
const origin = `https://www.${domain}`;
/** Ids of the site with Squarespace and others. */
export const ids = {
  website: '63f4a1c27be0d94a5c8e7711',
  analytics: 'G-7QW2AMELIE',
  pinterest: '2613947205518',
  calendly: 'https://calendly.com/amelie-brandt-foto/kennenlernen',
} as const;

/** A page of the site: `content` are its sections. */
export interface SquarespacePage {
  path: string;
  title: string;
  description: string;
  collectionId: string;
  content: string;
}

const menu = [
  ['/hochzeiten', 'Hochzeiten'],
  ['/filme', 'Filme'],
  ['/ueber-mich', 'Über mich'],
  ['/preise', 'Preise'],
  ['/kontakt', 'Kontakt'],
] as const;

/** Address of a picture in Squarespace's network. */
export const picture = (name: string) =>
  `https://images.squarespace-cdn.com/content/v1/${ids.website}/1708362418112-R8Q2K1T0XW5L7B3NJ9DV/${name}`;

/** A section of a page. */
export const section = (content: string, narrow = false) =>
  `<section data-test="page-section" data-section-theme="white" class="page-section layout-engine-section background-width--full-bleed section-height--small content-width--wide" data-section-id="65d3b6${narrow ? '0' : '1'}a4f"><div class="section-border"><div class="section-background"></div></div><div class="content-wrapper"><div class="content${narrow ? ' narrow' : ''}">${content}</div></div></section>`;

/** A text block. */
export const text = (content: string) =>
  `<div class="sqs-block html-block sqs-block-html" data-block-type="2" data-border-radii="{}"><div class="sqs-block-content"><div class="sqs-html-content" data-sqsp-text-block-content>${content}</div></div></div>`;

/** A picture block that loads late. */
export const image = (name: string, alt: string) =>
  `<div class="sqs-block image-block sqs-block-image" data-block-type="5"><div class="sqs-block-content"><div class="image-block-outer-wrapper layout-caption-hidden"><figure class="sqs-block-image-figure intrinsic"><img data-stretch="false" data-src="${picture(name)}" data-image="${picture(name)}" data-image-dimensions="2500x1667" alt="${alt}" data-load="false" elementtiming="system-image-block" /></figure></div></div></div>`;

function context({ path, title, collectionId }: SquarespacePage): string {
  const value = {
    betaFeatureFlags: ['campaigns_thumbnail_layout', 'marketing_landing_page', 'nested_categories'],
    facebookAppId: '314192535267336',
    pageType: 2,
    rollups: {},
    website: {
      id: ids.website,
      identifier: 'amelie-brandt-fotografie',
      websiteType: 1,
      authenticUrl: origin,
      language: 'de-DE',
      timeZone: 'Europe/Berlin',
      siteTitle: 'Amelie Brandt Fotografie',
    },
    websiteSettings: {
      id: '63f4a1c27be0d94a5c8e7714',
      googleAnalyticsTrackingId: ids.analytics,
      isSquarespaceAnalyticsEnabled: true,
      cookieSettings: {
        isCookieBannerEnabled: true,
        isRestrictiveCookiePolicyEnabled: true,
        isRestrictiveCookiePolicyAbsolute: false,
        cookieBannerText: `<p>Durch die Nutzung dieser Website stimmst du der Verwendung von Cookies zu. Ich verwende Cookies, damit meine Website gut läuft und um zu sehen, welche Bilder dir gefallen. <a href="/datenschutz">Datenschutz</a></p>`,
        cookieBannerTheme: 'DARK',
        cookieBannerPosition: 'BOTTOM',
        cookieBannerCtaVariant: 'ACCEPT_AND_DECLINE_AND_MANAGE',
        cookieBannerAcceptType: 'OPT_IN_AND_OPT_OUT',
        cookieBannerAcceptText: 'Alle akzeptieren',
        cookieBannerDeclineText: 'Alle ablehnen',
        cookieBannerManageCookiesLabel: 'Cookies verwalten',
        cookieBannerSavedPreferencesLayout: 'NONE',
      },
    },
    cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true },
    collectionId,
    collection: { title, id: collectionId, fullUrl: path, type: 10 },
    tzData: { zones: [[60, 'EU', 'CE%sT', null]], rules: {} },
    showAnnouncementBar: false,
  };
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const bundle = (name: string) => `https://assets.squarespace.com/universal/scripts-compressed/${name}-min.de-DE.js`;

const head = (page: SquarespacePage) => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" xmlns:fb="http://www.facebook.com/2008/fbml" lang="de-DE" >
<head>
<meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1">
<meta name="viewport" content="width=device-width, initial-scale=1">
<!-- This is Squarespace. --><!-- amelie-brandt-fotografie -->
<base href="">
<meta charset="utf-8" />
<title>${page.title} &mdash; Amelie Brandt Fotografie</title>
<meta http-equiv="Accept-CH" content="Sec-CH-UA-Platform-Version, Sec-CH-UA-Model" />
<link rel="icon" type="image/x-icon" media="(prefers-color-scheme: light)" href="${picture('favicon.ico')}?format=100w"/>
<link rel="canonical" href="${origin}${page.path}"/>
<meta property="og:site_name" content="Amelie Brandt Fotografie"/>
<meta property="og:title" content="${page.title} &mdash; Amelie Brandt Fotografie"/>
<meta property="og:url" content="${origin}${page.path}"/>
<meta property="og:type" content="website"/>
<meta name="description" content="${page.description}" />
<link rel="preconnect" href="https://images.squarespace-cdn.com">
<link rel="preconnect" href="https://use.typekit.net" crossorigin>
<link rel="preconnect" href="https://p.typekit.net" crossorigin>
<script type="text/javascript" src="//use.typekit.net/ik/k7vPq2mA9dWc1ZtYbXnE4oRs0uLhJg6fKeIiTvB3yQwfe7G.js" async fetchpriority="high" onload="try{Typekit.load();}catch(e){} document.documentElement.classList.remove('wf-loading');"></script>
<script>document.documentElement.classList.add('wf-loading')</script>
<link rel="preconnect" href="https://fonts.gstatic.com" crossorigin>
<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Cormorant+Garamond:ital,wght@0,500;0,700">
<script type="text/javascript" crossorigin="anonymous" defer="true" nomodule="nomodule" src="//assets.squarespace.com/@sqs/polyfiller/1.6/legacy.js"></script>
<script type="text/javascript" crossorigin="anonymous" defer="true" src="//assets.squarespace.com/@sqs/polyfiller/1.6/modern.js"></script>
<script type="text/javascript">SQUARESPACE_ROLLUPS = {};</script>
<script>(function(rollups, name) { if (!rollups[name]) { rollups[name] = {}; } rollups[name].js = ["//assets.squarespace.com/universal/scripts-compressed/extract-css-runtime-4c1f5b0d9a7e2c38-min.de-DE.js"]; })(SQUARESPACE_ROLLUPS, 'squarespace-extract_css_runtime');</script>
<script crossorigin="anonymous" src="${bundle('extract-css-runtime-4c1f5b0d9a7e2c38')}" defer ></script>
<script crossorigin="anonymous" src="${bundle('moment-js-vendor-0d1ab7c33e5f9082')}" defer ></script>
<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${context(page)};</script>
<script crossorigin="anonymous" src="${bundle('common-7be2405fda93c1e6')}" defer ></script>
<script defer src="https://definitions.sqspcdn.com/website-component-definition/static-assets/website.components.form/6f0b2c1e-93ad-4b57-8e0f-2d9a3c7e5b14_218/website.components.form.visitor.js"></script>
<link rel="stylesheet" type="text/css" href="https://static1.squarespace.com/static/versioned-site-css/${ids.website}/48/5c5a519771c10ba3470d8101/${ids.website}/1731/site.css"/>
<!-- Pinterest Tag -->
<script>
!function(e){if(!window.pintrk){window.pintrk = function () {
window.pintrk.queue.push(Array.prototype.slice.call(arguments))};var
  n=window.pintrk;n.queue=[],n.version="3.0";var
  t=document.createElement("script");t.async=!0,t.src=e;var
  r=document.getElementsByTagName("script")[0];
  r.parentNode.insertBefore(t,r)}}("https://s.pinimg.com/ct/core.js");
pintrk('load', '${ids.pinterest}', {em: '<user_email_address>'});
pintrk('page');
</script>
<noscript>
<img height="1" width="1" style="display:none;" alt=""
  src="https://ct.pinterest.com/v3/?event=init&tid=${ids.pinterest}&noscript=1" />
</noscript>
<!-- end Pinterest Tag -->
<meta name="p:domain_verify" content="a4c0e19b7d2f4f0c8f51d3b6e7280c9d"/>
<!-- End of Squarespace Headers -->
</head>`;

const header = (
  current: string,
) => `<header data-test="header" id="header" class="light header theme-col--primary" data-section-theme="" data-controller="Header">
<div class="header-announcement-bar-wrapper"><a href="#page" class="header-skip-link sqs-button-element--primary" style="position:absolute;left:-9999px">Zum Inhalt springen</a>
<div class="header-inner container--fluid header-layout-nav-right" data-test="header-inner"><div class="header-title" data-animation-role="header-element"><div class="header-title-text"><a id="site-title" href="/" data-animation-role="header-element">Amelie Brandt</a></div></div>
<div class="header-nav"><div class="header-nav-wrapper"><nav class="header-nav-list">${menu.map(([href, label]) => `<div class="header-nav-item header-nav-item--collection${href === current ? ' header-nav-item--active' : ''}"><a href="${href}" data-animation-role="header-element"${href === current ? ' aria-current="page"' : ''}>${label}</a></div>`).join('')}</nav></div></div></div></div></header>`;

const footer = `<footer class="sections" id="footer-sections" data-footer-sections><div class="footer-grid">
<div class="sqs-block newsletter-block sqs-block-newsletter" data-block-type="51"><div class="sqs-block-content"><div class="newsletter-form-wrapper newsletter-form-wrapper--layoutStack"><form class="newsletter-form" data-form-id="63f4b2e05ad1c7093b6f2288" autocomplete="on" method="POST"><header class="newsletter-form-header"><h3 class="newsletter-form-header-title">Post von Amelie</h3><div class="newsletter-form-header-description"><p>Freie Termine, Inspiration und Aktionen – etwa einmal im Monat.</p></div></header>
<div class="newsletter-form-body"><div class="newsletter-form-fields-wrapper form-fields"><div class="newsletter-form-field-wrapper form-item field email required"><label class="newsletter-form-field-label title" for="email-yui_3_17_2_1_field">E-Mail-Adresse</label><input id="email-yui_3_17_2_1_field" class="newsletter-form-field-element field-element" name="email" type="email" autocomplete="email" placeholder="E-Mail-Adresse" required></div></div><div class="newsletter-form-button-wrapper submit-wrapper"><button class="newsletter-form-button sqs-system-button sqs-editable-button-layout sqs-button-element--primary button" type="submit" value="Eintragen"><span class="newsletter-form-button-label">Eintragen</span></button></div></div>
<div class="newsletter-form-footnote"><p>Ich respektiere deine Privatsphäre.</p></div></form></div></div></div>
${text('<p><strong>Amelie Brandt Fotografie</strong><br>Rheinsberger Weg 14<br>50733 Köln-Nippes</p><p>Hochzeiten in Köln, im Bergischen und überall, wo ihr Ja sagt.</p>')}
${text('<p><a href="/impressum">Impressum</a><br><a href="/datenschutz">Datenschutz</a></p><p><a href="https://www.instagram.com/amelie.brandt.beispiel/" target="_blank">Instagram</a> · <a href="https://www.pinterest.de/ameliebrandtbeispiel/" target="_blank">Pinterest</a></p>')}
</div></footer>`;

/** Value of the platform's token against forged forms. */
export const crumb = () => `B${randomText(30).replaceAll(/[-_]/g, 'x')}`;

/** A page as the platform gives it out, with the injected codes of the owner. */
export function render(page: SquarespacePage): string {
  return `${head(page)}
<body id="collection-${page.collectionId}" class="primary-button-style-solid primary-button-shape-square tweak-blog-alternating-side-by-side-width-full image-block-poster-text-alignment-left hide-opentable-icons opentable-style-dark tweak-product-quick-view-button-style-floating native-currency-code-eur collection-type-page collection-layout-default collection-${page.collectionId} mobile-style-available sqs-seven-one" tabindex="-1">
<div id="siteWrapper" class="clearfix site-wrapper">${header(page.path)}
<main id="page" class="container" role="main"><article class="sections" id="sections" data-page-sections="${page.collectionId}">
${page.content}
</article></main>
${footer}</div>
<script defer="true" src="https://static1.squarespace.com/static/vta/5c5a519771c10ba3470d8101/scripts/site-bundle.7a1c0d5e.js" type="text/javascript"></script>
<!-- Calendly badge widget begin -->
<link href="https://assets.calendly.com/assets/external/widget.css" rel="stylesheet">
<script src="https://assets.calendly.com/assets/external/widget.js" type="text/javascript" async></script>
<script type="text/javascript">window.onload = function() { Calendly.initBadgeWidget({ url: '${ids.calendly}', text: 'Kennenlern-Termin buchen', color: '#8a5a3c', textColor: '#ffffff', branding: true }); }</script>
<!-- Calendly badge widget end -->
</body>
</html>`;
}
