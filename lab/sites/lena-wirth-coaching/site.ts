import { readFileSync } from 'node:fs';
import { css, html, json, notFound, redirect, script, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, setCookie } from '../../cookie.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabRequest, LabResponse, LabSite } from '../../types.ts';
import { domain, origin, publishAccounts } from './accounts.ts';
import { landingPages } from './landing-pages.ts';
import { legalPages } from './legal-pages.ts';
import { themePages } from './pages.ts';
import { pictures } from './pictures.ts';
import { truth } from './truth.ts';
import { render } from './wordpress.ts';

publishAccounts();

const address = '85.13.163.208';
const here = (file: string) => new URL(file, import.meta.url);
const plugins = '/wp-content/plugins';
const pages = [...themePages, ...landingPages, ...legalPages];

/** Thrive's dashboard counts how often its forms are shown, by cookies that PHP sets. */
function ajax({ body, cookies }: LabRequest): LabResponse {
  const counted = body.toString().includes('action=tve_dash_front_ajax') && !cookies['tve_leads_unique'];
  const month = { lifetimeSeconds: lifetimes.days(30), expires: true };
  return json(
    { tl_sync: [], success: true },
    counted
      ? {
          'set-cookie': [
            setCookie('tve_leads_unique', '1', month),
            setCookie('tl_288_291_7', 'a%3A1%3A%7Bs%3A6%3A%22log_id%22%3BN%3B%7D', month),
          ],
        }
      : {},
  );
}

const files: Record<string, PageAnswer> = {
  [`${plugins}/gdpr-cookie-compliance/dist/scripts/main.js`]: clientScript(here('moove-gdpr.js')),
  [`${plugins}/gdpr-cookie-compliance/dist/styles/gdpr-main.css`]: css(readFileSync(here('moove.css'), 'utf8')),
  [`${plugins}/thrive-leads/js/frontend.min.js`]: clientScript(here('thrive.js')),
  [`${plugins}/thrive-visual-editor/editor/css/thrive_flat.css`]: css('.thrv_styled_list li{margin:0 0 6px}'),
  '/wp-content/themes/thrive-theme/inc/assets/dist/theme.css': css(readFileSync(here('style.css'), 'utf8')),
  '/wp-includes/css/dist/block-library/style.min.css': css('.wp-block-image img{height:auto}'),
  '/wp-includes/js/jquery/jquery.min.js': script('window.jQuery = window.jQuery || function () { return this; };'),
  '/wp-content/uploads/thrive/fonts/lora-v35-latin-regular.woff2': { headers: { 'content-type': 'font/woff2' }, body: tinyFont },
  '/wp-admin/admin-ajax.php': ajax,
  '/wp-json/': json({ name: 'Lena Wirth Coaching', url: origin, namespaces: ['oembed/1.0', 'tcb/v1', 'wp/v2'] }),
  ...Object.fromEntries(Object.entries(pictures).map(([path, drawing]) => [path, svg(drawing)])),
};

/** A coach on WordPress with Thrive: her cookie plugin works, but a landing page, a calendar and her texts go their own ways. */
export const lenaWirthCoaching: LabSite = {
  slug: 'lena-wirth-coaching',
  url: `${origin}/`,
  about: {
    de: 'Coachin mit WordPress, Thrive und Moove-Banner: Das Banner wirkt, doch auf der Guide-Seite läuft das Meta Pixel immer, Calendly lädt entgegen dem Text, TikTok fehlt darin, der Guide zieht in den Verteiler.',
    en: 'A coach on WordPress with Thrive and the Moove banner: it works, yet the guide page always runs the Meta pixel, Calendly loads against the notice, TikTok is missing from it, the guide signs up for mails.',
  },
  hosts: [
    siteHost({
      host: `www.${domain}`,
      address,
      headers: { link: `<${origin}/wp-json/>; rel="https://api.w.org/"` },
      pages: {
        ...Object.fromEntries(pages.map((page): [string, PageAnswer] => [page.path, html(render(page))])),
        ...Object.fromEntries(
          pages
            .filter(({ path }) => path !== '/')
            .map(({ path }): [string, PageAnswer] => [path.slice(0, -1), redirect(`${origin}${path}`)]),
        ),
        ...files,
      },
      fallback: notFound('Diese Seite hat Nein gesagt.'),
    }),
    apexHost(domain, address),
  ],
  truth,
  choices: {
    bannerAfterMs: 600,
    reject: [{ selector: '#moove_gdpr_cookie_info_bar .moove-gdpr-infobar-reject-btn' }],
    accept: [{ selector: '#moove_gdpr_cookie_info_bar .moove-gdpr-infobar-allow-all' }],
  },
};
