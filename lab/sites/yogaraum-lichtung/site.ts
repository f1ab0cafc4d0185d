import { readFileSync } from 'node:fs';
import { css, json, redirect, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import type { LabSite } from '../../types.ts';
import { borlabsConfigScript } from './borlabs-config.ts';
import { kadencePage } from './kadence.ts';
import { legalPages } from './legal-pages.ts';
import { studioPages } from './pages.ts';
import { privacyPage } from './privacy-notice.ts';
import { shopPages } from './shop.ts';
import { publishAccounts, studio } from './studio.ts';
import { truth } from './truth.ts';

publishAccounts();

const file = (name: string) => new URL(name, import.meta.url);
const pages = [...studioPages, ...shopPages, ...legalPages, privacyPage];
const content = '/wp-content';
const drawing = (colour: string) =>
  svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 360"><rect width="720" height="360" fill="${colour}"/><path d="M0 230q180-120 360-20t360-40v190H0z" fill="#7d9a83"/><circle cx="540" cy="90" r="48" fill="#fff6dd"/></svg>`,
  );

const files: Record<string, PageAnswer> = {
  [`${content}/themes/kadence/assets/css/global.min.css`]: css(
    'body{font:17px/1.6 Georgia,serif;margin:0;color:#2f3a33}.site-header,.site-footer,.entry-content{padding:20px 6vw}.menu{display:flex;flex-wrap:wrap;gap:16px;list-style:none;padding:0}#sbi_images{display:grid;grid-template-columns:repeat(4,1fr);gap:8px}#sbi_images img{width:100%}.button{background:#5d7a64;color:#fff;padding:10px 20px}.brlbs-cmpnt-cb-thumbnail{height:160px}',
  ),
  [`${content}/cache/borlabs-cookie/1/borlabs-cookie-1-de.css`]: css(readFileSync(file('../zahnarzt-lindenhof/borlabs.css'), 'utf8')),
  [`${content}/cache/borlabs-cookie/1/borlabs-cookie-config-de.json.js`]: {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
    body: borlabsConfigScript,
  },
  [`${content}/plugins/borlabs-cookie/assets/javascript/borlabs-cookie.min.js`]: clientScript([
    file('../zahnarzt-lindenhof/borlabs-dialog.js'),
    file('../zahnarzt-lindenhof/borlabs.js'),
  ]),
  [`${content}/plugins/woocommerce/assets/js/sourcebuster/sourcebuster.min.js`]: clientScript(file('../keramik-morgenrot/sourcebuster.js')),
  [`${content}/plugins/mailin/js/mailin-front.js`]: clientScript(file('forms.js')),
  [`${content}/plugins/contact-form-7/includes/js/index.js`]: clientScript(file('forms.js')),
  [`${content}/plugins/instagram-feed/js/sbi-scripts.min.js`]: clientScript(file('sbi-scripts.js')),
  [`${content}/plugins/kadence-blocks/includes/assets/js/kb-init-html-bg-video.min.js`]: clientScript(file('row-video.js')),
  [`${content}/uploads/2025/02/lageplan.svg`]: drawing('#eee9dc'),
  ...Object.fromEntries(
    ['google-maps', 'youtube', 'eversports'].map((id) => [
      `${content}/uploads/borlabs-cookie/1/brlbs-cb-${id}-main.svg`,
      drawing('#dde5df'),
    ]),
  ),
  ...Object.fromEntries(
    [0, 1, 2, 3].map((index) => [`${content}/uploads/sb-instagram-feed-images/47510${index}881_n_low.webp`, drawing('#cfe3ea')]),
  ),
  '/wp-json/borlabs-cookie/v1/consent/log': json({ success: true }),
  '/wp-admin/admin-ajax.php': json({ status: 'success' }),
};

/** A yoga studio on WordPress with Borlabs Cookie 3. */
export const yogaraumLichtung: LabSite = {
  slug: 'yogaraum-lichtung',
  url: `${studio.origin}/`,
  about: {
    de: 'Yogastudio auf WordPress mit Borlabs Cookie: Kursplan, Karte und ein Video warten auf Einwilligung, ein Hintergrundvideo und die Bewertungen nicht.',
    en: 'A yoga studio on WordPress with Borlabs Cookie: timetable, map and one video wait for consent, a background video and the reviews do not.',
  },
  hosts: [
    siteHost({
      host: studio.host,
      address: studio.address,
      hardened: false,
      headers: {
        server: 'Apache',
        'strict-transport-security': 'max-age=31536000',
        link: `<${studio.origin}/wp-json/>; rel="https://api.w.org/"`,
      },
      pages: {
        ...Object.fromEntries(pages.map((page) => [page.path, kadencePage(page)])),
        ...Object.fromEntries(
          pages.filter(({ path }) => path !== '/').map(({ path }) => [path.slice(0, -1), redirect(studio.origin + path)]),
        ),
        ...files,
      },
    }),
    apexHost(studio.domain, studio.address),
  ],
  truth,
  maxPages: 10,
  choices: {
    bannerAfterMs: 500,
    reject: [{ selector: '#BorlabsCookieBox .brlbs-btn-accept-only-essential' }],
    accept: [{ selector: '#BorlabsCookieBox .brlbs-btn-accept-all' }],
  },
};
