/** An article as Joomla with the Helix Ultimate template puts it out. */
export interface HelixPage {
  path: string;
  item: number;
  title: string;
  view?: string;
  head?: string;
  content: string;
}

/** Addresses of the parish. */
export const parish = {
  domain: 'kirche-sankt-nikolai.test',
  host: 'www.kirche-sankt-nikolai.test',
  origin: 'https://www.kirche-sankt-nikolai.test',
};

const menu = [
  ['/', 'Start'],
  ['/gottesdienste', 'Gottesdienste'],
  ['/gottesdienste/livestream', 'Livestream'],
  ['/termine', 'Termine'],
  ['/konfirmanden', 'Konfi-Anmeldung'],
  ['/spenden', 'Spenden'],
  ['/kontakt', 'Kontakt & Orte'],
] as const;

const options = JSON.stringify({
  'joomla.jtext': { ERROR: 'Fehler', MESSAGE: 'Nachricht', NOTICE: 'Hinweis', WARNING: 'Warnung', JCLOSE: 'Schließen', JOK: 'OK' },
  'system.paths': { root: '', rootFull: `${parish.origin}/`, base: '', baseFull: `${parish.origin}/` },
  'csrf.token': '4b0f6c7e81d2a95340ce17fb8d26a39c',
  data: { breakpoint: 991, header: { stickyOffset: '100' } },
});

const matomo = `<script>
var _paq = window._paq = window._paq || [];
_paq.push(['disableCookies']);
_paq.push(['disableBrowserFeatureDetection']);
_paq.push(['setDoNotTrack', true]);
_paq.push(['trackPageView']);
_paq.push(['enableLinkTracking']);
(function() {
var u="//${parish.host}/matomo/";
_paq.push(['setTrackerUrl', u+'matomo.php']);
_paq.push(['setSiteId', '1']);
var d=document, g=d.createElement('script'), s=d.getElementsByTagName('script')[0];
g.async=true; g.src=u+'matomo.js'; s.parentNode.insertBefore(g,s);
})();
</script>`;

const cookieNotice = `<div class="sp-cookie-consent position-bottom"><div class="container"><div class="sp-cookie-consent-content">Diese Website verwendet Cookies. Mit der weiteren Nutzung erklären Sie sich damit einverstanden. <a href="/datenschutz">Mehr erfahren</a></div><div class="sp-cookie-consent-action"><a class="sp-cookie-allow sp-cookie-close" href="#">OK</a></div></div></div>`;

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');

/** An e-mail address as Joomla hides it from machines that do not run scripts. */
export function hiddenMail(address: string): string {
  const [first = '', last = ''] = address.split('@');
  return `<joomla-hidden-mail is-link="1" is-email="1" first="${base64(first)}" last="${base64(last)}" text="${base64(address)}" base="">Diese E-Mail-Adresse ist vor Spambots geschützt! Zur Anzeige muss JavaScript eingeschaltet sein.</joomla-hidden-mail>`;
}

const navigation = (current: string) =>
  `<nav class="sp-megamenu-wrapper d-flex" role="navigation" aria-label="Navigation"><ul class="sp-megamenu-parent menu-animation-fade-up d-none d-lg-block">${menu
    .map(
      ([href, text]) =>
        `<li class="sp-menu-item${href === current ? ' current-item active' : ''}"><a href="${href}"${href === current ? ' aria-current="page"' : ''}>${text}</a></li>`,
    )
    .join('')}</ul></nav>`;

