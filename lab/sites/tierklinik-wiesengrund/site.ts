import { readFileSync } from 'node:fs';
import { css, html } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, setCookie } from '../../cookie.ts';
import { packageFile } from '../../package-file.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { matomoPages } from '../../third-parties/matomo/matomo.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { clinic } from './clinic.ts';
import { career, contact, emergency, order } from './forms.ts';
import { block, kirbyPage } from './kirby.ts';
import { imprint, terms } from './legal.ts';
import { appointments, services, start } from './pages.ts';
import { pictures } from './pictures.ts';
import { privacy } from './privacy.ts';
import { truth } from './truth.ts';

const file = (name: string) => new URL(name, import.meta.url);
const style = (name: string) => css(readFileSync(file(name), 'utf8'));
const font = { headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' }, body: tinyFont };
const session = () =>
  setCookie('kirby_session', '1763926800.4d1f0c7a2e93b5860f1c.d0b7e2a4c6915f38', {
    lifetimeSeconds: lifetimes.minutes(120),
    expires: true,
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
  });

const thanks = (path: string) =>
  kirbyPage({
    path,
    template: 'thanks',
    title: 'Vielen Dank',
    description: 'Ihre Angaben sind angekommen.',
    content: block('Vielen Dank', 'Ihre Angaben sind bei uns angekommen. Wir melden uns so schnell wie möglich.'),
  });

/** A page with a form: its token needs a session. */
const withForm =
  (page: string): PageAnswer =>
  ({ method, url }) =>
    html(method === 'POST' ? thanks(url.pathname) : page, { 'set-cookie': session() });

/** An animal clinic on Kirby: a careful banner of the agency's own making, and tools that were put in past it. */
export const tierklinikWiesengrund: LabSite = {
  slug: 'tierklinik-wiesengrund',
  url: `${clinic.origin}/`,
  about: {
    de: 'Tierklinik auf Kirby mit CookieConsent und iframemanager: Werbung, Film und Karte warten, Terminknopf, Chat, Vorschaubild und Portraits nicht.',
    en: 'An animal clinic on Kirby with CookieConsent and iframemanager: ads, film and map wait, the appointment button, chat, preview and portraits do not.',
  },
  maxPages: 10,
  hosts: [
    apexHost(clinic.domain, clinic.address),
    siteHost({
      host: clinic.host,
      address: clinic.address,
      headers: { 'permissions-policy': 'browsing-topics=(), camera=(), geolocation=()' },
      pages: {
        '/': start,
        '/leistungen': services,
        '/termine': appointments,
        '/notfall': withForm(emergency),
        '/bestellung': withForm(order),
        '/karriere': withForm(career),
        '/kontakt': contact,
        '/impressum': imprint,
        '/datenschutz': privacy,
        '/agb': terms,
        '/assets/css/index.9c1f4e07.css': style('style.css'),
        '/assets/css/templates/order.css': style('order.css'),
        '/assets/css/vendor/cookieconsent.css': packageFile('vanilla-cookieconsent/dist/cookieconsent.css'),
        '/assets/css/vendor/iframemanager.css': style('iframemanager.css'),
        '/assets/js/vendor/cookieconsent.umd.js': packageFile('vanilla-cookieconsent/dist/cookieconsent.umd.js'),
        '/assets/js/vendor/iframemanager.js': clientScript(file('iframemanager.js')),
        '/assets/js/consent.7e20bd51.js': clientScript(file('consent.js')),
        '/assets/js/index.31f5c8aa.js': clientScript(file('index.js')),
        '/assets/fonts/google/nunito-sans-v15-latin-regular.woff2': font,
        '/assets/fonts/google/nunito-sans-v15-latin-700.woff2': font,
        ...pictures,
      },
    }),
    siteHost({
      host: clinic.agency.statistics,
      address: clinic.agency.address,
      pages: matomoPages('/', clinic.matomo.domainHash),
    }),
  ],
  truth,
  choices: {
    bannerAfterMs: 2500,
    reject: [{ selector: '#cc-main .cm [data-role=necessary]' }],
    accept: [{ selector: '#cc-main .cm [data-role=all]' }],
  },
};
