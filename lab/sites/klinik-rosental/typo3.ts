import { accounts } from './accounts.ts';
import { cookieOptinData } from './cookie-optin.ts';

/** One page of the clinic: number, title, path in the menu and rendered content elements. */
export interface ClinicPage {
  id: number;
  title: string;
  description: string;
  path: string;
  content: string;
  noIndex?: boolean;
}

/** Folder that the site package's files are published in. */
export const assets = '/_assets/8f5d3a1c07e92b64d1a7f0c35be82946';
const optin = '/fileadmin/sg_cookie_optin/siteroot-1';
/** Page of the one illness that has a page of its own. */
export const addiction = '/behandlungsschwerpunkte/abhaengigkeitserkrankungen';

const menu: readonly { href: string; text: string; below?: readonly { href: string; text: string }[] }[] = [
  {
    href: '/behandlungsschwerpunkte',
    text: 'Behandlungsschwerpunkte',
    below: [{ href: addiction, text: 'Abhängigkeitserkrankungen' }],
  },
  { href: '/aufnahme', text: 'Aufnahme & Einweisung' },
  { href: '/besucherinfos', text: 'Besucherinfos' },
  { href: '/karriere', text: 'Karriere' },
  { href: '/newsletter', text: 'Newsletter' },
];

function menuItem({ href, text, below = [] }: (typeof menu)[number], path: string): string {
  const active = href === path || below.some((entry) => entry.href === path);
  const sub = below.map((entry) => `<li><a class="dropdown-item" href="${entry.href}">${entry.text}</a></li>`).join('');
  return `<li class="nav-item${active ? ' active' : ''}"><a class="nav-link" href="${href}">${text.replace('&', '&amp;')}</a>${sub && `<ul class="dropdown-menu">${sub}</ul>`}</li>`;
}

const matomo = `<script>
/*<![CDATA[*/
var _paq = window._paq = window._paq || [];
_paq.push(['requireCookieConsent']);
_paq.push(['disableBrowserFeatureDetection']);
_paq.push(['trackPageView']);
_paq.push(['enableLinkTracking']);
(function() {
	var u="https://${accounts.statistics}/";
	_paq.push(['setTrackerUrl', u+'matomo.php']);
	_paq.push(['setSiteId', '${accounts.matomo.site}']);
	var d=document, g=d.createElement('script'), s=d.getElementsByTagName('script')[0];
	g.async=true; g.src=u+'matomo.js'; s.parentNode.insertBefore(g,s);
})();
/*]]>*/
</script>`;

/** A content element as fluid_styled_content renders it. */
export function element(id: number, header: string, ...parts: readonly string[]): string {
  const body = parts.map((part) => (part.startsWith('<') ? part : `<p>${part}</p>`)).join('\n');
  return `<div id="c${id}" class="frame frame-default frame-type-text frame-layout-0">${header && `<header><h2 class="ce-headline">${header}</h2></header>`}\n${body}\n</div>`;
}

/** A page as TYPO3 12 gives it out. */
export function clinicPage({ id, title, description, path, content, noIndex }: ClinicPage): string {
  return `<!DOCTYPE html>
<html lang="de" dir="ltr">
<head>
<meta charset="utf-8">
<!-- 
	Konzeption und Umsetzung: Vogelsberg Medien GmbH, Lauterbach

	This website is powered by TYPO3 - inspiring people to share!
	TYPO3 is a free open source Content Management Framework initially created by Kasper Skaarhoj and licensed under GNU/GPL.
	TYPO3 is copyright 1998-2025 of Kasper Skaarhoj. Extensions are copyright of their respective owners.
	Information and contribution at https://typo3.org/
-->
<link rel="icon" href="/favicon.ico" type="image/vnd.microsoft.icon">
<title>${title} | Klinik Rosental – Fachklinik für Rehabilitation</title>
<meta name="generator" content="TYPO3 CMS">
<meta name="description" content="${description}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="${noIndex ? 'noindex,follow' : 'index,follow'}">
<meta name="twitter:card" content="summary">
<link rel="stylesheet" href="${assets}/Css/main.css?1748339113" media="all">
<link rel="stylesheet" href="${optin}/cookieOptin.css?1746018822" media="all" data-ignore="1">
<link rel="canonical" href="${accounts.origin}${path}">
<script id="cookieOptinData" type="application/json">${JSON.stringify(cookieOptinData)}</script>
<script src="${optin}/cookieOptin.js?1746018822" data-ignore="1"></script>
${matomo}
<script async src="https://cdn.eye-able.com/configs/${accounts.host}.js"></script>
<script async src="https://cdn.eye-able.com/public/js/eyeAble.js"></script>
</head>
<body id="p${id}" class="page-${id} pagelevel-${path.split('/').length - 1} language-0 backendlayout-default layout-default">
<a class="visually-hidden-focusable" href="#page-content">Zum Hauptinhalt springen</a>
<header id="page-header"><div class="container">
<a class="navbar-brand" href="/"><img src="/fileadmin/user_upload/logo-klinik-rosental.svg" width="210" height="48" alt="Klinik Rosental"></a>
<p class="service-line">Aufnahmetelefon <a href="tel:+4966485559010">06648 555 90-10</a> · Mo–Fr 8–16 Uhr</p>
<button class="navbar-toggler" type="button" aria-label="Menü">☰</button>
<nav class="navbar" aria-label="Hauptnavigation"><ul class="navbar-nav">${menu.map((item) => menuItem(item, path)).join('')}</ul></nav>
</div></header>
<main id="page-content" class="container"><!--TYPO3SEARCH_begin-->
<h1>${title}</h1>
${content}
<!--TYPO3SEARCH_end--></main>
<footer id="page-footer"><div class="container">
<div><strong>Klinik Rosental gGmbH</strong><br>Rosentalweg 12, 36364 Bad Salzschlirf<br>Telefon 06648 555 90-0<br>info@klinik-rosental.test</div>
<div class="chat-teaser"><p>Fragen zur Aufnahme? Der Chat wird erst geladen, wenn Sie ihn starten. Dann erhält die Userlike UG Ihre IP-Adresse. Bitte nennen Sie im Chat keine Diagnosen.</p><button type="button" class="btn btn-outline" data-chat-start="${accounts.userlike.key}">Chat starten</button></div>
<nav aria-label="Fußnavigation"><ul class="footer-nav"><li><a href="/impressum">Impressum</a></li><li><a href="/datenschutz">Datenschutzerklärung</a></li><li><a href="#" data-cookie-settings>Cookie-Einstellungen</a></li></ul></nav>
<p class="social"><a href="https://www.facebook.com/klinikrosental.beispiel" rel="noopener">Facebook</a> <a href="https://www.instagram.com/klinikrosental.beispiel" rel="noopener">Instagram</a></p>
</div></footer>
<script src="${assets}/JavaScript/sitepackage.js?1748339113"></script>
</body>
</html>`;
}
