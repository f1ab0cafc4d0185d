import { firm } from './firm.ts';
import { bodyCode, footCode, headCode } from './tags.ts';

/** A page as its editor sees it. */
export interface WebflowPage {
  path: string;
  id: string;
  title: string;
  description: string;
  body: string;
  /** Custom code of this page only, in its head. */
  head?: string;
  /** Custom code of this page only, before the end of its body. */
  foot?: string;
}

const files = `https://cdn.prod.website-files.com/${firm.webflowSite}`;

/** Address of an upload to the site's library. */
export const upload = (name: string) => `${files}/65e8d2b9041c7fa3d95b07f0_${name}`;

const menu: readonly [string, string][] = [
  ['/photovoltaik', 'Photovoltaik'],
  ['/solar-rechner', 'Solar-Rechner'],
  ['/beratung', 'Beratung'],
  ['/gewinnspiel', 'Gewinnspiel'],
  ['/kontakt', 'Kontakt'],
];
const legal: readonly [string, string][] = [
  ['/impressum', 'Impressum'],
  ['/datenschutz', 'Datenschutz'],
  ['/agb', 'AGB & Widerruf'],
  ['/cookie-erklaerung', 'Cookie-Erklärung'],
];

const link = ([href, text]: readonly [string, string], path: string, look: string) =>
  `<a href="${href}"${href === path ? ' aria-current="page"' : ''} class="${look}${href === path ? ' w--current' : ''}">${text.replace('&', '&amp;')}</a>`;

/** A form as Webflow's editor makes it. `attributes` of the form element: a redirect, say, or steps. */
export function webflowForm(name: string, id: string, fields: string, submit: string, done: string, attributes = ''): string {
  const slug = name.replaceAll(' ', '-');
  const button = submit ? `<input type="submit" data-wait="Bitte warten ..." class="button w-button" value="${submit}"/>` : '';
  return `<div class="form_component w-form"><form id="wf-form-${slug}" name="wf-form-${slug}" data-name="${name}" method="get" class="form_form" data-wf-page-id="${id}" data-wf-element-id="7d1e40c2-93ab-4e58-b6f1-${id.slice(-12)}" ${attributes}>${fields}${button}</form><div class="success-message w-form-done"><div>${done}</div></div><div class="error-message w-form-fail"><div>Da ist etwas schiefgelaufen. Rufen Sie uns gern an: ${firm.phone}.</div></div></div>`;
}

/** A text field of such a form. */
export function field(name: string, label: string, attributes = 'type="text"'): string {
  const id = name.replaceAll(' ', '-');
  return `<label for="${id}" class="field-label">${label}</label><input class="form_input w-input" maxlength="256" name="${id}" data-name="${name}" id="${id}" ${attributes}/>`;
}

/** A box to tick, as Webflow draws it. */
export function checkbox(name: string, label: string, attributes = ''): string {
  const id = name.replaceAll(' ', '-');
  return `<label class="w-checkbox form_checkbox"><input type="checkbox" id="${id}" name="${id}" data-name="${name}" class="w-checkbox-input" ${attributes}/><span class="form_checkbox-label w-form-label" for="${id}">${label}</span></label>`;
}

/** One answer of several. */
export function radio(group: string, value: string, attributes = ''): string {
  return `<label class="w-radio tile"><input type="radio" name="${group}" value="${value}" data-name="${group}" class="w-form-formradioinput w-radio-input" ${attributes}/><span class="w-form-label">${value}</span></label>`;
}

