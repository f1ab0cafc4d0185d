import { bakery } from './bakery.ts';

/** A page as the builder stores it. */
export interface BuilderPage {
  id: string;
  path: string;
  /** What the menu says. */
  name: string;
  title: string;
  description: string;
  /** Path of the page it hangs under in the menu. */
  under?: string;
  body: string;
}

const env = (page: BuilderPage) =>
  JSON.stringify({
    language: 'de',
    country: 'DE',
    mode: 'deploy',
    context: 'page',
    pageId: page.id,
    pageLanguage: 'de',
    skeletonId: '',
    scope: '1846203',
    isProtected: false,
    navigationText: page.name,
    instance: '1',
    common_prefix: '',
    design_common: '/.cm4all/designs/static/',
    design_template: 'strato/dp_asymmetric_106_2',
    path_design: '/.cm4all/designs/static/strato/dp_asymmetric_106_2/1728901234.5/',
    masterDomain: bakery.host,
    preferredDomain: bakery.host,
    preprocessHostingUri: '',
  });

// Went when the owner heard of the ruling; he only took it out of the page, not out of the field.
const formerAnalytics = `<!-- raus 02/2021 JT
<script async src="https://www.googletagmanager.com/gtag/js?id=UA-118840217-1"></script>
<script>window.dataLayer = window.dataLayer || []; function gtag(){dataLayer.push(arguments);} gtag('js', new Date()); gtag('config', 'UA-118840217-1', { 'anonymize_ip': true });</script>
-->`;

const cookieNotice = `<div id="cm-cookie-notice" class="cm-cookie-notice cm_hidden" role="dialog" aria-label="Cookie-Hinweis" data-cm-cookie="cm_cookie_consent">
<div class="cm-cookie-notice__layer" data-layer="1"><p>Unsere Bäckerei backt ihre Kekse selbst, unsere Webseite braucht aber auch ein paar. Mit der weiteren Nutzung unserer Seite erklären Sie sich mit der Verwendung von Cookies einverstanden. Inhalte von Google Maps und Facebook laden wir erst, wenn Sie auf „OK“ klicken. Einzelheiten stehen in der <a href="/Datenschutz/">Datenschutzerklärung</a>, das <a href="/Impressum/">Impressum</a> finden Sie hier.</p>
<div class="cm-cookie-notice__buttons"><button type="button" class="cm-cookie-btn" data-cm-action="settings">Einstellungen</button><button type="button" class="cm-cookie-btn cm-cookie-btn--main" data-cm-action="deny">Verweigern</button><button type="button" class="cm-cookie-btn cm-cookie-btn--main" data-cm-action="accept">OK</button></div></div>
<div class="cm-cookie-notice__layer cm_hidden" data-layer="2"><h4>Cookie-Einstellungen</h4>
<label class="cm-cookie-switch"><input type="checkbox" checked disabled> <strong>Notwendig</strong> <span>Für den Betrieb der Seite: Sitzung der Formulare, Ihre Entscheidung in diesem Hinweis.</span></label>
<label class="cm-cookie-switch"><input type="checkbox" name="external"> <strong>Externe Medien</strong> <span>Google Maps (Google Ireland Ltd.), Facebook (Meta Platforms Ireland Ltd.). Ihre IP-Adresse wird übertragen, auch in die USA; die Anbieter setzen Cookies.</span></label>
<div class="cm-cookie-notice__buttons"><button type="button" class="cm-cookie-btn cm-cookie-btn--main" data-cm-action="save">Auswahl speichern</button><button type="button" class="cm-cookie-btn cm-cookie-btn--main" data-cm-action="deny">Alle verweigern</button><button type="button" class="cm-cookie-btn cm-cookie-btn--main" data-cm-action="accept">Alle akzeptieren</button></div></div>
</div>`;

const counter = htmlWidget(
  'C4711',
  `<!-- Counter Code START --><a href="https://www.andyhoppe.com/" target="_blank" rel="noopener"><img src="https://c.andyhoppe.com/${bakery.counter}" style="border:none" alt="Besucherzähler" width="90" height="20"></a><!-- Counter Code ENDE -->`,
);

