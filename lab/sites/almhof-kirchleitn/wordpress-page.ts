/** Accounts of the hotel with its vendors. */
export const accounts = {
  measurement: 'G-ALM7K1RCH2',
  pixel: '618274930155820',
  cookieScript: '4b1d8f20c6e97a3350d2ac417f9e6b58',
  container: 'sst.almhof-kirchleitn.test',
} as const;

const theme = '/wp-content/themes/bergweis-hotel';

const menu = [
  ['/', 'Der Almhof'],
  ['/zimmer-preise/', 'Zimmer & Preise'],
  ['/lage-webcam/', 'Lage & Webcam'],
  ['/gutscheine/', 'Gutscheine'],
  ['/anfragen/', 'Anfragen'],
  ['/buchen/', 'Buchen'],
] as const;

const analytics = `<script>
window.dataLayer = window.dataLayer || [];
function gtag(){dataLayer.push(arguments);}
gtag('consent', 'default', {'ad_storage':'denied','ad_user_data':'denied','ad_personalization':'denied','analytics_storage':'denied','functionality_storage':'denied','security_storage':'granted','wait_for_update':500});
gtag('js', new Date());
gtag('config', '${accounts.measurement}', {'server_container_url':'https://${accounts.container}','anonymize_ip':true});
</script>
<script async src="https://${accounts.container}/gtag/js?id=${accounts.measurement}"></script>`;

const pixel = `<!-- Meta Pixel Code -->
<script type="text/plain" data-cookiescript="accepted" data-cookiecategory="targeting">
!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};if(!f._fbq)f._fbq=n;n.push=n;n.loaded=!0;n.version='2.0';n.queue=[];t=b.createElement(e);t.async=!0;t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,'script','https://connect.facebook.net/de_DE/fbevents.js');
fbq('init','${accounts.pixel}');fbq('track','PageView');
</script>
<noscript><img height="1" width="1" style="display:none" alt="" src="https://www.facebook.com/tr?id=${accounts.pixel}&ev=PageView&noscript=1"></noscript>
<!-- End Meta Pixel Code -->`;

const tripadvisor = `<div id="TA_selfserveprop417" class="TA_selfserveprop"><ul id="kX3vTq" class="TA_links"><li id="mB81ps"><a target="_blank" rel="noopener" href="https://www.tripadvisor.de/Hotel_Review-g190445-d1178820-Reviews-Almhof_Kirchleitn-Tirol.html">Tripadvisor</a></li></ul></div>
<script async src="https://www.jscache.com/wejs?wtype=selfserveprop&amp;uniq=417&amp;locationId=1178820&amp;lang=de_AT&amp;rating=true&amp;nreviews=2&amp;writereviewlink=true&amp;popIdx=true&amp;iswide=false&amp;border=true&amp;display_version=2" data-loadtrk onload="this.loadtrk=true"></script>`;

/** What differs from page to page. `front` shows the large picture and the rating of Tripadvisor. */
export interface AlmhofPage {
  path: string;
  title: string;
  description: string;
  front?: boolean;
  main: string;
  /** Scripts that the page's plug-ins put before the end of the body. */
  end?: string;
}

