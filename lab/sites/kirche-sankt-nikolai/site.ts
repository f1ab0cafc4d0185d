import { readFileSync } from 'node:fs';
import { css, html, notFound, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { matomoPages } from '../../third-parties/matomo/matomo.ts';
import type { LabRequest, LabSite } from '../../types.ts';
import { confirmationDone, confirmationPage } from './confirmation-form.ts';
import { type HelixPage, helixPage, parish } from './helix.ts';
import { legalPages } from './legal-pages.ts';
import { contentPages } from './pages.ts';
import { pictures } from './pictures.ts';
import { sessionName, truth } from './truth.ts';

const address = '81.169.214.38';

/** Joomla opens a session for every visitor. */
function headers({ cookies }: LabRequest): Record<string, string> {
  if (cookies[sessionName]) return {};
  const value = randomText(26).replace(/[-_]/g, 'q').toLowerCase();
  return { 'set-cookie': setCookie(sessionName, value, { secure: true, httpOnly: true }) };
}

const show = (page: HelixPage) => (request: LabRequest) =>
  html(helixPage(page, request.cookies['spcookie_status'] === 'ok'), headers(request));

const pages: Record<string, PageAnswer> = {};
for (const page of [...contentPages, ...legalPages]) pages[page.path] = show(page);
pages[confirmationPage.path] = (request) => show(request.method === 'POST' ? confirmationDone : confirmationPage)(request);

const files: Record<string, PageAnswer> = {
  ...pictures,
  ...matomoPages('/matomo/', '6c1e'),
  '/templates/shaper_helixultimate/css/template.css': css(readFileSync(new URL('style.css', import.meta.url), 'utf8')),
  '/templates/shaper_helixultimate/js/main.js': clientScript(new URL('main.js', import.meta.url)),
  '/media/vendor/joomla-custom-elements/css/joomla-alert.min.css': css('joomla-alert{display:block}'),
  '/media/com_rsform/css/front.min.css': css('.formError{color:#a00}.formNoError{display:none}'),
  '/media/system/js/core.min.js': script('window.Joomla=window.Joomla||{};Joomla.getOptions=function(k,d){return d;};'),
  '/media/system/js/joomla-hidden-mail.min.js': clientScript(new URL('hidden-mail.js', import.meta.url)),
};

/** A Protestant parish under the church's own data protection law, with a notice about cookies and no choice. */
export const kircheSanktNikolai: LabSite = {
  slug: 'kirche-sankt-nikolai',
  url: `${parish.origin}/`,
  about: {
    de: 'Evangelische Kirchengemeinde auf Joomla (DSG-EKD): nur ein Cookie-Hinweis mit „OK“, YouTube, uMap, Kalender und Spendenformular laden sofort.',
    en: 'A Protestant parish on Joomla (church data protection law): a cookie notice with "OK" alone, while YouTube, uMap, calendar and donation form load at once.',
  },
  hosts: [
    siteHost({
      host: parish.host,
      address,
      pages: { ...pages, ...files },
      fallback: notFound('Die Seite konnte nicht gefunden werden.'),
      headers: { 'x-powered-by': 'PHP/8.1.33', 'cache-control': 'no-store, no-cache, must-revalidate' },
      hardened: false,
    }),
    apexHost(parish.domain, address),
  ],
  truth,
  choices: { accept: [{ selector: '.sp-cookie-allow' }] },
};
