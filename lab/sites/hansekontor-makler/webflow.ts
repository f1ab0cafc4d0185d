import { broker } from './broker.ts';

/** A page as its editor sees it. */
export interface WebflowPage {
  path: string;
  id: string;
  title: string;
  description: string;
  body: string;
  /** Custom code of this page only, in its head. */
  head?: string;
}

const files = `https://cdn.prod.website-files.com/${broker.webflowSite}`;

/** Address of an upload to the site's library. */
export const upload = (name: string) => `${files}/64f1c0a7be2d93581c7a0511_${name}`;

const linkedIn = `_linkedin_partner_id = "${broker.linkedIn}";
window._linkedin_data_partner_ids = window._linkedin_data_partner_ids || [];
window._linkedin_data_partner_ids.push(_linkedin_partner_id);
(function(l) { if (!l){window.lintrk = function(a,b){window.lintrk.q.push([a,b])}; window.lintrk.q=[]} var s = document.getElementsByTagName("script")[0]; var b = document.createElement("script"); b.type = "text/javascript";b.async = true; b.src = "https://snap.licdn.com/li.lms-analytics/insight.min.js"; s.parentNode.insertBefore(b, s);})(window.lintrk);`;

// Site settings > Custom code > Head. The pixel for browsers without scripts came along with LinkedIn's snippet.
const headCode = `<link rel="dns-prefetch" href="//fonts.gstatic.com"/>
<script id="Cookiebot" src="https://consent.cookiebot.com/uc.js?cbid=${broker.cookiebot}" data-cbid="${broker.cookiebot}" data-blockingmode="manual" type="text/javascript"></script>
<!-- LinkedIn Insight Tag -->
<script type="text/plain" data-cookieconsent="marketing">${linkedIn}</script>
<noscript><img height="1" width="1" style="display:none;" alt="" src="https://px.ads.linkedin.com/collect/?pid=${broker.linkedIn}&fmt=gif" /></noscript>`;

// Site settings > Custom code > Footer.
const footCode = `<!-- Start of HubSpot Embed Code -->
<script type="text/plain" data-cookieconsent="statistics" id="hs-script-loader" async defer src="https://js-eu1.hs-scripts.com/${broker.hubSpot}.js"></script>
<!-- End of HubSpot Embed Code -->
<!-- ProvenExpert ProSeal Widget --><noscript><a href="https://www.provenexpert.com/hansekontor-versicherungsmakler/?utm_source=seals&amp;utm_campaign=proseal&amp;utm_medium=profile&amp;utm_content=noscript" target="_blank" title="Kundenbewertungen &amp; Erfahrungen zu Hansekontor. " class="pe-pro-seal-more-infos">Mehr Infos</a></noscript>
<script id="proSeal" src="https://s.provenexpert.net/seals/proseal-v2.js"></script>
<script>window.addEventListener('load', function(event){ window.provenExpert.proSeal({ widgetId: "${broker.provenExpert}", language: "de-DE", usePageLanguage: false, bannerColor: "#0F3D5C", textColor: "#FFFFFF", showBackPage: true, showReviews: true, hideDate: true, hideName: false, googleStars: true, displayReviewerLastName: false, embeddedSource: "Webflow", stickyToSide: "right", bottom: "130px", zIndex: "9999" }) });</script>`;

const menu: readonly [string, string][] = [
  ['/privatkunden', 'Privatkunden'],
  ['/berufsunfaehigkeit', 'Berufsunfähigkeit'],
  ['/tarifrechner', 'Tarifrechner'],
  ['/ratgeber/cyberversicherung', 'Ratgeber'],
  ['/kontakt', 'Kontakt'],
  ['/termin', 'Termin buchen'],
];
const legal: readonly [string, string][] = [
  ['/impressum', 'Impressum'],
  ['/erstinformation', 'Erstinformation'],
  ['/datenschutz', 'Datenschutz'],
];

const link = ([href, text]: readonly [string, string], path: string, look: string) =>
  `<a href="${href}"${href === path ? ' aria-current="page"' : ''} class="${look}${href === path ? ' w--current' : ''}">${text}</a>`;

