const origin = 'https://www.gemeinde-altenau.test';
/** Folder in which TYPO3 publishes the files of the site package. */
export const assets = '/_assets/4f1c09d2be5a7e3369a1f0d7c2b84e15/';

/** A page of TYPO3: number, address, title, content elements. `head` and `foot` are what a page adds. */
export interface TypoPage {
  uid: number;
  path: string;
  title: string;
  description?: string;
  main: string;
  head?: string;
  foot?: string;
}

const menu = [
  ['/', 'Startseite'],
  ['/rathaus-service', 'Rathaus &amp; Service'],
  ['/rathaus-service/buergeranliegen', 'Bürgeranliegen online'],
  ['/leben-in-altenau', 'Leben in Altenau'],
  ['/aktuelles', 'Aktuelles'],
  ['/kontakt', 'Kontakt'],
] as const;

const legalMenu = [
  ['/impressum', 'Impressum'],
  ['/datenschutz', 'Datenschutz'],
  ['/barrierefreiheit', 'Erklärung zur Barrierefreiheit'],
] as const;

const matomo = `<script>
var _paq = window._paq = window._paq || [];
/* tracker methods like "setCustomDimension" should be called before "trackPageView" */
_paq.push(["disableCookies"]);
_paq.push(["trackPageView"]);
_paq.push(["enableLinkTracking"]);
(function() {
var u="https://statistik.gemeinde-altenau.test/";
_paq.push(["setTrackerUrl", u+"matomo.php"]);
_paq.push(["setSiteId", "3"]);
var d=document, g=d.createElement("script"), s=d.getElementsByTagName("script")[0];
g.async=true; g.src=u+"matomo.js"; s.parentNode.insertBefore(g,s);
})();
</script>`;

/** A content element of Fluid Styled Content with its number. */
export function element(uid: number, header: string | null, ...blocks: readonly string[]): string {
  const text = blocks.map((block) => (block.startsWith('<') ? block : `<p>${block}</p>`)).join('\n');
  const title = header ? `<header><h2 class="">${header}</h2></header>\n` : '';
  return `<div id="c${uid}" class="frame frame-default frame-type-text frame-layout-0">\n${title}${text}\n</div>\n`;
}

/** A list as the editor writes it. */
export const list = (...items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const links = (items: readonly (readonly [string, string])[], current: string) =>
  items
    .map(
      ([path, title]) =>
        `<li class="nav-item${path === current ? ' active' : ''}"><a href="${path}" class="nav-link"${path === current ? ' aria-current="page"' : ''}>${title}</a></li>`,
    )
    .join('\n');

/** The whole document as TYPO3 gives it out. */
export function typoPage({ uid, path, title, description, main, head = '', foot = '' }: TypoPage): string {
  return `<!DOCTYPE html>
<html lang="de">
<head>

<meta charset="utf-8">
<!-- 
	This website is powered by TYPO3 - inspiring people to share!
	TYPO3 is a free open source Content Management Framework initially created by Kasper Skaarhoj and licensed under GNU/GPL.
	TYPO3 is copyright 1998-2026 of Kasper Skaarhoj. Extensions are copyright of their respective owners.
	Information and contribution at https://typo3.org/
-->

<link rel="icon" href="${assets}Icons/wappen.svg" type="image/svg+xml">
<title>${title} - Gemeinde Altenau</title>
<meta name="generator" content="TYPO3 CMS">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${description ?? `${title}: Informationen der Gemeinde Altenau`}">
<meta name="robots" content="index,follow">
<meta property="og:title" content="${title}">

<link rel="stylesheet" href="${assets}Css/main.min.css?1761123944" media="all">
${head}
<link rel="canonical" href="${origin}${path}">
${matomo}
</head>
<body id="p${uid}" class="page-${uid} pagelevel-${path === '/' ? 0 : path.split('/').length - 1} language-0 backendlayout-default layout-default">
<a class="visually-hidden-focusable" href="#page-content">Zum Inhalt springen</a>
<header id="page-header" class="navbar-mainnavigation">
<div class="container"><a class="navbar-brand" href="/"><img src="${assets}Icons/wappen.svg" alt="Wappen der Gemeinde Altenau" width="46" height="54"><span>Gemeinde Altenau<small>im Ohmtal</small></span></a>
<p class="service-links"><a href="/barrierefreiheit#leichte-sprache">Leichte Sprache</a></p></div>
<nav class="container" aria-label="Hauptnavigation"><ul class="navbar-nav">
${links(menu, path)}
</ul></nav>
</header>
<main id="page-content" class="bp-page-content main-section">
<!--TYPO3SEARCH_begin-->
<div class="container">
<h1>${title}</h1>
${main}</div>
<!--TYPO3SEARCH_end-->
</main>
<footer id="page-footer"><div class="container"><p>Gemeinde Altenau · Marktplatz 1 · 35339 Altenau<br>Telefon <a href="tel:+4966385550100">06638 555 01-00</a> · <a href="mailto:rathaus@gemeinde-altenau.test">rathaus@gemeinde-altenau.test</a></p>
<nav aria-label="Rechtliches"><ul class="navbar-nav">
${links(legalMenu, path)}
</ul></nav></div></footer>
${foot}
</body>
</html>`;
}
