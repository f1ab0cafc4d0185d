import { clinic } from './clinic.ts';

/** One page as its template fills it. */
export interface KirbyPage {
  path: string;
  template: string;
  title: string;
  description: string;
  content: string;
  /** Style sheet and script of the template (`css('@auto')`, `js('@auto')`). */
  ownStyle?: boolean;
  bodyEnd?: string;
}

const menu = [
  ['/leistungen', 'Leistungen'],
  ['/termine', 'Termine'],
  ['/bestellung', 'Futter &amp; Rezept'],
  ['/notfall', 'Notfall'],
  ['/karriere', 'Karriere'],
  ['/kontakt', 'Kontakt'],
] as const;

const legalMenu = [
  ['/impressum', 'Impressum'],
  ['/datenschutz', 'Datenschutz'],
  ['/agb', 'AGB'],
] as const;

const links = (entries: readonly (readonly [string, string])[], path: string) =>
  entries.map(([href, text]) => `<li><a${href === path ? ' aria-current="page"' : ''} href="${href}">${text}</a></li>`).join('');

const matomo = `<script>
  var _paq = window._paq = window._paq || [];
  _paq.push(['requireCookieConsent']);
  _paq.push(['trackPageView']);
  _paq.push(['enableLinkTracking']);
  (function() {
    var u="//${clinic.agency.statistics}/";
    _paq.push(['setTrackerUrl', u+'matomo.php']);
    _paq.push(['setSiteId', '${clinic.matomo.site}']);
    var d=document, g=d.createElement('script'), s=d.getElementsByTagName('script')[0];
    g.async=true; g.src=u+'matomo.js'; s.parentNode.insertBefore(g,s);
  })();
</script>`;

// Held back by CookieConsent until "marketing" is accepted.
const googleAds = `<script type="text/plain" data-category="marketing" src="https://www.googletagmanager.com/gtag/js?id=${clinic.googleAds.id}" async></script>
<script type="text/plain" data-category="marketing">
  window.dataLayer = window.dataLayer || [];
  function gtag(){dataLayer.push(arguments);}
  gtag('js', new Date());
  gtag('config', '${clinic.googleAds.id}');
  gtag('config', '${clinic.googleAds.id}/${clinic.googleAds.callLabel}', {'phone_conversion_number': '${clinic.phone}'});
</script>`;

const structured = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'VeterinaryCare',
  name: 'Tierklinik Wiesengrund',
  url: `${clinic.origin}/`,
  telephone: '+49 4101 5550730',
  sameAs: ['https://www.facebook.com/tierklinikwiesengrund', 'https://www.instagram.com/tierklinik.wiesengrund/'],
  aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.7', reviewCount: '412' },
});

/** A page as the agency's Kirby starter gives it out. */
export function kirbyPage(page: KirbyPage): string {
  return `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1.0">
<title>${page.title} | Tierklinik Wiesengrund</title>
<meta name="description" content="${page.description}">
<link rel="canonical" href="${clinic.origin}${page.path}">
<meta property="og:site_name" content="Tierklinik Wiesengrund">
<meta property="og:image" content="${clinic.origin}/media/site/4d1f0c7a2e-1731415022/team-1200x630-crop.svg">
<link rel="dns-prefetch" href="//www.youtube-nocookie.com">
<link rel="dns-prefetch" href="//maps.googleapis.com">
<link href="/assets/css/vendor/cookieconsent.css?v=3.1.0" rel="stylesheet">
<link href="/assets/css/vendor/iframemanager.css?v=1.3.0" rel="stylesheet">
<link href="/assets/css/index.9c1f4e07.css" rel="stylesheet">
${page.ownStyle ? `<link href="/assets/css/templates/${page.template}.css" rel="stylesheet">` : ''}
<link rel="shortcut icon" type="image/x-icon" href="/favicon.ico">
<script type="application/ld+json">${structured}</script>
${matomo}
<!-- GA4 abgeschaltet 03/2024 (Ticket TKW-88), nach dem Relaunch loeschen
<script async src="https://www.googletagmanager.com/gtag/js?id=G-7QX0TKW4LM"></script>
<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments);}gtag('js',new Date());gtag('config','G-7QX0TKW4LM',{'anonymize_ip':true});</script>
-->
${googleAds}
</head>
<body class="template-${page.template}">
<a class="skip" href="#main">Zum Inhalt</a>
<header class="header"><a class="logo" href="/"><img src="/assets/images/logo.svg" alt="Tierklinik Wiesengrund" width="190" height="46"></a>
<nav class="menu" aria-label="Hauptmenü"><ul>${links(menu, page.path)}</ul></nav>
<a class="header-emergency" href="tel:+4941015550799">Notfall: ${clinic.emergencyPhone}</a></header>
<main id="main" class="main">
${page.content}
</main>
<footer class="footer"><div class="grid">
<section><h2>Tierklinik Wiesengrund</h2><p>Wiesengrund 18, 25421 Pinneberg<br>Telefon <a href="tel:+4941015550730">${clinic.phone}</a></p></section>
<section><h2>Sprechzeiten</h2><p>Mo–Fr 8–19 Uhr, Sa 9–13 Uhr<br>Notdienst Tag und Nacht nach Anruf</p></section>
<nav aria-label="Rechtliches"><ul>${links(legalMenu, page.path)}<li><button type="button" class="link" data-cc="show-preferencesModal">Cookie-Einstellungen</button></li></ul></nav>
</div><p class="credit">Website: ${clinic.agency.name.replace(' GmbH', '')}</p></footer>
<div id="oabp-widget" data-site-id="${clinic.vetstoria}" data-site-name="Tierklinik Wiesengrund" data-button-label="Termin online buchen"></div>
<script src="/assets/js/vendor/cookieconsent.umd.js?v=3.1.0" defer></script>
<script src="/assets/js/vendor/iframemanager.js?v=1.3.0" defer></script>
<script src="/assets/js/consent.7e20bd51.js" defer></script>
<script src="/assets/js/index.31f5c8aa.js" defer></script>
<script src="https://booking.vetstoria.com/js/oabp-widget-floating-button.min.js" async></script>
${page.bodyEnd ?? ''}
</body>
</html>`;
}

/** A block of Kirby's blocks field: heading and paragraphs. */
export function block(heading: string, ...parts: readonly string[]): string {
  const body = parts.map((part) => (part.startsWith('<') ? part : `<p>${part}</p>`)).join('\n');
  return `<section class="block">${heading && `<h2>${heading}</h2>`}\n${body}\n</section>`;
}
