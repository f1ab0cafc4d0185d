import { readFileSync } from 'node:fs';
import { css } from '../../answers.ts';
import type { PageAnswer } from '../../site-host.ts';
import { klaviyoForms } from '../../third-parties/klaviyo/hosts.ts';
import { addToCart, storefrontFiles, storefrontHosts, storefrontPage } from '../../third-parties/shopify/storefront.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabRequest, LabSite } from '../../types.ts';
import { cartPages, storePages } from './pages.ts';
import { pictures } from './pictures.ts';
import { policyPages } from './policies.ts';
import { accounts, fontPath, origin, type StorePage, shop, storePage } from './theme.ts';
import { truth } from './truth.ts';

klaviyoForms.publish(accounts.klaviyo, {
  delaySeconds: 5,
  title: '10 % auf die erste Tour',
  text: 'Melden Sie sich zu unserem Newsletter an und erhalten Sie einen Gutschein über 10 %.',
  smallPrint:
    'Wir senden Ihnen etwa zweimal im Monat Neues zu Produkten und Touren; vorher bitten wir per E-Mail um Bestätigung. Abmelden ist jederzeit über den Link in jeder Ausgabe möglich. Versand über Klaviyo (USA). Mehr in der <a href="/policies/privacy-policy" style="color:#fff">Datenschutzerklärung</a>.',
  button: 'Gutschein sichern',
});

const withCookies = (text: string, request: LabRequest) => storefrontPage(text, request, shop);

function document(page: StorePage): PageAnswer {
  const text = storePage(page);
  return (request) => withCookies(text, request);
}

const cart = { empty: storePage(cartPages.empty), full: storePage(cartPages.full) };

const pages: Record<string, PageAnswer> = {
  ...Object.fromEntries([...storePages, ...policyPages].map((page) => [page.path, document(page)])),
  ...storefrontFiles(shop),
  ...pictures,
  '/cart': (request) => withCookies(request.cookies['cart'] ? cart.full : cart.empty, request),
  '/cart/add': addToCart,
  '/cdn/shop/t/14/assets/base.css': css(readFileSync(new URL('dawn.css', import.meta.url), 'utf8')),
  [fontPath]: { headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' }, body: tinyFont },
};

/** An outfitter on Shopify: pixels wait for consent, the platform's own cookies, reviews and pop-up do not. */
export const nordlichtOutdoor: LabSite = {
  slug: 'nordlicht-outdoor',
  url: `${origin}/`,
  about: {
    de: 'Shopify-Shop mit dem Banner der Plattform: Google und TikTok erst nach Einwilligung, Judge.me, Klaviyo und _shopify_y schon vorher, kein Widerruf.',
    en: 'A Shopify shop with the banner of the platform: Google and TikTok after consent, Judge.me, Klaviyo and _shopify_y before, no way to withdraw.',
  },
  hosts: storefrontHosts(shop, pages),
  truth,
  choices: {
    bannerAfterMs: 500,
    reject: [{ selector: '#shopify-pc__banner__btn-decline' }],
    accept: [{ selector: '#shopify-pc__banner__btn-accept' }],
  },
};
