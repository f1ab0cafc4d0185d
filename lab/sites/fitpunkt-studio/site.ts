import { readFileSync } from 'node:fs';
import { css, notFound, redirect, script, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { pages } from './pages.ts';
import { wordPressPage } from './template.ts';
import { truth } from './truth.ts';

const domain = 'fitpunkt-studio.test';
const address = '85.13.152.77';

const documents = Object.fromEntries(pages.map((page): [string, PageAnswer] => [page.path, wordPressPage(page)]));
const withSlash = Object.fromEntries(
  pages.filter(({ path }) => path !== '/').map(({ path }): [string, PageAnswer] => [path.slice(0, -1), redirect(path)]),
);

const font = '/wp-content/uploads/omgf/barlow/barlow-normal-latin-400.woff2';

const assets: Record<string, PageAnswer> = {
  '/wp-content/themes/fitpunkt/style.css': css(readFileSync(new URL('style.css', import.meta.url), 'utf8')),
  '/wp-content/uploads/omgf/barlow/barlow.css': css(
    `@font-face{font-family:'Barlow';font-style:normal;font-weight:400;font-display:swap;src:url('${font}') format('woff2')}`,
  ),
  [font]: { headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' }, body: tinyFont },
  '/wp-includes/css/dist/block-library/style.min.css': css('.wp-block-embed__wrapper{position:relative}'),
  '/wp-includes/js/jquery/jquery.min.js': script('window.jQuery = window.jQuery || function () { return this; };'),
  '/wp-content/plugins/contact-form-7/includes/js/index.js': script(
    "document.querySelectorAll('.wpcf7.no-js').forEach(function (e) { e.className = 'wpcf7 js'; });",
  ),
  '/wp-content/plugins/fitpunkt-consent/assets/consent.min.js': clientScript(new URL('consent.js', import.meta.url)),
  '/wp-content/uploads/2025/03/fitpunkt-logo.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><text x="0" y="29" font-family="Arial" font-weight="800" font-size="28" fill="#fff">FitPunkt</text><circle cx="132" cy="24" r="7" fill="#b9e600"/></svg>',
  ),
  '/wp-content/uploads/2025/03/fitpunkt-icon.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#16181c"/><circle cx="16" cy="16" r="8" fill="#b9e600"/></svg>',
  ),
  '/wp-json/': { headers: { 'content-type': 'application/json; charset=UTF-8' }, body: '{"name":"FitPunkt"}' },
};

/** A chain of gyms on WordPress: no way to refuse on the first layer, pixels before any choice, contracts online. */
export const fitpunktStudio: LabSite = {
  slug: 'fitpunkt-studio',
  url: `https://www.${domain}/`,
  about: {
    de: 'Fitnesskette mit „OK, verstanden“, vorangekreuzten Einstellungen, Pixeln vor jeder Wahl und Vertrag mit falschem Knopf.',
    en: 'A chain of gyms with "OK, got it", ticked settings, pixels before any choice and a contract behind the wrong button.',
  },
  hosts: [
    siteHost({
      host: `www.${domain}`,
      address,
      pages: { ...documents, ...withSlash, ...assets },
      fallback: notFound('Hier gibt es nichts zu trainieren.'),
    }),
    apexHost(domain, address),
  ],
  truth,
  choices: {
    bannerAfterMs: 500,
    reject: [
      { selector: '#fpCookieDialogDetails' },
      { selector: 'label[for="fpConsent-statistik"]' },
      { selector: 'label[for="fpConsent-marketing"]' },
      { selector: '#fpCookieDialogSave' },
    ],
    accept: [{ selector: '#fpCookieDialogOk' }],
  },
};
