import { readFileSync } from 'node:fs';
import { css, json, redirect, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { matomoPages } from '../../third-parties/matomo/matomo.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabRequest, LabResponse, LabSite } from '../../types.ts';
import { accounts } from './accounts.ts';
import { bookingPages } from './booking.ts';
import { consultation } from './consultation.ts';
import { type VhsPage, vhsPage } from './contao.ts';
import { blockerPage } from './cookiebar.ts';
import { coursePages } from './courses.ts';
import { legalPages } from './legal.ts';
import { housePages } from './pages.ts';
import { pictures } from './pictures.ts';
import { privacyPage } from './privacy.ts';
import { truth } from './truth.ts';

const { host, domain, address, origin, course, statistics, matomo } = accounts;
const file = (name: string) => new URL(name, import.meta.url);

/** What the bar calls after a withdrawal: the site's own cookies of the entries that are off now expire. */
function deleteCookies({ body, cookies }: LabRequest): LabResponse {
  const named = new URLSearchParams(body.toString()).getAll('tokens[]').filter((name) => name in cookies);
  return json({ type: 'success' }, { 'set-cookie': named.map((name) => `${name}=deleted; path=/; expires=Thu, 01 Jan 1970 00:00:01 GMT`) });
}

const pages: Record<string, PageAnswer> = {
  '/assets/css/cookiebar_simple.css,vhs.scss,kufer.scss-0e93c7a4.css': css(readFileSync(file('style.css'), 'utf8')),
  '/files/vhs/fonts/atkinson-hyperlegible-v11-latin-regular.woff2': { headers: { 'content-type': 'font/woff2' }, body: tinyFont },
  '/bundles/contaocookiebar/scripts/cookiebar.min.js': clientScript(file('../tierheim-haselgrund/cookiebar.js')),
  '/bundles/contaocore/altcha.min.js': clientScript(file('altcha.js')),
  '/_contao/altcha_challenge': json({ algorithm: 'SHA-256', challenge: '8c1f0a', salt: '51d7e2?expires=1795450000', maxnumber: 100_000 }),
  '/cookiebar/block/de/5': blockerPage,
  '/cookiebar/block/de/6': blockerPage,
  '/cookiebar/delete': deleteCookies,
  '/robots.txt': {
    headers: { 'content-type': 'text/plain; charset=UTF-8' },
    body: `User-agent: *\nDisallow: /contao/\nDisallow: /_contao/\n\nSitemap: ${origin}/sitemap.xml\n`,
  },
};

/** Where a sent form leads. */
const afterSending = (alias: string) => (alias === 'warenkorb' ? `/anmeldung?kurs=${course.number}` : '/danke');

const allPages: readonly VhsPage[] = [...housePages, ...coursePages, ...bookingPages, consultation, ...legalPages, privacyPage];
for (const [path, picture] of Object.entries(pictures)) pages[path] = svg(picture);
for (const page of allPages) {
  const answer = vhsPage(page);
  pages[`/${page.alias}`] = (request) =>
    request.method === 'POST' ? redirect(afterSending(page.alias), 303) : typeof answer === 'function' ? answer(request) : answer;
}

/** An adult education centre of three municipalities: its bar works, the layout of its courses does not know of it. */
export const vhsMoortal: LabSite = {
  slug: 'vhs-moortal',
  url: `${origin}/`,
  about: {
    de: 'Volkshochschule eines Zweckverbands auf Contao mit Cookiebar und Kursbuchung: Die Startseite ist sauber, im Layout der Kurse zählt ein altes Matomo weiter, und neben dem Formular zum Aufenthaltsstatus steht eine Karte von Google.',
    en: 'Adult education centre of a special-purpose association on Contao with its cookie bar and course booking: the start page is clean, an old Matomo counts on in the layout of the courses, and a map of Google stands beside the form on residence status.',
  },
  hosts: [
    apexHost(domain, address),
    siteHost({ host, address, pages }),
    siteHost({ host: statistics, address, pages: matomoPages('/', matomo.domainHash) }),
  ],
  truth,
  maxPages: 14,
  choices: { reject: [{ selector: '.contao-cookiebar [data-deny-all]' }], accept: [{ selector: '.contao-cookiebar [data-accept-all]' }] },
};