const footer = `<div class="footer_wrapper"><div class="cm-template-footer footer_inner" id="footer_area"><div class="cm-t-3col">
<p><strong>${bakery.name}</strong><br>${bakery.street}, ${bakery.town}<br>Telefon <a href="tel:${bakery.phoneLink}">${bakery.phone}</a></p>
<p>Sie finden uns auch hier:<br><a href="${bakery.facebook}" target="_blank" rel="noopener">Facebook</a> · <a href="${bakery.instagram}" target="_blank" rel="noopener">Instagram</a></p>
<div><p>Besucher seit 2009:</p>${counter}</div></div>
<p class="cm-footer-links">© 2026 Jochen Thalmann · <a href="/Impressum/">Impressum</a> · <a href="/Datenschutz/">Datenschutz</a> · <a href="#" class="cm-cookie-settings">Cookie-Einstellungen</a></p></div></div>`;

function navigation(pages: readonly BuilderPage[], current: BuilderPage): string {
  const item = (page: BuilderPage): string => {
    const children = pages.filter((child) => child.under === page.path);
    const classes = [page === current ? 'cm_current' : '', children.length > 0 ? 'cm_has_subnavigation' : ''].filter(Boolean).join(' ');
    return `<li id="cm_navigation_pid_${page.id}"${classes && ` class="${classes}"`}><a title="${page.name}" href="${page.path}" class="cm_anchor">${page.name}</a>${children.length > 0 ? `<ul class="cm_subnavigation" id="cm_subnavigation_pid_${page.id}">${children.map(item).join('')}</ul>` : ''}</li>`;
  };
  return `<nav class="navigation_wrapper cm-template-navigation"><ul id="cm_navigation" class="cm_mainnavigation">${pages
    .filter((page) => page.under === undefined)
    .map(item)
    .join('')}</ul></nav>`;
}

/** A page as the builder gives it out. */
export function builderPage(page: BuilderPage, pages: readonly BuilderPage[]): string {
  return `<!DOCTYPE html>
<html lang="de" class=""><head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<title>${page.title}</title>
<meta name="description" content="${page.description}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="https://${bakery.host}${page.path}">
<meta property="og:type" content="website"><meta property="og:title" content="${page.title}"><meta property="og:url" content="https://${bakery.host}${page.path}">
<link rel="stylesheet" type="text/css" href="/.cm4all/e/static/3rdparty/font-awesome/css/font-awesome.min.css">
<link rel="stylesheet" type="text/css" href="/.cm4all/designs/static/strato/dp_asymmetric_106_2/1728901234.5/css/main.css">
<script>window.beng = window.beng || {}; window.beng.env = ${env(page)};</script>
<script src="/.cm4all/e/static/js/cm-deploy.min.js?v=4.238.1"></script>
${formerAnalytics}
</head>
<body ondrop="return false;" class="device-desktop cm-deploy cm-deploy-342 cm-deploy-4x">
<div class="page-wrapper"><div class="head_wrapper"><div class="cm-template-logo"><a href="/"><img src="/.cm4all/uproc.php/0/.logo-thalmann.svg/picture-400?_=18b61f07a10" alt="Backhaus Thalmann" width="300" height="70"></a></div>
${navigation(pages, page)}</div>
<div class="content_wrapper cm_can_be_empty"><div id="content" class="cm-template-content__container"><div class="cm-template-content content_inner" id="content_main" data-cm-hintable="yes">
${page.body}
</div></div></div>
${footer}</div>
${cookieNotice}
</body></html>`;
}

/** What the owner pasted into the widget "HTML". */
export function htmlWidget(id: string, code: string): string {
  return `<div id="widgetcontainer_TKWIDGET_${id}" class="cm_widget_block cm_widget com_cm4all_wdn_HTML cm_widget_block_center"><div class="cm-widget_wrapper">${code}</div></div>`;
}

/** A widget of the builder that shows something of others after the choice or a click of its own. */
export function externalMedia(kind: 'GoogleMaps' | 'FacebookPage', id: string, address: string, title: string, text: string): string {
  return `<div id="widgetcontainer_TKWIDGET_${id}" class="cm_widget_block cm_widget com_cm4all_wdn_${kind} cm_widget_block_center"><div class="cm-third-party" data-cm-category="external"><iframe data-src="${address}" title="${title}" width="100%" height="300" style="border:0" hidden></iframe><div class="cm-third-party__placeholder"><p>${text}</p><button type="button" class="cm-third-party__load">Inhalt einmalig laden</button></div></div></div>`;
}
