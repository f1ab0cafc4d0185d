import { readFileSync } from 'node:fs';
import { css } from '../../answers.ts';
import type { PageAnswer } from '../../site-host.ts';
import { tagManagerContainers } from '../../third-parties/google/tag-manager-containers.ts';
import { klaviyoForms } from '../../third-parties/klaviyo/hosts.ts';
import { looxReviews } from '../../third-parties/loox/hosts.ts';
import { addToCart, storefrontFiles, storefrontHosts, storefrontPage } from '../../third-parties/shopify/storefront.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabRequest, LabSite } from '../../types.ts';
import { cartPages, storePages } from './pages.ts';
import { pictures } from './pictures.ts';
import { policyPages } from './policies.ts';
import { accounts, fontPath, origin, shop, stylePath } from './shop.ts';
import { type StorePage, storePage } from './theme.ts';
import { truth } from './truth.ts';

klaviyoForms.publish(accounts.klaviyo, {
  delaySeconds: 6,
  title: '10 € geschenkt!',
  text: 'Trag dich ein und sichere dir deinen Gutschein über 10 Euro.',
  smallPrint: 'Mit dem Klick erhältst du regelmäßig Angebote von uns und unseren Partnern aus der Wohnbranche.',
  button: 'Gutschein holen',
});

looxReviews.publish(accounts.loox, [
  { name: 'Margit S.', stars: 5, text: 'Bequem und sauber verarbeitet. Die Spedition kam pünktlich, nur das Treppenhaus war eng.' },
  { name: 'Deniz', stars: 5, text: 'Cord in Cognac sieht noch besser aus als auf den Bildern.' },
  { name: 'Karl-Heinz W.', stars: 3, text: 'Gutes Sofa, aber zwei Wochen später geliefert als angekündigt.' },
]);

const meta = `!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};if(!f._fbq)f._fbq=n;n.push=n;n.loaded=!0;n.version='2.0';n.queue=[];t=b.createElement(e);t.async=!0;t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');fbq('init','${accounts.meta}');fbq('track','PageView');`;
const hotjar = `(function(h,o,t,j,a,r){h.hj=h.hj||function(){(h.hj.q=h.hj.q||[]).push(arguments)};h._hjSettings={hjid:${accounts.hotjar},hjsv:6};a=o.getElementsByTagName('head')[0];r=o.createElement('script');r.async=1;r.src=t+h._hjSettings.hjid+j+h._hjSettings.hjsv;a.appendChild(r);})(window,document,'https://static.hotjar.com/c/hotjar-','.js?sv=');`;

tagManagerContainers.publish(accounts.container, [
  { type: 'gtag', id: accounts.analytics },
  { type: 'gtag', id: accounts.ads },
  { type: 'html', requires: ['ad_storage', 'ad_user_data'], code: meta },
  { type: 'html', requires: ['analytics_storage'], code: hotjar },
]);

const withCookies = (text: string, request: LabRequest) => storefrontPage(text, request, shop, false);

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
  [stylePath]: css(readFileSync(new URL('base.css', import.meta.url), 'utf8')),
  [fontPath]: { headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' }, body: tinyFont },
};

/** A furniture maker on Shopify with a consent app: most pixels wait, one from an agency, the chat and the tag manager do not. */
export const moebelwerkLindau: LabSite = {
  slug: 'moebelwerk-lindau',
  url: `${origin}/`,
  about: {
    de: 'Möbelshop auf Shopify mit Pandectes: Meta, TikTok, Hotjar und Klarna warten; Pinterest-Tag, Tidio, Klaviyo und Google-Pings laufen auch nach dem Ablehnen. Veraltete Angaben im Verbraucherrecht.',
    en: 'A furniture shop on Shopify with Pandectes: Meta, TikTok, Hotjar and Klarna wait; the Pinterest tag, Tidio, Klaviyo and Google pings run even after rejection. Outdated consumer information.',
  },
  hosts: storefrontHosts(shop, pages),
  truth,
  choices: {
    bannerAfterMs: 700,
    reject: [{ selector: '.cc-window.pandectes .cc-deny' }],
    accept: [{ selector: '.cc-window.pandectes .cc-allow' }],
  },
};
