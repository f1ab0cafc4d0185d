import { readFileSync } from 'node:fs';
import { css, html, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabRequest, LabResponse, LabSite } from '../../types.ts';
import { cataloguePages } from './catalogue.ts';
import { formPages } from './forms.ts';
import { gambioPage, type ShopPage } from './gambio.ts';
import { legalPages } from './legal.ts';
import { pictures } from './pictures.ts';
import { privacyPage } from './privacy.ts';
import { shop, theme } from './shop.ts';
import { truth } from './truth.ts';

/** A page; Gambio opens a session with the first one. */
function withSession(text: string, { cookies }: LabRequest): LabResponse {
  if (cookies[shop.session]) return html(text);
  const value = randomText(26).toLowerCase();
  return html(text, { 'set-cookie': setCookie(shop.session, value, { secure: true, httpOnly: true, sameSite: 'Lax' }) });
}

function document(page: ShopPage): PageAnswer {
  const text = gambioPage(page);
  return (request) => withSession(text, request);
}

const shopPages = [...cataloguePages, ...formPages, ...legalPages, privacyPage];
const guest = document(formPages.find(({ path }) => path === '/shop.php')!);
const vendors = { vendorListVersion: 1, lastUpdated: '2020-01-06T00:00:00Z', purposes: [], features: [], vendors: [] };

const pages: Record<string, PageAnswer> = {
  ...Object.fromEntries(shopPages.map((page) => [page.path, document(page)])),
  ...pictures,
  '/shop.php': (request) =>
    request.url.searchParams.get('do')?.startsWith('CookieConsentPanelVendorListAjax')
      ? json(vendors)
      : typeof guest === 'function'
        ? guest(request)
        : guest,
  [`${theme}/styles/system/main.min.css`]: css(readFileSync(new URL('style.css', import.meta.url), 'utf8')),
  [`${theme}/fonts/open-sans-400.woff2`]: {
    headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' },
    body: tinyFont,
  },
  [`${theme}/javascripts/system/init-de.min.js`]: clientScript(new URL('malibu.js', import.meta.url)),
  '/GXModules/Gambio/CookieConsentPanelOiljs/Shop/Javascript/oil.js': clientScript(new URL('oil.js', import.meta.url)),
  '/GXModules/Gambio/Hub/Shop/Javascript/PayPalLoader.js': clientScript(new URL('paypal-loader.js', import.meta.url)),
};

/** A shop for fishing tackle on Gambio: Google's tags and Klarna obey the window, the pixel, PayPal, Amazon Pay and Google's badge do not. */
export const angelhausSchilf: LabSite = {
  slug: 'angelhaus-schilf',
  url: `${shop.origin}/`,
  about: {
    de: 'Angelgeräte-Shop auf Gambio mit oil.js: Google Analytics, Google Ads und Klarna warten; Meta-Pixel, PayPal, Amazon Pay und das Google-Abzeichen laufen auch nach dem Ablehnen.',
    en: 'A fishing tackle shop on Gambio with oil.js: Google Analytics, Google Ads and Klarna wait; the Meta pixel, PayPal, Amazon Pay and the badge of Google run even after rejection.',
  },
  hosts: [
    siteHost({ host: shop.host, address: shop.address, pages, fallback: notFound('Die Seite wurde nicht gefunden.') }),
    apexHost(shop.domain, shop.address),
  ],
  truth,
  choices: {
    bannerAfterMs: 600,
    reject: [{ selector: '.as-oil .as-js-only-essentials' }],
    accept: [{ selector: '.as-oil .as-js-optin-all' }],
  },
};
