import { readFileSync } from 'node:fs';
import { css, json, redirect, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { firm } from './accounts.ts';
import { checklistPost } from './blog.ts';
import { formPages } from './form-pages.ts';
import { legalPages } from './legal.ts';
import { contentPages } from './pages.ts';
import { pictures } from './pictures.ts';
import { rcb } from './rcb-config.ts';
import { truth } from './truth.ts';
import { moverPage } from './wordpress.ts';

const plugins = '/wp-content/plugins';
const file = (name: string) => new URL(name, import.meta.url);
const style = readFileSync(file('style.css'), 'utf8').replaceAll('ID', rcb.container);
const documents = [...contentPages, checklistPost, ...formPages, ...legalPages];

const pages: Record<string, PageAnswer> = {
  ...Object.fromEntries(documents.map((page): [string, PageAnswer] => [page.path, moverPage(page)])),
  ...Object.fromEntries(
    documents.filter(({ path }) => path !== '/').map(({ path }): [string, PageAnswer] => [path.slice(0, -1), redirect(path)]),
  ),
  ...Object.fromEntries(Object.entries(pictures).map(([path, drawing]): [string, PageAnswer] => [path, svg(drawing)])),
  '/wp-content/themes/hello-elementor/assets/css/theme.css': css(style),
  [`${plugins}/elementor/assets/css/frontend.min.css`]: css('.elementor-widget{position:relative}'),
  '/wp-content/uploads/elementor/google-fonts/css/worksans.css': css('/* latin: see theme */'),
  '/wp-content/uploads/elementor/google-fonts/fonts/worksans-normal-latin.woff2': {
    headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' },
    body: tinyFont,
  },
  [`${plugins}/creame-whatsapp-me/public/css/joinchat.min.css`]: css('.joinchat[hidden]{display:none}'),
  [`${plugins}/smart-slider-3/Public/SmartSlider3/Application/Frontend/Assets/dist/smartslider.min.css`]:
    css('.n2-ss-slider{overflow:hidden}'),
  [`${plugins}/real-cookie-banner-pro/public/dist/banner.pro.js`]: clientScript(file('rcb.js')),
  [`${plugins}/elementor-pro/assets/js/frontend.min.js`]: clientScript(file('frontend.js')),
  [`${plugins}/creame-whatsapp-me/public/js/joinchat.min.js`]: clientScript(file('joinchat.js')),
  [`${plugins}/flying-scripts/flying-scripts.min.js`]: clientScript(file('flying-scripts.js')),
  '/wp-content/uploads/2026/02/umzugs-checkliste.pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.4\n%%EOF\n' },
  '/wp-admin/admin-ajax.php': json({ success: true, data: { message: 'Vielen Dank! Ihre Nachricht ist bei uns angekommen.' } }),
  '/wp-json/real-cookie-banner/v1/consent': json({ success: true }),
  '/wp-json/': json({ name: 'Umzüge Bergfeld', url: firm.origin, namespaces: ['wp/v2', 'real-cookie-banner/v1', 'elementor-pro/v1'] }),
};

/** A mover whose delayed advertising tag runs past the consent tool. */
export const umzuegeBergfeld: LabSite = {
  slug: 'umzuege-bergfeld',
  url: `${firm.origin}/`,
  about: {
    de: 'Umzugsunternehmen auf WordPress mit Elementor Pro und Real Cookie Banner: Analytics, UET, Karte und Bewertungen warten, das verzögerte Google Ads mit Rufnummernumleitung nicht.',
    en: 'A mover on WordPress with Elementor Pro and Real Cookie Banner: analytics, UET, map and reviews wait, the delayed Google Ads with call forwarding does not.',
  },
  hosts: [
    siteHost({
      host: firm.host,
      address: firm.address,
      hardened: false,
      headers: { server: 'Apache', link: `<${firm.origin}/wp-json/>; rel="https://api.w.org/"` },
      pages,
    }),
    apexHost(firm.domain, firm.address),
  ],
  truth,
  choices: {
    // Advertising runs after five seconds, or with the first movement.
    bannerAfterMs: 6500,
    reject: [{ selector: `#${rcb.container}-none` }],
    accept: [{ selector: `#${rcb.container}-all` }],
  },
};
