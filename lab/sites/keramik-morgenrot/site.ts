import { readFileSync } from 'node:fs';
import { css, html, json, redirect } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { mailchimpPopups } from '../../third-parties/mailchimp/hosts.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabRequest, LabResponse, LabSite } from '../../types.ts';
import { legalPages } from './legal.ts';
import { basketPages, shopPages } from './pages.ts';
import { pictures } from './pictures.ts';
import { truth } from './truth.ts';
import { origin, wordPressPage } from './wordpress.ts';

const domain = 'keramik-morgenrot.test';
const address = '85.13.150.47';
const file = (name: string) => new URL(name, import.meta.url);

mailchimpPopups.publish('3f8e27ab60514c9d', {
  account: '6d1f0c83b7a94e25c1d0',
  audience: 'e41b7a90c2',
  dataCentre: 'us21',
  delaySeconds: 3,
  title: '10 % für dich',
  text: 'Trag dich ein und spare bei deiner ersten Bestellung!',
  button: 'Rabatt sichern',
});

/** Putting goods into the basket: only now the shop sets its cookies. */
function added(): LabResponse {
  const session = `t_${randomText(30)}%7C%7C${Math.floor(Date.now() / 1000) + 172_800}`;
  return redirect(`${origin}/warenkorb/`, 302, {
    'set-cookie': [
      setCookie('woocommerce_items_in_cart', '1'),
      setCookie('woocommerce_cart_hash', randomText(32)),
      setCookie('wp_woocommerce_session_7c1e5d9f24a8630b', session, { lifetimeSeconds: 172_800, secure: true, httpOnly: true }),
    ],
  });
}

function document(page: Parameters<typeof wordPressPage>[0]): PageAnswer {
  const text = wordPressPage(page);
  return ({ method, url }: LabRequest) => {
    if (url.searchParams.has('add-to-cart') || (method === 'POST' && page.product)) return added();
    if (url.searchParams.get('wc-ajax') === 'get_refreshed_fragments')
      return json({ fragments: { 'span.header-cart-total': '<span class="header-cart-total">0</span>' }, cart_hash: '' });
    return html(text, { link: `<${origin}/wp-json/>; rel="https://api.w.org/"` });
  };
}

const hasGoods = ({ cookies }: LabRequest) => cookies['woocommerce_items_in_cart'] === '1';
const basket = {
  empty: wordPressPage(basketPages.empty),
  full: wordPressPage(basketPages.full),
  checkout: wordPressPage(basketPages.checkout),
};
const documents = Object.fromEntries([...shopPages, ...legalPages].map((page): [string, PageAnswer] => [page.path, document(page)]));
const unslashed = Object.fromEntries(
  [...Object.keys(documents), '/warenkorb/', '/kasse/']
    .filter((path) => path !== '/')
    .map((path): [string, PageAnswer] => [path.slice(0, -1), redirect(path)]),
);
const font: LabResponse = { headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' }, body: tinyFont };

const files: Record<string, PageAnswer> = {
  ...pictures,
  '/warenkorb/': (request) => (hasGoods(request) ? basket.full : basket.empty),
  '/kasse/': (request) => (hasGoods(request) ? basket.checkout : redirect(`${origin}/warenkorb/`, 302)),
  '/wp-content/themes/kadence/assets/css/global.min.css': css(readFileSync(file('kadence.css'), 'utf8')),
  '/wp-content/fonts/cormorant-garamond/co3YmX5slCNuHLi8bLeY9MK7whWMhyjYrEPjuw-N.woff2': font,
  '/wp-content/fonts/karla/qkB9XvYC6trAT55ZBi1ueQVIjQTD-JrIH2G7nytkHRyQ8p4wUje6bg.woff2': font,
  '/wp-content/59c1aa27e4b0d3f86f5c/dist/1841733072.js': clientScript([file('rcb-consent.js'), file('rcb-dialog.js')]),
  '/wp-content/plugins/pixelyoursite/dist/scripts/public.js': clientScript(file('pys.js')),
  '/wp-content/plugins/woocommerce/assets/js/sourcebuster/sourcebuster.min.js': clientScript(file('sourcebuster.js')),
  '/wp-content/plugins/woocommerce/assets/js/frontend/cart-fragments.min.js': clientScript(file('fragments.js')),
  '/wp-content/plugins/woocommerce-paypal-payments/modules/ppcp-button/assets/js/button.js': clientScript(file('ppcp.js')),
  '/wp-json/real-cookie-banner/v1/consent': json({ uuid: 'ok', created: true }),
};

/** A potter's shop: what the consent plugin governs is governed, what the other plugins do on their own is not. */
export const keramikMorgenrot: LabSite = {
  slug: 'keramik-morgenrot',
  url: `${origin}/`,
  about: {
    de: 'Keramikshop mit WooCommerce und Real Cookie Banner: Meta erst nach Einwilligung, Pinterest trotz Ablehnung, Klarna und Gravatar von Anfang an.',
    en: 'A pottery shop on WooCommerce with Real Cookie Banner: Meta after consent, Pinterest in spite of a rejection, Klarna and Gravatar from the start.',
  },
  hosts: [siteHost({ host: `www.${domain}`, address, pages: { ...documents, ...unslashed, ...files } }), apexHost(domain, address)],
  truth,
  choices: { reject: [{ selector: '.a52d1c-16' }], accept: [{ selector: '.a52d1c-15' }] },
};
