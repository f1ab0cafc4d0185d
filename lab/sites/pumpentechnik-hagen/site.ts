import { readFileSync } from 'node:fs';
import { css, redirect, script, svg } from '../../answers.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { pardotHost } from '../../third-parties/pardot/hosts.ts';
import { personioCareerPage } from '../../third-parties/personio/hosts.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { catalogueForm } from './catalogue-form.ts';
import { publishConsent } from './consent.ts';
import { accounts, drupalPage } from './drupal.ts';
import { imprints } from './imprints.ts';
import { germanPages } from './pages-de.ts';
import { englishPages } from './pages-en.ts';
import { privacyPages } from './privacy.ts';
import { truth } from './truth.ts';

const domain = 'pumpentechnik-hagen.test';
const address = '185.243.68.41';
const text = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

publishConsent();

const documents = Object.fromEntries(
  [...germanPages, ...englishPages, ...imprints, ...privacyPages].map((page): [string, PageAnswer] => [page.path, drupalPage(page)]),
);

const hall = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1100 380"><rect width="1100" height="380" fill="#cfd9e2"/><path d="M0 90 180 30v60L360 30v60L540 30v60L720 30v60L900 30v60L1100 30v350H0z" fill="#9fb2c2"/><rect y="300" width="1100" height="80" fill="#6e8191"/><g fill="#00558c"><circle cx="300" cy="240" r="82"/><rect x="300" y="158" width="190" height="48"/><rect x="205" y="305" width="190" height="26"/></g><circle cx="300" cy="240" r="34" fill="#e8eef3"/><g fill="#35495a"><rect x="520" y="190" width="220" height="110" rx="10"/><rect x="740" y="225" width="60" height="34"/><circle cx="860" cy="242" r="62"/></g></svg>`;

const assets: Record<string, PageAnswer> = {
  '/core/assets/vendor/normalize-css/normalize.css': css('html{line-height:1.15;-webkit-text-size-adjust:100%}img{border-style:none}'),
  '/core/misc/drupalSettingsLoader.js': script(
    '(function(){var e=document.querySelector(\'head > script[type="application/json"][data-drupal-selector="drupal-settings-json"], body > script[type="application/json"][data-drupal-selector="drupal-settings-json"]\');window.drupalSettings={};if(e!==null){window.drupalSettings=JSON.parse(e.textContent);}})();',
  ),
  '/themes/custom/hpt/css/style.css': css(text('style.css')),
  '/themes/custom/hpt/js/hpt.js': script(text('theme.js')),
  '/themes/custom/hpt/fonts/hpt-sans-latin-400.woff2': {
    headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' },
    body: tinyFont,
  },
  '/themes/custom/hpt/logo.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 190 44"><circle cx="22" cy="22" r="20" fill="#00558c"/><path d="M22 6a16 16 0 0 1 16 16H22z" fill="#fff"/><text x="52" y="20" font-family="Arial" font-weight="700" font-size="17" fill="#12222f">HAGENER</text><text x="52" y="38" font-family="Arial" font-size="15" fill="#00558c">PUMPENTECHNIK</text></svg>',
  ),
  '/themes/custom/hpt/favicon.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="8" fill="#00558c"/></svg>',
  ),
  '/sites/default/files/styles/buehne/public/2025-02/werkhalle.svg': svg(hall),
  '/sites/default/files/2025-09/hpt-produktkatalog-2025-26.pdf': {
    headers: { 'content-type': 'application/pdf' },
    body: '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  },
};

/** A manufacturer in two languages: OneTrust is set up well, but forms, the English pages and one tag go past it. */
export const pumpentechnikHagen: LabSite = {
  slug: 'pumpentechnik-hagen',
  url: `https://www.${domain}/de`,
  about: {
    de: 'Pumpenhersteller, deutsch und englisch, mit OneTrust: Formularrahmen, englische Seiten und ein Tag gehen am Banner vorbei.',
    en: 'A pump maker in German and English with OneTrust: a form frame, the English pages and one tag go past the banner.',
  },
  hosts: [
    siteHost({
      host: `www.${domain}`,
      address,
      headers: { 'x-generator': 'Drupal 10 (https://www.drupal.org)', 'content-language': 'de', 'x-drupal-cache': 'HIT' },
      pages: { '/': redirect('/de', 302), '/de/': redirect('/de'), '/en/': redirect('/en'), ...documents, ...assets },
    }),
    apexHost(domain, address),
    pardotHost({
      host: accounts.pardotHost,
      account: accounts.pardot,
      forms: { '/l/984321/2024-03-12/4kx2p': catalogueForm },
      after: `https://www.${domain}/de/service/produktkatalog/danke`,
    }),
    personioCareerPage('pumpentechnik-hagen', [
      { id: 1482093, title: 'Konstruktionsmechaniker (m/w/d)', place: 'Hagen', schedule: 'Vollzeit' },
      { id: 1490417, title: 'Vertriebsingenieur Export (m/w/d)', place: 'Hagen', schedule: 'Vollzeit' },
      { id: 1503388, title: 'Ausbildung Zerspanungsmechaniker 2026 (m/w/d)', place: 'Hagen', schedule: 'Ausbildung' },
    ]),
  ],
  truth,
  choices: { reject: [{ selector: '#onetrust-reject-all-handler' }], accept: [{ selector: '#onetrust-accept-btn-handler' }] },
};
