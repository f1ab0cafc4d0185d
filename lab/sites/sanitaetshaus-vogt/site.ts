import { readFileSync } from 'node:fs';
import { css, redirect, script, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { setCookie } from '../../cookie.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { matomoPages } from '../../third-parties/matomo/matomo.ts';
import type { LabSite } from '../../types.ts';
import { accounts, publishAccounts } from './accounts.ts';
import { legalPages } from './legal-pages.ts';
import { oxidPage } from './oxid.ts';
import { privacyNotice } from './privacy-notice.ts';
import { productPages } from './products.ts';
import { servicePages } from './service-pages.ts';
import { truth } from './truth.ts';

const { domain, host, statistics } = accounts;
const address = '88.99.142.17';

publishAccounts();

const pages = [...productPages, ...servicePages, ...legalPages, privacyNotice];
const documents = Object.fromEntries(pages.map((page): [string, PageAnswer] => [page.path, oxidPage(page)]));

const thanks = (title: string, text: string, scripts = '') =>
  oxidPage({
    path: '/index.php',
    title,
    description: title,
    cl: 'content',
    content: `<h1 class="page-header">${title}</h1><p>${text}</p>`,
    scripts,
  });

const controllers: Record<string, string> = {
  vogt_prescription: thanks(
    'Rezept erhalten',
    'Vielen Dank. Wir melden uns innerhalb eines Werktags bei Ihnen.',
    `<script>dataLayer.push({event: 'rezept_gesendet'});</script>`,
  ),
  vogt_withdrawal: thanks('Widerruf eingegangen', 'Wir haben Ihren Widerruf erhalten und bestätigen ihn per E-Mail.'),
  search: thanks('Suche', 'Zu Ihrer Suche haben wir nichts gefunden. Rufen Sie uns gern an.'),
};

/** Form targets of OXID: everything goes to index.php and names its controller. */
const frontController: PageAnswer = ({ url, body }) => {
  const controller =
    url.searchParams.get('cl') ?? /name="cl"\r\n\r\n(\w+)|(?:^|&)cl=(\w+)/.exec(body.toString('latin1'))?.slice(1).find(Boolean);
  if (controller === 'details') return redirect('/warenkorb/', 302);
  return controllers[controller ?? ''] ?? redirect('/', 302);
};

const figure = (drawing: string) =>
  svg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 540 340"><rect width="540" height="340" fill="#f2f6f8"/>${drawing}</svg>`);

const assets: Record<string, PageAnswer> = {
  '/index.php': frontController,
  '/out/apex/css/styles.min.css': css(readFileSync(new URL('style.css', import.meta.url), 'utf8')),
  '/out/apex/js/scripts.min.js': script('document.documentElement.classList.add("js");'),
  '/out/apex/src/js/uc-bridge.js': clientScript(new URL('uc-bridge.js', import.meta.url)),
  '/out/apex/img/logo_vogt.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 56"><rect x="4" y="8" width="40" height="40" rx="10" fill="#0b6e99"/><path d="M14 18l10 22 10-22" fill="none" stroke="#fff" stroke-width="5"/><text x="56" y="37" font-family="Arial" font-weight="700" font-size="21" fill="#20313b">Sanitätshaus Vogt</text></svg>',
  ),
  '/out/pictures/generated/product/1/540_340_75/kompression.svg': figure(
    '<path d="M190 40h70v170c0 30 70 34 88 62 8 14-2 28-20 28H214c-16 0-24-10-24-24z" fill="#c9a48a"/><rect x="184" y="34" width="82" height="22" rx="6" fill="#a9826a"/><path d="M190 90h70M190 130h70M190 170h70" stroke="#b9937a" stroke-width="4"/>',
  ),
  '/out/pictures/generated/product/1/540_340_75/vorlagen.svg': figure(
    '<rect x="160" y="60" width="220" height="230" rx="18" fill="#0b6e99"/><ellipse cx="270" cy="180" rx="70" ry="90" fill="#fff"/><path d="M240 110c20 20 40 20 60 0v140c-20-20-40-20-60 0z" fill="#dceff6"/>',
  ),
};

const session = [
  setCookie('sid_key', 'oxid', { secure: true, httpOnly: true, sameSite: 'Lax' }),
  setCookie('sid', '6q1s0d8m4b7v2k9t3r5h', { secure: true, httpOnly: true, sameSite: 'Lax' }),
  setCookie('language', '0', { secure: true, sameSite: 'Lax' }),
];

/** A medical supply store: most things wait for consent; recordings wait for any decision at all, PayPal for none. */
export const sanitaetshausVogt: LabSite = {
  slug: 'sanitaetshaus-vogt',
  url: `${accounts.origin}/`,
  about: {
    de: 'Sanitätshaus mit OXID-Shop und Usercentrics 3: Clarity startet auch nach dem Ablehnen, PayPal fragt nie, Google Ads erfährt die Artikel.',
    en: 'A medical supply store on OXID with Usercentrics 3: Clarity starts after a refusal too, PayPal never asks, Google Ads learns the articles.',
  },
  hosts: [
    siteHost({ host, address, headers: { 'set-cookie': session }, pages: { ...documents, ...assets } }),
    apexHost(domain, address),
    siteHost({ host: statistics, address, pages: matomoPages('/', '8c3e') }),
  ],
  truth,
  choices: {
    reject: [{ selector: '#deny', shadow: '#usercentrics-cmp-ui' }],
    accept: [{ selector: '#accept', shadow: '#usercentrics-cmp-ui' }],
  },
};
