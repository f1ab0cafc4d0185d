import { documentHead } from './head.ts';
import { accounts } from './shop.ts';

/** One page as a template of the theme renders it. */
export interface StorePage {
  path: string;
  title: string;
  template: string;
  content: string;
  description?: string;
  /** Page type in the platform's analytics. */
  type?: string;
}

const menu = [
  ['/collections/sofas', 'Sofas &amp; Betten'],
  ['/products/schlafsofa-bregenz', 'Schlafsofa Bregenz'],
  ['/pages/showroom', 'Showroom-Termin'],
  ['/pages/retoure', 'Service &amp; Retoure'],
] as const;

const legal = [
  ['/policies/legal-notice', 'Impressum'],
  ['/policies/privacy-policy', 'Datenschutzerklärung'],
  ['/policies/terms-of-service', 'AGB'],
  ['/policies/refund-policy', 'Widerrufsrecht'],
  ['/policies/shipping-policy', 'Versand und Zahlung'],
  ['#reopenBanner', 'Cookie-Einstellungen'],
] as const;

const links = (items: readonly (readonly [string, string])[], className: string) =>
  `<ul class="${className}" role="list">${items.map(([href, text]) => `<li><a href="${href}" class="list-menu__item link">${text}</a></li>`).join('')}</ul>`;

const header = `<!-- BEGIN sections: header-group -->
<div id="shopify-section-sections--21554__announcement-bar" class="shopify-section shopify-section-group-header-group announcement-bar-section"><div class="announcement-bar" role="region" aria-label="Ankündigung"><p class="announcement-bar__message">Kostenlose Lieferung bis in die Wohnung · klimaneutral versendet · 10 Jahre Gestellgarantie</p></div></div>
<div id="shopify-section-sections--21554__header" class="shopify-section shopify-section-group-header-group section-header"><sticky-header class="header-wrapper color-scheme-1"><header class="header header--middle-left page-width"><div class="header__heading"><a href="/" class="header__heading-link link"><span class="h2">Möbelwerk Lindau</span></a></div><nav class="header__inline-menu">${links(menu, 'list-menu list-menu--inline')}</nav><div class="header__icons"><a href="/cart" class="header__icon header__icon--cart link" id="cart-icon-bubble">Warenkorb</a></div></header></sticky-header></div>
<!-- END sections: header-group -->`;

const social = [
  ['https://www.instagram.com/moebelwerk.lindau.beispiel', 'Instagram'],
  ['https://www.pinterest.de/moebelwerklindau_beispiel', 'Pinterest'],
  ['https://www.facebook.com/moebelwerklindau.beispiel', 'Facebook'],
] as const;

const newsletter = `<div class="footer-block__newsletter"><h2 class="footer-block__heading">Neues aus der Werkstatt</h2><form method="post" action="/contact#ContactFooter" id="ContactFooter" accept-charset="UTF-8" class="footer__newsletter newsletter-form"><input type="hidden" name="form_type" value="customer"><input type="hidden" name="utf8" value="✓"><input type="hidden" name="contact[tags]" value="newsletter"><label for="NewsletterForm--footer">E-Mail</label><input id="NewsletterForm--footer" type="email" name="contact[email]" autocorrect="off" autocapitalize="off" autocomplete="email" required><p class="small">Ein- bis zweimal im Monat Neuheiten und Angebote. Die Anmeldung wird erst gültig, wenn Sie den Link in unserer Bestätigungs-E-Mail anklicken. Abmelden geht jederzeit über den Link am Ende jeder Ausgabe. Details: <a href="/policies/privacy-policy">Datenschutzerklärung</a>.</p><button type="submit" class="button newsletter-form__button" name="commit" id="Subscribe">Abonnieren</button></form></div>`;

const footer = `<!-- BEGIN sections: footer-group -->
<div id="shopify-section-sections--21551__footer" class="shopify-section shopify-section-group-footer-group"><footer class="footer color-scheme-3"><div class="page-width"><div class="footer__blocks-wrapper"><div class="footer-block"><h2 class="footer-block__heading">Rechtliches</h2>${links(legal, 'footer-block__details-content list-unstyled')}</div><div class="footer-block"><h2 class="footer-block__heading">Möbelwerk Lindau</h2><p>Bregenzer Straße 118<br>88131 Lindau (Bodensee)<br>08382 555 41 0<br>Mo–Fr 9–17 Uhr</p>${links(social, 'footer__list-social list-unstyled list-social')}</div>${newsletter}</div>
<ul class="list-payment" role="list" aria-label="Zahlungsmethoden"><li>PayPal</li><li>Klarna</li><li>Shop Pay</li><li>Visa</li><li>Mastercard</li><li>Vorkasse</li></ul>
<p class="copyright__content"><small>© 2026, <a href="/">Möbelwerk Lindau</a> · <a target="_blank" rel="nofollow" href="https://www.shopify.com/de?utm_campaign=poweredby&amp;utm_medium=shopify&amp;utm_source=onlinestore">Powered by Shopify</a> · Alle Preise in Euro inkl. gesetzlicher MwSt.</small></p></div></footer></div>
<!-- END sections: footer-group -->`;

/** The document as the platform sends it. */
export function storePage(page: StorePage): string {
  return `<!doctype html>
<html class="no-js" lang="de">
${documentHead(page)}
<body class="gradient template-${page.template}"><a class="skip-to-content-link button visually-hidden" href="#MainContent">Direkt zum Inhalt</a>
<noscript><p>Bitte aktivieren Sie JavaScript, um den Shop vollständig zu nutzen.</p></noscript>
${header}
<main id="MainContent" class="content-for-layout focus-none" role="main" tabindex="-1">${page.content}</main>
${footer}
<script src="//code.tidio.co/${accounts.tidio}.js" async></script>
</body></html>`;
}