/** The document that Webflow gives out for a page. */
export function render({ path, id, title, description, body, head = '', foot = '' }: WebflowPage): string {
  const newsletter = webflowForm(
    'Newsletter',
    id,
    field('Newsletter Email', 'E-Mail-Adresse', 'type="email" required=""'),
    'Anmelden',
    'Bitte bestätigen Sie den Link in der E-Mail, die wir Ihnen gerade geschickt haben.',
  );
  return `<!DOCTYPE html><!-- Last Published: Mon Nov 16 2026 14:03:27 GMT+0000 (Coordinated Universal Time) --><html data-wf-domain="${firm.host}" data-wf-page="${id}" data-wf-site="${firm.webflowSite}" lang="de"><head><meta charset="utf-8"/><title>${title} | ${firm.brand}</title><meta content="${description}" name="description"/><meta content="${title}" property="og:title"/><meta content="summary_large_image" name="twitter:card"/><meta content="width=device-width, initial-scale=1" name="viewport"/><meta content="Webflow" name="generator"/><link href="${files}/css/sonnwerk-solar.webflow.shared.4b7e91ac2.min.css" rel="stylesheet" type="text/css"/><link href="https://fonts.googleapis.com" rel="preconnect"/><link href="https://fonts.gstatic.com" rel="preconnect" crossorigin="anonymous"/><script src="https://ajax.googleapis.com/ajax/libs/webfont/1.6.26/webfont.js" type="text/javascript"></script><script type="text/javascript">WebFont.load({  google: {    families: ["Plus Jakarta Sans:regular,600,700"]  }});</script><script type="text/javascript">!function(o,c){var n=c.documentElement,t=" w-mod-";n.className+=t+"js",("ontouchstart"in o||o.DocumentTouch&&c instanceof DocumentTouch)&&(n.className+=t+"touch")}(window,document);</script><link href="${upload('favicon.svg')}" rel="shortcut icon" type="image/svg+xml"/>
${headCode}
${head}</head><body>${bodyCode}<div class="page-wrapper"><div data-collapse="medium" role="banner" class="navbar_component w-nav"><div class="navbar_container"><a href="/" class="navbar_logo-link w-nav-brand"><img src="${upload('logo.svg')}" loading="eager" alt="SonnWerk Solar" width="180" height="40"/></a><nav role="navigation" class="navbar_menu w-nav-menu">${menu.map((entry) => link(entry, path, 'navbar_link w-nav-link')).join('')}</nav><a class="navbar_phone" href="tel:${firm.phoneLink}">${firm.phone}</a></div></div>
<main class="main-wrapper">${body}</main>
<footer class="footer_component"><div class="footer_grid"><div><strong>${firm.name}</strong><p>${firm.street}<br/>${firm.town}</p><p><a href="tel:${firm.phoneLink}">${firm.phone}</a><br/><a href="mailto:${firm.email}">${firm.email}</a></p><p><a href="https://www.facebook.com/sonnwerk.solar.beispiel" target="_blank" rel="noopener">Facebook</a> · <a href="https://www.instagram.com/sonnwerk.solar.beispiel/" target="_blank" rel="noopener">Instagram</a></p></div><div><p>Sonnenpost: etwa sechsmal im Jahr Neues zu Förderung und Einspeisung. Sie erhalten zuerst eine E-Mail mit Bestätigungslink und können sich in jeder Ausgabe abmelden. <a href="/datenschutz#newsletter">Datenschutz</a></p>${newsletter}</div><nav class="footer_links" aria-label="Rechtliches">${legal.map((entry) => link(entry, path, 'footer_link')).join('')}<a href="javascript:void Cookiebot.renew()" class="footer_link">Cookie-Einstellungen</a></nav></div></footer>
<div class="whatsapp-widget w-embed"><a href="https://wa.me/${firm.whatsApp}?text=Hallo%20SonnWerk" target="_blank" rel="noopener nofollow" class="whatsapp-widget_button" aria-label="WhatsApp-Chat öffnen"><img src="${upload('whatsapp.svg')}" alt="" width="28" height="28" loading="lazy"/></a></div></div>
<script src="https://d3e54v103j8qbb.cloudfront.net/js/jquery-3.5.1.min.dc5e7f18c8.js?site=${firm.webflowSite}" type="text/javascript" crossorigin="anonymous"></script><script src="${files}/js/webflow.7c0d41e8.js" type="text/javascript"></script>
${footCode}
${foot}</body></html>`;
}
