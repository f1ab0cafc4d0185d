import { css, html, json, redirect, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { type PageAnswer, siteHost } from '../../site-host.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabResponse, LabSite } from '../../types.ts';
import { contentPages } from './content.ts';
import { legalPages } from './legal.ts';
import { complianzStyles, themeStyles } from './styles.ts';
import { truth } from './truth.ts';
import { wordPressPage } from './wordpress.ts';

const address = '88.99.141.62';
const domain = 'stiftung-auenland.test';

const landscape = (sky: string, ground: string) =>
  svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 512"><rect width="1024" height="512" fill="${sky}"/><circle cx="800" cy="120" r="52" fill="#f4d58d"/><path d="M0 330q256-90 512 0t512-20v202H0z" fill="${ground}"/><path d="M0 400q256 40 512 0t512 10v102H0z" fill="#6fa3b5"/></svg>`,
  );

const logo = svg(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 70"><path d="M6 46q14-22 28 0t28 0" fill="none" stroke="#2f5d50" stroke-width="6"/><text x="76" y="46" font-family="Georgia,serif" font-size="25" fill="#244a3a">Stiftung Auenland</text></svg>',
);

const font: LabResponse = { headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' }, body: tinyFont };

const documents = Object.fromEntries(
  [...contentPages, ...legalPages].map((page): [string, PageAnswer] => [
    page.path,
    html(wordPressPage(page), { 'x-pingback': `https://${domain}/xmlrpc.php` }),
  ]),
);

const unslashed = Object.fromEntries(
  Object.keys(documents)
    .filter((path) => path !== '/')
    .map((path): [string, PageAnswer] => [path.slice(0, -1), redirect(path)]),
);

const files: Record<string, PageAnswer> = {
  '/wp-content/themes/generatepress/assets/css/main.min.css': css(themeStyles),
  '/wp-content/plugins/complianz-gdpr/assets/css/cookieblocker.min.css': css(complianzStyles),
  '/wp-content/plugins/complianz-gdpr/cookiebanner/js/complianz.min.js': clientScript(new URL('complianz.js', import.meta.url)),
  '/wp-content/plugins/friendly-captcha/public/vendor/v1/widget.module.min.js': clientScript(new URL('frc-widget.js', import.meta.url)),
  '/wp-content/uploads/omgf/google-fonts-1/source-serif-4-normal-latin-600.woff2': font,
  '/wp-content/uploads/omgf/google-fonts-1/open-sans-normal-latin-400.woff2': font,
  '/wp-content/uploads/2024/03/logo-auenland.svg': logo,
  '/wp-content/uploads/2024/03/cropped-auenland-32x32.png': logo,
  '/wp-content/uploads/2025/05/elbaue.svg': landscape('#cfe3ea', '#7da068'),
  '/wp-content/uploads/2025/05/auwald.svg': landscape('#e6e3cf', '#4f7a4a'),
  '/wp-content/uploads/2025/09/auenfunk-12.txt': {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: 'Auenfunk, Folge 12: Wiesen unter Wasser. Abschrift.\n',
  },
  '/wp-json/complianz/v1/track': json({ success: true }),
};

/** A foundation that has done nearly everything right, but for the authors' pictures and one page template. */
export const stiftungAuenland: LabSite = {
  slug: 'stiftung-auenland',
  url: `https://${domain}/`,
  about: {
    de: 'Naturstiftung mit WordPress und Complianz, fast sauber: Autorenbilder von Gravatar, und auf der Spendenseite setzt etracker doch Cookies.',
    en: 'A nature foundation on WordPress with Complianz, almost clean: Gravatar pictures, and on the donation page etracker sets cookies after all.',
  },
  hosts: [
    siteHost({ host: domain, address, pages: { ...documents, ...unslashed, ...files } }),
    { host: `www.${domain}`, address, handle: ({ url }) => redirect(`https://${domain}${url.pathname}${url.search}`) },
  ],
  truth,
  choices: { reject: [{ selector: '.cmplz-btn.cmplz-deny' }], accept: [{ selector: '.cmplz-btn.cmplz-accept' }] },
};
