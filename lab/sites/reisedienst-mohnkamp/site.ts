import { readFileSync } from 'node:fs';
import { css, json, redirect, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { bookingPage } from './booking-page.ts';
import { firm, publishAccounts } from './firm.ts';
import { formPages } from './form-pages.ts';
import { legalPages } from './legal-pages.ts';
import { contentPages } from './pages.ts';
import { pictures } from './pictures.ts';
import { rcb } from './rcb-config.ts';
import { truth } from './truth.ts';
import { tourPage } from './wordpress.ts';

publishAccounts();

const plugins = '/wp-content/plugins';
const uploads = '/wp-content/uploads';
const file = (name: string) => new URL(name, import.meta.url);
const documents = [...contentPages, bookingPage, ...formPages, ...legalPages];

const pages: Record<string, PageAnswer> = {
  ...Object.fromEntries(documents.map((page): [string, PageAnswer] => [page.path, tourPage(page)])),
  ...Object.fromEntries(
    documents.filter(({ path }) => path !== '/').map(({ path }): [string, PageAnswer] => [path.slice(0, -1), redirect(path)]),
  ),
  ...Object.fromEntries(Object.entries(pictures).map(([path, drawing]): [string, PageAnswer] => [path, svg(drawing)])),
  '/wp-content/themes/hello-elementor/assets/css/theme.css': css(readFileSync(file('style.css'), 'utf8').replaceAll('ROOT', rcb.root)),
  [`${plugins}/elementor/assets/css/frontend.min.css`]: css('.elementor-widget{position:relative}'),
  [`${plugins}/creame-whatsapp-me/public/css/joinchat-btn.min.css`]: css('.joinchat__button{box-shadow:0 1px 6px #0004}'),
  [`${uploads}/elementor/google-fonts/css/nunito.css`]: css('/* latin: see theme */'),
  [`${uploads}/elementor/google-fonts/fonts/nunito-normal-latin.woff2`]: {
    headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' },
    body: tinyFont,
  },
  [`${plugins}/real-cookie-banner-pro/public/dist/banner.pro.js`]: clientScript([file('rcb.js'), file('rcb-dialog.js')]),
  [`${plugins}/pixelyoursite/dist/scripts/public.js`]: clientScript(file('pys.js')),
  [`${plugins}/elementor/assets/js/frontend.min.js`]: clientScript(file('frontend.js')),
  [`${plugins}/mailpoet/assets/dist/js/public.js`]: clientScript(file('mailpoet.js')),
  [`${plugins}/creame-whatsapp-me/public/js/joinchat.min.js`]: clientScript(file('joinchat.js')),
  '/wp-admin/admin-ajax.php': json({ success: true, data: { message: 'Vielen Dank! Wir melden uns in Kürze.' } }),
  '/wp-json/real-cookie-banner/v1/consent': json({ success: true }),
  '/wp-json/': json({
    name: 'Reisedienst Mohnkamp',
    url: firm.origin,
    namespaces: ['wp/v2', 'real-cookie-banner/v1', 'elementor/v1', 'mailpoet/v1'],
  }),
};

/** A coach tour operator whose consent tool was taught to leave the recording alone. */
export const reisedienstMohnkamp: LabSite = {
  slug: 'reisedienst-mohnkamp',
  url: `${firm.origin}/`,
  about: {
    de: 'Busreiseveranstalter auf WordPress mit Elementor und Real Cookie Banner: Meta-Pixel und YouTube warten, Clarity, Instagram-Feed und die Reisesuche nicht.',
    en: 'A coach tour operator on WordPress with Elementor and Real Cookie Banner: Meta pixel and YouTube wait, Clarity, the Instagram feed and the search for journeys do not.',
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
    reject: [{ selector: `#${rcb.root}-none` }],
    accept: [{ selector: `#${rcb.root}-all` }],
  },
  maxPages: 9,
};
