import { readFileSync } from 'node:fs';
import { css, json, redirect, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { diviPage } from './divi.ts';
import { formPages } from './form-pages.ts';
import { house, publishAccounts } from './house.ts';
import { legalPages } from './legal-pages.ts';
import { contentPages } from './pages.ts';
import { pictures } from './pictures.ts';
import { privacyNotice } from './privacy-notice.ts';
import { truth } from './truth.ts';

publishAccounts();

const file = (name: string) => new URL(name, import.meta.url);
const style = (name: string) => css(readFileSync(file(name), 'utf8'));
const font = { headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' }, body: tinyFont };
const wordPressPages = [...contentPages, ...formPages, ...legalPages, privacyNotice];

const pages: Record<string, PageAnswer> = {
  ...Object.fromEntries(
    wordPressPages.filter(({ path }) => path !== '/').map(({ path }): [string, PageAnswer] => [path.slice(0, -1), redirect(path)]),
  ),
  ...Object.fromEntries(wordPressPages.map((page): [string, PageAnswer] => [page.path, diviPage(page)])),
  ...Object.fromEntries(Object.entries(pictures).map(([path, drawing]) => [path, svg(drawing)])),
  '/wp-content/themes/Divi/style-static.min.css': style('divi.css'),
  '/wp-content/themes/deichkrone/style.css': style('style.css'),
  '/wp-content/plugins/cookie-law-info/lite/frontend/js/script.min.js': clientScript(file('cookieyes.js')),
  '/wp-content/plugins/wp-rocket/assets/js/lazyload/17.8.3/lazyload.min.js': clientScript(file('lazyload.js')),
  '/wp-content/themes/deichkrone/js/custom.js': clientScript(file('custom.js')),
  '/wp-includes/js/wp-emoji-loader.min.js': clientScript(file('emoji.js')),
  '/wp-content/uploads/omgf/divi-style/nunito-normal-latin-400.woff2': font,
  '/wp-json/': json({ name: house.name, url: house.origin, namespaces: ['oembed/1.0', 'divi/v1', 'jetpack/v4', 'wp-rocket/v1', 'wp/v2'] }),
};

/** A couple's holiday houses: the marked scripts wait for CookieYes, what came by widgets and lazy loading does not. */
export const ferienhausDeichkrone: LabSite = {
  slug: 'ferienhaus-deichkrone',
  url: `${house.origin}/`,
  about: {
    de: 'Ferienhausvermietung auf WordPress mit Divi und CookieYes: Karte und Pixel warten, Bewertungen, Wetter, ein Zählbild und ein nachgeladener Film nicht; der Meldeschein fragt zu viel.',
    en: 'Holiday lettings on WordPress with Divi and CookieYes: map and pixel wait, reviews, weather, a counting image and a lazily loaded film do not; the guest form asks too much.',
  },
  hosts: [
    siteHost({
      host: house.host,
      address: house.address,
      hardened: false,
      headers: { server: 'Apache', link: `<${house.origin}/wp-json/>; rel="https://api.w.org/"`, 'x-content-type-options': 'nosniff' },
      pages,
    }),
    apexHost(house.domain, house.address),
  ],
  truth,
  choices: {
    reject: [{ selector: '.cky-consent-container [data-cky-tag="reject-button"]' }],
    accept: [{ selector: '.cky-consent-container [data-cky-tag="accept-button"]' }],
  },
  maxPages: 9,
};
