import { readFileSync } from 'node:fs';
import { css, html, notFound, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabRequest, LabSite } from '../../types.ts';
import { products } from './catalogue.ts';
import { checkoutPages } from './checkout-pages.ts';
import { legalPages } from './legal-pages.ts';
import { logo, organicLeaf, slopes } from './pictures.ts';
import { shopPages } from './shop-pages.ts';
import { cookieOffCanvas, renderStorefront, shop, theme } from './storefront.ts';
import { truth } from './truth.ts';

const address = '138.201.44.19';

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
  Object.entries<PageAnswer>({ ...shopPages, ...checkoutPages, ...legalPages }).map(([path, answer]) => [path, withSession(answer)]),
);

const font = { headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' }, body: tinyFont };
const stylesheet = css(readFileSync(new URL('storefront.css', import.meta.url), 'utf8'));

const files: Record<string, PageAnswer> = {
  [`${theme}/css/all.css`]: stylesheet,
  [`${theme}/js/storefront/storefront.js`]: clientScript(new URL('storefront.js', import.meta.url)),
  [`${theme}/assets/font/Inter-Regular.woff2`]: font,
  [`${theme}/assets/font/Inter-Bold.woff2`]: font,
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