const footer = `<section id="sp-bottom"><div class="container"><div class="row">
<div id="sp-bottom1" class="col-lg-4"><div class="sp-module"><h3 class="sp-module-title">Kirchenbüro</h3><div class="sp-module-content"><p>Deichstraße 4, 21789 Hollerdeich<br>Telefon 04779 555 30 12<br>Di und Do 9–12 Uhr, Mi 15–18 Uhr</p></div></div></div>
<div id="sp-bottom2" class="col-lg-4"><div class="sp-module"><h3 class="sp-module-title">Spendenkonto</h3><div class="sp-module-content"><p>Kirchenamt an der Oste<br>IBAN DE02 3506 0190 1555 0301 20<br>Bank für Kirche und Diakonie (KD-Bank)</p></div></div></div>
<div id="sp-bottom3" class="col-lg-4"><div class="sp-module"><h3 class="sp-module-title">Mehr von uns</h3><div class="sp-module-content"><ul class="mod-menu"><li><a href="/freud-und-leid">Freud und Leid</a></li><li><a href="https://www.instagram.com/sankt.nikolai.hollerdeich" rel="noopener" target="_blank">Instagram</a></li><li><a href="https://www.landeskirche-hannovers.de" rel="noopener" target="_blank">Landeskirche Hannovers</a></li></ul></div></div></div>
</div></div></section>
<footer id="sp-footer"><div class="container"><div class="container-inner"><div class="row"><div id="sp-footer1" class="col-lg-6"><span class="sp-copyright">© 2025 Ev.-luth. Kirchengemeinde Sankt Nikolai Hollerdeich</span></div><div id="sp-footer2" class="col-lg-6"><ul class="menu"><li class="item-120"><a href="/impressum">Impressum</a></li><li class="item-121"><a href="/datenschutz">Datenschutz</a></li></ul></div></div></div></div></footer>`;

/** The HTML of a page; whoever clicked the notice away (`noticed`) gets it without. */
export function helixPage({ path, item, title, view = 'article', head = '', content }: HelixPage, noticed: boolean): string {
  return `<!doctype html>
<html lang="de-de" dir="ltr">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no">
<meta charset="utf-8">
<meta name="generator" content="Helix Ultimate - The Most Popular Joomla! Template Framework.">
<title>${path === '/' ? '' : `${title} – `}Sankt Nikolai Hollerdeich</title>
<link href="/images/logo-nikolai.svg" rel="icon" type="image/svg+xml">
<link href="/media/vendor/joomla-custom-elements/css/joomla-alert.min.css?0.4.1" rel="stylesheet">
<link href="/templates/shaper_helixultimate/css/template.css?8f3a1c" rel="stylesheet">
<script type="application/json" class="joomla-script-options new">${options}</script>
<script src="/media/system/js/core.min.js?a3d8f8"></script>
<script src="/media/system/js/joomla-hidden-mail.min.js?80d9c7" type="module"></script>
<script src="/templates/shaper_helixultimate/js/main.js?8f3a1c" defer></script>
${matomo}
${head}
</head>
<body class="site helix-ultimate hu com_content com-content view-${view} layout-default task-none itemid-${item} de-de ltr sticky-header layout-fluid offcanvas-init offcanvs-position-right">
<div class="body-wrapper"><div class="body-innerwrapper"><main id="sp-main">
<header id="sp-header"><div class="container"><div class="container-inner"><div class="row"><div id="sp-logo" class="has-border col-auto"><div class="sp-column"><div class="logo"><a href="/"><img class="logo-image" src="/images/logo-nikolai.svg" height="64" width="64" alt="Sankt Nikolai Hollerdeich"></a><span>Ev.-luth. Kirchengemeinde<br><b>Sankt Nikolai Hollerdeich</b></span></div></div></div><div id="sp-menu" class="col-auto flex-auto">${navigation(path)}</div></div></div></div></header>
<section id="sp-main-body"><div class="container"><div class="container-inner"><div class="row"><div id="sp-component" class="col-lg-12"><div class="sp-column"><div id="system-message-container" aria-live="polite"></div>
<div class="article-details" itemscope itemtype="https://schema.org/Article"><div class="article-header"><h1 itemprop="headline">${title}</h1></div><div itemprop="articleBody" class="com-content-article__body">
${content}
</div></div></div></div></div></div></div></section>
${footer}
</main></div></div>
${noticed ? '' : cookieNotice}
<a href="#" class="sp-scroll-up" aria-label="Scroll to top">↑</a>
</body>
</html>
`;
}
