import { randomText } from '../../random.ts';
import { accounts, origin } from './accounts.ts';
import { footerInjection, headerInjection, popup } from './injection.ts';

/** A page of the site: `content` are its sections; `sells` brings the window with the countdown. */
export interface SquarespacePage {
  path: string;
  title: string;
  description: string;
  collectionId: string;
  content: string;
  sells?: boolean;
}

const menu = [
  ['/onlinekurse', 'Onlinekurse'],
  ['/podcast', 'Podcast'],
  ['/webinar', 'Webinar'],
  ['/freebie', 'Für 0 €'],
  ['/stimmcheck', 'Stimm-Check'],
] as const;

/** Address of a picture in Squarespace's network. */
export const picture = (name: string) =>
  `https://images.squarespace-cdn.com/content/v1/${accounts.website}/c41d07a2-5be9-4f38-9a6c-2e80d1f7b354/${name}`;

/** A section of a page. */
export const section = (content: string, theme = 'white') =>
  `<section data-test="page-section" data-section-theme="${theme}" class="page-section full-bleed-section layout-engine-section background-width--full-bleed section-height--small content-width--wide ${theme}"><div class="section-border"><div class="section-background"></div></div><div class="content-wrapper"><div class="content"><div data-fluid-engine="true"><div class="fluid-engine">${content}</div></div></div></div></section>`;

/** A text block. */
export const text = (content: string) =>
  `<div class="sqs-block html-block sqs-block-html" data-block-type="1337" data-border-radii="{}"><div class="sqs-block-content"><div class="sqs-html-content" data-sqsp-text-block-content>${content}</div></div></div>`;

/** A code block, as the owner pastes foreign snippets into. */
export const code = (content: string) =>
  `<div class="sqs-block code-block sqs-block-code" data-block-type="23"><div class="sqs-block-content">${content}</div></div>`;

/** A button block. */
export const button = (href: string, label: string) =>
  `<div class="sqs-block button-block sqs-block-button" data-block-type="53"><div class="sqs-block-content"><div class="sqs-block-button-container sqs-block-button-container--left"><a href="${href}" class="sqs-block-button-element--medium sqs-button-element--primary sqs-block-button-element"${href.startsWith('/') ? '' : ' target="_blank" rel="noopener"'}>${label}</a></div></div></div>`;

/** A picture block that loads late. */
export const image = (name: string, alt: string) =>
  `<div class="sqs-block image-block sqs-block-image" data-block-type="1337"><div class="sqs-block-content"><figure class="sqs-block-image-figure intrinsic"><img data-stretch="false" data-src="${picture(name)}" data-image="${picture(name)}" data-image-dimensions="1200x1200" alt="${alt}" data-load="false" elementtiming="system-image-block"></figure></div></div>`;

function context({ path, title, collectionId }: SquarespacePage): string {
  const value = {
    facebookAppId: '314192535267336',
    pageType: 2,
    rollups: {},
    website: {
      id: accounts.website,
      identifier: 'stimmraum-akademie',
      websiteType: 1,
      authenticUrl: origin,
      language: 'de-DE',
      timeZone: 'Europe/Berlin',
      siteTitle: 'Stimmraum Akademie',
    },
    websiteSettings: {
      id: '60c2f18be47a035d19c84b23',
      isSquarespaceAnalyticsEnabled: true,
      cookieSettings: {
        isCookieBannerEnabled: true,
        isRestrictiveCookiePolicyEnabled: true,
        isRestrictiveCookiePolicyAbsolute: true,
        cookieBannerText:
          '<p>Mit deiner Einwilligung messe ich Besuche (Squarespace) und den Erfolg meiner Anzeigen (Meta, ActiveCampaign; auch in den USA). Du kannst ablehnen und deine Wahl jederzeit unten links ändern. <a href="/datenschutz">Datenschutz</a> · <a href="/impressum">Impressum</a></p>',
        cookieBannerTheme: 'LIGHT',
        cookieBannerPosition: 'BOTTOM',
        cookieBannerCtaVariant: 'ACCEPT_AND_DECLINE_AND_MANAGE',
        cookieBannerAcceptType: 'OPT_IN_AND_OPT_OUT',
        cookieBannerAcceptText: 'Alle akzeptieren',
        cookieBannerDeclineText: 'Alle ablehnen',
        cookieBannerManageCookiesLabel: 'Cookie-Einstellungen',
        cookieBannerSavedPreferencesLayout: 'PILL',
      },
    },
    cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true },
    collectionId,
    collection: { title, id: collectionId, fullUrl: path, type: 10 },
    showAnnouncementBar: true,
  };
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const bundle = (name: string) =>
  `<script crossorigin="anonymous" src="https://assets.squarespace.com/universal/scripts-compressed/${name}-min.de-DE.js" defer ></script>`;

