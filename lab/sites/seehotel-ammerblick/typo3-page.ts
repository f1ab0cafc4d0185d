/** What one page of the TYPO3 site says; `content` are rendered content elements. */
export interface Typo3Page {
  id: number;
  title: string;
  description: string;
  path: string;
  content: string;
}

const group = '5e0b7c1d-93f4-4a66-8b1e-2c7d40f9a318';
const measurement = 'G-4MR8BL1CK2';
const assets = '/_assets/0c8f1b7e2a94d3658f7b60e1c5d2a943';
const booking = 'https://v4.ibe.dirs21.de/channels/seehotel-ammerblick?culture=de-DE&in_tab=true';
const vouchers = 'https://shop.e-guma.ch/seehotel-ammerblick/de/gutscheine';

/** Ids with Cookiebot and Google that page and truth share. */
export const accounts = { group, measurement } as const;

const menu = [
  ['/zimmer-preise', 'Zimmer & Preise'],
  ['/restaurant', 'Restaurant & Seeterrasse'],
  ['/lage-webcam', 'Lage & Webcam'],
  ['/anfrage', 'Anfrage'],
  ['/karriere', 'Karriere'],
] as const;

/** A text element as fluid_styled_content renders it. */
export function textElement(id: number, header: string, ...paragraphs: readonly string[]): string {
  return `<div id="c${id}" class="frame frame-default frame-type-text frame-layout-0"><header><h2 class="">${header}</h2></header>${paragraphs.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join('\n')}</div>`;
}

/** A plain HTML element. */
export function htmlElement(id: number, code: string): string {
  return `<div id="c${id}" class="frame frame-default frame-type-html frame-layout-0">${code}</div>`;
}

const newsletter = `<div id="c97" class="frame frame-default frame-type-html frame-layout-0 footer-newsletter"><h2>Seepost – unser Newsletter</h2>
<form class="layout_form cr_form cr_font" action="https://seu2.cleverreach.com/f/318842-334511/wcs/" method="post" target="_blank"><label for="text7340105">E-Mail *</label> <input id="text7340105" name="email" type="email" required> <button type="submit" class="cr_button">Anmelden</button>
<p class="small">Etwa sechsmal im Jahr: Arrangements, Konzerte, freie Zimmer. Nach dem Absenden erhalten Sie eine E-Mail, mit der Sie Ihre Anmeldung bestätigen. Abmelden können Sie sich jederzeit über den Link in jeder Ausgabe. Mehr dazu in der <a href="/datenschutz#c310">Datenschutzerklärung</a>.</p></form></div>`;

/** A page as TYPO3 12 gives it out. */
export function typo3Page({ id, title, description, path, content }: Typo3Page): string {
  const items = menu.map(
    ([href, text]) =>
      `<li class="nav-item${href === path ? ' active' : ''}"><a class="nav-link" href="${href}"${href === path ? ' aria-current="page"' : ''}>${text.replace('&', '&amp;')}</a></li>`,
  );
  return `<!DOCTYPE html>
<html dir="ltr" lang="de-DE">
<head>

<meta charset="utf-8">
<!-- 
	Umsetzung: Lechwerk Digital, Landsberg

	This website is powered by TYPO3 - inspiring people to share!
	TYPO3 is a free open source Content Management Framework initially created by Kasper Skaarhoj and licensed under GNU/GPL.
	TYPO3 is copyright 1998-2026 of Kasper Skaarhoj. Extensions are copyright of their respective owners.
	Information and contribution at https://typo3.org/
-->

<title>${title} | Seehotel Ammerblick</title>
<meta name="generator" content="TYPO3 CMS">
<meta name="description" content="${description}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="og:title" content="${title}">
<meta name="robots" content="index,follow">
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="/typo3temp/assets/compressed/merged-7d2f0c9b1e6a48350b9c7f21d4e8a603-min.css?1760431022" media="all">
<script data-cookieconsent="ignore">
window.dataLayer = window.dataLayer || [];
function gtag(){dataLayer.push(arguments);}
gtag("consent", "default", {ad_personalization: "denied", ad_storage: "denied", ad_user_data: "denied", analytics_storage: "denied", functionality_storage: "denied", personalization_storage: "denied", security_storage: "granted", wait_for_update: 500});
gtag("set", "ads_data_redaction", true);
</script>
<script id="Cookiebot" src="https://consent.cookiebot.com/uc.js?cbid=${group}" data-cbid="${group}" data-culture="de" data-blockingmode="manual" type="text/javascript"></script>
<script async src="https://www.googletagmanager.com/gtag/js?id=${measurement}" data-cookieconsent="ignore"></script>
<script data-cookieconsent="ignore">gtag('js', new Date()); gtag('config', '${measurement}');</script>
<link rel="canonical" href="https://www.seehotel-ammerblick.test${path}">
</head>
<body id="p${id}" class="page-${id} pagelevel-1 language-0 backendlayout-default layout-default">
<div id="top"></div><div class="body-bg">
<a class="visually-hidden-focusable" href="#page-content">Zum Hauptinhalt springen</a>
<header id="page-header" class="bp-page-header navbar navbar-mainnavigation"><div class="container">
<a class="navbar-brand" title="Seehotel Ammerblick" href="/"><span class="brand-name">Seehotel Ammerblick</span><span class="brand-claim">Dießen am Ammersee</span></a>
<nav aria-label="Hauptnavigation" id="mainnavigation"><ul class="navbar-nav">${items.join('')}</ul></nav>
<a class="btn btn-outline" href="${vouchers}" target="_blank" rel="noreferrer">Gutscheine</a> <a class="btn btn-primary" href="${booking}" target="_blank" rel="noreferrer">Jetzt buchen</a>
</div></header>
<main id="page-content" class="bp-page-content main-section"><!--TYPO3SEARCH_begin-->
<div class="section section-default"><div class="container">${content}</div></div>
<!--TYPO3SEARCH_end--></main>
<footer id="page-footer" class="bp-page-footer"><div class="container footer-columns">
<div id="c95" class="frame frame-type-text"><h2>Seehotel Ammerblick</h2><p>Seestraße 21<br>86911 Dießen am Ammersee<br><a href="tel:+4988075550210">+49 8807 555 02 10</a><br><a href="mailto:empfang@seehotel-ammerblick.test">empfang@seehotel-ammerblick.test</a></p></div>
${newsletter}
<nav aria-label="Rechtliches" class="footer-meta"><ul><li><a href="/impressum">Impressum</a></li><li><a href="/datenschutz">Datenschutz</a></li><li><a href="#" onclick="Cookiebot.renew();return false;">Cookie-Einstellungen</a></li><li><a href="https://www.instagram.com/seehotel.ammerblick.beispiel/" target="_blank" rel="noreferrer">Instagram</a></li><li><a href="https://www.facebook.com/seehotel.ammerblick.beispiel" target="_blank" rel="noreferrer">Facebook</a></li></ul></nav>
</div></footer></div>
<script src="${assets}/JavaScript/sitepackage.min.js?1760431022"></script>
</body>
</html>`;
}

/** Where style sheet, script and fonts of the site package lie. */
export const assetPaths = {
  style: '/typo3temp/assets/compressed/merged-7d2f0c9b1e6a48350b9c7f21d4e8a603-min.css',
  script: `${assets}/JavaScript/sitepackage.min.js`,
  font: `${assets}/Fonts/google-fonts/playfair-display-v37-latin-700.woff2`,
} as const;
