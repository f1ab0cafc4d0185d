import { html, notFound, svg } from '../../answers.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { inSession, themeFiles } from '../../third-parties/shopware/storefront.ts';
import type { LabSite } from '../../types.ts';
import { products } from './catalogue.ts';
import { checkoutPages } from './checkout-pages.ts';
import { legalPages } from './legal-pages.ts';
import { logo, organicLeaf, slopes } from './pictures.ts';
import { shopPages } from './shop-pages.ts';
import { cookieOffCanvas, renderStorefront, shop, theme } from './storefront.ts';
import { truth } from './truth.ts';

const address = '138.201.44.19';

const pages = inSession({ ...shopPages, ...checkoutPages, ...legalPages });

const files: Record<string, PageAnswer> = {
  ...themeFiles(theme, import.meta.url),
  '/media/0d/71/e2/1738845120/logo-steinacker.svg': svg(logo),
  '/media/2c/aa/10/1738845120/favicon.svg': svg(logo),
  '/media/77/b0/3e/1738845120/westhofen-haenge.svg': svg(slopes),
  '/media/5e/90/bb/1738845120/eu-bio.svg': svg(organicLeaf),
  '/cookie/offcanvas': html(cookieOffCanvas, { 'x-robots-tag': 'noindex' }),
  ...Object.fromEntries(products.map((product) => [product.picture, svg(product.svg)])),
};

const missing = renderStorefront({
  title: 'Seite nicht gefunden | Weingut Steinacker',
  controller: 'navigation',
  action: 'index',
  main: '<h1>Die angeforderte Seite ist nicht verfügbar</h1><p>Vielleicht ist der Wein ausgetrunken. <a href="/">Zur Startseite</a></p>',
});

/** A wine shop that asks properly about analytics and forgets its payment button and its trust badge. */
export const weingutSteinacker: LabSite = {
  slug: 'weingut-steinacker',
  url: `https://${shop.host}/`,
  about: {
    de: 'Weinversand auf Shopware 6 mit dessen eigener Cookie-Leiste: Analytics erst nach Einwilligung, PayPal-Schaltfläche und Trustbadge vorher.',
    en: 'A wine shop on Shopware 6 with its native cookie bar: analytics after consent only, PayPal button and trust badge before it.',
  },
  hosts: [
    siteHost({ host: shop.host, address, pages: { ...pages, ...files }, fallback: { ...notFound(), body: missing } }),
    apexHost(shop.domain, address),
  ],
  truth,
  choices: {
    reject: [{ selector: '.js-cookie-permission-button button' }],
    accept: [{ selector: '.js-cookie-accept-all-button button' }],
  },
};
