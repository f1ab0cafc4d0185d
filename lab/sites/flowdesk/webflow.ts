import { accounts, footCode, headCode } from './accounts.ts';
import { consentComponents } from './consent.ts';

/** A page as its editor sees it. `alternate` is the same page in the other language. */
export interface WebflowPage {
  path: string;
  id: string;
  language: 'de' | 'en';
  title: string;
  description: string;
  body: string;
  alternate?: string;
  head?: string;
}

const origin = 'https://www.flowdesk.test';
const files = `https://cdn.prod.website-files.com/${accounts.webflowSite}`;

/** Address of a picture of the site's library. */
export const picture = (name: string) => `${files}/67c0f1b25d9a4e8813f7a0c4_${name}`;

const labels = {
  en: {
    nav: [
      ['/product', 'Product'],
      ['/pricing', 'Pricing'],
      ['/careers', 'Careers'],
    ],
    demo: ['/demo', 'Book a demo'],
    other: ['/de', 'DE'],
    news: 'Product news, once a month',
    mail: 'Work e-mail',
    join: 'Subscribe',
    legal: ['Imprint', 'Privacy Policy'],
    line: 'Made in Berlin. For businesses only.',
  },
  de: {
    nav: [
      ['/product', 'Produkt (EN)'],
      ['/de/preise', 'Preise'],
      ['/careers', 'Jobs'],
    ],
    demo: ['/demo', 'Demo buchen'],
    other: ['/', 'EN'],
    news: 'Neues aus dem Produkt, einmal im Monat',
    mail: 'Geschäftliche E-Mail',
    join: 'Abonnieren',
    legal: ['Impressum', 'Datenschutz'],
    line: 'Aus Berlin. Nur für Unternehmen.',
  },
} as const;

const link = ([href, text]: readonly [string, string], current: string, look: string) =>
  `<a href="${href}"${href === current ? ' aria-current="page"' : ''} class="${look}${href === current ? ' w--current' : ''}">${text}</a>`;

/** The document that Webflow gives out for a page. */
export function render({ path, id, language, title, description, body, alternate, head = '' }: WebflowPage): string {
  const words = labels[language];
  const other: readonly [string, string] = alternate ? [alternate, words.other[1]] : words.other;
  const hreflang = alternate
    ? `<link rel="alternate" hreflang="${language}" href="${origin}${path}"/><link rel="alternate" hreflang="${language === 'de' ? 'en' : 'de'}" href="${origin}${alternate}"/>`
    : '';
  return `<!DOCTYPE html><!-- Last Published: Thu Oct 15 2026 14:22:07 GMT+0000 (Coordinated Universal Time) --><html data-wf-domain="www.flowdesk.test" data-wf-page="${id}" data-wf-site="${accounts.webflowSite}" lang="${language}"><head><meta charset="utf-8"/><title>${title}</title>${hreflang}<meta content="${description}" name="description"/><meta content="${title}" property="og:title"/><meta content="width=device-width, initial-scale=1" name="viewport"/><meta content="Webflow" name="generator"/><link href="${files}/css/flowdesk.webflow.shared.3b7e1c9d2.min.css" rel="stylesheet" type="text/css" crossorigin="anonymous"/><link href="https://fonts.googleapis.com" rel="preconnect"/><link href="https://fonts.gstatic.com" rel="preconnect" crossorigin="anonymous"/><script src="https://ajax.googleapis.com/ajax/libs/webfont/1.6.26/webfont.js" type="text/javascript"></script><script type="text/javascript">WebFont.load({  google: {    families: ["Inter:regular,500,600,700"]  }});</script><script type="text/javascript">!function(o,c){var n=c.documentElement,t=" w-mod-";n.className+=t+"js",("ontouchstart"in o||o.DocumentTouch&&c instanceof DocumentTouch)&&(n.className+=t+"touch")}(window,document);</script><link href="${picture('favicon.svg')}" rel="shortcut icon" type="image/svg+xml"/>
${headCode}
${head}</head><body><div class="page-wrapper"><div role="banner" class="navbar_component w-nav"><div class="navbar_container"><a href="${language === 'de' ? '/de' : '/'}" class="navbar_logo-link w-nav-brand"><img src="${picture('logo.svg')}" loading="eager" alt="flowdesk" width="136" height="34"/></a><nav role="navigation" class="navbar_menu w-nav-menu">${words.nav.map((entry) => link(entry, path, 'navbar_link w-nav-link')).join('')}${link(other, path, 'navbar_link w-nav-link')}${link(words.demo, path, 'w-button')}</nav></div></div>
<main class="main-wrapper">${body}</main>
<footer class="footer_component"><div class="footer_container"><div><img src="${picture('logo-white.svg')}" loading="lazy" alt="flowdesk" width="136" height="34"/><p>${words.line}</p></div><div><p>${words.news}</p><div class="w-form"><form id="wf-form-Newsletter" name="wf-form-Newsletter" data-name="Newsletter" action="https://app.loops.so/api/newsletter-form/cm7q2zk4f01xwa0ry8d3hu5bt" method="post" data-wf-page-id="${id}" data-wf-element-id="5f0b8c1e-77d2-4a33-9d0e-2b6f4e1a9c07"><input class="w-input" maxlength="256" name="email" data-name="Email" placeholder="${words.mail}" type="email" id="email" aria-label="${words.mail}" required=""/><input type="submit" data-wait="Please wait..." class="w-button" value="${words.join}"/></form></div></div><div><a href="/impressum">${words.legal[0]}</a><br/><a href="/datenschutz">${words.legal[1]}</a><br/><a href="https://www.linkedin.com/company/flowdesk-beispiel" target="_blank" rel="noopener">LinkedIn</a></div></div></footer></div>
${consentComponents(language)}
<script src="https://d3e54v103j8qbb.cloudfront.net/js/jquery-3.5.1.min.dc5e7f18c8.js?site=${accounts.webflowSite}" type="text/javascript" integrity="" crossorigin="anonymous"></script><script src="${files}/js/webflow.6e21b0f4.js" type="text/javascript" crossorigin="anonymous"></script>
${footCode}</body></html>`;
}
