import { accounts } from './accounts.ts';
import { cookieman } from './cookieman.ts';
import { assets } from './paths.ts';

/** One page: number, title, path in the menu and rendered content elements. */
export interface HomePage {
  id: number;
  title: string;
  description: string;
  path: string;
  content: string;
  /** Style sheets of this page alone. */
  styles?: readonly string[];
}

const menu = [
  ['/haus-havelblick', 'Haus Havelblick'],
  ['/standorte', 'Standorte &amp; ambulante Pflege'],
  ['/platzanfrage', 'Platzanfrage'],
  ['/karriere', 'Karriere'],
  ['/aktuelles', 'Termine &amp; Downloads'],
  ['/spenden', 'Spenden'],
  ['/leichte-sprache', 'Leichte Sprache'],
] as const;

const readSpeaker = (path: string) =>
  `<div id="readspeaker_button1" class="rs_skip rsbtn rs_preserve"><a rel="nofollow" class="rsbtn_play" accesskey="L" title="Um den Text anzuhören, verwenden Sie bitte ReadSpeaker webReader" href="https://app-eu.readspeaker.com/cgi-bin/rsent?customerid=${accounts.readSpeaker}&amp;lang=de_de&amp;readid=page-content&amp;url=${encodeURIComponent(accounts.origin + path)}"><span class="rsbtn_left rsimg rspart"><span class="rsbtn_text"><span>Vorlesen</span></span></span></a></div>`;

/** A content element as fluid_styled_content renders it. */
export function element(id: number, header: string, ...parts: readonly string[]): string {
  const body = parts.map((part) => (part.startsWith('<') ? part : `<p>${part}</p>`)).join('\n');
  return `<div id="c${id}" class="frame frame-default frame-type-text frame-layout-0">${header && `<header><h2 class="ce-headline">${header}</h2></header>`}<div class="ce-bodytext">${body}</div></div>`;
}

/** A page as TYPO3 12 gives it out. */
export function homePage({ id, title, description, path, content, styles = [] }: HomePage): string {
  const legal = path === '/impressum' || path === '/datenschutz';
  return `<!DOCTYPE html>
<html lang="de" dir="ltr">
<head>
<meta charset="utf-8">
<!-- 
	Konzept, Gestaltung, TYPO3: Uferlicht Digital GbR, Potsdam

	This website is powered by TYPO3 - inspiring people to share!
	TYPO3 is a free open source Content Management Framework initially created by Kasper Skaarhoj and licensed under GNU/GPL.
	TYPO3 is copyright 1998-2026 of Kasper Skaarhoj. Extensions are copyright of their respective owners.
	Information and contribution at https://typo3.org/
-->
<title>${title} | Havelblick Pflege gGmbH</title>
<meta name="generator" content="TYPO3 CMS">
<meta name="description" content="${description}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="index,follow">
<meta property="og:title" content="${title}">
<link rel="stylesheet" href="${assets.site}/Css/main.min.css?1729846130" media="all">
<link rel="stylesheet" href="${assets.cookieman}/Themes/bootstrap5-modal/cookieman-theme.min.css?1716457702" media="all">
${styles.map((style) => `<link rel="stylesheet" href="${style}" media="all">`).join('\n')}
<link rel="canonical" href="${accounts.origin}${path}">
<!-- bis Relaunch 2021, abgelöst durch Matomo
<script async src="https://www.googletagmanager.com/gtag/js?id=UA-61840277-1"></script>
<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments);}gtag('js',new Date());gtag('config','UA-61840277-1',{'anonymize_ip':true});</script>
-->
<script src="https://cdn-eu.readspeaker.com/script/${accounts.readSpeaker}/webReader/webReader.js?pids=wr" id="rs_req_Init"></script>
</head>
<body id="p${id}" class="page-${id} pagelevel-1 language-0 backendlayout-default layout-default">
<a class="visually-hidden-focusable" href="#page-content">Zum Inhalt springen</a>
<header id="page-header"><div class="container"><a class="navbar-brand" href="/"><img src="/fileadmin/user_upload/logo-havelblick.svg" width="220" height="52" alt="Havelblick Pflege"></a>
<p class="service-line">Beratung: <a href="tel:+4933275551840">03327 555 18-40</a> <span class="fontsize"><button type="button" data-font-size="100%">A</button><button type="button" data-font-size="125%">A+</button></span></p>
<button class="navbar-toggler" type="button" aria-label="Menü">☰</button>
<nav class="navbar" aria-label="Hauptnavigation"><ul class="navbar-nav">${menu.map(([href, text]) => `<li class="nav-item${href === path ? ' active' : ''}"><a class="nav-link" href="${href}">${text}</a></li>`).join('')}</ul></nav></div></header>
<main id="page-content" class="container">${legal ? '' : readSpeaker(path)}<!--TYPO3SEARCH_begin-->
<h1>${title}</h1>
${content}
<!--TYPO3SEARCH_end--></main>
<footer id="page-footer"><div class="container"><div><strong>Havelblick Pflege gemeinnützige GmbH</strong><br>Uferpromenade 18, 14542 Werder (Havel)<br>Telefon 03327 555 18-0<br>info@pflege-havelblick.test</div>
<div><p><a href="https://www.facebook.com/havelblick.pflege.beispiel" target="_blank" rel="noopener">Facebook</a> · <a href="https://www.instagram.com/havelblick.pflege.beispiel" target="_blank" rel="noopener">Instagram</a></p><p><a href="https://havelblick-pflege.hintbox.eu/" target="_blank" rel="noopener noreferrer">Hinweisgebersystem (externe Plattform)</a></p></div>
<nav aria-label="Fußnavigation"><ul class="footer-nav"><li><a href="/impressum">Impressum</a></li><li><a href="/datenschutz">Datenschutz</a></li><li><button type="button" class="linkish" data-cookieman-show>Cookie-Einstellungen</button></li></ul></nav></div></footer>
${cookieman(!legal)}
<script src="${assets.cookieman}/Js/cookieman.min.js?1716457702"></script>
<script src="${assets.cookieman}/Themes/bootstrap5-modal/cookieman-theme.min.js?1716457702"></script>
<script src="${assets.cookieman}/Js/cookieman-init.min.js?1716457702"></script>
<script src="${assets.site}/JavaScript/main.min.js?1729846130"></script>
</body>
</html>`;
}
