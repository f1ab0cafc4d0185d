import { readFileSync } from 'node:fs';
import { css, json, redirect, script, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { publishAccounts } from './accounts.ts';
import { imprint } from './imprint.ts';
import { salesPages } from './pages.ts';
import { privacyNotice } from './privacy-notice.ts';
import { truth } from './truth.ts';
import { render } from './wordpress.ts';

publishAccounts();

const domain = 'autohaus-kessler.test';
const origin = `https://www.${domain}`;
const address = '185.17.148.92';
const here = (file: string) => new URL(file, import.meta.url);
const text = (file: string) => readFileSync(here(file), 'utf8');

const pages = [...salesPages, imprint, privacyNotice];
const withoutSlash = Object.fromEntries(
  pages.filter(({ path }) => path !== '/').map(({ path }) => [path.slice(0, -1), redirect(`${origin}${path}`)]),
);

const hall =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 520"><rect width="1024" height="520" fill="#a9c3da"/><rect y="400" width="1024" height="120" fill="#6b7784"/><path d="M60 130h904v280H60z" fill="#f5f7f9"/><path d="M60 90h904v46H60z" fill="#d6001c"/><text x="90" y="124" font-family="Arial" font-weight="700" font-size="30" fill="#fff">KESSLER</text><g fill="#c7dcea"><path d="M90 170h190v240H90zM300 170h190v240H300zM510 170h190v240H510zM720 170h214v240H720z"/></g><g fill="#0b3a6f"><path d="M150 410q0-44 44-48l42-4 48-42q10-8 26-8h90q20 0 34 14l44 40 40 6q30 6 30 32v16z"/></g><g fill="#1d2733"><circle cx="240" cy="420" r="32"/><circle cx="470" cy="420" r="32"/></g></svg>';
const workshop =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 520"><rect width="1024" height="520" fill="#dfe4e9"/><rect y="430" width="1024" height="90" fill="#8a949e"/><g fill="#d6001c"><rect x="240" y="120" width="34" height="320"/><rect x="750" y="120" width="34" height="320"/><rect x="240" y="300" width="544" height="18"/></g><path d="M290 298q0-40 40-44l52-4 60-50q12-8 30-8h110q24 0 40 14l54 46 46 8q30 6 30 38z" fill="#0b3a6f"/></svg>';

const files: Record<string, PageAnswer> = {
  '/wp-content/plugins/elementor/assets/css/frontend.min.css': css(
    '.elementor-widget{position:relative}.e-con{--border-radius:0}.elementor-nav-menu--main{flex:0 1 auto}',
  ),
  '/wp-content/uploads/elementor/google-fonts/css/barlow.css': css(
    "@font-face{font-family:'Barlow';font-style:normal;font-weight:400;font-display:swap;src:url(/wp-content/uploads/elementor/google-fonts/fonts/barlow-7ckpx3j5lpnyldbtp0hk.woff2) format('woff2')}",
  ),
  '/wp-content/uploads/elementor/google-fonts/fonts/barlow-7ckpx3j5lpnyldbtp0hk.woff2': {
    headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' },
    body: tinyFont,
  },
  '/wp-content/themes/hello-theme-child-master/style.css': css(text('style.css')),
  '/wp-content/themes/hello-theme-child-master/kessler.js': script(text('kessler.js')),
  '/wp-content/plugins/elementor-pro/assets/js/frontend.min.js': clientScript(here('frontend.js')),
  '/wp-content/uploads/2025/02/autohaus-kessler-halle.svg': svg(hall),
  '/wp-content/uploads/2025/02/werkstatt.svg': svg(workshop),
  '/wp-content/uploads/2025/02/kessler-logo.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 230 52"><rect width="52" height="52" rx="6" fill="#d6001c"/><path d="M14 10h8v13l11-13h10L30 25l14 17H34L22 27v15h-8z" fill="#fff"/><text x="64" y="24" font-family="Arial" font-size="13" fill="#55626f">AUTOHAUS</text><text x="64" y="46" font-family="Arial" font-weight="700" font-size="24" fill="#0b3a6f">KESSLER</text></svg>',
  ),
  '/wp-content/uploads/2025/02/cropped-kessler-icon-32x32.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="4" fill="#d6001c"/></svg>',
  ),
  '/wp-admin/admin-ajax.php': json({ success: true, data: { message: 'Vielen Dank, wir melden uns.', data: [] } }),
  '/wp-json/': json({ name: 'Autohaus Kessler', url: origin, namespaces: ['oembed/1.0', 'wp/v2'] }),
};

/** A car dealer on WordPress with Elementor and CookieFirst. */
export const autohausKessler: LabSite = {
  slug: 'autohaus-kessler',
  url: `${origin}/`,
  about: {
    de: 'Autohaus auf WordPress mit CookieFirst: Chat und Karte warten auf Einwilligung, der Meta Pixel feuert auch nach „Alle ablehnen“, Bewertungen und Fahrzeugliste laden immer.',
    en: 'A car dealer on WordPress with CookieFirst: chat and map wait for consent, the Meta pixel fires even after "reject all", reviews and the list of cars always load.',
  },
  hosts: [
    siteHost({
      host: `www.${domain}`,
      address,
      hardened: false,
      headers: {
        link: `<${origin}/wp-json/>; rel="https://api.w.org/"`,
        'strict-transport-security': 'max-age=31536000',
        vary: 'Accept-Encoding',
      },
      pages: { ...Object.fromEntries(pages.map((page) => [page.path, render(page)])), ...withoutSlash, ...files },
    }),
    apexHost(domain, address),
  ],
  truth,
  choices: {
    bannerAfterMs: 500,
    reject: [{ selector: '#cookiefirst-root [data-cookiefirst-action="reject"]' }],
    accept: [{ selector: '#cookiefirst-root [data-cookiefirst-action="accept"]' }],
  },
};
