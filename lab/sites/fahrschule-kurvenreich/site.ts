import { readFileSync } from 'node:fs';
import { css, json, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { diviPage } from './divi.ts';
import { formPages } from './form-pages.ts';
import { legalPages } from './legal-pages.ts';
import { contentPages } from './pages.ts';
import { pictures } from './pictures.ts';
import { publishAccounts, school } from './school.ts';
import { truth } from './truth.ts';

publishAccounts();

const file = (name: string) => new URL(name, import.meta.url);
const font = { headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' }, body: tinyFont };
const wordPressPages = [...contentPages, ...formPages, ...legalPages];

const pages: Record<string, PageAnswer> = {
  ...Object.fromEntries(wordPressPages.map((page): [string, PageAnswer] => [page.path, diviPage(page)])),
  ...Object.fromEntries(Object.entries(pictures).map(([path, drawing]) => [path, svg(drawing)])),
  '/wp-content/themes/Divi/style-static.min.css': css(readFileSync(file('style.css'), 'utf8')),
  '/wp-content/plugins/cookie-notice/css/front.min.css': css(readFileSync(file('cookie-notice.css'), 'utf8')),
  '/wp-content/plugins/contact-form-7/includes/css/styles.css': css('.wpcf7 .screen-reader-response{position:absolute;overflow:hidden}'),
  '/wp-content/plugins/cookie-notice/js/front.min.js': clientScript(file('cookie-notice.js')),
  '/wp-content/themes/divi-kurvenreich/js/custom.js': clientScript(file('custom.js')),
  '/wp-includes/js/wp-emoji-loader.min.js': clientScript(file('emoji.js')),
  '/wp-content/uploads/omgf/poppins/poppins-normal-latin-400.woff2': font,
  '/wp-content/uploads/omgf/poppins/poppins-normal-latin-600.woff2': font,
  '/wp-json/': json({ name: school.name, url: `https://${school.host}`, namespaces: ['wp/v2', 'contact-form-7/v1'] }),
};

/** A driving school whose simple cookie bar governs the Meta pixel but not the tag manager. */
export const fahrschuleKurvenreich: LabSite = {
  slug: 'fahrschule-kurvenreich',
  url: `https://${school.host}/`,
  about: {
    de: 'Fahrschule auf WordPress mit Divi und Cookie Notice: Der Meta-Pixel wartet auf „OK“, Google Analytics nicht; das Anmeldeformular fragt nach Krankheiten.',
    en: 'A driving school on WordPress with Divi and Cookie Notice: the Meta pixel waits for consent, Google Analytics does not; the form asks for illnesses.',
  },
  hosts: [
    siteHost({
      host: school.host,
      address: school.address,
      hardened: false,
      headers: { server: 'Apache', link: `<https://${school.host}/wp-json/>; rel="https://api.w.org/"` },
      pages,
    }),
    apexHost(school.domain, school.address),
  ],
  truth,
  choices: { reject: [{ selector: '#cn-refuse-cookie' }], accept: [{ selector: '#cn-accept-cookie' }] },
};
