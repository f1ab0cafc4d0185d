import { accounts } from './accounts.ts';

/** Where the site package's public files lie. */
export const assets = '/_Resources/Static/Packages/Elmtal.Site/';
/** The address of the site. */
export const origin = 'https://www.stadtwerke-elmtal.test';

/** A document node. `body` is the content of its main collection; `wide` leaves out the sub-navigation of legal pages. */
export interface NeosDocument {
  path: string;
  title: string;
  description: string;
  body: string;
  /** Scripts that the page's own nodes bring along. */
  scripts?: string;
  hero?: string;
}

const menu = [
  ['/tarife/tarifrechner', 'Tarifrechner'],
  ['/tarife/vertrag-abschliessen', 'Vertrag abschließen'],
  ['/service/zaehlerstand', 'Zählerstand melden'],
  ['/karriere', 'Karriere'],
  ['/service/beschwerde-und-schlichtung', 'Beschwerde'],
] as const;

const meta = [
  ['/impressum', 'Impressum'],
  ['/datenschutz', 'Datenschutz'],
  ['/barrierefreiheit', 'Barrierefreiheit'],
  ['/agb-und-widerruf', 'AGB und Widerrufsbelehrung'],
] as const;

const matomo = `var _paq = window._paq = window._paq || [];
_paq.push(['requireCookieConsent']);
_paq.push(['trackPageView']);
_paq.push(['enableLinkTracking']);
(function() { var u="https://statistik.stadtwerke-elmtal.test/"; _paq.push(['setTrackerUrl', u+'matomo.php']); _paq.push(['setSiteId', '${accounts.matomoSite}']);
var d=document, g=d.createElement('script'), s=d.getElementsByTagName('script')[0]; g.async=true; g.src=u+'matomo.js'; s.parentNode.insertBefore(g,s); })();`;

const link = (current: string) => (entry: readonly [string, string]) =>
  `<li class="${entry[0] === current ? 'current' : 'normal'}"><a href="${entry[0]}" title="${entry[1]}">${entry[1]}</a></li>`;

const newsletter = `<form class="rm-newsletter" method="post" action="https://${accounts.rapidmail}/214/8317/5d0c2ab7e4/subscribe/form.html"><h2>Newsletter „Elmtal aktuell“</h2><p>Viermal im Jahr, Abmeldung mit einem Klick. Versand über rapidmail, Freiburg; Sie bestätigen Ihre Anmeldung per E-Mail. <a href="/datenschutz#newsletter">Hinweise zum Datenschutz</a></p><label for="rm-email">E-Mail-Adresse *</label><input type="email" id="rm-email" name="email" required autocomplete="email"><div style="position:absolute;left:-6000px" aria-hidden="true"><input type="text" name="f_koi_WqTzB41n" tabindex="-1" autocomplete="off" value=""></div><button type="submit">Anmelden</button></form>`;

const readSpeaker = (path: string) =>
  `<div id="readspeaker_button1" class="rs_skip rsbtn rs_preserve"><a rel="nofollow" class="rsbtn_play" accesskey="L" title="Um den Text anzuhören, verwenden Sie bitte ReadSpeaker webReader" href="https://app-eu.readspeaker.com/cgi-bin/rsent?customerid=${accounts.readSpeaker}&amp;lang=de_de&amp;readid=content&amp;url=${encodeURIComponent(origin + path)}"><span class="rsbtn_left rspart"><span class="rsbtn_text"><span>Vorlesen</span></span></span></a></div>`;

/** A page as Neos with this site package renders it. */
export function neosPage({ path, title, description, body, scripts = '', hero = '' }: NeosDocument): string {
  return `<!DOCTYPE html><html lang="de">
<!--
	This website is powered by Neos, the Open Source Content Application Platform licensed under the GNU/GPL.
	Neos is based on Flow, a powerful PHP application framework licensed under the MIT license.

	More information and contribution opportunities at https://www.neos.io
-->
<head><meta charset="UTF-8" /><title>${title} – Stadtwerke Elmtal</title>
<meta name="viewport" content="width=device-width, initial-scale=1" /><meta name="description" content="${description}" /><meta name="robots" content="index,follow" />
<link rel="canonical" href="${origin}${path}" /><link rel="alternate" hreflang="de" href="${origin}${path}" />
<meta name="twitter:card" content="summary" /><meta property="og:type" content="website" /><meta property="og:title" content="${title}" /><meta property="og:url" content="${origin}${path}" />
<link rel="stylesheet" href="${assets}Styles/klaro.min.css?bust=4c1e07b2" /><link rel="stylesheet" href="${assets}Styles/Main.min.css?bust=4c1e07b2" />
<script defer src="${assets}JavaScript/klaro-config.js?bust=4c1e07b2"></script><script defer data-config="klaroConfig" src="${assets}JavaScript/klaro-no-css.js?bust=4c1e07b2"></script>
<script>${matomo}</script>
<script type="text/plain" data-type="application/javascript" data-name="userlike" data-src="https://userlike-cdn-widgets.s3-eu-west-1.amazonaws.com/${accounts.userlike.key}.js" async></script>
<script src="https://cdn-eu.readspeaker.com/script/${accounts.readSpeaker}/webReader/webReader.js?pids=wr" id="rs_req_Init" defer></script></head>
<body class="elmtal-site document--${path === '/' ? 'homepage' : 'page'}">
<a class="skip-link" href="#content">Zum Inhalt</a>
<header class="site-header"><div class="inner"><a class="logo" href="/"><img src="${assets}Images/logo.svg" alt="Stadtwerke Elmtal – Startseite" width="190" height="48" /></a><p class="hotline">Entstörung rund um die Uhr <strong>0800 555 11 20</strong></p></div>
<nav class="main-navigation" aria-label="Hauptnavigation"><ul class="inner">${menu.map(link(path)).join('')}</ul></nav></header>
${hero}<main id="content"><div class="inner">${readSpeaker(path)}<div class="neos-contentcollection">${body}</div></div></main>
<footer class="site-footer"><div class="inner">${newsletter}<div class="footer-columns"><p><strong>Stadtwerke Elmtal GmbH</strong><br />Mühlengraben 12<br />38156 Elmtal<br />Telefon 05306 555-0<br /><a href="mailto:service@stadtwerke-elmtal.test">service@stadtwerke-elmtal.test</a></p><p><a href="https://status.stadtwerke-elmtal.test/">Netz- und Systemstatus</a></p></div>
<nav class="meta-navigation" aria-label="Rechtliches"><ul>${meta.map(link(path)).join('')}<li class="normal"><a class="button-cancel" href="/vertrag-kuendigen">Verträge hier kündigen</a></li><li class="normal"><a href="/vertrag-widerrufen">Vertrag widerrufen</a></li></ul></nav>
<button type="button" class="privacy-settings" onclick="klaro.show(klaroConfig, true)">Datenschutz-Einstellungen</button></div></footer>
${scripts}</body></html>`;
}

/** A text node. */
export const text = (headline: string, ...paragraphs: string[]): string =>
  `<div class="neos-nodetypes-text text"><h2>${headline}</h2>${paragraphs.map((part) => (part.startsWith('<') ? part : `<p>${part}</p>`)).join('')}</div>`;
