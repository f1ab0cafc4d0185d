import { readFileSync } from 'node:fs';
import { css, html, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { tagManagerContainers } from '../../third-parties/google/tag-manager-containers.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabRequest, LabSite } from '../../types.ts';
import { cart, checkout } from './checkout.ts';
import { home } from './home.ts';
import { leasing } from './leasing.ts';
import { imprint, terms, withdrawal } from './legal.ts';
import { chosen, saveChoice } from './lgcookieslaw.ts';
import { pictures } from './pictures.ts';
import { privacy } from './privacy.ts';
import { product } from './product.ts';
import { shop } from './shop.ts';
import { type ShopPage, shopPage, themePath } from './theme.ts';
import { truth } from './truth.ts';
import { workshop } from './workshop.ts';

const meta = `!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};if(!f._fbq)f._fbq=n;n.push=n;n.loaded=!0;n.version='2.0';n.queue=[];t=b.createElement(e);t.async=!0;t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');fbq('init','${shop.meta}');fbq('track','PageView');`;

tagManagerContainers.publish(shop.container, [
  { type: 'gtag', id: shop.analytics },
  { type: 'html', requires: ['ad_storage', 'ad_user_data'], code: meta },
]);

const file = (name: string) => new URL(name, import.meta.url);
const style = (name: string) => css(readFileSync(file(name), 'utf8'));

/** PrestaShop's own cookie and that of PHP, with the first page. */
function sessionCookies({ cookies }: LabRequest): string[] {
  const name = `PrestaShop-${shop.cookieHash}`;
  const all = { secure: true, httpOnly: true, sameSite: 'Lax' } as const;
  const set: string[] = [];
  if (!cookies['PHPSESSID']) set.push(setCookie('PHPSESSID', randomText(26), all));
  if (!cookies[name])
    set.push(
      setCookie(name, `def50200${randomText(180)}`, { ...all, domain: shop.host, lifetimeSeconds: lifetimes.days(20), expires: true }),
    );
  return set;
}

function document(page: ShopPage): PageAnswer {
  return (request) => html(shopPage(page, request, chosen(request)), { 'set-cookie': sessionCookies(request) });
}

const all = [home, product, leasing, workshop, cart, checkout, imprint, terms, withdrawal, privacy];

/** A bicycle shop on PrestaShop: its consent module rules what the module itself emits; what theme, payment and editors put in asks nobody. */
export const radwerkIlmtal: LabSite = {
  slug: 'radwerk-ilmtal',
  url: `${shop.origin}/`,
  about: {
    de: 'Fahrradladen mit Werkstatt auf PrestaShop 8 mit lgcookieslaw: Meta und Klarna warten; Google-Pings, PayPal, ShopVote, JobRad-Rechner, reCAPTCHA und ein Bing-Tag auf der Leasingseite laufen immer.',
    en: 'A bicycle shop with workshop on PrestaShop 8 with lgcookieslaw: Meta and Klarna wait; Google pings, PayPal, ShopVote, the JobRad calculator, reCAPTCHA and a Bing tag on the leasing page always run.',
  },
  hosts: [
    apexHost(shop.domain, shop.address),
    siteHost({
      host: shop.host,
      address: shop.address,
      headers: { server: 'Apache', 'powered-by': 'PrestaShop', 'x-powered-by': 'PHP/8.1.29' },
      fallback: notFound('Die gesuchte Seite wurde nicht gefunden.'),
      pages: {
        ...Object.fromEntries(all.map((page) => [page.path, document(page)])),
        '/module/lgcookieslaw/ajax': saveChoice,
        [`${themePath}/css/theme.css`]: style('theme.css'),
        [`${themePath}/css/fonts.googleapis.com/css-noto-sans.css`]: css(
          `@font-face{font-family:'Noto Sans';font-weight:700;src:url(${themePath}/fonts/noto-sans-v36-latin-700.woff2) format('woff2')}`,
        ),
        [`${themePath}/fonts/noto-sans-v36-latin-regular.woff2`]: { headers: { 'content-type': 'font/woff2' }, body: tinyFont },
        [`${themePath}/fonts/noto-sans-v36-latin-700.woff2`]: { headers: { 'content-type': 'font/woff2' }, body: tinyFont },
        [`${themePath}/js/theme.js`]: clientScript(file('theme.js')),
        '/modules/lgcookieslaw/views/css/front.css': style('lgcookieslaw.css'),
        '/modules/lgcookieslaw/views/js/front.js': clientScript(file('lgcookieslaw.js')),
        ...pictures,
      },
    }),
  ],
  truth,
  maxPages: 10,
  choices: {
    bannerAfterMs: 600,
    reject: [{ selector: '#lgcookieslaw_banner .lgcookieslaw-reject-button' }],
    accept: [{ selector: '#lgcookieslaw_banner .lgcookieslaw-accept-button' }],
  },
};