/** A page as WordPress with the theme of the hotel's agency gives it out. */
export function wordPressPage({ path, title, description, front, main, end = '' }: AlmhofPage): string {
  const url = `https://www.almhof-kirchleitn.test${path}`;
  const items = menu
    .map(
      ([href, text], index) =>
        `<li id="menu-item-${112 + index}" class="menu-item menu-item-type-post_type menu-item-object-page menu-item-${112 + index}${href === path ? ' current-menu-item page_item current_page_item' : ''}"><a href="${href}"${href === path ? ' aria-current="page"' : ''}>${text}</a></li>`,
    )
    .join('');
  return `<!DOCTYPE html>
<html lang="de-AT" prefix="og: https://ogp.me/ns#">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="text/javascript" charset="UTF-8" src="//cdn.cookie-script.com/s/${accounts.cookieScript}.js"></script>
${analytics}
<title>${title} - Almhof Kirchleitn ****, Hinterleitn in Tirol</title>
<!-- This site is optimized with the Yoast SEO plugin v24.6 - https://yoast.com/wordpress/plugins/seo/ -->
<meta name="description" content="${description}">
<link rel="canonical" href="${url}">
<meta property="og:locale" content="de_DE"><meta property="og:type" content="website"><meta property="og:title" content="${title}"><meta property="og:url" content="${url}"><meta property="og:site_name" content="Almhof Kirchleitn">
<!-- / Yoast SEO plugin. -->
<link rel="dns-prefetch" href="//www.easy-booking.at">
<link rel="alternate" type="application/rss+xml" title="Almhof Kirchleitn &raquo; Feed" href="${url}feed/">
<link rel="stylesheet" id="bergweis-style-css" href="${theme}/dist/main.css?ver=3.4.1" media="all">
<script src="/wp-includes/js/jquery/jquery-migrate.min.js?ver=3.4.1" id="jquery-migrate-js" defer></script>
<link rel="https://api.w.org/" href="https://www.almhof-kirchleitn.test/wp-json/">
<meta name="generator" content="WordPress 6.8.12">
${pixel}
</head>
<body class="${front ? 'home ' : ''}wp-singular page-template-default page wp-custom-logo wp-theme-bergweis-hotel">
<a class="skip-link screen-reader-text" href="#content">Zum Inhalt springen</a>
<header id="masthead" class="site-header"><div class="site-branding"><a href="/" class="custom-logo-link" rel="home"><span class="logo-mark">⛰</span> Almhof Kirchleitn <small>****</small></a></div>
<nav id="site-navigation" class="main-navigation" aria-label="Hauptmenü"><ul id="primary-menu" class="menu">${items}</ul></nav></header>
${front ? `<div class="hero-slider"><picture><img src="/wp-content/uploads/2025/05/almhof-sommer.svg" alt="Der Almhof im Sommer vor dem Wilden Kaiser" width="1600" height="560" fetchpriority="high"></picture><div class="hero-slider__text"><p class="h1">Droben bleiben.</p><a class="btn" href="/buchen/">Jetzt buchen</a></div></div>` : ''}
<main id="content" class="site-main"><article class="entry-content">
${main}
</article></main>
<aside class="partner-strip"><div class="partner-strip__inner">
<a href="https://www.holidaycheck.at/hi/almhof-kirchleitn-beispiel" target="_blank" rel="noopener"><img src="/wp-content/uploads/2026/02/holidaycheck-recommended-2026.svg" alt="HolidayCheck Recommended 2026" width="120" height="120" loading="lazy"></a>
${front ? tripadvisor : ''}
<a class="whatsapp" href="https://wa.me/43535899120?text=Hallo%20Almhof" target="_blank" rel="noopener">Per WhatsApp schreiben</a></div></aside>
<footer id="colophon" class="site-footer"><div class="footer-col"><strong>Almhof Kirchleitn</strong><br>Hinterleitn 14, 6353 Hinterleitn am Kaiser, Tirol<br><a href="tel:+43535899120">+43 5358 99120</a> · <a href="mailto:servus@almhof-kirchleitn.test">servus@almhof-kirchleitn.test</a></div>
<div class="footer-col"><a href="/impressum/">Impressum</a> · <a href="/datenschutz/">Datenschutz</a> · <a href="/agb/">AGB &amp; Rücktritt</a> · <a href="javascript:CookieScript.instance.show()">Cookie-Einstellungen</a></div>
<div class="footer-col"><small>made with ♥ by <a href="https://www.bergweis-agentur.test" rel="nofollow">Bergweis Tourismuswerbung</a></small></div></footer>
${end}
<script type="speculationrules">{"prefetch":[{"source":"document","where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":["/wp-*.php","/wp-admin/*","/*\\\\?(.+)"]}}]},"eagerness":"conservative"}]}</script>
<script src="${theme}/dist/main.js?ver=3.4.1" id="bergweis-main-js" defer></script>
</body></html>`;
}
