import { readFileSync } from 'node:fs';
import { css, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { bakery, publishAccounts } from './bakery.ts';
import { builderPage } from './cm4all.ts';
import { formPages } from './forms.ts';
import { legalPages } from './legal.ts';
import { contentPages } from './pages.ts';
import { pictures } from './pictures.ts';
import { truth } from './truth.ts';

publishAccounts();

const file = (name: string) => new URL(name, import.meta.url);
// The builder numbers its pages in the order of the menu.
const builderPages = [...contentPages, ...formPages, ...legalPages].sort((a, b) => a.id.localeCompare(b.id));

/** A page with the session of the builder, which its forms need. */
const withSession =
  (body: string): PageAnswer =>
  ({ cookies }) => ({
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(!cookies['beng_proxy_session'] && {
        'set-cookie': setCookie('beng_proxy_session', randomText(16), { secure: true, httpOnly: true }),
      }),
    },
    body,
  });

const pages: Record<string, PageAnswer> = {
  ...Object.fromEntries(builderPages.map((page) => [page.path, withSession(builderPage(page, builderPages))])),
  ...Object.fromEntries(Object.entries(pictures).map(([path, drawing]) => [path, svg(drawing)])),
  '/.cm4all/designs/static/strato/dp_asymmetric_106_2/1728901234.5/css/main.css': css(readFileSync(file('style.css'), 'utf8')),
  '/.cm4all/e/static/3rdparty/font-awesome/css/font-awesome.min.css': css('.fa{display:inline-block;font-style:normal}'),
  '/.cm4all/e/static/js/cm-deploy.min.js': clientScript(file('cm-deploy.js')),
  '/.cm4all/webfonts/lora/lora-v35-latin-regular.woff2': {
    headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' },
    body: tinyFont,
  },
  '/.cm4all/uproc.php/0/Allergenliste_Thalmann_2026.pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.4\n%%EOF\n' },
};

/** A bakery on STRATO's builder: the builder's own widgets wait for consent, what the owner pasted in does not. */
export const backhausThalmann: LabSite = {
  slug: 'backhaus-thalmann',
  url: `https://${bakery.host}/`,
  about: {
    de: 'Bäckerei mit drei Filialen im STRATO Homepage-Baukasten: Zwei Karten und Facebook warten auf die Einwilligung, die dritte Karte, Bewertungen und Besucherzähler nicht; das Bewerbungsformular fragt nach Allergien.',
    en: 'A bakery with three branches on STRATO’s website builder: two maps and Facebook wait for consent, the third map, reviews and visitor counter do not; the job application asks for allergies.',
  },
  hosts: [
    siteHost({ host: bakery.host, address: bakery.address, hardened: false, headers: { server: 'Apache/2.4.66 (Unix)' }, pages }),
    apexHost(bakery.domain, bakery.address),
  ],
  truth,
  choices: {
    reject: [{ selector: '#cm-cookie-notice [data-layer="1"] [data-cm-action="deny"]' }],
    accept: [{ selector: '#cm-cookie-notice [data-layer="1"] [data-cm-action="accept"]' }],
  },
  maxPages: 9,
};
