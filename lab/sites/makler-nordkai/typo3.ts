import { taggingServer } from './tagging-server.ts';

/** A page as TYPO3 with the agency's site package prints it. */
export interface Typo3Page {
  path: string;
  title: string;
  uid: number;
  content: string;
  description?: string;
}

const navigation = [
  ['/', 'Start'],
  ['/immobilien/', 'Immobilien'],
  ['/immobilien/loft-hafencity/', 'Loft HafenCity'],
  ['/immobilien/altbau-eimsbuettel/', 'Altbau Eimsbüttel'],
  ['/mieterselbstauskunft/', 'Für Mieter'],
  ['/ueber-uns/', 'Über uns'],
  ['/kontakt/', 'Kontakt'],
] as const;

const consentMode = `<script>
window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments);}
gtag('consent','default',{'ad_storage':'denied','ad_user_data':'denied','ad_personalization':'denied','analytics_storage':'denied','wait_for_update':500});
gtag('set','ads_data_redaction',true);
</script>`;

const tagManager = `<!-- Google Tag Manager -->
<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],j=d.createElement(s);j.async=true;j.src="${taggingServer}/7kqmzrnd.js?"+i;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','3s=DBZWNTQ%2FVTYxR1ZRUkpTXgRGHh0GDgkcCAIfCRUaDQo%3D');</script>
<!-- End Google Tag Manager -->`;

/** CCM19's id of this domain. */
export const ccmDomain = '66d81f0a3c2e9b7f5d0c41a2';

const whatsApp = `<a class="whatsapp-button" href="https://wa.me/494055501870?text=Moin%2C%20ich%20interessiere%20mich%20f%C3%BCr%20eine%20Immobilie." target="_blank" rel="noopener" aria-label="Chat per WhatsApp starten"><svg viewBox="0 0 32 32" width="30" height="30" fill="#fff" aria-hidden="true"><path d="M16 3a13 13 0 0 0-11.200 19.600L3 29l6.600-1.700A13 13 0 1 0 16 3zm7 18c-.3 1-1.800 1.800-2.600 1.900-2 .2-6.300-1.700-9.200-6.500-1.500-2.400-1-4.600.3-5.800.5-.5 1.500-.5 1.900.3l1 2.200c.1.400 0 .8-.8 1.700 1 2 2.600 3.500 4.700 4.300.9-1.100 1.200-1.400 1.700-1.200l2.400 1.200c.6.300.8.8.6 1.900z"/></svg></a>`;

/** One content element in the frame that fluid_styled_content puts around it. */
export const contentElement = (uid: number, type: string, body: string, header?: string) =>
  `<div id="c${uid}" class="frame frame-default frame-type-${type} frame-layout-0">${header ? `<header><h2 class="">${header}</h2></header>` : ''}<div class="ce-bodytext">${body}</div></div>`;

/** The HTML of a page. */
export function typo3Page({ path, title, uid, content, description }: Typo3Page): string {
  const items = navigation
    .map(
      ([href, text]) =>
        `<li class="nav-item${href === path ? ' active' : ''}"><a class="nav-link" href="${href}" title="${text}">${text}</a></li>`,
    )
    .join('');
  return `<!DOCTYPE html>
<html dir="ltr" lang="de-DE">
<head>

<meta charset="utf-8">
<!-- 
	This website is powered by TYPO3 - inspiring people to share!
	TYPO3 is a free open source Content Management Framework initially created by Kasper Skaarhoj and licensed under GNU/GPL.
	TYPO3 is copyright 1998-2025 of Kasper Skaarhoj. Extensions are copyright of their respective owners.
	Information and contribution at https://typo3.org/
-->
<link rel="icon" href="/_assets/7d1c8a60f5ab5e0df9b1c8b1b4a9a1de/Icons/favicon.svg" type="image/svg+xml">
<title>${title} | Nordkai Immobilien GmbH</title>
<meta name="generator" content="TYPO3 CMS">
<meta name="description" content="${description ?? 'Wohnungen und Häuser in Hamburg: Nordkai Immobilien vermittelt zwischen Elbe und Alster.'}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="twitter:card" content="summary">
<link rel="stylesheet" href="/typo3temp/assets/compressed/merged-4be3a5d1ccf0e9c5b6d31c01b1a0d7ee.css?1758790212" media="all">
${consentMode}
<script src="https://cloud.ccm19.de/app.js?apiKey=4f1c9a0be77d25c38a6e94d1b0f35278c6a1e90d3b7f4852&amp;domain=${ccmDomain}&amp;lang=de_DE" referrerpolicy="origin"></script>
${tagManager}
<link rel="canonical" href="https://www.makler-nordkai.test${path}">
</head>
<body id="p${uid}" class="page-${uid} pagelevel-1 language-0 backendlayout-default layout-default">
<noscript><iframe src="${taggingServer}/ns.html?id=GTM-NK4QW2J7" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>
<header id="page-header"><div class="container"><a class="navbar-brand" href="/"><img src="/fileadmin/nordkai/logo.svg" alt="Nordkai Immobilien" width="240" height="56"></a>
<nav class="navbar" aria-label="Hauptnavigation"><ul class="navbar-nav">${items}</ul></nav></div></header>
<main id="page-content"><div class="container"><h1>${title}</h1>
<!--TYPO3SEARCH_begin-->
${content}
<!--TYPO3SEARCH_end-->
</div></main>
<footer id="page-footer"><div class="container"><p>Nordkai Immobilien GmbH · Am Sandtorkai 71 · 20457 Hamburg · 040 555 018 70</p>
<ul class="footer-menu"><li><a href="/impressum/">Impressum</a></li><li><a href="/datenschutz/">Datenschutz</a></li><li><a href="#CCM.openWidget">Cookie-Einstellungen</a></li></ul></div></footer>
${whatsApp}
<script src="/typo3temp/assets/compressed/merged-09aa1e6db0f1a7f63ad1f2f1a6ef5f1c.js?1758790212"></script>
</body>
</html>
`;
}
