import { readFileSync } from 'node:fs';
import { css, json, noContent, redirect } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { matomoPages } from '../../third-parties/matomo/matomo.ts';
import type { LabSite } from '../../types.ts';
import { borlabsConfigScript, matomoBase } from './borlabs-config.ts';
import { contactPage } from './contact-page.ts';
import { drawings } from './drawings.ts';
import { imprintPage } from './imprint.ts';
import { practicePages } from './pages.ts';
import { privacyPage } from './privacy-notice.ts';
import { wordPressPage } from './theme.ts';
import { truth } from './truth.ts';

const address = '85.13.155.83';
const origin = 'https://www.zahnarzt-lindenhof.test';
const here = (file: string) => new URL(file, import.meta.url);
const style = (file: string) => css(readFileSync(here(file), 'utf8'));

const pages = [...practicePages, contactPage, imprintPage, privacyPage];
/** WordPress sends an address without the final slash on to the one with it. */
const withoutSlash = Object.fromEntries(
  pages.filter(({ path }) => path !== '/').map(({ path }) => [path.slice(0, -1), redirect(`${origin}${path}`)]),
);

const files: Record<string, PageAnswer> = {
  '/wp-content/themes/hello-elementor/assets/css/theme.css': style('styles.css'),
  '/wp-content/plugins/elementor/assets/css/frontend.min.css': css('.elementor-widget{position:relative}.e-con-full{min-width:0}'),
  '/wp-content/uploads/elementor/css/post-6.css': css('.elementor-kit-6{--e-global-typography-primary-font-family:"Poppins"}'),
  '/wp-content/plugins/contact-form-7/includes/css/styles.css': css(
    '.wpcf7-response-output:not(:empty){margin:2em 0;padding:.4em 1em;border:2px solid #0f7f78}',
  ),
  '/wp-content/plugins/contact-form-7/modules/recaptcha/index.js': clientScript(here('form.js')),
  '/wp-content/cache/borlabs-cookie/1/borlabs-cookie-1-de.css': style('borlabs.css'),
  '/wp-content/cache/borlabs-cookie/1/borlabs-cookie-config-de.json.js': {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
    body: borlabsConfigScript,
  },
  '/wp-content/plugins/borlabs-cookie/assets/javascript/borlabs-cookie.min.js': clientScript([
    here('borlabs-dialog.js'),
    here('borlabs.js'),
  ]),
  '/wp-json/borlabs-cookie/v1/consent/log': json({ success: true }),
  '/wp-json/contact-form-7/v1/contact-forms/412/feedback': json({
    contact_form_id: 412,
    status: 'mail_sent',
    message: 'Vielen Dank für Ihre Nachricht. Sie wurde gesendet.',
  }),
  '/wp-json/': noContent(),
  ...drawings,
  ...matomoPages(matomoBase, '8d1e'),
};

/** A dental practice on WordPress with Elementor and Borlabs Cookie 3. */
export const zahnarztLindenhof: LabSite = {
  slug: 'zahnarzt-lindenhof',
  url: `${origin}/`,
  about: {
    de: 'Zahnarztpraxis auf WordPress mit Borlabs Cookie: Karte und Terminkalender warten auf Einwilligung, Google Fonts und reCAPTCHA nicht.',
    en: 'A dental practice on WordPress with Borlabs Cookie: map and calendar wait for consent, Google Fonts and reCAPTCHA do not.',
  },
  hosts: [
    siteHost({
      host: 'www.zahnarzt-lindenhof.test',
      address,
      hardened: false,
      headers: { link: `<${origin}/wp-json/>; rel="https://api.w.org/"`, 'x-powered-by': 'PHP/8.3.27', vary: 'Accept-Encoding' },
      pages: { ...Object.fromEntries(pages.map((page) => [page.path, wordPressPage(page)])), ...withoutSlash, ...files },
    }),
    apexHost('zahnarzt-lindenhof.test', address),
  ],
  truth,
  choices: {
    bannerAfterMs: 500,
    reject: [{ selector: '#BorlabsCookieBox .brlbs-btn-accept-only-essential' }],
    accept: [{ selector: '#BorlabsCookieBox .brlbs-btn-accept-all' }],
  },
};
