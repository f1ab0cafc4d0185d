import { readFileSync } from 'node:fs';
import { css, json, redirect, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { softgardenJobList } from '../../third-parties/softgarden/hosts.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { firm } from './accounts.ts';
import { formPages } from './form-pages.ts';
import { legalPages } from './legal.ts';
import { contentPages } from './pages.ts';
import { truth } from './truth.ts';
import { agencyPage } from './wordpress.ts';

const plugins = '/wp-content/plugins';
const file = (name: string) => new URL(name, import.meta.url);
const documents = [...contentPages, ...formPages, ...legalPages];
const logo = svg(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 44"><path d="M4 30q10-18 20 0t20 0" fill="none" stroke="#00657a" stroke-width="5"/><text x="52" y="22" font-family="Arial" font-weight="700" font-size="17" fill="#14333d">Springerpool</text><text x="52" y="39" font-family="Arial" font-size="14" fill="#00657a">Weser</text></svg>',
);

const pages: Record<string, PageAnswer> = {
  ...Object.fromEntries(documents.map((page): [string, PageAnswer] => [page.path, agencyPage(page)])),
  ...Object.fromEntries(
    documents.filter(({ path }) => path !== '/').map(({ path }): [string, PageAnswer] => [path.slice(0, -1), redirect(path)]),
  ),
  '/wp-content/uploads/2024/02/logo-springerpool.svg': logo,
  '/wp-content/uploads/2024/02/cropped-springerpool-32x32.png': logo,
  '/wp-content/themes/hello-elementor/assets/css/theme.css': css(readFileSync(file('style.css'), 'utf8')),
  [`${plugins}/elementor/assets/css/frontend.min.css`]: css('.elementor-widget{position:relative}'),
  [`${plugins}/complianz-gdpr-premium/assets/css/cookieblocker.min.css`]: css(readFileSync(file('complianz.css'), 'utf8')),
  '/wp-content/uploads/elementor/google-fonts/css/sourcesans3.css': css('/* latin: see theme */'),
  '/wp-content/uploads/elementor/google-fonts/fonts/sourcesans3-normal-latin.woff2': {
    headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' },
    body: tinyFont,
  },
  [`${plugins}/complianz-gdpr-premium/cookiebanner/js/complianz.min.js`]: clientScript(file('complianz.js')),
  [`${plugins}/handl-utm-grabber/js/handl-utm-grabber.js`]: clientScript(file('utm-grabber.js')),
  [`${plugins}/elementor-pro/assets/js/frontend.min.js`]: clientScript(file('frontend.js')),
  '/wp-admin/admin-ajax.php': json({ success: true, data: { message: 'Vielen Dank! Wir melden uns innerhalb eines Werktags.' } }),
  '/wp-json/complianz/v1/track': json({ success: true }),
  '/wp-json/': json({ name: 'Springerpool Weser', url: firm.origin, namespaces: ['wp/v2', 'complianz/v1', 'elementor-pro/v1'] }),
};

const officeJobs = softgardenJobList(firm.softgarden, [
  { id: 50214417, title: 'Disponent Pflege (m/w/d)', line: 'Hameln · Vollzeit' },
  { id: 50214902, title: 'Lohnbuchhalter (m/w/d)', line: 'Hameln · Teilzeit' },
]);

/** An agency for nurses: the plugin holds back what it knows, but not what was added past it. */
export const springerpoolWeser: LabSite = {
  slug: 'springerpool-weser',
  maxPages: 10,
  url: `${firm.origin}/`,
  about: {
    de: 'Zeitarbeit für Pflegekräfte auf WordPress mit Elementor Pro und Complianz Premium: Analytics, Ads, Meta, Karte und Stellenliste warten, der Indeed-Pixel im Tag Manager, die Herkunfts-Cookies, Bewertungen und eine Schrift nicht.',
    en: 'An agency for nurses on WordPress with Elementor Pro and Complianz Premium: analytics, ads, Meta, map and job board wait; the Indeed pixel in the tag manager, the campaign cookies, reviews and a typeface do not.',
  },
  hosts: [
    siteHost({
      host: firm.host,
      address: firm.address,
      headers: { server: 'Apache', link: `<${firm.origin}/wp-json/>; rel="https://api.w.org/"` },
      pages,
    }),
    apexHost(firm.domain, firm.address),
    officeJobs,
  ],
  truth,
  choices: { reject: [{ selector: '.cmplz-btn.cmplz-deny' }], accept: [{ selector: '.cmplz-btn.cmplz-accept' }] },
};
