import { json, script } from '../../answers.ts';
import { apexHost, siteHost } from '../../site-host.ts';
import { contentfulPhoto } from '../../third-parties/contentful/hosts.ts';
import { matomoInstance, matomoInstances } from '../../third-parties/matomo/cloud.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { bundle, kununuBadge, styleSheet } from './assets.ts';
import { publicPages } from './content.ts';
import { legalPages } from './legal.ts';
import { accounts, buildId, files, pageProps, renderNext } from './next-page.ts';
import { truth } from './truth.ts';

const domain = 'personalwerk-hansa.test';
const address = '76.76.21.61';

matomoInstances.publish(accounts.matomo, { domainHash: '4c1e' });

const all = [...publicPages, ...legalPages];
const documents = Object.fromEntries(all.map((page) => [page.path, renderNext(page)]));
const data = Object.fromEntries(
  all.map((page) => [`/_next/data/${buildId}/de${page.path === '/' ? '/index' : page.path}.json`, json(pageProps(page))]),
);
const thanks = (text: string) =>
  renderNext({ path: '/danke', title: 'Danke', description: 'Bestätigung', main: `<h1>Moin und danke!</h1><p>${text}</p>` });

/** A recruiting agency with a well-set banner whose chat, pixel on the form and captcha do not ask it. */
export const personalwerkHansa: LabSite = {
  slug: 'personalwerk-hansa',
  url: `https://www.${domain}/`,
  about: {
    de: 'Hamburger Personaldienstleister auf Next.js mit CookieConsent 3: Chat, Indeed-Pixel und reCAPTCHA fragen das Banner nicht.',
    en: 'A Hamburg recruiting agency on Next.js with CookieConsent 3: chat, Indeed pixel and reCAPTCHA do not ask the banner.',
  },
  hosts: [
    siteHost({
      host: `www.${domain}`,
      address,
      headers: { 'x-powered-by': 'Next.js', 'x-nextjs-cache': 'HIT' },
      pages: {
        ...documents,
        ...data,
        '/api/bewerbung': thanks('Ihre Bewerbung ist angekommen. Wir melden uns binnen zwei Werktagen.'),
        '/api/newsletter': thanks('Bitte bestätigen Sie Ihre Adresse über den Link in unserer E-Mail.'),
        '/_next/image': contentfulPhoto,
        '/badges/kununu-top-company-2026.svg': kununuBadge,
        '/podcast/folge-31.mp3': { headers: { 'content-type': 'audio/mpeg' }, body: Buffer.from('ID3') },
        [files.app]: bundle,
        [files.webpack]: script('(self.webpackChunk_N_E=self.webpackChunk_N_E||[]).push([[272],{}]);'),
        [files.css]: styleSheet,
        [files.font]: { headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' }, body: tinyFont },
        [`/_next/static/${buildId}/_buildManifest.js`]: script('self.__BUILD_MANIFEST={"/":[],"/[[...slug]]":[]};'),
      },
    }),
    apexHost(domain, address),
    matomoInstance(accounts.matomo),
  ],
  truth,
  choices: {
    reject: [{ selector: '#cc-main .cm [data-role=necessary]' }],
    accept: [{ selector: '#cc-main .cm [data-role=all]' }],
  },
};
