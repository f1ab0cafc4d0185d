import { readFileSync } from 'node:fs';
import { css, html, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { tagManagerContainers } from '../../third-parties/google/tag-manager-containers.ts';
import { plentyFiles } from '../../third-parties/plentymarkets/hosts.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { cataloguePages } from './catalogue.ts';
import { ceresPage, type ShopPage } from './ceres.ts';
import { consentGroups } from './consents.ts';
import { formPages } from './forms.ts';
import { legalPages } from './legal.ts';
import { pictures } from './pictures.ts';
import { privacyPage } from './privacy.ts';
import { files, paths, shop } from './shop.ts';
import { truth } from './truth.ts';

tagManagerContainers.publish(shop.container, [
  { type: 'gtag', id: shop.analytics, parameters: { anonymize_ip: true } },
  { type: 'gtag', id: shop.ads, requires: ['ad_storage'] },
]);

const link = (href: string, text: string) => `<a class="text-appearance" href="${href}" target="_blank">${text}</a>`;

plentyFiles.publish(shop.hash, {
  ...pictures,
  [files.base]: css(readFileSync(new URL('style.css', import.meta.url), 'utf8')),
  [files.client]: clientScript(new URL('ceres-client.js', import.meta.url), {
    groups: consentGroups,
    links: `${link(paths.privacy, 'Daten­schutz­erklärung')} · ${link(paths.imprint, 'Impressum')}`,
  }),
  [files.font]: { headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' }, body: tinyFont },
});

/** A page; plentymarkets opens a session with the first one. */
function document(page: ShopPage): PageAnswer {
  const text = ceresPage(page);
  return ({ cookies }) => {
    if (cookies['plentyID']) return html(text);
    return html(text, {
      'set-cookie': [
        setCookie('plentyID', randomText(120), { secure: true, httpOnly: true, sameSite: 'Lax' }),
        setCookie('XSRF-TOKEN', randomText(40), { secure: true, sameSite: 'Lax' }),
      ],
    });
  };
}

const pages: Record<string, PageAnswer> = Object.fromEntries(
  [...cataloguePages, ...formPages, ...legalPages, privacyPage].map((page) => [page.path, document(page)]),
);

/** A shop for yarn on plentyShop LTS: Google's tags obey the cookie bar; Pinterest, PayPal, reCAPTCHA and ShopVote do not ask it. */
export const wollstubeKarolin: LabSite = {
  slug: 'wollstube-karolin',
  url: `${shop.origin}/`,
  about: {
    de: 'Garn- und Heimtextilien-Shop auf plentyShop LTS (Ceres): Google Tag Manager, Analytics und Ads warten auf die Cookie-Leiste; Pinterest-Tag, PayPal, reCAPTCHA und ShopVote laufen immer. Abgelehnt wird mit „Auswahl speichern“.',
    en: 'A shop for yarn and home textiles on plentyShop LTS (Ceres): Google Tag Manager, Analytics and Ads wait for the cookie bar; the Pinterest tag, PayPal, reCAPTCHA and ShopVote always run. Saving an empty selection is how to reject.',
  },
  hosts: [
    siteHost({ host: shop.host, address: shop.address, pages, fallback: notFound('Die angeforderte Seite wurde nicht gefunden.') }),
    apexHost(shop.domain, shop.address),
  ],
  truth,
  choices: {
    bannerAfterMs: 300,
    reject: [{ selector: '.cookie-bar [data-testing="cookie-bar-save"]' }],
    accept: [{ selector: '.cookie-bar [data-testing="cookie-bar-accept-all"]' }],
  },
};
