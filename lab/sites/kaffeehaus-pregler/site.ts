import { readFileSync } from 'node:fs';
import { css, html, json, redirect, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabRequest, LabResponse, LabSite } from '../../types.ts';
import { publishAccounts } from './accounts.ts';
import { legalPages } from './legal.ts';
import { basket, checkout, shopPages } from './pages.ts';
import { pictures } from './pictures.ts';
import { privacyNotice } from './privacy-notice.ts';
import { truth } from './truth.ts';
import { render } from './wordpress.ts';

publishAccounts();

const domain = 'kaffeehaus-pregler.test';
const origin = `https://www.${domain}`;
const address = '116.202.171.88';
const here = (file: string) => new URL(file, import.meta.url);
const plugin = '/wp-content/plugins';

const filled = ({ cookies }: LabRequest) => cookies['woocommerce_items_in_cart'] === '1';

/** Put a pack into the basket, as a link or a form of the shop does. */
function addToCart(): LabResponse {
  const session = setCookie('wp_woocommerce_session_4f1c8d2b9a', `t_${randomText(24)}%7C%7C`, {
    lifetimeSeconds: lifetimes.days(2),
    secure: true,
    httpOnly: true,
  });
  const cart = [setCookie('woocommerce_items_in_cart', '1'), setCookie('woocommerce_cart_hash', randomText(20))];
  return redirect(`${origin}/warenkorb/`, 302, { 'set-cookie': [session, ...cart] });
}

const shopAnswer =
  (body: string): PageAnswer =>
  ({ url }) => {
    if (url.searchParams.has('wc-ajax')) return json({ fragments: { 'a.cart-contents': '' }, cart_hash: '' });
    return url.searchParams.has('add-to-cart') ? addToCart() : html(body);
  };

const files: Record<string, PageAnswer> = {
  [`${plugin}/cookie-law-info/lite/frontend/js/gcm.min.js`]: clientScript(here('gcm.js')),
  [`${plugin}/cookie-law-info/lite/frontend/js/script.min.js`]: clientScript(here('cookieyes.js')),
  [`${plugin}/pixelyoursite/dist/scripts/public.js`]: clientScript(here('pys.js')),
  [`${plugin}/woocommerce/assets/js/frontend/order-attribution.min.js`]: clientScript(here('shop.js')),
  [`${plugin}/woocommerce/assets/css/woocommerce.css`]: css('.woocommerce .star-rating{color:#b5652b}'),
  [`${plugin}/woocommerce-germanized/build/static/layout-styles.css`]: css('.wc-gzd-additional-info{display:block}'),
  '/wp-content/themes/storefront/style.css': css(readFileSync(here('style.css'), 'utf8')),
  '/wp-content/fonts/storefront-fonts.css': css(
    "@font-face{font-family:'Source Sans Pro';font-weight:400;font-display:fallback;src:url(/wp-content/fonts/source-sans-pro/6xK3dSBYKcSV.woff2) format('woff2')}",
  ),
  '/wp-content/fonts/source-sans-pro/6xK3dSBYKcSV.woff2': { headers: { 'content-type': 'font/woff2' }, body: tinyFont },
  ...Object.fromEntries(Object.entries(pictures).map(([path, drawing]) => [path, svg(drawing)])),
  '/wp-admin/admin-ajax.php': json({ success: true, data: [] }),
  '/wp-json/': json({ name: 'Kaffeehaus Pregler', url: origin, namespaces: ['oembed/1.0', 'wc/v3', 'wp/v2'] }),
};

const pages = [...shopPages, ...legalPages, privacyNotice];

/** A coffee roaster on WooCommerce with CookieYes: careful in much, careless with what plugins do on their own. */
export const kaffeehausPregler: LabSite = {
  slug: 'kaffeehaus-pregler',
  url: `${origin}/`,
  about: {
    de: 'Kaffeerösterei auf WooCommerce mit CookieYes: Pixel und Hotjar warten, Karte und Kasse sind vorbildlich; Klaviyo, Gravatar, PixelYourSite und Googles Signale laufen immer, Grundpreise fehlen teils.',
    en: 'A coffee roaster on WooCommerce with CookieYes: pixel and Hotjar wait, map and checkout are exemplary; Klaviyo, Gravatar, PixelYourSite and Google signals always run, some base prices are missing.',
  },
  hosts: [
    siteHost({
      host: `www.${domain}`,
      address,
      headers: { link: `<${origin}/wp-json/>; rel="https://api.w.org/"`, 'permissions-policy': 'camera=(), microphone=(), geolocation=()' },
      pages: {
        ...Object.fromEntries(pages.map((page) => [page.path, shopAnswer(render(page))])),
        ...Object.fromEntries(
          pages.filter(({ path }) => path !== '/').map(({ path }) => [path.slice(0, -1), redirect(`${origin}${path}`)]),
        ),
        ...files,
        '/warenkorb/': (request) => (request.method === 'POST' ? addToCart() : render(basket(filled(request)))),
        '/kasse/': (request) => (filled(request) ? render(checkout) : redirect(`${origin}/warenkorb/`, 302)),
      },
    }),
    apexHost(domain, address),
  ],
  truth,
  choices: {
    bannerAfterMs: 7500,
    reject: [{ selector: '.cky-consent-container [data-cky-tag="reject-button"]' }],
    accept: [{ selector: '.cky-consent-container [data-cky-tag="accept-button"]' }],
  },
};
