import { readFileSync } from 'node:fs';
import { css, redirect, script, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { infonlineHost } from '../../third-parties/infonline/cloaked-host.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { articles } from './articles.ts';
import { publishConsent } from './consent.ts';
import { privacyNotice } from './privacy-notice.ts';
import { servicePages } from './service-pages.ts';
import { truth } from './truth.ts';
import { accounts, wordPressPage } from './wordpress.ts';

const domain = 'blickpunkt-isartal.test';
const address = '217.160.0.187';

publishConsent();

const pages = [...articles, ...servicePages, privacyNotice];
const documents = Object.fromEntries(pages.map((page): [string, PageAnswer] => [page.path, wordPressPage(page)]));
const withoutSlash = Object.fromEntries(
  pages.filter(({ path }) => path !== '/').map(({ path }): [string, PageAnswer] => [path.slice(0, -1), redirect(path)]),
);

const assets: Record<string, PageAnswer> = {
  '/wp-content/themes/colormag/style.css': css(readFileSync(new URL('style.css', import.meta.url), 'utf8')),
  '/wp-content/themes/colormag/assets/js/colormag-custom.min.js': script('document.documentElement.classList.add("cm-js");'),
  '/wp-includes/css/dist/block-library/style.min.css': css('.wp-block-embed__wrapper{position:relative}.wp-block-embed{margin:0 0 1em}'),
  '/wp-content/plugins/embed-privacy/assets/style/embed-privacy.min.css': css(
    '.embed-privacy-container{background:#f0f0f0}.embed-privacy-overlay{padding:32px;text-align:center;cursor:pointer}.embed-privacy-footer{font-size:13px}',
  ),
  '/wp-content/plugins/embed-privacy/assets/js/embed-privacy.min.js': clientScript(new URL('embed-privacy.js', import.meta.url)),
  '/wp-content/uploads/fonts/open-sans-latin-400.woff2': {
    headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' },
    body: tinyFont,
  },
  '/wp-content/uploads/2024/06/blickpunkt-logo.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 64"><rect width="64" height="64" fill="#17599b"/><circle cx="32" cy="32" r="16" fill="#fff"/><circle cx="32" cy="32" r="7" fill="#17599b"/><text x="78" y="43" font-family="Georgia" font-weight="700" font-size="32" fill="#222">Blickpunkt Isartal</text></svg>',
  ),
  '/wp-content/uploads/2025/11/b11.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400"><rect width="800" height="400" fill="#b9cfd9"/><path d="M0 240 120 90l80 120 90-160 120 190 110-150 120 160 80-90 80 80v160H0z" fill="#3f6b4c"/><path d="M330 400 390 230h30l70 170z" fill="#666"/><rect x="300" y="290" width="220" height="22" fill="#c8342b"/><rect x="340" y="290" width="30" height="22" fill="#fff"/><rect x="430" y="290" width="30" height="22" fill="#fff"/></svg>',
  ),
  '/wp-content/uploads/2025/11/freibad.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400"><rect width="800" height="400" fill="#cfe8c9"/><rect x="90" y="150" width="620" height="190" rx="12" fill="#4fb3d9"/><path d="M90 200h620M90 250h620M90 300h620" stroke="#fff" stroke-width="4" stroke-dasharray="18 12"/><rect x="600" y="60" width="16" height="120" fill="#888"/><rect x="540" y="60" width="90" height="12" fill="#888"/></svg>',
  ),
};

/** A local paper on the net under the TCF: ads ask, while recommendations, push messages and the weather do not. */
export const blickpunktIsartal: LabSite = {
  slug: 'blickpunkt-isartal',
  url: `https://www.${domain}/`,
  about: {
    de: 'Lokalzeitung im Netz mit consentmanager im Schatten-DOM: Ablehnen ist kostenlos, Taboola, OneSignal und Wetter warten aber nicht.',
    en: 'A local news site with consentmanager in a shadow root: refusing is free, yet Taboola, OneSignal and the weather do not wait.',
  },
  hosts: [
    siteHost({
      host: `www.${domain}`,
      address,
      headers: { link: `<https://www.${domain}/wp-json/>; rel="https://api.w.org/"` },
      pages: { ...documents, ...withoutSlash, ...assets },
    }),
    apexHost(domain, address),
    infonlineHost(accounts.infonlineHost, accounts.infonline),
  ],
  truth,
  choices: {
    reject: [{ selector: '#cmpbntnotxt', shadow: '#cmpwrapper' }],
    accept: [{ selector: '#cmpbntyestxt', shadow: '#cmpwrapper' }],
  },
};