const head = (page: SquarespacePage) => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" xmlns:fb="http://www.facebook.com/2008/fbml" lang="de-DE" >
<head>
<meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1">
<meta name="viewport" content="width=device-width, initial-scale=1">
<!-- This is Squarespace. --><!-- stimmraum-akademie -->
<base href="">
<meta charset="utf-8" />
<title>${page.title} &mdash; Stimmraum Akademie</title>
<link rel="icon" type="image/x-icon" href="${picture('favicon.ico')}?format=100w"/>
<link rel="canonical" href="${origin}${page.path}"/>
<meta property="og:site_name" content="Stimmraum Akademie"/>
<meta property="og:title" content="${page.title} &mdash; Stimmraum Akademie"/>
<meta property="og:url" content="${origin}${page.path}"/>
<meta name="description" content="${page.description}" />
<link rel="preconnect" href="https://images.squarespace-cdn.com">
<script type="text/javascript" crossorigin="anonymous" defer="true" src="//assets.squarespace.com/@sqs/polyfiller/1.6/modern.js"></script>
<script type="text/javascript">SQUARESPACE_ROLLUPS = {};</script>
${bundle('extract-css-runtime-91d0b5c7e4fa2368')}
<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${context(page)};</script>
${bundle('common-3f8ad160bc2795e4')}
<script defer src="https://definitions.sqspcdn.com/website-component-definition/static-assets/website.components.form/0d2c7b91-58ea-4c13-a6f4-71b93e20dc85_304/website.components.form.visitor.js"></script>
<link rel="stylesheet" type="text/css" href="https://static1.squarespace.com/static/versioned-site-css/${accounts.website}/112/5c5a519771c10ba3470d8101/${accounts.website}/1794/site.css"/>
${headerInjection}
<!-- End of Squarespace Headers -->
</head>`;

const header = (
  current: string,
) => `<header data-test="header" id="header" class="light header theme-col--primary" data-controller="Header">
<div class="sqs-announcement-bar-dropzone"><div class="sqs-announcement-bar"><a href="/onlinekurse">„Stimme, die trägt“ startet wieder – Frühbucherpreis sichern</a></div></div>
<div class="header-announcement-bar-wrapper"><a href="#page" class="header-skip-link" style="position:absolute;left:-9999px">Zum Inhalt springen</a>
<div class="header-inner container--fluid header-layout-nav-right" data-test="header-inner"><div class="header-title"><div class="header-title-text"><a id="site-title" href="/">Stimmraum Akademie</a></div></div>
<div class="header-nav"><div class="header-nav-wrapper"><nav class="header-nav-list">${menu.map(([href, label]) => `<div class="header-nav-item header-nav-item--collection${href === current ? ' header-nav-item--active' : ''}"><a href="${href}"${href === current ? ' aria-current="page"' : ''}>${label}</a></div>`).join('')}</nav></div></div></div></div></header>`;

const footer = `<footer class="sections" id="footer-sections" data-footer-sections><div class="footer-grid">
${text('<p><strong>Stimmraum Akademie</strong><br>Judith Marlen Hagedorn<br>Stimm- und Sprechtraining in Leipzig und online</p>')}
${text('<p><a href="https://podcasts.apple.com/de/podcast/stimmraum/id1584420071" target="_blank" rel="noopener">Apple Podcasts</a> · <a href="https://www.instagram.com/stimmraum.beispiel/" target="_blank" rel="noopener">Instagram</a> · <a href="https://wa.me/4915155501738" target="_blank" rel="noopener">WhatsApp</a></p>')}
<nav aria-label="Rechtliches"><a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutz</a> <a href="/agb">AGB</a> <a href="/widerruf">Widerrufsbelehrung</a> <a href="/widerruf#vertrag-widerrufen">Vertrag widerrufen</a></nav>
</div></footer>`;

/** Value of the platform's token against forged forms. */
export const crumb = () => `B${randomText(30).replaceAll(/[-_]/g, 'x')}`;

/** A page as the platform gives it out, with the injected codes of the owner. */
export function render(page: SquarespacePage): string {
  return `${head(page)}
<body id="collection-${page.collectionId}" class="primary-button-style-solid primary-button-shape-pill native-currency-code-eur collection-type-page collection-layout-default collection-${page.collectionId} mobile-style-available sqs-seven-one" tabindex="-1">
<div id="siteWrapper" class="clearfix site-wrapper">${header(page.path)}
<main id="page" class="container" role="main"><article class="sections" id="sections" data-page-sections="${page.collectionId}">
${page.content}
</article></main>
${footer}</div>
<script defer="true" src="https://static1.squarespace.com/static/vta/5c5a519771c10ba3470d8101/scripts/site-bundle.c81f204a.js" type="text/javascript"></script>
${footerInjection}${page.sells ? popup : ''}
</body>
</html>`;
}
