import { readFileSync } from 'node:fs';
import { css, html, json, redirect, script, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { fundingChoicesMessages } from '../../third-parties/funding-choices/hosts.ts';
import { mailerLiteForms } from '../../third-parties/mailerlite/hosts.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { articles } from './articles.ts';
import { formPages } from './forms.ts';
import { legalPages } from './legal-pages.ts';
import { truth } from './truth.ts';
import { blog, blogDocument } from './wordpress.ts';

const address = '85.13.142.87';
const plugins = '/wp-content/plugins';
const omgf = '/wp-content/uploads/omgf/omgf-stylesheet-41';

fundingChoicesMessages.publish(blog.adClient, {
  site: 'Fernweh & Butterbrot',
  privacyUrl: `${blog.origin}/datenschutz/`,
  partners: 141,
  accent: '#17323a',
});

mailerLiteForms.publish(`${blog.mailerLiteAccount}/${blog.mailerLiteForm}`, {
  headline: 'Ab damit in dein Postfach',
  text: 'Trag dich ein: Du bekommst die Packliste als PDF und danach etwa zweimal im Monat unseren Newsletter mit Reisetipps und Angeboten.',
  button: 'Packliste holen',
  note: 'Abmelden geht jederzeit mit einem Klick. Wie wir deine Daten verarbeiten, steht in der <a href="/datenschutz/">Datenschutzerklärung</a>.',
});

const pages = [...articles, ...formPages, ...legalPages];
const documents = Object.fromEntries(pages.map((page): [string, PageAnswer] => [page.path, blogDocument(page)]));
const withoutSlash = Object.fromEntries(
  pages.filter(({ path }) => path !== '/').map(({ path }): [string, PageAnswer] => [path.slice(0, -1), redirect(path)]),
);
const sent = (message: string) => json({ status: 'mail_sent', message });
const drawing = (width: number, height: number, inner: string) =>
  svg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inner}</svg>`);
const product = (hue: number) =>
  drawing(
    120,
    120,
    `<rect width="120" height="120" fill="#f4f4f4"/><rect x="36" y="22" width="48" height="80" rx="12" fill="hsl(${hue} 45% 42%)"/>`,
  );

const assets: Record<string, PageAnswer> = {
  '/wp-content/themes/Newspaper/style.css': css(readFileSync(new URL('style.css', import.meta.url), 'utf8')),
  [`${omgf}/omgf-stylesheet-41.css`]: css(
    `@font-face{font-family:'Roboto';font-style:normal;font-weight:400;font-display:swap;src:url('${omgf}/roboto-normal-latin-400.woff2') format('woff2')}`,
  ),
  [`${omgf}/roboto-normal-latin-400.woff2`]: {
    headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' },
    body: tinyFont,
  },
  [`${plugins}/shariff/css/shariff.min.css`]: css(
    '.shariff .shariff-buttons{list-style:none;display:flex;flex-wrap:wrap;gap:8px;padding:0}.shariff .shariff-link{display:flex;gap:8px;align-items:center;padding:7px 14px;border-radius:4px;text-decoration:none}',
  ),
  [`${plugins}/embed-privacy/assets/style/embed-privacy.min.css`]: css(
    '.embed-privacy-container{background:#e8e4dc;min-height:260px;display:grid;place-items:center;margin:18px 0}.embed-privacy-inner{text-align:center;padding:20px}.embed-privacy-url{display:none}.embed-privacy-label{display:inline}',
  ),
  [`${plugins}/embed-privacy/assets/js/embed-privacy.min.js`]: clientScript(new URL('embed-privacy.js', import.meta.url)),
  '/wp-content/themes/Newspaper/js/tagdiv_theme.min.js': clientScript(new URL('theme.js', import.meta.url)),
  '/wp-content/uploads/wpcode/partner-codes.js': clientScript(new URL('partner-codes.js', import.meta.url)),
  '/wp-includes/js/wp-emoji-release.min.js': script('window.wp=window.wp||{};window.wp.emoji={parse:function(e){return e}};'),
  '/wp-content/uploads/2025/01/hanna-und-tobi.svg': drawing(
    300,
    200,
    '<rect width="300" height="200" fill="#cfe0dc"/><circle cx="110" cy="80" r="30" fill="#d9a57f"/><circle cx="190" cy="76" r="30" fill="#c98f68"/><path d="M60 200a50 80 0 0 1 100 0z" fill="#b5481f"/><path d="M140 200a50 84 0 0 1 100 0z" fill="#17323a"/>',
  ),
  '/wp-content/uploads/2025/02/partner-logos.svg': drawing(
    560,
    70,
    '<g font-family="Arial" font-weight="700" font-size="20" fill="#555"><text x="0" y="42">GetYourGuide</text><text x="160" y="42">Booking.com</text><text x="310" y="42">amazon</text><text x="420" y="42">AWIN</text></g>',
  ),
  '/wp-content/uploads/aawp/amazon-B0FWM00101.svg': product(200),
  '/wp-content/uploads/aawp/amazon-B0FWM00102.svg': product(20),
  '/wp-json/contact-form-7/v1/contact-forms/2229/feedback': sent('Danke! Du bist im Lostopf.'),
  '/wp-json/contact-form-7/v1/contact-forms/91/feedback': sent('Danke, wir melden uns.'),
  '/wp-comments-post.php': redirect('/lissabon-tipps/#comments', 302),
  '/feed/': {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
    body: '<?xml version="1.0"?><rss version="2.0"><channel><title>Fernweh</title></channel></rss>',
  },
  '/ads.txt': { headers: { 'content-type': 'text/plain' }, body: `google.com, ${blog.adClient.slice(3)}, DIRECT, f08c47fec0942fa0\n` },
};

/** A couple's travel magazine with AdSense and Google's own consent message, and partner codes that listen only half. */
export const fernwehMagazin: LabSite = {
  slug: 'fernweh-magazin',
  url: `${blog.origin}/`,
  about: {
    de: 'Reiseblog (WordPress, AdSense) mit der Einwilligungsmitteilung von Google: Sie steuert die Anzeigen, an Widgets, Pixeln und Statistik geht sie vorbei.',
    en: "A travel blog (WordPress, AdSense) with Google's consent message: it governs the ads, but not widgets, pixels and statistics.",
  },
  hosts: [
    siteHost({
      host: `www.${blog.domain}`,
      address,
      headers: { link: `<${blog.origin}/wp-json/>; rel="https://api.w.org/"` },
      pages: { ...documents, ...withoutSlash, ...assets },
      fallback: {
        ...html(
          '<!doctype html><html lang="de"><title>Seite nicht gefunden</title><h1>Ups, falsch abgebogen</h1><p><a href="/">Zur Startseite</a></p></html>',
        ),
        status: 404,
      },
    }),
    apexHost(blog.domain, address),
  ],
  truth,
  choices: {
    bannerAfterMs: 1500,
    reject: [{ selector: '.fc-cta-do-not-consent' }],
    accept: [{ selector: '.fc-cta-consent' }],
  },
};
