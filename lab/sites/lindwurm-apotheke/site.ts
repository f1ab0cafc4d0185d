import { readFileSync } from 'node:fs';
import { css, html, notFound, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabRequest, LabSite } from '../../types.ts';
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

/** Shopware starts a session with the first page it renders. */
function withSession(answer: PageAnswer): PageAnswer {
  return async (request: LabRequest) => {
    const value = typeof answer === 'function' ? await answer(request) : answer;
    const response = typeof value === 'string' ? html(value) : value;
    if (request.cookies['session-']) return response;
    const session = setCookie('session-', randomText(26).toLowerCase(), { secure: true, httpOnly: true, sameSite: 'Lax' });
    return { ...response, headers: { ...response.headers, 'set-cookie': session } };
  };
}

const pages = Object.fromEntries(
  Object.entries<PageAnswer>({ ...shopPages, ...formPages, ...legalPages }).map(([path, answer]) => [path, withSession(answer)]),
);

const font = { headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' }, body: tinyFont };

const files: Record<string, PageAnswer> = {
  [`${theme}/css/all.css`]: css(readFileSync(new URL('storefront.css', import.meta.url), 'utf8')),
  [`${theme}/js/storefront/storefront.js`]: clientScript(new URL('storefront.js', import.meta.url)),
  [`${theme}/assets/font/Inter-Regular.woff2`]: font,
  [`${theme}/assets/font/Inter-Bold.woff2`]: font,
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