/** A form as Webflow's editor makes it: sent in the background, whatever its method says. */
export function webflowForm(name: string, id: string, fields: string, submit: string, done: string): string {
  const slug = name.replaceAll(' ', '-');
  return `<div class="form_component w-form"><form id="wf-form-${slug}" name="wf-form-${slug}" data-name="${name}" method="get" class="form_form" data-wf-page-id="${id}" data-wf-element-id="3c9a61f0-5b7e-4f0d-8a22-${id.slice(-12)}">${fields}<input type="submit" data-wait="Bitte warten ..." class="button w-button" value="${submit}"/></form><div class="success-message w-form-done"><div>${done}</div></div><div class="error-message w-form-fail"><div>Das hat leider nicht geklappt. Bitte rufen Sie uns an: ${broker.phone}.</div></div></div>`;
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

/** The document that Webflow gives out for a page. */
export function render({ path, id, title, description, body, head = '' }: WebflowPage): string {
  const newsletter = webflowForm(
    'Newsletter',
    id,
    field('Newsletter Email', 'E-Mail-Adresse', 'type="email" placeholder="name@beispiel.de" required=""'),
    'Anmelden',
    'Fast geschafft: Bitte bestätigen Sie den Link in unserer E-Mail.',
  );
  return `<!DOCTYPE html><!-- Last Published: Wed Nov 04 2026 09:12:44 GMT+0000 (Coordinated Universal Time) --><html data-wf-domain="${broker.host}" data-wf-page="${id}" data-wf-site="${broker.webflowSite}" lang="de"><head><meta charset="utf-8"/><title>${title} | ${broker.brand}</title><meta content="${description}" name="description"/><meta content="${title}" property="og:title"/><meta content="width=device-width, initial-scale=1" name="viewport"/><meta content="Webflow" name="generator"/><link href="${files}/css/hansekontor-makler.webflow.shared.8c41e0d7f.min.css" rel="stylesheet" type="text/css" crossorigin="anonymous"/><script type="text/javascript">!function(o,c){var n=c.documentElement,t=" w-mod-";n.className+=t+"js",("ontouchstart"in o||o.DocumentTouch&&c instanceof DocumentTouch)&&(n.className+=t+"touch")}(window,document);</script><link href="${upload('favicon.svg')}" rel="shortcut icon" type="image/svg+xml"/>
${headCode}
${head}</head><body><div class="page-wrapper"><div data-collapse="medium" role="banner" class="navbar_component w-nav"><div class="navbar_container"><a href="/" class="navbar_logo-link w-nav-brand"><img src="${upload('logo.svg')}" loading="eager" alt="Hansekontor Versicherungsmakler" width="190" height="40"/></a><nav role="navigation" class="navbar_menu w-nav-menu">${menu.map((entry) => link(entry, path, 'navbar_link w-nav-link')).join('')}</nav></div></div>
<main class="main-wrapper">${body}</main>
<footer class="footer_component"><div class="footer_grid"><div><strong>${broker.name}</strong><p>${broker.street}<br/>${broker.town}</p><p><a href="tel:${broker.phoneLink}">${broker.phone}</a><br/><a href="mailto:${broker.email}">${broker.email}</a></p><p><a href="https://www.linkedin.com/company/hansekontor-beispiel" target="_blank" rel="noopener">LinkedIn</a></p></div><div><p>Kontorbrief: viermal im Jahr Neues zu Recht und Versicherung. Sie erhalten zuerst eine E-Mail mit einem Bestätigungslink; abmelden können Sie sich in jeder Ausgabe. <a href="/datenschutz#newsletter">Datenschutz</a></p>${newsletter}</div><nav class="footer_links" aria-label="Rechtliches">${legal.map((entry) => link(entry, path, 'footer_link')).join('')}<a href="javascript:void Cookiebot.renew()" class="footer_link">Cookie-Einstellungen</a></nav></div></footer></div>
<script src="https://d3e54v103j8qbb.cloudfront.net/js/jquery-3.5.1.min.dc5e7f18c8.js?site=${broker.webflowSite}" type="text/javascript" crossorigin="anonymous"></script><script src="${files}/js/webflow.2f90b7ce.js" type="text/javascript" crossorigin="anonymous"></script>
${footCode}</body></html>`;
}
