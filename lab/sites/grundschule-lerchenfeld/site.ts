import { readFileSync } from 'node:fs';
import { css, html, json, redirect, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { setCookie } from '../../cookie.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { formPages } from './form-pages.ts';
import { legalPages } from './legal-pages.ts';
import { schoolPages } from './pages.ts';
import { pictures } from './pictures.ts';
import { rcb } from './rcb-config.ts';
import { truth } from './truth.ts';
import { wordPressPage } from './wordpress.ts';

const domain = 'grundschule-lerchenfeld.test';
const address = '81.169.145.164';
const plugins = '/wp-content/plugins';
const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

const pages = [...schoolPages, ...formPages, ...legalPages];
const documents = Object.fromEntries(pages.map((page): [string, PageAnswer] => [page.path, wordPressPage(page)]));
const withoutSlash = Object.fromEntries(
  pages.filter(({ path }) => path !== '/').map(({ path }): [string, PageAnswer] => [path.slice(0, -1), redirect(path)]),
);
const sent = json({ status: 'mail_sent', message: 'Vielen Dank, Ihre Angaben sind bei uns eingegangen.' });

const assets: Record<string, PageAnswer> = {
  '/wp-content/themes/kadence/assets/css/global.min.css': css(`${file('style.css')}${file('rcb.css').replaceAll('ID', rcb.container)}`),
  '/wp-includes/css/dist/block-library/style.min.css': css('.wp-block-image img{vertical-align:bottom}.alignwide{margin:0 -10px}'),
  '/wp-content/uploads/omgf/omgf-stylesheet-87/omgf-stylesheet-87.css': css(
    "@font-face{font-family:'Nunito';font-style:normal;font-weight:400;font-display:swap;src:url('/wp-content/uploads/omgf/omgf-stylesheet-87/nunito-normal-latin-400.woff2') format('woff2')}",
  ),
  '/wp-content/uploads/omgf/omgf-stylesheet-87/nunito-normal-latin-400.woff2': {
    headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' },
    body: tinyFont,
  },
  [`${plugins}/real-cookie-banner/public/lib/animate.css/animate.min.css`]: css(
    '.animate__animated{animation-duration:.4s}@keyframes fadeInUp{from{opacity:0;transform:translateY(30px)}}.animate__fadeInUp{animation-name:fadeInUp}',
  ),
  [`${plugins}/real-cookie-banner/public/dist/banner.lite.js`]: clientScript(new URL('banner.js', import.meta.url)),
  [`${plugins}/statify/js/snippet.min.js`]: clientScript(new URL('statify.js', import.meta.url)),
  [`${plugins}/contact-form-7/includes/js/index.js`]: clientScript(new URL('cf7.js', import.meta.url)),
  [`${plugins}/contact-form-7/includes/css/styles.css`]: css('.wpcf7 .screen-reader-response{position:absolute;left:-9999px}'),
  '/wp-admin/admin-ajax.php': json({ success: true }),
  '/wp-json/real-cookie-banner/v1/consent': json({ consentId: 'ok' }),
  '/wp-json/contact-form-7/v1/contact-forms/212/feedback': sent,
  '/wp-json/contact-form-7/v1/contact-forms/267/feedback': sent,
  ...Object.fromEntries(Object.entries(pictures).map(([path, drawing]): [string, PageAnswer] => [path, svg(drawing)])),
};

const iServLogin = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>IServ - grundschule-lerchenfeld.test</title></head><body><main><h1>IServ</h1><form method="post" action="/iserv/auth/login"><label>Account <input name="_username" autocomplete="username"></label><label>Passwort <input type="password" name="_password" autocomplete="current-password"></label><button>Anmelden</button></form><p><a href="https://www.${domain}/impressum/">Impressum</a> <a href="https://www.${domain}/datenschutz/">Datenschutz</a></p></main></body></html>`;

/** A public primary school: a consent tool that works, and a film that a colleague pasted past it. */
export const grundschuleLerchenfeld: LabSite = {
  slug: 'grundschule-lerchenfeld',
  url: `https://www.${domain}/`,
  about: {
    de: 'Grundschule in NRW mit Real Cookie Banner: Der Terminkalender wartet, das Video in einem Beitrag nicht; Krankmeldung ohne Hinweis.',
    en: 'A primary school with Real Cookie Banner: the calendar waits, a video in one post does not; a sick-note form without a notice.',
  },
  hosts: [
    siteHost({
      host: `www.${domain}`,
      address,
      hardened: false,
      headers: { link: `<https://www.${domain}/wp-json/>; rel="https://api.w.org/"` },
      pages: { ...documents, ...withoutSlash, ...assets },
    }),
    apexHost(domain, address),
    siteHost({
      host: `iserv.${domain}`,
      address: '217.86.190.41',
      pages: {
        '/iserv/auth/login': () =>
          html(iServLogin, { 'set-cookie': setCookie('IServAuthSession', 'v4r8k2', { secure: true, httpOnly: true, sameSite: 'Lax' }) }),
      },
    }),
  ],
  truth,
  choices: { reject: [{ selector: `#${rcb.container}-none` }], accept: [{ selector: `#${rcb.container}-all` }] },
};
