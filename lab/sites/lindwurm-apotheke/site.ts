import { html, notFound, svg } from '../../answers.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { inSession, themeFiles } from '../../third-parties/shopware/storefront.ts';
import type { LabSite } from '../../types.ts';
import { shop } from './accounts.ts';
import { products } from './catalogue.ts';
import { cookieOffCanvas } from './cookie-offcanvas.ts';
import { formPages } from './form-pages.ts';
import { legalPages } from './legal-pages.ts';
import { captcha, euLogo, front, logo } from './pictures.ts';
import { privacyText } from './privacy-text.ts';
import { shopPages } from './shop-pages.ts';
import { renderStorefront, theme } from './storefront.ts';
import { truth } from './truth.ts';

const pages = inSession({ ...shopPages, ...formPages, ...legalPages });

const files: Record<string, PageAnswer> = {
  ...themeFiles(theme, import.meta.url),
  '/media/91/0a/5e/1709811204/lindwurm-logo.svg': svg(logo),
  '/media/3c/b8/71/1709811204/favicon.svg': svg(logo),
  '/media/5d/13/aa/1709811204/kirchgasse.svg': svg(front),
  '/media/70/d2/1f/1709811204/eu-versandlogo.svg': svg(euLogo),
  '/basic-captcha': svg(captcha),
  '/cookie/offcanvas': html(cookieOffCanvas, { 'x-robots-tag': 'noindex,nofollow' }),
  '/widgets/cms/018e1a7a94f2716ab5b8e2d4c1a0937f': html(`<div class="cms-page"><h1>Datenschutzerklärung</h1>${privacyText}</div>`, {
    'x-robots-tag': 'noindex,nofollow',
  }),
  ...Object.fromEntries(products.map((product) => [product.picture, svg(product.svg)])),
};

const missing = renderStorefront({
  title: 'Seite nicht gefunden',
  path: '/',
  main: '<h1>Die angeforderte Seite ist nicht verfügbar</h1><p><a href="/">Zur Startseite</a></p>',
});

/** A pharmacy with mail order: Google's tags wait for consent, the affiliate network, PayPal and Google's fonts do not. */
export const lindwurmApotheke: LabSite = {
  slug: 'lindwurm-apotheke',
  url: `${shop.origin}/`,
  about: {
    de: 'Apotheke mit Versand auf Shopware 6.6: Analytics, Ads und YouTube warten auf die Einwilligung, Awin, PayPal und Google Fonts nicht, auch nicht neben E-Rezept und Vorbestellung.',
    en: 'A pharmacy with mail order on Shopware 6.6: analytics, ads and YouTube wait for consent; Awin, PayPal and Google Fonts do not, even beside e-prescription and reservation.',
  },
  hosts: [
    apexHost(shop.domain, shop.address),
    siteHost({
      host: shop.host,
      address: shop.address,
      headers: { 'sw-language-id': '2fbb5fe2e29a4d70aa5854ce7ce3e20b', 'sw-currency-id': 'b7d2554b0ce847cd82f3ac9bd1c0dfca' },
      pages: { ...pages, ...files },
      fallback: { ...notFound(), body: missing },
    }),
  ],
  truth,
  choices: {
    reject: [{ selector: '.js-cookie-permission-button button' }],
    accept: [{ selector: '.js-cookie-configuration-button button' }, { selector: '.js-offcanvas-cookie-accept-all' }],
  },
};
